// Starting this program once more, with a pipe in each direction.

// `environ` is a variable of C that Swift cannot know to be safe; it is read before a second thread exists.
#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// A process that was started, and the pipes to and from it.
struct ChildProcess {
    let id: pid_t
    /// What is written here is the process's standard input.
    let input: Int32
    /// What the process writes to standard output is read here.
    let output: Int32

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Its file.
    ///   - words: Its arguments, without its name.
    /// - Returns: `nil` when the system does not start it.
    init?(_ program: FilePath, _ words: [[UInt8]]) {
        guard let toChild = Self.makePipe() else { return nil }
        guard let fromChild = Self.makePipe() else {
            Self.close(toChild)
            return nil
        }
        let child = Self.spawn(program, words, standardInput: toChild.reading, standardOutput: fromChild.writing)
        _ = closeDescriptor(toChild.reading)
        _ = closeDescriptor(fromChild.writing)
        guard let child else {
            _ = closeDescriptor(toChild.writing)
            _ = closeDescriptor(fromChild.reading)
            return nil
        }
        id = child
        input = toChild.writing
        output = fromChild.reading
    }

    /// Closes the pipes and waits for the end.
    ///
    /// - Returns: The signal that ended the process, if one did.
    func end() -> Int32? {
        let signal = finish() & 0x7F
        return signal == 0 ? nil : signal
    }

    /// Closes the pipes and waits for the end.
    ///
    /// - Returns: The status as the system gives it; 0 when the process ended well.
    func finish() -> Int32 {
        _ = closeDescriptor(input)
        _ = closeDescriptor(output)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status
    }

    private typealias Pipe = (reading: Int32, writing: Int32)

    /// A pipe that other children do not inherit.
    private static func makePipe() -> Pipe? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func close(_ pipe: Pipe) {
        _ = closeDescriptor(pipe.reading)
        _ = closeDescriptor(pipe.writing)
    }

    private static func spawn(
        _ program: FilePath,
        _ words: [[UInt8]],
        standardInput: Int32,
        standardOutput: Int32
    ) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t? = nil
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, standardInput, ConsoleStream.input.rawValue)
        posix_spawn_file_actions_adddup2(&actions, standardOutput, ConsoleStream.output.rawValue)

        var arguments = ([program.bytes] + words).map { word in
            (word + [0]).withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { strdup($0) } ?? nil }
            }
        }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var child: pid_t = 0
        let result = program.withCString { posix_spawn(&child, $0, &actions, nil, arguments, environ) }
        return result == 0 ? child : nil
    }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
