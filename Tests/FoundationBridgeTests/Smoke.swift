import Foundation
import AttributedMarkdown
import DocumentFormats
import TestSupport
import Testing

enum Rainbow: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey { typealias Value = String; static let name = "app.rainbow"; static let markdownName = "rainbow" }
struct App: AttributeScope { let rainbow: Rainbow; let foundation: AttributeScopes.FoundationAttributes }
@Test func trip() throws {
    let src = "---\na: b\n---\n- [x] task ==hi== [[wiki]]\n\n[a **b**](</x y> 't') ^[q](rainbow: 'x', other: {a: 1})\n\n> q[^1]\n\n[^1]: note\n"
    let doc = try MarkdownReader().read(Array(src.utf8), options: .init()).document
    let t = try AttributedString(doc, including: App.self)
    print(t)
    let back = try AttributedDocument(t, including: App.self)
    print(back.dump())
    #expect(back == doc)
    #expect(back.dump() == doc.dump())
    let e = JSONEncoder(); 
    _ = try e.encode(t, configuration: App.self)
    print(try AttributedDocument(AttributedString(markdown: src)).dump())
}
@Test func corpora() throws {
    var n = 0
    for f in Corpora.realWorld {
        guard let doc = try? MarkdownReader().read(f.bytes, options: .init()).document else { continue }
        let back = try AttributedDocument(AttributedString(doc))
        if back != doc { print(f.name, back.firstDifference(from: doc) ?? -1); n += 1 }
    }
    for f in Corpora.commonMark + Corpora.gitHub {
        guard let doc = try? MarkdownReader().read(Array(f.markdown.utf8), options: .init()).document else { continue }
        let back = try AttributedDocument(AttributedString(doc))
        if back != doc { print(f.id, back.firstDifference(from: doc) ?? -1); print(doc.dump()); print(back.dump()); n += 1 }
    }
    #expect(n == 0)
}
