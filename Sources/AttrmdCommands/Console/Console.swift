// Where the command reads and writes: the real streams of a process, or those of a test.

/// The streams of a command.
public protocol Console: AnyObject {
    /// Reads standard input to its end.
    ///
    /// - Parameter limit: The most bytes that are read.
    /// - Throws: `ConsoleError`.
    func readStandardInput(limit: Int) throws(ConsoleError) -> [UInt8]

    /// Writes bytes to a stream, all of them.
    ///
    /// - Throws: `ConsoleError`.
    func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(ConsoleError)

    /// Whether a person sees the stream, or types into it.
    func isTerminal(_ stream: ConsoleStream) -> Bool

    /// The width of the terminal that shows standard output, in columns; 0 if there is none.
    var terminalWidth: Int { get }
}

/// A stream of a process, by its descriptor.
public enum ConsoleStream: Int32, Hashable, Sendable, CaseIterable {
    case input = 0
    case output = 1
    case error = 2
}

/// Why a stream could not be read or written.
public enum ConsoleError: Error, Equatable, Sendable {
    /// The process that reads the output has gone: nothing more is wanted.
    case closed
    /// Standard input has more bytes than the limit; at least `byteCount`.
    case tooLarge(byteCount: Int)
    /// The system's words.
    case failed(String)
}
