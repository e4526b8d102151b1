// Lines of bytes: LF, CR and CR LF end one.

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the line end that ends the line of an offset, or the end of the bytes.
    func lineEnd(from offset: Int) -> Int {
        var end = offset
        while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
        return end
    }

    /// The offset after the line end at an offset; the end of the bytes at their end.
    func afterLineEnd(_ offset: Int) -> Int {
        guard offset < count else { return count }
        let isCRLF = self[offset] == 0x0D && offset + 1 < count && self[offset + 1] == 0x0A
        return offset + (isCRLF ? 2 : 1)
    }

    /// The offset of the line after that of an offset, or the end of the bytes.
    func nextLine(from offset: Int) -> Int { afterLineEnd(lineEnd(from: offset)) }

    /// The offset of the first byte on the line of an offset.
    func lineStart(of offset: Int) -> Int {
        var start = offset
        while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D { start -= 1 }
        return start
    }
}
