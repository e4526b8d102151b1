import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct JSONScannerTests {
    @Test(
        arguments: [
            (" null ", .null),
            ("\u{FEFF}true", .bool(true)),
            ("false", .bool(false)),
            ("0", .integer(0)),
            ("-0", .number(-0.0)),
            ("9223372036854775807", .integer(.max)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            ("1.0", .number(1)),
            ("-1.5e-3", .number(-0.0015)),
            ("1E2", .number(100)),
            ("\"\"", .string("")),
            ("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\\u0000é\"", .string("a\"\\/\u{8}\u{C}\n\r\té😀\u{0}é")),
            ("\"0123456789abcdef\u{7F}\"", .string("0123456789abcdef\u{7F}")),
            ("[]", .array([])),
            ("[ 1 ,\t[2]\r\n, {} ]", .array([.integer(1), .array([.integer(2)]), .object([])])),
            (
                "{\"b\":1,\"a\":[null]}",
                .object([.init(name: "a", value: .array([.null])), .init(name: "b", value: .integer(1))])
            ),
            ("{\"a\":1,\"\\u0061\":2}", .object([.init(name: "a", value: .integer(2))])),
        ] as [(String, JSONValue)]
    )
    func `JSON is scanned to its value`(text: String, value: JSONValue) throws {
        let tape = try JSONScanner.scan(Array(text.utf8))
        #expect(tape.value(0) == value)
    }

    @Test(arguments: [
        ("", "expected a value", 0),
        ("  ", "expected a value", 2),
        ("nul", "expected a value", 0),
        ("'a'", "expected a value", 0),
        ("NaN", "expected a value", 0),
        ("[1 2]", "expected ',' or ']'", 3),
        ("[1", "expected ',' or ']'", 2),
        ("[", "expected a value or ']'", 1),
        ("[1,]", "expected a value", 3),
        ("[,1]", "expected a value", 1),
        ("{\"a\":1 \"b\":2}", "expected ',' or '}'", 7),
        ("{", "expected a member name or '}'", 1),
        ("{\"a\":1,}", "expected a member name in quotes", 7),
        ("{a:1}", "expected a member name in quotes", 1),
        ("{\"a\" 1}", "expected ':'", 5),
        ("{\"a\":}", "expected a value", 5),
        ("[1}", "expected ',' or ']'", 2),
        ("1 2", "unexpected text after the JSON value", 2),
        ("\"abc", "unterminated string", 0),
        ("[\"abc\\", "unterminated string", 1),
        ("\"a\nb\"", "a control character in a string must be escaped", 2),
        ("\"ab\\x41\"", "unknown escape", 3),
        ("\"\\u12g4\"", "expected four hexadecimal digits after '\\u'", 1),
        ("\"a\\uD800b\"", "half of a surrogate pair", 2),
        ("\"\\uDC00\"", "half of a surrogate pair", 1),
        ("\"\\uD800\\uD800\"", "half of a surrogate pair", 1),
        ("-", "expected a digit", 1),
        ("01", "a number does not start with 0", 0),
        ("1.", "expected a digit", 2),
        ("[1e]", "expected a digit", 3),
        ("[1e999]", "the number is too large", 1),
    ])
    func `malformed JSON is refused with the place and the reason`(text: String, reason: String, offset: Int) {
        #expect(throws: ReadError.malformed(reason: reason, offset: offset)) { try JSONScanner.scan(Array(text.utf8)) }
    }

    @Test func `bytes that are not UTF-8 are refused with their offset`() {
        #expect(throws: ReadError.invalidUTF8(offset: 2)) { try JSONScanner.scan([0x22, 0x61, 0xC0, 0x22]) }
    }

    @Test func `nesting is bounded and takes no stack`() throws {
        let depth = JSONScanner.maximumDepth
        let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        _ = try JSONScanner.scan(Array(deep.utf8)).value(0)
        let tooDeep = Array(String(repeating: "[", count: 1_000_000).utf8)
        #expect(throws: ReadError.tooDeep(limit: depth, offset: depth)) { try JSONScanner.scan(tooDeep) }
    }

    @Test func `a special byte is found at every place of a word`() throws {
        for count in 0..<40 {
            let filler = String(repeating: "x", count: count)
            let tape = try JSONScanner.scan(Array("[\"\(filler)\\n\(filler)\",\"\(filler)\u{80}\"]".utf8))
            #expect(tape.value(0) == .array([.string(filler + "\n" + filler), .string(filler + "\u{80}")]))
        }
    }

    @Test func `every prefix and every damaged byte gives a value or an error`() {
        let text = Array("{\"a\":[1,-2.5e3,\"\\u00e9\\uD83D\\uDE00\",null,true],\"b\":{}}".utf8)
        for length in text.indices {
            #expect(throws: ReadError.self) { try JSONScanner.scan(Array(text[..<length])) }
            for byte in UInt8.min...UInt8.max {
                var damaged = text
                damaged[length] = byte
                if let tape = try? JSONScanner.scan(damaged) { _ = tape.value(0) }
            }
        }
    }
}
