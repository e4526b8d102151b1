// Writing zip archives (APPNOTE 6.3.10): stored members, so that the same files give the same bytes whatever
// version of zlib there is.

import CZlib

/// A zip archive under construction.
struct ZipOutput {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var memberCount = 0

    /// The greatest size of an archive and number of members; beyond these the format has other records.
    static let limits = (byteCount: Int(UInt32.max) - (1 << 24), memberCount: 0xFFFE)

    /// Appends a file.
    ///
    /// - Parameter path: Its place from the root of the archive.
    /// - Returns: Whether there was room.
    mutating func add(_ contents: [UInt8], path: String) -> Bool {
        let name = Array(path.utf8)
        guard name.count <= 0xFFFF, memberCount < Self.limits.memberCount,
            contents.count <= Self.limits.byteCount - bytes.count - directory.count - 2 * name.count
        else { return false }
        let checksum = contents.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { UInt32(truncatingIfNeeded: attrmd_crc32($0, buffer.count)) } ?? 0
        }
        let offset = bytes.count
        var shared: [UInt8] = []
        // Version 2.0; names in UTF-8; stored; 1 January 1980, the earliest day.
        shared.append(little16: 20)
        shared.append(little16: 0x0800)
        shared.append(little16: 0)
        shared.append(little16: 0)
        shared.append(little16: 0x0021)
        shared.append(little32: checksum)
        shared.append(little32: UInt32(contents.count))
        shared.append(little32: UInt32(contents.count))
        shared.append(little16: UInt16(name.count))
        shared.append(little16: 0)
        bytes.append(little32: 0x0403_4B50)
        bytes += shared + name + contents
        directory.append(little32: 0x0201_4B50)
        // Made by version 2.0 on a system with the permissions of Unix.
        directory.append(little16: 0x0314)
        directory += shared
        directory.append(little16: 0)
        directory.append(little16: 0)
        directory.append(little16: 0)
        directory.append(little32: 0o100644 << 16)
        directory.append(little32: UInt32(offset))
        directory += name
        memberCount += 1
        return true
    }

    /// The whole archive.
    consuming func finish() -> [UInt8] {
        let start = bytes.count
        bytes += directory
        bytes.append(little32: 0x0605_4B50)
        bytes.append(little32: 0)
        bytes.append(little16: UInt16(memberCount))
        bytes.append(little16: UInt16(memberCount))
        bytes.append(little32: UInt32(directory.count))
        bytes.append(little32: UInt32(start))
        bytes.append(little16: 0)
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(little16 value: UInt16) {
        append(UInt8(truncatingIfNeeded: value))
        append(UInt8(truncatingIfNeeded: value >> 8))
    }

    fileprivate mutating func append(little32 value: UInt32) {
        append(little16: UInt16(truncatingIfNeeded: value))
        append(little16: UInt16(truncatingIfNeeded: value >> 16))
    }
}
