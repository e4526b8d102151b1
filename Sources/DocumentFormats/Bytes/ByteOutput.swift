// The growing output of a writer. Text goes in as bytes of UTF-8; a String appears only where the model
// holds one.

/// Bytes of an output under construction, with the few operations that writers share.
struct ByteOutput {
    /// What has been written so far.
    private(set) var bytes: [UInt8] = []
    /// How many characters the format cannot hold were replaced by others.
    var replacedCount = 0

    /// The number of bytes written so far.
    var byteCount: Int { bytes.count }

    /// Makes room for an output of about this size.
    mutating func reserveCapacity(_ byteCount: Int) { bytes.reserveCapacity(byteCount) }

    @inline(__always)
    mutating func write(_ byte: UInt8) { bytes.append(byte) }

    /// Writes a literal.
    @inline(__always)
    mutating func write(_ literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func write(_ string: String) { bytes.append(contentsOf: string.utf8) }

    @inline(__always)
    mutating func write(_ slice: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: slice) }

    mutating func write(_ slice: some Collection<UInt8>) { bytes.append(contentsOf: slice) }

    /// Writes a whole number in decimal.
    mutating func write(decimal number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Writes a byte as `%` and two digits.
    mutating func write(percentEncoded byte: UInt8) {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.hexDigit(byte >> 4))
        bytes.append(Self.hexDigit(byte & 15))
    }

    /// The upper case digit of a number below 16.
    private static func hexDigit(_ number: UInt8) -> UInt8 { number < 10 ? 0x30 + number : 0x37 + number }

    /// Writes a byte so many times.
    mutating func write(_ byte: UInt8, count: Int) {
        if count > 0 { bytes.append(contentsOf: repeatElement(byte, count: count)) }
    }

    /// Ends the line that is being written, unless nothing stands on it.
    @inline(__always)
    mutating func endLine() {
        if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }

    /// Takes bytes off the end.
    mutating func removeLast(_ byteCount: Int) { bytes.removeLast(byteCount) }
}

extension String {
    /// Calls a function with the bytes of this string.
    ///
    /// - Complexity: O(1) for a string that is stored as UTF-8, as all strings of this package are.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var copy = self
        return copy.withUTF8(body)
    }

    /// Whether a byte is among those of this string.
    ///
    /// - Complexity: O(*n*), eight bytes at a time.
    func holds(_ byte: UInt8) -> Bool { withBytes { ByteSearch.firstOffset(of: byte, in: $0, from: 0) != nil } }
}
