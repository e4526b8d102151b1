import Testing

@testable import Linting

@Suite("Swift source")
struct SwiftTextCheckTests {
    @Test(
        "Literals are found with what they are handed to",
        arguments: [
            (#"Text("a")"#, ["Text a"]), (#"Text.init("a\n\u{e9}")"#, ["Text a\né"]), (##"Text(#"a\n\#(b)"#)"##, [#"Text a\n%@"#]),
            (#"f(x, label: "a")"#, ["f label: a"]), (#"Text("a" + "b")"#, ["Text a", "- b"]),
            (#"// Text("a")"# + "\n" + #"/* /* "b" */ "c" */ Text("d")"#, ["Text d"]),
            (#"Text("a \(f("b")) c")"#, ["f b", "Text a %@ c"]), ("Text(\"\"\"\n    a\n      b\n    \"\"\")", ["Text a\n  b"]),
            ("Text(\"\"\"\n  a \\\n  b\n  \"\"\")", ["Text a \nb"]), (#"let r = /"/; Text("a")"#, []),
            (#".navigationTitle("a")"#, ["navigationTitle a"]), (#"Text("")"#, ["Text "]), (#"Text("a"#, []),
            (##"#/"/# ; Text("a")"##, ["Text a"]), (#"Picker("a", selection: $b)"#, ["Picker a"]),
        ] as [(String, [String])]
    )
    func literals(_ source: String, _ expected: [String]) {
        let found = SwiftLiteralScanner.literals(in: Array(source.utf8)).map { literal in
            "\(literal.callee ?? "-") \(literal.label.map { "\($0): " } ?? "")\(literal.text.string)"
        }
        #expect(found == expected)
    }

    @Test(
        "Literals that SwiftUI shows are judged, others are not",
        arguments: [
            ("Text(\"# Title\")", ["swift-text-block"]), ("Text(verbatim: \"# Title\")", []), ("print(\"# Title\")", []),
            ("Text(\"\"\"\n- a\n- b\n\"\"\")", ["swift-text-block"]), ("Text(\"- a\")", []), ("Text(\"1. a\")", []),
            ("Button(\"a ![b](c)\") {}", ["swift-text-picture"]), ("Text(\"a < b\")", []), ("Text(\"<b>a</b>\")", ["swift-text-html"]),
            ("Text(\"a ** b ** c\")", ["swift-text-marker"]), ("Text(\"2 ** 3 ** 4\")", []),
            ("Text(\"[a] (https://e.example)\")", ["swift-text-link-space"]), ("Text(\"[a] (optional)\")", []),
            ("String(localized: \"**a**\")", ["swift-string-markup"]), ("String(localized: \"a_b_c\")", []),
            ("AttributedString(localized: \"**a** [b](https://e.example)\")", []),
        ] as [(String, [String])]
    )
    func rules(_ source: String, _ expected: [String]) throws {
        let input = LintInput(path: "View.swift", bytes: Array(source.utf8))
        #expect(try SwiftTextCheck().findings(in: input).map(\.rule) == expected)
    }

    @Test("A finding points at the characters in the literal")
    func places() throws {
        let source = #"Text("\u{e9}\n ** b ** \(x)")"#
        let found = try SwiftTextCheck().findings(in: LintInput(path: "a.swift", bytes: Array(source.utf8)))
        #expect(found.map { String(decoding: Array(source.utf8)[$0.range], as: UTF8.self) } == ["** b **"])
    }
}
