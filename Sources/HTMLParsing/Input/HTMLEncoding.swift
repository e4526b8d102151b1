// The character encodings that input may be in, and their labels (Encoding Standard, section 4.2).

/// A character encoding of input bytes.
///
/// The encodings of one byte per character, UTF-8 and UTF-16. Encodings of East Asia with two bytes per
/// character are not decoded here; `HTMLDecodingReport.unsupportedLabel` names one that a document
/// declares.
public enum HTMLEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case windows1252 = "windows-1252"
    case windows1253 = "windows-1253"
    case windows1254 = "windows-1254"
    case windows1255 = "windows-1255"
    case windows1256 = "windows-1256"
    case windows1257 = "windows-1257"
    case windows1258 = "windows-1258"
    case windows874 = "windows-874"
    case iso88592 = "iso-8859-2"
    case iso88595 = "iso-8859-5"
    case iso88597 = "iso-8859-7"
    case iso885915 = "iso-8859-15"
    case koi8R = "koi8-r"
    case koi8U = "koi8-u"
    case ibm866 = "ibm866"
    case macintosh = "macintosh"
    case macCyrillic = "x-mac-cyrillic"

    /// The encoding with a label, as `<meta charset>` or a Content-Type header gives it.
    ///
    /// - Parameter label: Any case, with or without white space around it.
    /// - Returns: `nil` for a label of an encoding that is not decoded here, or of none.
    ///
    ///     HTMLEncoding(label: "Latin1")   // .windows1252, as the standard demands
    public init?(label: String) {
        let bytes = label.utf8.drop { $0.isHTMLSpace }.map(\.asciiLowercased)
        let trimmed = bytes.prefix { !$0.isHTMLSpace }
        let name = String(decoding: trimmed, as: UTF8.self)
        if let encoding = HTMLEncoding(rawValue: name) {
            self = encoding
        } else if let encoding = Self.aliases.first(where: { $0.labels.contains(name) })?.encoding {
            self = encoding
        } else {
            return nil
        }
    }

    /// Other labels than the encoding's own name.
    private static let aliases: [(encoding: HTMLEncoding, labels: [String])] = [
        (.utf8, ["utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8"]),
        (.utf16LittleEndian, ["utf-16", "unicode", "ucs-2", "iso-10646-ucs-2", "csunicode", "unicodefeff"]),
        (.utf16BigEndian, ["unicodefffe"]),
        (.windows1250, ["cp1250", "x-cp1250"]),
        (.windows1251, ["cp1251", "x-cp1251"]),
        (
            .windows1252,
            [
                "ansi_x3.4-1968", "ascii", "cp1252", "cp819", "csisolatin1", "ibm819", "iso-8859-1", "iso-ir-100",
                "iso8859-1", "iso88591", "iso_8859-1", "iso_8859-1:1987", "l1", "latin1", "us-ascii", "x-cp1252",
                "x-user-defined",
            ]
        ),
        (.windows1253, ["cp1253", "x-cp1253"]),
        (
            .windows1254,
            ["cp1254", "x-cp1254", "iso-8859-9", "iso8859-9", "iso88599", "iso_8859-9", "l5", "latin5", "csisolatin5"]
        ),
        (.windows1255, ["cp1255", "x-cp1255"]),
        (.windows1256, ["cp1256", "x-cp1256"]),
        (.windows1257, ["cp1257", "x-cp1257"]),
        (.windows1258, ["cp1258", "x-cp1258"]),
        (.windows874, ["dos-874", "iso-8859-11", "iso8859-11", "iso885911", "tis-620"]),
        (.iso88592, ["iso8859-2", "iso88592", "iso_8859-2", "l2", "latin2", "csisolatin2", "iso-ir-101"]),
        (.iso88595, ["iso8859-5", "iso88595", "iso_8859-5", "cyrillic", "csisolatincyrillic", "iso-ir-144"]),
        (.iso88597, ["iso8859-7", "iso88597", "iso_8859-7", "greek", "greek8", "csisolatingreek", "ecma-118"]),
        (.iso885915, ["iso8859-15", "iso885915", "iso_8859-15", "l9", "csisolatin9"]),
        (.koi8R, ["koi", "koi8", "koi8_r", "cskoi8r"]),
        (.koi8U, ["koi8-ru"]),
        (.ibm866, ["866", "cp866", "csibm866"]),
        (.macintosh, ["mac", "csmacintosh", "x-mac-roman"]),
        (.macCyrillic, ["x-mac-ukrainian"]),
    ]
}

/// How the bytes of a document became text.
public struct HTMLDecodingReport: Equatable, Sendable {
    /// What decided the encoding.
    public enum Evidence: Sendable {
        /// A byte order mark.
        case byteOrderMark
        /// The caller's option.
        case option
        /// A `meta` element among the first 1,024 bytes.
        case meta
        /// Nothing is declared, and the bytes are valid UTF-8.
        case validUTF8
        /// Nothing usable is declared, and the bytes are not valid UTF-8: windows-1252.
        case fallback
    }

    /// What decided the encoding.
    public var evidence = Evidence.validUTF8

    /// The label that the document declares, if it names an encoding that is not decoded here.
    public var unsupportedLabel: String?

    /// How many times U+FFFD stands for bytes that the encoding does not allow.
    public var replacementCount = 0

    /// The byte offset of the first such place.
    public var firstReplacementOffset: Int?
}
