// A byte view that the tokenizer may index with any number.

/// A read-only view of bytes that answers 0 outside its bounds, so that looking ahead needs no care.
///
/// Valid only inside the closure that lends the bytes.
struct SourceView {
    private let base: UnsafePointer<UInt8>?

    /// How many bytes there are.
    let count: Int

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        base = buffer.baseAddress
        count = buffer.baseAddress == nil ? 0 : buffer.count
    }

    /// The byte at an offset, or 0 before the first and behind the last. A caller that must tell a NUL
    /// from the end compares the offset with `count`.
    @inline(__always)
    subscript(offset: Int) -> UInt8 {
        guard UInt(bitPattern: offset) < UInt(bitPattern: count), let base else { return 0 }
        return base[offset]
    }

    /// The bytes of a range, cut to the bounds of the view.
    @inline(__always)
    func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        let upper = min(max(end, 0), count)
        let lower = min(max(start, 0), upper)
        guard let base else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: base + lower, count: upper - lower)
    }
}
