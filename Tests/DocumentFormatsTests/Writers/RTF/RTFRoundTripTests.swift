import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

/// The document after a way through RTF.
private func throughRTF(_ document: AttributedDocument) throws -> AttributedDocument {
    let written = RTFWriter().write(document, options: WriteOptions())
    return try RTFReader().read(written.bytes, options: ReadOptions()).document
}

/// What differs between the normal form of a document and the document after a way through RTF.
private func difference(_ document: AttributedDocument) throws -> String? {
    difference(RTFNormalForm.of(document), try throughRTF(document))
}

/// What differs between a document after one way through RTF and after two.
private func secondDifference(_ document: AttributedDocument) throws -> String? {
    let first = try throughRTF(document)
    #expect(first.invariantViolations().isEmpty)
    return difference(first, try throughRTF(first))
}

/// The first line in which two documents differ; `nil` for equal ones.
private func difference(_ document: AttributedDocument, _ other: AttributedDocument) -> String? {
    guard document != other else { return nil }
    let left = document.dump().split(separator: "\n", omittingEmptySubsequences: false)
    let right = other.dump().split(separator: "\n", omittingEmptySubsequences: false)
    for (index, pair) in zip(left, right).enumerated() where pair.0 != pair.1 {
        return "line \(index + 1): \(pair.0) became \(pair.1)"
    }
    return "\(left.count) lines became \(right.count)"
}

@Suite struct RTFRoundTripTests {
    @Test(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
    func `every example of the specifications comes back from RTF`() throws {
        for example in Corpora.commonMark + Corpora.gitHub {
            let source = Array(example.markdown.utf8)
            let read = try MarkdownReader().read(source, options: ReadOptions(invalidUTF8: .replace))
            if let difference = try difference(read.document) { Issue.record("\(example.id): \(difference)") }
        }
    }

    @Test(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
    func `every real Markdown file comes back from RTF`() throws {
        for file in Corpora.realWorld {
            let read = try MarkdownReader().read(file.bytes, options: ReadOptions(invalidUTF8: .replace))
            if let difference = try difference(read.document) { Issue.record("\(file.name): \(difference)") }
        }
    }

    @Test(arguments: 0..<20)
    func `a random document changes once on its way through RTF, and never again`(batch: Int) throws {
        for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
            if let difference = try secondDifference(RandomDocument.make(seed: seed)) {
                Issue.record("seed \(seed): \(difference)")
            }
        }
        var documents = RandomDocuments(seed: UInt64(batch))
        for number in 0..<50 {
            if let difference = try secondDifference(documents.next()) {
                Issue.record("batch \(batch), document \(number): \(difference)")
                return
            }
        }
    }

    @Test(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
    func `every real RTF file is the same document after a way through RTF`() throws {
        for file in Corpora.files(in: "rtf", suffixes: ["rtf"]) {
            guard let read = try? RTFReader().read(file.bytes, options: ReadOptions()) else { continue }
            #expect(read.document.invariantViolations().isEmpty, "\(file.name)")
            let written = RTFWriter().write(read.document, options: WriteOptions(assets: read.assets))
            let again = try RTFReader().read(written.bytes, options: ReadOptions())
            if let difference = difference(read.document, again.document), written.losses.isEmpty {
                Issue.record("\(file.name): \(difference)")
            }
        }
    }
}
