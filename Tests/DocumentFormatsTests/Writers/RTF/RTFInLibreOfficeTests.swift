import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The word processor that opens what was written, if it is installed.
private enum LibreOffice {
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/soffice" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    static let missing = "The program soffice is not here: install the package libreoffice-writer-nogui."

    /// The document as flat OpenDocument text.
    static func openDocument(of rtf: [UInt8]) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rtf-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("document.rtf")
        try Data(rtf).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = [
            "-env:UserInstallation=" + folder.appendingPathComponent("profile").absoluteString, "--headless",
            "--convert-to", "fodt", "--outdir", folder.path, file.path,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: folder.appendingPathComponent("document.fodt"))
    }
}

/// What is known about a word: its marks, its link, and the blocks around it.
private struct WordFacts: Equatable, CustomStringConvertible {
    var marks: Set<String> = []
    var link: String?
    var heading: Int?
    var listLevel = 0
    var isInCell = false
    var isInNote = false

    var description: String {
        "\(marks.sorted()) link=\(link ?? "-") heading=\(heading ?? 0) list=\(listLevel) cell=\(isInCell) note=\(isInNote)"
    }
}

/// Reads the words of flat OpenDocument text.
private final class WordReader: NSObject, XMLParserDelegate {
    private(set) var words: [String: WordFacts] = [:]
    private var styles: [String: Set<String>] = [:]
    private var style: String?
    private var isInBody = false
    private var stack: [(name: String, facts: WordFacts)] = []

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        var facts = stack.last?.facts ?? WordFacts()
        switch name {
        case "office:text": isInBody = true
        case "style:style": style = attributes["style:family"] == "text" ? attributes["style:name"] : nil
        case "style:text-properties":
            guard let style else { break }
            if attributes["fo:font-weight"] == "bold" { styles[style, default: []].insert("bold") }
            if attributes["fo:font-style"] == "italic" { styles[style, default: []].insert("italic") }
            if let line = attributes["style:text-line-through-style"], line != "none" {
                styles[style, default: []].insert("strike")
            }
        case "text:span": facts.marks.formUnion(styles[attributes["text:style-name"] ?? ""] ?? [])
        case "text:a": facts.link = attributes["xlink:href"]
        case "text:h": facts.heading = attributes["text:outline-level"].flatMap { Int($0) }
        case "text:list": facts.listLevel += 1
        case "table:table-cell": facts.isInCell = true
        case "text:note-body": facts = WordFacts(isInNote: true)
        default: break
        }
        stack.append((name, facts))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "style:style" { style = nil }
        stack.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard isInBody, let facts = stack.last?.facts else { return }
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { words[String(word)] = facts }
    }
}

@Suite(.enabled(if: LibreOffice.path != nil, Comment(rawValue: LibreOffice.missing)))
struct RTFInLibreOfficeTests {
    /// A document in which each word is there once, and what LibreOffice is to know of each.
    private struct Sample {
        var builder = DocumentBuilder()
        var expected: [String: WordFacts] = [:]
        private var random = SeededGenerator(seed: 7)
        private var count = 0

        init() {}

        private mutating func addText(_ kind: BlockKind, _ facts: WordFacts) {
            builder.openBlock(kind)
            for _ in 0..<3 {
                count += 1
                let word = "word\(count)"
                var facts = facts
                var attributes = InlineAttributes()
                if Int.random(in: 0..<3, using: &random) == 0 {
                    attributes.intents.insert(.emphasis)
                    facts.marks.insert("italic")
                }
                // In headings and header cells all text is bold.
                if Int.random(in: 0..<3, using: &random) == 0, facts.heading == nil {
                    attributes.intents.insert(.strong)
                    facts.marks.insert("bold")
                }
                if Int.random(in: 0..<3, using: &random) == 0 {
                    attributes.intents.insert(.strikethrough)
                    facts.marks.insert("strike")
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    attributes.link = Link(destination: "https://example.org/\(count)?a=1&b=(2)")
                    facts.link = attributes.link?.destination
                }
                expected[word] = facts
                builder.append(word, attributes: attributes)
                builder.append(" ")
            }
            builder.closeBlock()
        }

        private mutating func addList(depth: Int) {
            let isOrdered = Bool.random(using: &random)
            builder.openBlock(
                isOrdered
                    ? .orderedList(start: 1, delimiter: .period, isTight: true)
                    : .unorderedList(marker: .hyphen, isTight: true)
            )
            for ordinal in 1...3 {
                builder.openBlock(.listItem(ordinal: ordinal, task: isOrdered || ordinal < 3 ? nil : .done))
                addText(.paragraph, WordFacts(listLevel: depth))
                if depth < 4, ordinal != 2 { addList(depth: depth + 1) }
                builder.closeBlock()
            }
            builder.closeBlock()
        }

        mutating func fill() {
            for level in 1...6 {
                addText(.heading(level: level), WordFacts(heading: level))
                addText(.paragraph, WordFacts())
            }
            addList(depth: 1)
            builder.openBlock(.blockQuote)
            addText(.paragraph, WordFacts())
            builder.closeBlock()
            for _ in 0..<2 {
                builder.openBlock(.table(alignments: [.none, .center, .right]))
                for _ in 0..<4 {
                    builder.openBlock(.tableRow)
                    for _ in 0..<3 { addText(.tableCell, WordFacts(isInCell: true)) }
                    builder.closeBlock()
                }
                builder.closeBlock()
            }
            builder.openBlock(.paragraph)
            var reference = InlineAttributes()
            reference.footnoteReference = "a"
            builder.appendObject(reference)
            builder.closeBlock()
            addList(depth: 1)
            builder.openBlock(.footnoteDefinition(label: "a"))
            for _ in 0..<2 { addText(.paragraph, WordFacts(isInNote: true)) }
            builder.closeBlock()
        }
    }

    @Test func `LibreOffice shows every mark, link, heading, item, cell and footnote`() throws {
        var sample = Sample()
        sample.fill()
        let written = RTFWriter().write(sample.builder.finish(), options: WriteOptions())
        let parser = XMLParser(data: try LibreOffice.openDocument(of: written.bytes))
        let reader = WordReader()
        parser.delegate = reader
        #expect(parser.parse())
        #expect(sample.expected.count > 250)
        for (word, facts) in sample.expected {
            // Text of headings is bold by its style, which says nothing here.
            #expect(reader.words[word] == facts, "\(word)")
        }
    }
}
