import DocumentModel
import Testing

@testable import DocumentFormats

/// The law of the writer: who parses what was written gets the same document.
@Suite("What is written in Markdown comes back")
struct MarkdownLawTests {
    struct Way: CustomTestStringConvertible {
        var dialect: MarkdownDialect
        var fidelity: WriteFidelity

        var testDescription: String { "\(dialect.rawValue), \(fidelity.rawValue)" }
    }

    static let ways = [MarkdownDialect.gfm, .notes].flatMap { dialect in
        [WriteFidelity.readable, .exact].map { Way(dialect: dialect, fidelity: $0) }
    }

    @Test("A random document is read back with the same characters, marks and blocks", arguments: ways)
    func randomDocuments(_ way: Way) {
        let options = WriteOptions(dialect: way.dialect, fidelity: way.fidelity, verification: .verify)
        for seed in UInt64(1)...1000 {
            let document = MarkdownDocuments.document(seed: seed, hasNotes: way.dialect == .notes)
            let result = MarkdownWriter().write(document, options: options)
            let mismatch = result.losses.first { $0.subject == "document" }
            let place = mismatch?.block.map { document.blocks[$0].kind.dumpLine } ?? ""
            #expect(mismatch == nil, "seed \(seed): \(place)\n\(result.string)\n\(document.dump())")
        }
    }
}
