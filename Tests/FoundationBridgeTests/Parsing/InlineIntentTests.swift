import AttributedMarkdown
import Foundation
import Testing

@Suite("Marks of text, as Foundation's parser gives them")
struct InlineIntentTests {
    static let facts = [
        Fact("2 O+", "*a*", ["\"a\" intent=1"]),
        Fact("2 O+", "_a_", ["\"a\" intent=1"]),
        Fact("2 O+", "**a**", ["\"a\" intent=2"]),
        Fact("2 O+", "__a__", ["\"a\" intent=2"]),
        Fact("2 O+", "***a***", ["\"a\" intent=3"]),
        Fact("2 O+", "**_a_**", ["\"a\" intent=3"]),
        Fact("2 O+", "_**a**_", ["\"a\" intent=3"]),
        Fact("2 O+", "*a **b** c*", ["\"a \" intent=1", "\"b\" intent=3", "\" c\" intent=1"]),
        Fact("2 O+", "`a`", ["\"a\" intent=4"]),
        Fact("2 I", "`` ` ``", ["\"`\" intent=4"]),
        Fact("2 I", "`  `", ["\"  \" intent=4"]),
        Fact("2 I", "`a\nb`", ["\"a b\" intent=4"]),
        Fact("2 O+", "**`a`**", ["\"a\" intent=6"]),
        Fact("2 O+", "~~a~~", ["\"a\" intent=32"]),
        Fact("2 O+", "~a~", ["\"a\" intent=32"]),
        Fact("2 I", "b ~~~a~~~", ["\"b ~~~a~~~\""]),
        Fact("2 O+", "~~**a**~~", ["\"a\" intent=34"]),
        Fact("2 O+", "one\ntwo", ["\"one\"", "\" \" intent=64", "\"two\""]),
        Fact(
            "1 O1",
            "one\r\ntwo\rthree",
            [
                "\"one\"", "\" \" intent=64", "\"two\"", "\" \" intent=64", "\"three\"",
            ]
        ),
        Fact("2 O1", "a  \nb", ["\"a\"", "\"\\n\" intent=128", "\"b\""]),
        Fact("2 I", "a\\\nb", ["\"a\"", "\"\\n\" intent=128", "\"b\""]),
        Fact("2 I", "**a\nb**", ["\"a\" intent=2", "\" \" intent=66", "\"b\" intent=2"]),
        Fact("2 O+", "x <br> y", ["\"x \"", "\"<br>\" intent=256", "\" y\""]),
        Fact("2 O+", "<b>x</b>", ["\"<b>\" intent=256", "\"x\"", "\"</b>\" intent=256"]),
        Fact("2 I", "**a<i>b**", ["\"a\" intent=2", "\"<i>\" intent=258", "\"b\" intent=2"]),
        Fact("2 I", "&amp; &copy; \\*", ["\"& © *\""]),
        Fact("2 I", "&#35; &#x1F600;", ["\"# 😀\""]),
        Fact("2 O+", "\"q\" -- ... 'x'", ["\"\"q\" -- ... 'x'\""]),
        Fact("2 O+", "plain", ["\"plain\""]),
        Fact("1 I", "  indented\n   and more  ", ["\"indented\"", "\" \" intent=64", "\"and more\""]),
        Fact("1 ?", "two  spaces\tand a tab", ["\"two  spaces\\tand a tab\""]),
        Fact("1 O+", "[bad](", ["\"[bad](\""]),
        Fact("1 O+", "a **b", ["\"a **b\""]),
        Fact("1 I", "a\u{0}b", ["\"a\u{FFFD}b\""]),
        Fact("1 O1", "", []),
        Fact("1 I", "\n\n", []),
        Fact("10 O1", "**~ 211 €**", ["\"**~ 211 €**\""]),
        Fact("10 O1", "**~211**", ["\"~211\" intent=2"]),
        Fact("10 O1", "**a ~ b**", ["\"a ~ b\" intent=2"]),
        Fact("5 O+", "==a== $x$ %%c%% [[d]]", ["\"==a== $x$ %%c%% [[d]]\""]),
        Fact("5 O+", "<script>x</script> a", ["\"<script>x</script> a\" intent=512"]),
    ]

    @Test("A mark is a bit of the run's intent", arguments: facts)
    func marks(_ fact: Fact) throws {
        var lines = inlineLines(try AttributedString(markdown: fact.source))
        // A block of HTML has its final line end added by the parser.
        lines = lines.map { $0.replacingOccurrences(of: "\\n\" intent=512", with: "\" intent=512") }
        #expect(lines == fact.lines)
    }

    @Test("Plain text has no intent at all, and not an empty one")
    func plain() throws {
        let text = try AttributedString(markdown: "plain *a*")
        #expect(text.runs.first?.inlinePresentationIntent == nil)
        #expect(text.runs.first?.attributes.inlinePresentationIntent == nil)
    }

    @Test("Intents have Foundation's values and print by their name in Objective-C")
    func values() {
        let values: [(InlinePresentationIntent, UInt)] = [
            (.emphasized, 1), (.stronglyEmphasized, 2), (.code, 4), (.strikethrough, 32), (.softBreak, 64),
            (.lineBreak, 128), (.inlineHTML, 256), (.blockHTML, 512),
        ]
        for (intent, value) in values { #expect(intent.rawValue == value) }
        #expect("\(InlinePresentationIntent.stronglyEmphasized)" == "NSInlinePresentationIntent(rawValue: 2)")
    }
}
