// Reading zip archives (APPNOTE 6.3.10) from memory: stored and deflated members, sizes of 64 bits, names in
// UTF-8. An archive is foreign input: what could write elsewhere or fill the memory is refused before
// anything is inflated.

import CZlib

/// The members of a zip archive.
struct ZipArchive {
    /// One file of an archive.
    struct Member {
        /// The path from the root of the archive: no empty, `.` or `..` part, `/` between the parts.
        var path: String
        /// Where the data lies, in bytes of the archive.
        var data: Range<Int>
        var isDeflated: Bool
        /// The size of the file in bytes.
        var byteCount: Int
        var checksum: UInt32
        /// Where the member begins in the archive.
        var offset: Int
    }

    /// The files in the order of the directory; folders are not among them.
    let members: [Member]
    private let bytes: [UInt8]

    /// How many times larger than the archive all files together may be, if they are large at all: zip bombs
    /// are larger, pictures and text are not.
    static let maximumRatio = 200
    /// The size of all files up to which the ratio does not matter, in bytes.
    static let freeByteCount = 64 << 20
    static let maximumMemberCount = 100_000

    /// Reads the directory of an archive and checks it.
    ///
    /// - Parameters:
    ///   - bytes: The whole archive.
    ///   - maximumByteCount: The greatest size of all files together.
    /// - Throws: `ReadError.malformed` for what is no archive or a damaged one, for encrypted members and
    ///   unknown methods, for names that lead out of the archive or occur twice; `.tooLarge` beyond the limit
    ///   and beyond `maximumRatio`.
    /// - Complexity: O(*n* log *n*) in the members.
    init(_ bytes: [UInt8], maximumByteCount: Int) throws(ReadError) {
        self.bytes = bytes
        var directory = try ZipDirectory(bytes)
        var members: [Member] = []
        var paths: Set<String> = []
        var total = 0
        while let entry = try directory.next() {
            guard let path = try ZipPath.checked(entry.name, at: entry.offset) else { continue }
            guard paths.insert(path).inserted else {
                throw .malformed(reason: "the archive holds two files \(path)", offset: entry.offset)
            }
            members.append(try entry.member(path: path, in: bytes, before: directory.startOffset))
            (total, _) = total.addingReportingOverflow(entry.byteCount)
            let limit = min(
                maximumByteCount,
                max(Self.freeByteCount, bytes.count.multipliedOrMax(by: Self.maximumRatio))
            )
            guard total >= 0, total <= limit else { throw .tooLarge(byteCount: total < 0 ? .max : total, limit: limit) }
        }
        try Self.checkOverlaps(members)
        self.members = members
    }

    /// Members that share data are how small archives become huge ones.
    private static func checkOverlaps(_ members: [Member]) throws(ReadError) {
        var end = 0
        for member in members.sorted(by: { $0.offset < $1.offset }) {
            guard member.offset >= end else {
                throw .malformed(reason: "two files of the archive share their data", offset: member.offset)
            }
            end = member.data.upperBound
        }
    }

    /// The bytes of a file.
    ///
    /// - Throws: `ReadError.malformed` when the data is damaged.
    func contents(of member: Member) throws(ReadError) -> [UInt8] {
        var isWhole = !member.data.isEmpty || !member.isDeflated
        let result: [UInt8]
        if member.isDeflated, isWhole {
            // Room for one byte more, so that there is an address for an empty file too.
            result = [UInt8](unsafeUninitializedCapacity: member.byteCount + 1) { target, count in
                isWhole = bytes[member.data].withUnsafeBufferPointer { source in
                    guard let from = source.baseAddress, let to = target.baseAddress else { return false }
                    return attrmd_inflate(from, source.count, to, member.byteCount) == 1
                }
                count = isWhole ? member.byteCount : 0
            }
        } else {
            result = Array(bytes[member.data])
        }
        let checksum = result.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { UInt32(truncatingIfNeeded: attrmd_crc32($0, buffer.count)) } ?? 0
        }
        guard isWhole, checksum == member.checksum else {
            throw .malformed(reason: "the file \(member.path) of the archive is damaged", offset: member.offset)
        }
        return result
    }
}

extension Int {
    fileprivate func multipliedOrMax(by other: Int) -> Int {
        let (product, isOverflow) = multipliedReportingOverflow(by: other)
        return isOverflow ? .max : product
    }
}
