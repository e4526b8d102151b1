import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

/// HTML of a document, without the comments that stand for raw HTML, and with white space collapsed as in CSS
/// but for code blocks.
private func html(of document: AttributedDocument) -> String {
    HTMLWriter().write(document, options: WriteOptions()).string
        .replacingOccurrences(of: "<!-- raw HTML omitted -->", with: "")
}

private func document(ofHTML html: String) throws -> AttributedDocument {
    try HTMLReader().read(Array(html.utf8), options: ReadOptions()).document
}

@Suite(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct HTMLCorpusRoundTripTests {
    @Test func explore() throws {
        var failures = 0
        var count = 0
        let sources = Corpora.commonMark.map { ($0.id, Array($0.markdown.utf8)) } + Corpora.gitHub.map { ($0.id, Array($0.markdown.utf8)) }
            + Corpora.realWorld.map { ($0.name, $0.bytes) }
        for (id, bytes) in sources {
            guard let read = try? MarkdownReader().read(bytes, options: ReadOptions(invalidUTF8: .replace)) else { continue }
            count += 1
            let first = HTMLProjection.of(read.document)
            let second = HTMLProjection.of(try document(ofHTML: html(of: read.document)))
            if first != second {
                failures += 1
                let a = first.dump().split(separator: "\n")
                let b = second.dump().split(separator: "\n")
                if let place = (0..<max(a.count, b.count)).first(where: { $0 >= a.count || $0 >= b.count || a[$0] != b[$0] }) {
                    print("DIFF", id, place < a.count ? a[place].prefix(160) : "END", "=>", place < b.count ? b[place].prefix(160) : "END")
                }
            }
        }
        print("ROUND", failures, "of", count)
    }
}
