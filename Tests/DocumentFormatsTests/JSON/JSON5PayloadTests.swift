import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct JSON5PayloadTests {
    @Test(
        arguments: [
            ("", [:]),
            (" /* c */ // d", [:]),
            ("rainbow: 'extreme'", ["rainbow": .string("extreme")]),
            (
                "size:{width:343.3,height:200.3},priority:'high',",
                [
                    "size": .object(sorting: [
                        .init(name: "width", value: .number(343.3)), .init(name: "height", value: .number(200.3)),
                    ]), "priority": .string("high"),
                ]
            ),
            (
                "a: [1, -2, +3, .5, 5., 0x1F, -0xf, 1e3,]",
                [
                    "a": .array([
                        .integer(1), .integer(-2), .integer(3), .number(0.5), .number(5), .integer(31), .integer(-15),
                        .number(1000),
                    ])
                ]
            ),
            (
                "a: Infinity, b: -Infinity, c: +Infinity",
                [
                    "a": .number(.infinity), "b": .number(-.infinity), "c": .number(.infinity),
                ]
            ),
            (
                "a: true, b: false, c: null, d: {}, e: []",
                [
                    "a": .bool(true), "b": .bool(false), "c": .null, "d": .object([]), "e": .array([]),
                ]
            ),
            (
                "\"a b\": 'it\\'s', $_9: \"\\x41\\u00e9\\uD83D\\uDE00\\v\\0\\q\"",
                [
                    "a b": .string("it's"), "$_9": .string("Aé😀\u{B}\u{0}q"),
                ]
            ),
            ("größe: 'a\\\nb\\\r\nc\\\u{2028}d'", ["größe": .string("abcd")]),
            ("\\u0061b: 1\n,\tc\u{A0}:\u{FEFF}2", ["ab": .integer(1), "c": .integer(2)]),
            ("a: 1, a: 2", ["a": .integer(2)]),
            (
                "a: 9223372036854775807, b: 9223372036854775808, c: -9223372036854775808, d: -0",
                [
                    "a": .integer(.max), "b": .number(9_223_372_036_854_775_808), "c": .integer(.min),
                    "d": .number(-0.0),
                ]
            ),
        ] as [(String, [String: JSONValue])]
    )
    func `a payload is the inside of a JSON5 object`(payload: String, members: [String: JSONValue]) throws {
        let parsed = try #require(JSON5Payload.parse(Array(payload.utf8)))
        #expect(Dictionary(uniqueKeysWithValues: parsed.members.map { ($0.name, $0.value) }) == members)
    }

    @Test(arguments: [
        "a", "a:", ":1", "a: 1 b: 2", ",a: 1", "a: 1,,", "a: 01", "a: 1a", "a: 'x", "a: 'x\ny'", "a: {", "a: [1}", "}",
        "a: /* c", "a: 1 /", "1a: 1", "a-b: 1", "a: tru", "a: '\\1'", "a: '\\u12'", "a: '\\uD800'", "a: 0x", "a: .",
        "a: 1e", "a: +", "a: [,]", "a: {,}", "a: b",
    ])
    func `a payload that is not JSON5 is refused`(payload: String) {
        #expect(JSON5Payload.parse(Array(payload.utf8)) == nil)
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        #expect(JSON5Payload.parse([0x61, 0x3A, 0x27, 0xFF, 0x27]) == nil)
    }

    @Test func `nesting is bounded and takes no stack`() {
        let depth = JSON5Scanner.maximumDepth
        func nested(_ count: Int) -> [UInt8] {
            Array(("a: " + String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
        }
        #expect(JSON5Payload.parse(nested(depth)) != nil)
        #expect(JSON5Payload.parse(nested(depth + 1)) == nil)
        #expect(JSON5Payload.parse(Array(("a: " + String(repeating: "[", count: 1_000_000)).utf8)) == nil)
    }

    @Test(
        arguments: [
            ([], ""),
            (
                [("size", .object([.init(name: "h", value: .number(2)), .init(name: "w", value: .integer(1))]))],
                "size: {h: 2.0, w: 1}"
            ),
            ([("b", .array([.null, .bool(true)])), ("a", .string("x"))], "a: 'x', b: [null, true]"),
            ([("a b", .number(-.infinity)), ("1", .number(.infinity))], "'1': Infinity, 'a b': -Infinity"),
            (
                [("a", .string("()'\"\\\n\t\u{0}\u{2028}|`<>é"))],
                "a: '\\u0028\\u0029\\u0027\\u0022\\u005c\\n\\t\\u0000\\u2028\\u007c\\u0060\\u003c\\u003eé'"
            ),
        ] as [([(String, JSONValue)], String)]
    )
    func `a payload is written on one line with its parentheses escaped`(
        members: [(String, JSONValue)],
        payload: String
    ) {
        let attributes = CustomAttributes(members.map { .init(name: $0.0, value: $0.1) })
        let written = JSON5Payload.write(attributes)
        #expect(String(decoding: written, as: UTF8.self) == payload)
        #expect(JSON5Payload.parse(written) == attributes)
    }

    @Test func `every character of a string survives writing and reading`() throws {
        let every = (0..<0x3000).compactMap(Unicode.Scalar.init).reduce(into: String.UnicodeScalarView()) {
            $0.append($1)
        }
        let attributes = CustomAttributes([.init(name: String(every), value: .string(String(every)))])
        let written = JSON5Payload.write(attributes)
        #expect(JSON5Payload.parse(written) == attributes)
        #expect(!written.contains { [0x0A, 0x0D, 0x28, 0x29].contains($0) })
    }
}
