// The way into libFuzzer, which the toolchain brings.

#if canImport(Darwin)
    import Darwin
#else
    @preconcurrency import Glibc
#endif

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

nonisolated(unsafe) private var target: ([UInt8]) -> Void = { _ in }

/// Runs a body on inputs that libFuzzer makes up, by the arguments of the process.
///
/// - Parameter body: Stops the program when an input shows a fault.
/// - Returns: The exit status.
public func fuzz(_ body: @escaping ([UInt8]) -> Void) -> CInt {
    target = body
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    return runDriver(&count, &arguments) { start, count in
        target(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
}

/// Stops the program with a message when something that must hold does not.
public func require(_ holds: Bool, _ message: @autoclosure () -> String) {
    guard !holds else { return }
    fputs("fault: " + message() + "\n", stderr)
    abort()
}
