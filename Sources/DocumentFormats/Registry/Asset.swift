// Files that belong to a document: pictures and attachments. The text refers to them by name.

/// A file that a document shows.
///
/// An image of the document whose `source` equals the name stands for it.
public struct Asset: Hashable, Sendable {
    /// A file name without folders.
    public var name: String
    public var bytes: [UInt8]
    /// The media type, such as `image/png`; `application/octet-stream` for what is not known.
    public var mediaType: String

    public init(name: String, bytes: [UInt8], mediaType: String) {
        self.name = name
        self.bytes = bytes
        self.mediaType = mediaType
    }
}

/// Names of assets.
package enum AssetName {
    /// A file name without folders, control characters and characters that file systems refuse.
    package static func safe(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        var safe = String.UnicodeScalarView()
        for scalar in last.unicodeScalars where scalar.value >= 0x20 && !"<>:\"|?*".unicodeScalars.contains(scalar) {
            safe.append(scalar)
        }
        let result = String(safe)
        return result.allSatisfy { $0 == "." || $0 == " " } ? "" : result
    }

    /// An address of a file as the file's own name: `%hh` are decoded, but for `%00`.
    package static func decodingPercents(_ address: String) -> [UInt8] {
        let bytes = Array(address.utf8)
        var name: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hexDigitValue(bytes[index + 1]),
                let low = hexDigitValue(bytes[index + 2]), high | low != 0
            {
                name.append(high << 4 | low)
                index += 3
            } else {
                name.append(bytes[index])
                index += 1
            }
        }
        return name
    }

    /// The name of the file that an address leads to, without folders.
    package static func file(at address: String) -> String {
        safe(String(decoding: decodingPercents(address), as: UTF8.self))
    }

    /// The name without its suffix.
    package static func stem(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The suffix without its dot, in lower case; empty if there is none.
    package static func suffix(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}

/// Names that are given out once each; those that differ in the case of letters alone are one name, since many
/// file systems take them for one.
package struct AssetNames {
    private var taken: Set<String> = []
    private var nextNumbers: [String: Int] = [:]

    package init() {}

    /// The name, or the name with a number before its suffix if it was given out already.
    package mutating func unused(_ name: String) -> String {
        if taken.insert(name.lowercased()).inserted { return name }
        let suffix = AssetName.suffix(name)
        while true {
            let number = nextNumbers[name] ?? 2
            nextNumbers[name] = number + 1
            let candidate = AssetName.stem(name) + "-\(number)" + (suffix.isEmpty ? "" : "." + suffix)
            if taken.insert(candidate.lowercased()).inserted { return candidate }
        }
    }
}

extension Asset {
    /// A file as an asset; its first bytes tell the media type.
    ///
    /// - Returns: `nil` when the bytes are no picture of a known format.
    package static func picture(named name: String, _ bytes: [UInt8]) -> Asset? {
        let format = PictureFormat(bytes)
        return format == .unknown ? nil : Asset(name: name, bytes: bytes, mediaType: format.mediaType)
    }
}
