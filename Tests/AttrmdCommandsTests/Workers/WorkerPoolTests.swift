import Foundation
import Testing

@testable import AttrmdCommands

@Suite("Worker processes")
struct WorkerPoolTests {
    /// As the process of the command does: a worker that has gone is met as an error of `write`.
    init() { signal(SIGPIPE, SIG_IGN) }

    private func jobs(_ count: Int) -> [ConversionJob] {
        (0..<count).map { index in
            ConversionJob(
                input: DocumentInput(source: .file(FilePath("\(index).ln")), format: testFormats[0]),
                output: FilePath("\(index).loud"),
                outputFormat: testFormats[1],
                makesFolder: false,
                byteCount: 0
            )
        }
    }

    private func pool(_ program: String, _ words: [String]) -> ConversionPool {
        ConversionPool(
            start: { ChildProcess(FilePath(program), words.map { Array($0.utf8) }) },
            runHere: { ConversionOutcome(result: .converted, messages: "here \($0.input.name)", report: "") },
            outcomeOfCrash: { job, signal in
                ConversionOutcome(result: .failed, messages: "\(job.input.name) \(signal ?? 0)", report: "")
            }
        )
    }

    private func run(_ pool: ConversionPool, _ count: Int, _ processCount: Int) -> [String] {
        var said: [String] = []
        pool.run(jobs(count), processCount: processCount) { index, outcome in
            #expect(index == said.count)
            said.append(outcome.messages)
        }
        return said
    }

    @Test("A worker that ends takes only its own job with it", arguments: [1, 2, 5])
    func ends(_ processCount: Int) {
        #expect(
            run(pool("/bin/sh", ["-c", "head -c 1 >/dev/null; exit 3"]), 4, processCount)
                == (0..<4).map { "\($0).ln 0" }
        )
        #expect(
            run(pool("/bin/sh", ["-c", "head -c 1 >/dev/null; kill -9 $$"]), 3, processCount)
                == (0..<3).map { "\($0).ln 9" }
        )
    }

    @Test("A worker that talks nonsense is ended")
    func nonsense() {
        let answer = WorkerFrame([[9], [], []]).bytes.map { "\\\(String($0, radix: 8))" }.joined()
        let words = ["-c", "printf '\(answer)'; cat >/dev/null"]
        #expect(run(pool("/bin/sh", words), 2, 2) == ["0.ln 0", "1.ln 0"])
    }

    @Test("Where no process can be started, the work is done here")
    func noProcess() { #expect(run(pool("/no/such/program", []), 2, 2) == ["here 0.ln", "here 1.ln"]) }

    @Test(
        "One process is started for little work, and never more than there are jobs",
        arguments: [(1, 1 << 30, 1), (100, 1000, 2), (3, 0, 1)]
    )
    func count(_ jobCount: Int, _ byteCount: Int, _ most: Int) {
        let count = ConversionPool.worthwhileCount(jobCount: jobCount, byteCount: byteCount)
        #expect(count >= 1 && count <= most)
    }

    @Test("The words that start a worker are its options, and none that is the command's own")
    func words() throws {
        let given = [
            "-o", "x", "--strict", "-d", "gfm", "--exact", "--max-bytes", "2K", "--jobs", "3", "--report", "r", "a",
        ]
        let arguments = try ParsedArguments(
            given.map { Array($0.utf8) }[...],
            for: .named(.convert),
            formats: testFormats
        )
        let words = WorkerProcess.words(for: arguments, palette: Palette(isColored: true))
        #expect(
            words.map { String(decoding: $0, as: UTF8.self) }
                == ["--worker", "color", "--dialect=gfm", "--exact", "--max-bytes=2K"]
        )
    }
}
