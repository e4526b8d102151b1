// Linting in several processes: what a job and its outcome are between them.

import Linting

/// A file to lint.
struct LintJob: WorkerJob {
    let path: FilePath

    var frame: WorkerFrame? { WorkerFrame([path.bytes]) }
}

extension LintWorker.Outcome: WorkerOutcome {
    /// The outcome without the fixed bytes, which the worker has written.
    var frame: WorkerFrame {
        WorkerFrame([
            file.wireBytes, Array(String(fixedCount).utf8), difference, problem.map { [1] + Array($0.utf8) } ?? [],
        ])
    }

    init?(_ frame: WorkerFrame) {
        guard frame.fields.count == 4, let file = LintedFile(wireBytes: frame.fields[0]),
            let fixedCount = Int(String(decoding: frame.fields[1], as: UTF8.self))
        else { return nil }
        self.init(file: file, fixedCount: fixedCount, difference: frame.fields[2])
        let problem = frame.fields[3]
        if !problem.isEmpty { self.problem = String(decoding: problem.dropFirst(), as: UTF8.self) }
    }
}

/// A worker of `lint`: reads the names of files from standard input and writes what was found in them.
enum LintWorkerProcess {
    /// The first word of a worker's command line. It is no command for people, so help does not list it.
    static let word = "--lint-worker"

    /// The options of the command line that decide what is found and fixed.
    private static let options: Set<OptionName> = [
        .target, .rule, .fix, .unsafeFixes, .fixOnly, .diff, .config, .noConfig,
    ]

    /// The words that start a worker for these arguments.
    static func words(for arguments: ParsedArguments) -> [[UInt8]] {
        var words = [Array(word.utf8)]
        for option in options.sorted(by: { $0.rawValue < $1.rawValue }) where arguments.has(option) {
            for value in arguments.allValues(option) {
                words.append(Array("--\(option.rawValue)".utf8) + (value.isEmpty ? [] : [UInt8(ascii: "=")] + value))
            }
        }
        return words
    }

    /// Works until standard input ends.
    static func run(_ words: ArraySlice<[UInt8]>, _ context: CommandContext) -> ExitStatus {
        guard let arguments = try? ParsedArguments(words, for: .lint, formats: context.formats),
            let settings = try? LintSettings(arguments)
        else { return .failure }
        let worker = LintWorker(settings, arguments, context)
        return WorkerProcess.serve(context) { frame in
            guard frame.fields.count == 1 else { return nil }
            return worker.run(FilePath(frame.fields[0])).frame
        }
    }
}
