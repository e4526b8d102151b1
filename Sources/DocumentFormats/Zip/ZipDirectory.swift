// The central directory of a zip archive (APPNOTE 6.3.10, sections 4.3.12 to 4.3.16) and the headers in front
// of the data.

/// Walks over the entries of a central directory.
struct ZipDirectory {
    /// One entry of the directory.
    struct Entry {
        var name: ArraySlice<UInt8>
        /// Where the entry begins, in bytes of the archive.
        var offset: Int
        var flags: UInt16
        var method: UInt16
        var checksum: UInt32
        var compressedCount: Int
        var byteCount: Int
        /// Where the member begins.
        var memberOffset: Int
    }

    /// Where the directory begins, in bytes of the archive.
    let startOffset: Int
    private let bytes: [UInt8]
    private let endOffset: Int
    private var offset: Int
    private var remainingCount: Int

    init(_ bytes: [UInt8]) throws(ReadError) {
        self.bytes = bytes
        guard bytes.starts(with: [0x50, 0x4B]) else {
            throw .malformed(reason: "this is no zip archive: it does not begin with PK", offset: 0)
        }
        guard let end = Self.endRecord(in: bytes) else {
            throw .malformed(reason: "the archive has no directory; it may be cut off", offset: bytes.count)
        }
        var count = Int(bytes.little16(end + 10))
        var size = Int(bytes.little32(end + 12))
        var start = Int(bytes.little32(end + 16))
        var limit = end
        if count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF, end >= 20,
            bytes.little32(end - 20) == 0x0706_4B50
        {
            let record = bytes.little64(end - 12)
            guard record >= 0, record <= end - 20 - 56, bytes.little32(record) == 0x0606_4B50 else {
                throw .malformed(reason: "the directory of the archive is damaged", offset: end - 20)
            }
            count = bytes.little64(record + 32)
            size = bytes.little64(record + 40)
            start = bytes.little64(record + 48)
            limit = record
        }
        guard count >= 0, start >= 0, size >= 0, start <= limit, size <= limit - start, count <= size / 46 else {
            throw .malformed(reason: "the directory of the archive is damaged", offset: end)
        }
        guard count <= ZipArchive.maximumMemberCount else {
            throw .malformed(
                reason: "the archive holds \(count) files, more than the limit of \(ZipArchive.maximumMemberCount)",
                offset: end
            )
        }
        startOffset = start
        offset = start
        endOffset = start + size
        remainingCount = count
    }

    /// Where the record at the end of the archive begins; a comment of up to 64 KiB may follow it.
    private static func endRecord(in bytes: [UInt8]) -> Int? {
        var offset = bytes.count - 22
        let first = max(0, offset - 0xFFFF)
        while offset >= first {
            if bytes.little32(offset) == 0x0605_4B50, offset + 22 + Int(bytes.little16(offset + 20)) == bytes.count {
                return offset
            }
            offset -= 1
        }
        return nil
    }

    /// The next entry; `nil` at the end.
    mutating func next() throws(ReadError) -> Entry? {
        guard remainingCount > 0 else { return nil }
        guard endOffset - offset >= 46, bytes.little32(offset) == 0x0201_4B50 else {
            throw .malformed(reason: "the directory of the archive is damaged", offset: offset)
        }
        let nameCount = Int(bytes.little16(offset + 28))
        let extraCount = Int(bytes.little16(offset + 30))
        let length = 46 + nameCount + extraCount + Int(bytes.little16(offset + 32))
        guard length <= endOffset - offset else {
            throw .malformed(reason: "the directory of the archive is damaged", offset: offset)
        }
        var entry = Entry(
            name: bytes[(offset + 46)..<(offset + 46 + nameCount)],
            offset: offset,
            flags: bytes.little16(offset + 8),
            method: bytes.little16(offset + 10),
            checksum: bytes.little32(offset + 16),
            compressedCount: Int(bytes.little32(offset + 20)),
            byteCount: Int(bytes.little32(offset + 24)),
            memberOffset: Int(bytes.little32(offset + 42))
        )
        readLongSizes(in: (offset + 46 + nameCount)..<(offset + 46 + nameCount + extraCount), &entry)
        offset += length
        remainingCount -= 1
        return entry
    }

    /// Takes sizes of 64 bits from the extra field 1, for those that 32 bits cannot hold.
    private func readLongSizes(in extra: Range<Int>, _ entry: inout Entry) {
        var place = extra.lowerBound
        while extra.upperBound - place >= 4 {
            let count = Int(bytes.little16(place + 2))
            guard count <= extra.upperBound - place - 4 else { return }
            if bytes.little16(place) == 1 {
                var value = place + 4
                let end = value + count
                func read(_ number: inout Int) {
                    guard number == 0xFFFF_FFFF, end - value >= 8 else { return }
                    number = bytes.little64(value)
                    value += 8
                }
                read(&entry.byteCount)
                read(&entry.compressedCount)
                read(&entry.memberOffset)
                return
            }
            place += 4 + count
        }
    }
}

extension ZipDirectory.Entry {
    /// The member that the entry is for.
    ///
    /// - Parameter limit: Where the directory begins; all data lies before it.
    func member(path: String, in bytes: [UInt8], before limit: Int) throws(ReadError) -> ZipArchive.Member {
        guard flags & 1 == 0 else {
            throw .malformed(reason: "the file \(path) of the archive is encrypted", offset: offset)
        }
        guard method == 0 || method == 8 else {
            throw .malformed(
                reason: "the file \(path) is packed by method \(method), which is not known",
                offset: offset
            )
        }
        guard memberOffset >= 0, memberOffset <= limit - 30, bytes.little32(memberOffset) == 0x0403_4B50 else {
            throw .malformed(reason: "the file \(path) is not where the directory says", offset: offset)
        }
        let header = 30 + Int(bytes.little16(memberOffset + 26)) + Int(bytes.little16(memberOffset + 28))
        let start = memberOffset + header
        guard start <= limit, compressedCount >= 0, compressedCount <= limit - start, byteCount >= 0,
            method == 8 || compressedCount == byteCount
        else {
            throw .malformed(reason: "the file \(path) of the archive is cut off", offset: offset)
        }
        return ZipArchive.Member(
            path: path,
            data: start..<(start + compressedCount),
            isDeflated: method == 8,
            byteCount: byteCount,
            checksum: checksum,
            offset: memberOffset
        )
    }
}

extension [UInt8] {
    /// Two bytes, the lower one first. The caller has checked that they are there.
    func little16(_ offset: Int) -> UInt16 { UInt16(self[offset]) | UInt16(self[offset + 1]) << 8 }

    func little32(_ offset: Int) -> UInt32 { UInt32(little16(offset)) | UInt32(little16(offset + 2)) << 16 }

    /// A number of eight bytes; negative for those beyond what an `Int` holds.
    func little64(_ offset: Int) -> Int {
        Int(truncatingIfNeeded: UInt64(little32(offset)) | UInt64(little32(offset + 4)) << 32)
    }
}
