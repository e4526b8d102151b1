// A lock for the whole process, from the C library, so that neither Foundation nor a newer system is
// needed for it.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// A mutual exclusion lock that lives as long as the process.
struct ProcessLock: @unchecked Sendable {
    // The mutex has a fixed address and is only touched by the functions made for it.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// The lock around the parser's global tables.
    static let shared = ProcessLock()

    private init() {
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
