// Zip archives for tests, sound and damaged, byte by byte.

import CZlib

/// An archive of members that say of themselves what a test wants.
struct ZipSample {
    struct Member {
        var name: [UInt8]
        var data: [UInt8]
        var byteCount: Int
        var method: UInt16 = 0
        var flags: UInt16 = 0
        var checksum: UInt32?
        /// The offset that the directory gives; `nil` is the right one.
        var offset: Int?
        var hasLongSizes = false

        /// A file that is stored as it is.
        static func stored(_ name: String, _ text: String) -> Member {
            Member(name: Array(name.utf8), data: Array(text.utf8), byteCount: text.utf8.count)
        }

        /// The file `hello hello …`, deflated.
        static func deflated(_ name: String) -> Member {
            Member(name: Array(name.utf8), data: hello.data, byteCount: hello.text.utf8.count, method: 8)
        }

        static let hello = (
            text: String(repeating: "hello hello hello hello\n", count: 20),
            data: [
                0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0xB9, 0x32, 0x46, 0xC5, 0x87, 0x85, 0x38, 0x00,
            ] as [UInt8]
        )
    }

    var members: [Member]
    var comment: [UInt8] = []
    /// Changes the whole archive at last.
    var damage: (inout [UInt8]) -> Void = { _ in }

    init(_ members: [Member]) { self.members = members }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for member in members {
            let offset = member.offset ?? bytes.count
            let content = member.method == 8 ? Array(Member.hello.text.utf8) : member.data
            let sum = member.checksum ?? UInt32(attrmd_crc32(content, content.count))
            func shared(_ isLong: Bool) -> [UInt8] {
                number(20, 2) + number(Int(member.flags), 2) + number(Int(member.method), 2) + number(0, 4)
                    + number(Int(sum), 4) + number(isLong ? 0xFFFF_FFFF : member.data.count, 4)
                    + number(isLong ? 0xFFFF_FFFF : member.byteCount, 4) + number(member.name.count, 2)
            }
            bytes += number(0x0403_4B50, 4) + shared(false) + number(0, 2) + member.name + member.data
            let extra =
                member.hasLongSizes
                ? number(1, 2) + number(16, 2) + number(member.byteCount, 8) + number(member.data.count, 8) : []
            directory += number(0x0201_4B50, 4) + number(20, 2) + shared(member.hasLongSizes) + number(extra.count, 2)
            directory += number(0, 10) + number(offset, 4) + member.name + extra
        }
        let start = bytes.count
        bytes += directory + number(0x0605_4B50, 4) + number(0, 4) + number(members.count, 2)
        bytes += number(members.count, 2) + number(directory.count, 4) + number(start, 4)
        bytes += number(comment.count, 2) + comment
        damage(&bytes)
        return bytes
    }

    /// A number of so many bytes, the lower ones first.
    private func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
    }
}
