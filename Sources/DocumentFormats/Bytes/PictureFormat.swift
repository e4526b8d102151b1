// What format a picture has, by its first bytes; and its size, for the formats that pages show.

/// The format of a picture.
enum PictureFormat: Equatable {
    case png, jpeg, gif, bmp, tiff, webp, emf, wmf, pict, unknown

    /// The format that the bytes show, else the one that was declared.
    init(_ bytes: [UInt8], declared: RTFDefinitionProperty? = nil) {
        if let row = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
            self = row.format
            return
        }
        switch declared {
        case .png?: self = .png
        case .jpeg?: self = .jpeg
        case .emf?: self = .emf
        case .wmf?: self = .wmf
        case .dib?, .bitmap?: self = .bmp
        case .macPicture?: self = .pict
        default: self = .unknown
        }
    }

    private static let signatures: [(bytes: [UInt8], format: PictureFormat)] = [
        ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg), ([0x47, 0x49, 0x46, 0x38], .gif),
        ([0x42, 0x4D], .bmp), ([0x49, 0x49, 0x2A, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
        ([0x52, 0x49, 0x46, 0x46], .webp), ([0xD7, 0xCD, 0xC6, 0x9A], .wmf),
    ]

    var suffix: String {
        switch self {
        case .png: return "png"
        case .jpeg: return "jpg"
        case .gif: return "gif"
        case .bmp: return "bmp"
        case .tiff: return "tiff"
        case .webp: return "webp"
        case .emf: return "emf"
        case .wmf: return "wmf"
        case .pict: return "pict"
        case .unknown: return "bin"
        }
    }

    var mediaType: String {
        switch self {
        case .png, .gif, .bmp, .tiff, .webp, .emf, .wmf: return "image/" + suffix
        case .jpeg: return "image/jpeg"
        case .pict: return "image/x-pict"
        case .unknown: return "application/octet-stream"
        }
    }

    /// Whether browsers show it.
    var isForWeb: Bool {
        switch self {
        case .png, .jpeg, .gif, .webp: return true
        default: return false
        }
    }

    /// Width and height in pixels of a PNG or JPEG; `nil` for others and for damaged ones.
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        switch PictureFormat(bytes) {
        case .png:
            guard bytes.count >= 24 else { return nil }
            return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
        case .jpeg:
            var index = 2
            while index + 9 < bytes.count {
                guard bytes[index] == 0xFF else { return nil }
                let marker = bytes[index + 1]
                // A frame header; the other markers of this range are tables.
                if marker >= 0xC0, marker <= 0xCF, ![0xC4, 0xC8, 0xCC].contains(marker) {
                    return (bigEndian(bytes[(index + 7)..<(index + 9)]), bigEndian(bytes[(index + 5)..<(index + 7)]))
                }
                index += 2 + bigEndian(bytes[(index + 2)..<(index + 4)])
            }
            return nil
        default: return nil
        }
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
