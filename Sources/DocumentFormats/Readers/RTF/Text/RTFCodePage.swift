// Which character set the bytes of a text are in: the font's, or that of the whole source.

/// A Windows or Macintosh code page by its number.
struct RTFCodePage: Hashable, Sendable {
    let number: UInt16

    static let windows1252 = RTFCodePage(number: 1252)
    static let utf8 = RTFCodePage(number: 65001)
    /// Not a code page: the private code points of a symbol font.
    static let symbol = RTFCodePage(number: 2)

    /// The code page of a `\fcharset` number (RTF 1.9.1, "Font Table"), `nil` for that of the source.
    static func ofCharacterSet(_ number: Int) -> RTFCodePage? {
        guard number != 1, let row = characterSets.first(where: { $0.set == number }) else { return nil }
        return RTFCodePage(number: row.page)
    }

    private static let characterSets: [(set: Int, page: UInt16)] = [
        (0, 1252), (2, 2), (77, 10000), (78, 10001), (79, 10003), (80, 10008), (81, 10002), (83, 10005), (84, 10004),
        (85, 10006), (86, 10081), (87, 10021), (88, 10029), (89, 10007), (128, 932), (129, 949), (130, 1361),
        (134, 936), (136, 950), (161, 1253), (162, 1254), (163, 1258), (177, 1255), (178, 1256), (179, 1256),
        (180, 1256), (181, 1255), (186, 1257), (204, 1251), (222, 874), (238, 1250), (254, 437), (255, 850),
    ]

    /// Whether the page belongs to the old Macintosh, where a font of the ANSI character set says nothing.
    var isMacintosh: Bool { number >= 10000 && number < 11000 }

    /// The names under which the C library may know the page, the best first.
    var conversionNames: [String] {
        if let row = Self.names.first(where: { $0.page == number }) { return row.names }
        return ["CP\(number)", "WINDOWS-\(number)", "IBM\(number)"]
    }

    private static let names: [(page: UInt16, names: [String])] = [
        (932, ["CP932", "WINDOWS-31J", "SHIFT_JIS"]), (936, ["CP936", "GBK", "GB18030"]),
        (949, ["CP949", "UHC", "EUC-KR"]), (950, ["CP950", "BIG5"]), (1361, ["JOHAB", "CP1361"]),
        (10000, ["MACINTOSH", "MAC", "MACROMAN"]), (10001, ["CP932", "SHIFT_JIS"]), (10002, ["CP950", "BIG5"]),
        (10003, ["CP949", "EUC-KR"]), (10004, ["MACARABIC", "CP1256"]), (10005, ["MACHEBREW", "CP1255"]),
        (10006, ["MACGREEK", "MACINTOSH"]), (10007, ["MAC-CYRILLIC", "MACCYRILLIC", "MAC-UK"]),
        (10008, ["CP936", "GBK"]), (10010, ["MACROMANIA", "MACINTOSH"]), (10021, ["MACTHAI", "CP874"]),
        (10029, ["MAC-CENTRALEUROPE", "MACCENTRALEUROPE"]), (10079, ["MACICELAND", "MACINTOSH"]),
        (10081, ["MACTURKISH", "MACINTOSH"]), (10082, ["MACCROATIAN", "MACINTOSH"]),
        (20127, ["US-ASCII"]), (20866, ["KOI8-R"]), (21866, ["KOI8-U"]), (28591, ["ISO-8859-1"]),
        (28592, ["ISO-8859-2"]), (28605, ["ISO-8859-15"]), (54936, ["GB18030"]), (51949, ["EUC-KR"]),
        (20932, ["EUC-JP"]), (51932, ["EUC-JP"]),
    ]

    /// Whether a character can take more than one byte.
    var isMultiByte: Bool {
        switch number {
        case 932, 936, 949, 950, 1361, 10001, 10002, 10003, 10008, 65001, 54936, 51949, 20932, 51932: return true
        default: return false
        }
    }
}
