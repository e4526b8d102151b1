import DocumentModel
import Foundation
import TestSupport
import Testing

@testable import DocumentFormats

/// The law of the writer: who parses what was written gets the same document.
@Suite("What is written in Markdown comes back")
struct MarkdownLawTests {
    struct Way: CustomTestStringConvertible {
        var dialect: MarkdownDialect
        var fidelity: WriteFidelity

        var testDescription: String { "\(dialect.rawValue), \(fidelity.rawValue)" }
        var options: WriteOptions { WriteOptions(dialect: dialect, fidelity: fidelity, verification: .verify) }
    }

    static let ways = [MarkdownDialect.gfm, .notes].flatMap { dialect in
        [WriteFidelity.readable, .exact].map { Way(dialect: dialect, fidelity: $0) }
    }

    @Test("A random document is read back with the same characters, marks and blocks", arguments: ways)
    func randomDocuments(_ way: Way) {
        for seed in 1...UInt64(TestLength.count(250, long: 25_000)) {
            let document = MarkdownDocuments.document(seed: seed, hasNotes: way.dialect == .notes)
            let result = MarkdownWriter().write(document, options: way.options)
            let mismatch = result.losses.first { $0.subject == "document" }
            let place = mismatch?.block.map { document.blocks[$0].kind.dumpLine } ?? ""
            #expect(mismatch == nil, "seed \(seed): \(place)\n\(result.string)\n\(document.dump())")
        }
    }

    @Test("A second pass keeps every byte", arguments: [WriteFidelity.readable, .exact])
    func secondPass(_ fidelity: WriteFidelity) throws {
        let options = WriteOptions(dialect: .gfm, fidelity: fidelity, verification: .verify)
        for seed in UInt64(251)...400 {
            let document = MarkdownDocuments.document(seed: seed, hasNotes: false)
            let first = MarkdownWriter().write(document, options: options)
            // A box in a quote is text to the parser; the second pass has text where the first had a task.
            if first.losses.contains(where: { $0.subject == "task-list-item" }) { continue }
            let read = try MarkdownReader().read(first.bytes, options: ReadOptions(dialect: .gfm)).document
            #expect(MarkdownWriter().write(read, options: options).string == first.string, "seed \(seed)")
        }
    }

    @Test(
        "A random source comes back, and a second pass keeps every byte",
        arguments: ways + [Way(dialect: .commonmark, fidelity: .exact)]
    )
    func randomSources(_ way: Way) throws {
        let reading = ReadOptions(dialect: way.dialect)
        for seed in 1...UInt64(TestLength.count(250, long: 25_000)) {
            let source = MarkdownSources.source(seed: seed)
            let read = try MarkdownReader().read(Array(source.utf8), options: reading).document
            let first = MarkdownWriter().write(read, options: way.options)
            #expect(first.mismatches.isEmpty, "seed \(seed): \(source.debugDescription)")
            let again = try MarkdownReader().read(first.bytes, options: reading).document
            let second = MarkdownWriter().write(again, options: way.options)
            #expect(second.bytes == first.bytes, "seed \(seed): \(source.debugDescription)")
        }
    }

    @Test("Lines that end with CR and LF say what those with LF say", arguments: [MarkdownDialect.gfm, .notes])
    func lineEnds(_ dialect: MarkdownDialect) throws {
        let reading = ReadOptions(dialect: dialect)
        let writing = WriteOptions(
            dialect: dialect,
            markdown: MarkdownStyle(lineEnding: .crlf),
            verification: .verify
        )
        for seed in 1...UInt64(TestLength.count(250, long: 25_000)) {
            let source = MarkdownSources.source(seed: seed).utf8.filter { $0 != 0x0D }
            let pairs = source.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
            let document = try MarkdownReader().read(source, options: reading).document
            let first = MarkdownWriter().write(document, options: writing)
            let place = "seed \(seed): \(String(decoding: source, as: UTF8.self).debugDescription)"
            for again in [pairs, first.bytes] {
                let read = try MarkdownReader().read(again, options: reading).document
                #expect(MarkdownWriter().write(read, options: writing).bytes == first.bytes, "\(place)")
            }
        }
    }

    @Test("A nesting that is not read back is forgotten before anything is escaped")
    func unreadableNesting() throws {
        let source = "[^r%?%%[%%**%*************:**[]***************f*\n\u{FFFD}*p**\u{FFFD}*]***********"
        let read = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        let result = MarkdownWriter().write(read, options: WriteOptions(verification: .verify))
        #expect(result.string == "[^r%?%%[%%**%*************:**[]***f\n\u{FFFD}p\u{FFFD}*]***\n")
        #expect(result.mismatches.isEmpty)
    }

    @Test(
        "Addresses are hidden where a reader would refuse the whole for its cost",
        arguments: [
            ("[a]: b" + String(repeating: "@", count: 100) + String(repeating: "c", count: 250), "(b&#64;&#64;", 30),
            ("[a]: d" + String(repeating: "http://e.f,", count: 40), "(dhttp&#58;//e.f,http&#58;//", 30),
            ("[a]: d" + String(repeating: "<?x", count: 50), "(d&#60;?x&#60;?x", 200),
        ]
    )
    func addressesOverLimit(_ definition: String, _ spelled: String, _ count: Int) throws {
        let source = ";" + String(repeating: "[a]:", count: count) + "\n\n" + definition + "\n"
        let options = WriteOptions(verification: .verify)
        let read = try MarkdownReader().read(Array(source.utf8), options: ReadOptions()).document
        let first = MarkdownWriter().write(read, options: options)
        #expect(first.mismatches.isEmpty)
        #expect(first.string.components(separatedBy: spelled).count == count + 1)
        let again = try MarkdownReader().read(first.bytes, options: ReadOptions()).document
        #expect(MarkdownWriter().write(again, options: options).string == first.string)
    }

    @Test("Any document gives Markdown that is read, whatever its text", arguments: ways)
    func hostileDocuments(_ way: Way) throws {
        var documents = RandomDocuments(seed: 7)
        for _ in 0..<100 {
            let result = MarkdownWriter().write(documents.next(), options: way.options)
            _ = try MarkdownReader().read(result.bytes, options: ReadOptions(dialect: way.dialect))
        }
    }

    @Test(
        "The examples of the specifications and real documents come back, and a second pass keeps every byte",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func corpora() throws {
        for (name, source) in try MarkdownCorpus.documents() {
            let read = try MarkdownReader().read(source, options: ReadOptions()).document
            let options = WriteOptions(verification: .verify)
            let first = MarkdownWriter().write(read, options: options)
            #expect(!first.losses.contains { $0.subject == "document" }, "\(name)")
            let again = try MarkdownReader().read(first.bytes, options: ReadOptions()).document
            #expect(MarkdownWriter().write(again, options: WriteOptions()).bytes == first.bytes, "\(name)")
        }
    }

    @Test("A difference is found and named")
    func verifier() {
        let document = makeDocument { builder in
            builder.add(.heading(level: 1), "T")
            builder.addParagraph([("a ", InlineAttributes()), ("b", marked(.strong))])
        }
        let options = WriteOptions()
        let table = MarkTable(document, options: options)
        let verifier = MarkdownVerifier(document, options: options, table: table, dropped: [], spaced: [])
        #expect(verifier.verify(Array("# T\n\na **b**\n".utf8)).isEmpty)
        #expect(verifier.verify(Array("T\n=\n\na __b__\n".utf8)).isEmpty)
        #expect(verifier.verify(Array("# T\n\na *b*\n".utf8)).leaves == [1])
        #expect(verifier.verify(Array("# S\n\na **b**\n".utf8)).leaves == [0])
        #expect(verifier.verify(Array("## T\n\na **b**\n".utf8)).structure == 0)
        #expect(verifier.verify(Array("# T\n\n- a **b**\n".utf8)).structure == 1)
        #expect(verifier.verify(Array("# T\n\na **b**\n\nc\n".utf8)).structure == 1)
        #expect(verifier.verify(Array("# T\n".utf8)).structure == 1)
    }
}

/// The documents of the corpora that Markdown writers are measured with.
enum MarkdownCorpus {
    private struct Example: Decodable {
        var markdown: String
    }

    static func documents() throws -> [(name: String, source: [UInt8])] {
        guard let corpora = Places.corpora else { return [] }
        var result: [(String, [UInt8])] = []
        for file in ["commonmark-spec.json", "gfm-spec.json"] {
            let examples = try JSONDecoder().decode(
                [Example].self,
                from: Data(contentsOf: corpora.appendingPathComponent(file))
            )
            for (number, example) in examples.enumerated() {
                result.append(("\(file) \(number)", Array(example.markdown.utf8)))
            }
        }
        let folder = corpora.appendingPathComponent("real-world")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard ["md", "markdown"].contains(file.pathExtension) else { continue }
            result.append((file.lastPathComponent, try [UInt8](Data(contentsOf: file))))
        }
        return result
    }
}
