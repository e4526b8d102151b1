import AttributedMarkdown
import Foundation
import TestSupport
import Testing

@Suite("Examples of the specifications and real files")
struct BridgeCorpusTests {
    private static let examples = Corpora.commonMark + Corpora.gitHub

    /// The examples, and the files that are not long: in a debug build every run takes some time.
    private static func documents() -> [(name: String, source: [UInt8])] {
        examples.map { ($0.id, Array($0.markdown.utf8)) }
            + Corpora.realWorld.filter { $0.bytes.count < 24_000 }.map { ($0.name, $0.bytes) }
    }

    /// Attributed text carries attributes on characters: a document without any has nowhere to put its blocks.
    private static func hasRuns(_ document: AttributedDocument) -> Bool {
        document.blocks.contains { block in
            switch block.kind {
            case .thematicBreak: return true
            case .verbatim(.linkReferenceDefinition), .verbatim(.attributeDefinition): return false
            case .listItem(_, _?), .footnoteDefinition: return true
            default: return block.kind.isLeaf && !block.textRange.isEmpty
            }
        }
    }

    @Test(
        "Through a document, attributed text keeps everything",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func documentsComeBack() throws {
        var count = 0
        for (name, source) in Self.documents() {
            guard let document = try? MarkdownReader().read(source, options: ReadOptions()).document,
                Self.hasRuns(document)
            else { continue }
            let back = try AttributedDocument(try AttributedString(document))
            #expect(back == document, "\(name)")
            count += 1
        }
        #expect(count > 1000)
    }

    @Test(
        "The parser's text goes through JSON unchanged, and its runs are those of the package's writer",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func parsedText() throws {
        for example in Self.examples {
            let options = AttributedString.MarkdownParsingOptions(appliesSourcePositionAttributes: true)
            let text = try AttributedString(markdown: example.markdown, options: options)
            let places = text.runs.compactMap(\.markdownSourcePosition)
            #expect(places.allSatisfy { Range($0, in: example.markdown) != nil }, "\(example.id)")
            let data = try JSONEncoder().encode(text)
            #expect(try JSONDecoder().decode(AttributedString.self, from: data) == text, "\(example.id)")
        }
    }

    @Test(
        "Every syntax keeps every character that it shows",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func inlineSyntax() throws {
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace,
            appliesSourcePositionAttributes: true
        )
        for example in Self.examples {
            let text = try AttributedString(markdown: example.markdown, options: options)
            let places = text.runs.compactMap(\.markdownSourcePosition)
            #expect(places.allSatisfy { Range($0, in: example.markdown) != nil }, "\(example.id)")
            #expect(text.runs.allSatisfy { $0.presentationIntent == nil }, "\(example.id)")
            // Text without markup is kept to the last white space.
            let plain = example.markdown.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0 == " " || $0 == "\n" || $0 == "#" || $0 == ">"
            }
            if plain { #expect(String(text.characters) == example.markdown, "\(example.id)") }
        }
    }

    @Test(
        "Hostile sources are parsed in every syntax, with places, or refused",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func hostile() throws {
        for file in Corpora.pathological {
            for syntax in [
                AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly,
                .inlineOnlyPreservingWhitespace,
            ] {
                let options = AttributedString.MarkdownParsingOptions(
                    allowsExtendedAttributes: true,
                    interpretedSyntax: syntax,
                    failurePolicy: .returnPartiallyParsedIfPossible,
                    appliesSourcePositionAttributes: true
                )
                let text = try AttributedString(markdown: Data(file.bytes), options: options)
                let places = text.runs.compactMap(\.markdownSourcePosition)
                let areOrdered = places.allSatisfy {
                    ($0.startLine, $0.startColumn) <= ($0.endLine, $0.endColumn) && $0.startColumn >= 1
                }
                #expect(areOrdered, "\(file.name)")
            }
        }
    }

    @Test(
        "What the parser makes of an example comes back from a document with the same runs",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func parsedRoundTrip() throws {
        for (name, source) in Self.documents() {
            guard let text = try? AttributedString(markdown: Data(source)), !text.characters.isEmpty,
                !Self.hasPlainLineFeeds(text)
            else { continue }
            let back = Self.meaning(try AttributedString(try AttributedDocument(text)))
            let expected = Self.meaning(text)
            guard back != expected else { continue }
            let place = zip(back, expected).enumerated().first { $0.element.0 != $0.element.1 }
            Issue.record("\(name): \(place.map { "\($0.element)" } ?? "\(back.count) for \(expected.count) runs")")
        }
    }

    @Test(
        "The parser's text as Markdown is parsed to the same runs",
        .enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing))
    )
    func markdownRoundTrip() throws {
        for (name, source) in Self.documents() where !Self.withoutTrace.contains(name) {
            guard let text = try? AttributedString(markdown: Data(source)), !text.characters.isEmpty,
                !Self.hasPlainLineFeeds(text)
            else { continue }
            let markdown = try text.markdown(options: .init(fidelity: .exact)).string
            let back = Self.meaning(try AttributedString(markdown: markdown))
            let expected = Self.meaning(text)
            guard back != expected else { continue }
            let place = zip(back, expected).enumerated().first { $0.element.0 != $0.element.1 }
            Issue.record("\(name): \(place.map { "\($0.element)" } ?? "\(back.count) for \(expected.count) runs")")
        }
    }

    /// Sources in which something without text stands between two numbers, or between two line ends; nothing
    /// in the runs tells of it.
    private static let withoutTrace: Set<String> = [
        "commonmark-283", "spec-261", "readme/swift-parsing__README.md",
    ]

    /// Whether a line feed stands in text that is neither code nor a break; it is read as a break.
    private static func hasPlainLineFeeds(_ text: AttributedString) -> Bool {
        text.runs.contains { run in
            let isBreak = run.inlinePresentationIntent.map {
                !$0.isDisjoint(with: [.lineBreak, .inlineHTML, .blockHTML])
            }
            if case .codeBlock? = run.presentationIntent?.components.first?.kind { return false }
            return isBreak != true && text.characters[run.range].contains { $0.isNewline }
        }
    }

    /// Whether the number of a block counts blocks before it, of which those without text leave no trace.
    private static func isCounted(_ kind: PresentationIntent.Kind, in outer: PresentationIntent.Kind) -> Bool {
        if case .tableRow = kind { return true }
        return outer == .unorderedList
    }

    /// The runs without what a document counts anew: identities, rows, and items without numbers.
    private static func meaning(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            var words = [quotedText(text, run.range)]
            if let intent = run.inlinePresentationIntent { words.append("\(intent.rawValue)") }
            if let link = run.link { words.append(link.absoluteString) }
            if let image = run.imageURL { words.append(image.absoluteString) }
            if let description = run.alternateDescription { words.append(description) }
            let kinds = run.presentationIntent?.components.map(\.kind) ?? []
            for (kind, outer) in zip(kinds, kinds.dropFirst().map { $0 } + [.paragraph]) {
                words.append(isCounted(kind, in: outer) ? "" : kind.debugDescription)
            }
            return words.joined(separator: " ")
        }
    }
}
