// The other side of the pool: a process that converts what it is told to, until its input ends.

import DocumentFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A worker: reads jobs from standard input and writes outcomes to standard output.
struct WorkerProcess {
    /// The first word of a worker's command line. It is no command for people, so help does not list it.
    static let word = "--worker"

    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    /// The words that start a worker for these arguments.
    static func words(for arguments: ParsedArguments, palette: Palette) -> [[UInt8]] {
        let own: Set<OptionName> = [.from, .to, .output, .report, .strict, .jobs, .help]
        let options = arguments.values.filter { !own.contains($0.key) }.sorted { $0.key.rawValue < $1.key.rawValue }
        return [word, palette.isColored ? "color" : "plain"].map { Array($0.utf8) }
            + options.map { name, value in
                Array("--\(name.rawValue)".utf8) + (value.isEmpty ? [] : [UInt8(ascii: "=")] + value)
            }
    }

    /// Works until standard input ends.
    func run(_ words: ArraySlice<[UInt8]>) -> ExitStatus {
        guard let color = words.first,
            let arguments = try? ParsedArguments(words.dropFirst(), for: .named(.convert), formats: context.formats)
        else { return .failure }
        let conversion = Conversion(
            settings: ConversionSettings(arguments),
            palette: Palette(isColored: color == Array("color".utf8)),
            console: context.console
        )
        return Self.serve(context) { frame in
            ConversionJob(frame, formats: context.formats).map { conversion.run($0).outcome.frame }
        }
    }

    /// Answers frames until standard input ends.
    ///
    /// - Parameter answer: The answer to a frame; `nil` for one that makes no sense.
    static func serve(_ context: CommandContext, answer: (WorkerFrame) -> WorkerFrame?) -> ExitStatus {
        var buffer: [UInt8] = []
        while true {
            while let frame = WorkerFrame.take(from: &buffer) {
                guard let bytes = answer(frame)?.bytes else { return .failure }
                guard (try? context.console.write(bytes, to: .output)) != nil else { return .failure }
            }
            let chunk = Descriptor.readChunk(ConsoleStream.input.rawValue)
            guard let chunk, !chunk.isEmpty else { return buffer.isEmpty ? .success : .failure }
            buffer += chunk
        }
    }
}

extension Descriptor {
    /// What can be read now, at most 64 KiB; empty at the end, `nil` on an error.
    static func readChunk(_ descriptor: Int32) -> [UInt8]? {
        var result = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            repeat {
                result = read(descriptor, buffer.baseAddress, buffer.count)
            } while result < 0 && errno == EINTR
            count = max(result, 0)
        }
        return result < 0 ? nil : chunk
    }
}
