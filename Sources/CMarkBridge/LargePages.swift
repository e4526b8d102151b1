// Large pages for large pieces of memory. The parser walks its tree several times, and with small pages most of
// a walk is looking them up; taking memory from the system one small page at a time costs as much again.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

enum LargePages {
    /// The size of a large page on most machines, in bytes.
    static let size = 2 << 20

    /// Asks for large pages in a piece of memory that has not been touched yet.
    ///
    /// Advice only: where the system has none, nothing changes.
    static func advise(_ base: UnsafeMutableRawPointer, byteCount: Int) {
        #if os(Linux) || os(Android)
            let start = base.alignedUp(toMultipleOf: size)
            let count = (base + byteCount - start) & ~(size - 1)
            if count > 0 { _ = madvise(start, count, MADV_HUGEPAGE) }
        #endif
    }
}

extension Array {
    /// An empty array with room for elements; much room is of large pages.
    package init(largeCapacity: Int) {
        self = []
        reserveLargeCapacity(largeCapacity)
    }

    /// Makes room for elements; much room is of large pages.
    package mutating func reserveLargeCapacity(_ count: Int) {
        reserveCapacity(count)
        let byteCount = capacity * MemoryLayout<Element>.stride
        withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { LargePages.advise(base, byteCount: byteCount) }
        }
    }
}
