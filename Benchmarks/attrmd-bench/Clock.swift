// Time, files and child processes for the benchmarks.

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Seconds of a clock that only goes forward.
func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

/// The bytes of a file, `nil` when it cannot be read.
func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    guard size >= 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = fread(buffer.baseAddress, 1, size, file)
    }
}

/// The smallest and the middle of some times.
struct Timing {
    var minimum: Double
    var median: Double

    init(_ times: [Double]) {
        let sorted = times.sorted()
        minimum = sorted.first ?? 0
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

/// Runs pieces of work in turns, so that a drift of the machine's speed meets all of them.
///
/// - Parameters:
///   - count: How often each is run, after one run that does not count.
///   - work: The pieces; each returns the seconds it took.
func interleaved(count: Int, _ work: [() -> Double]) -> [Timing] {
    var times = Array(repeating: [Double](), count: work.count)
    for round in 0...count {
        for (index, piece) in work.enumerated() {
            let time = piece()
            if round > 0 { times[index].append(time) }
        }
    }
    return times.map(Timing.init)
}

/// The seconds that a piece of work takes.
func timed(_ work: () -> Void) -> Double {
    let start = seconds()
    work()
    return seconds() - start
}

/// What a child process used.
struct Usage {
    var cpuSeconds: Double
    /// In bytes.
    var peakMemory: Int
    var status: Int32
}

/// Runs a program with standard input from a file and standard output thrown away.
func run(_ arguments: [String], input: String) -> Usage? {
    var pid = pid_t()
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard posix_spawnp(&pid, arguments[0], &actions, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(pid, &status, 0, &usage) == pid else { return nil }
    let cpu =
        Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + 1e-6 * Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    #if canImport(Darwin)
        let memory = Int(usage.ru_maxrss)
    #else
        let memory = Int(usage.ru_maxrss) * 1024
    #endif
    return Usage(cpuSeconds: cpu, peakMemory: memory, status: status)
}
