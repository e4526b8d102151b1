import Foundation
import AttributedMarkdown
import Testing
@Test func smoke() throws {
    let s = try AttributedString(markdown: "# A *b* [c **d**](/x 't')\n\n- one\n  two\\\nthree\n\n| a | b |\n|---|:-:|\n| 1 | ![alt](i.png) |\n\n---\n\n<div>\n", options: .init(appliesSourcePositionAttributes: true), baseURL: URL(string: "https://a.b/"))
    print(s)
    let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try e.encode(s), as: UTF8.self))
    #expect(try JSONDecoder().decode(AttributedString.self, from: e.encode(s)) == s)
    for x in ["a  b\n# c\n\n- `x\ny`\\\n# d ", "^[hi *x*](inflect: true, agreeWithArgument: 3)"] {
        for o in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
            print(try AttributedString(markdown: x, options: .init(allowsExtendedAttributes: true, interpretedSyntax: o)))
        }
    }
}
