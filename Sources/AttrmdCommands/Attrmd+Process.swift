// The command as a process: its arguments, its environment, its end.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Attrmd {
    /// Runs the command with the arguments and streams of this process, and ends the process.
    public static func main() -> Never {
        // A reader that has gone is met as an error of `write`, and ends the command quietly.
        signal(SIGPIPE, SIG_IGN)
        reserveStandardDescriptors()
        var environment: [String: String] = [:]
        for name in environmentNames {
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
        let status = run(
            words: argumentWords(),
            environment: environment,
            console: ProcessConsole(),
            executable: executablePath()
        )
        exit(Int32(status.rawValue))
    }

    /// Keeps files from being opened as a standard stream that was closed: messages would go into them.
    ///
    /// Writing to such a stream stays an error, since it is opened for reading.
    private static func reserveStandardDescriptors() {
        for stream in ConsoleStream.allCases where fcntl(stream.rawValue, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// The words after the program's name as the bytes they are.
    private static func argumentWords() -> [[UInt8]] {
        let count = Int(CommandLine.argc)
        guard count > 1 else { return [] }
        return (1..<count).compactMap { index in
            CommandLine.unsafeArgv[index].map { word in
                UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
            }
        }
    }

    /// Where this program's file is.
    private static func executablePath() -> FilePath? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        #if os(Linux)
            let count = buffer.withUnsafeMutableBytes { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    characters.baseAddress.map { readlink("/proc/self/exe", $0, characters.count) } ?? -1
                }
            }
            guard count > 0, count < buffer.count else { return nil }
            return FilePath(Array(buffer[..<count]))
        #else
            var size = UInt32(buffer.count)
            let result = buffer.withUnsafeMutableBytes { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    characters.baseAddress.map { _NSGetExecutablePath($0, &size) } ?? -1
                }
            }
            guard result == 0, let end = buffer.firstIndex(of: 0) else { return nil }
            return FilePath(Array(buffer[..<end]))
        #endif
    }
}
