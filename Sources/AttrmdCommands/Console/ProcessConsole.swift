// The console of a real process.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The streams of this process.
final class ProcessConsole: Console {
    func readStandardInput(limit: Int) throws(ConsoleError) -> [UInt8] {
        do {
            let input = ConsoleStream.input.rawValue
            return try Descriptor.readAll(input, limit: limit, expectedCount: Descriptor.expectedCount(of: input))
        } catch {
            switch error {
            case .tooLarge(let byteCount): throw .tooLarge(byteCount: byteCount)
            case .system(let error): throw .failed(error.description)
            }
        }
    }

    func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
        do {
            try Descriptor.writeAll(stream.rawValue, bytes)
        } catch {
            throw error.isBrokenPipe ? .closed : .failed(error.description)
        }
    }

    func isTerminal(_ stream: ConsoleStream) -> Bool { isatty(stream.rawValue) == 1 }

    var terminalWidth: Int {
        var size = winsize()
        guard ioctl(ConsoleStream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0 else { return 0 }
        return Int(size.ws_col)
    }
}
