import AttrmdCommands

/// A console that gives what a test says and keeps what the command says.
final class TestConsole: Console {
    var input: [UInt8] = []
    var terminals: Set<ConsoleStream> = []
    var terminalWidth = 0
    /// What writing to standard output meets.
    var outputFailure: ConsoleError?
    private(set) var written: [ConsoleStream: [UInt8]] = [:]

    func readStandardInput(limit: Int) throws(ConsoleError) -> [UInt8] {
        if input.count > limit { throw .tooLarge(byteCount: limit + 1) }
        return input
    }

    func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        if stream == .output, let outputFailure { throw outputFailure }
        written[stream, default: []] += bytes
    }

    func isTerminal(_ stream: ConsoleStream) -> Bool { terminals.contains(stream) }

    func text(_ stream: ConsoleStream) -> String { String(decoding: written[stream] ?? [], as: UTF8.self) }
}
