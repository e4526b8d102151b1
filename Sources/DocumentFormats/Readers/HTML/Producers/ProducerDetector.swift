// Finding out who wrote a source, from marks that no other program leaves.

import HTMLParsing

enum ProducerDetector {
    /// The greatest number of elements that are looked at.
    private static let maximumElementCount = 4000

    /// The program that wrote a document; the first evidence in the order of the document decides, but for
    /// weak evidence, which counts if there is no other.
    ///
    /// - Complexity: O(1) in the size of large documents.
    static func detect(_ document: HTMLDocument) -> HTMLProducer {
        var weak: HTMLProducer?
        var count = 0
        for id in document.descendants(of: document.root) {
            let node = document[id]
            guard node.kind == .element else { continue }
            if let found = evidence(in: document, node, id, &weak) { return found }
            count += 1
            if count == maximumElementCount { break }
        }
        return weak ?? (isAppleNotes(document) ? .appleNotes : .generic)
    }

    private static func evidence(
        in document: HTMLDocument,
        _ node: HTMLNode,
        _ id: HTMLNodeID,
        _ weak: inout HTMLProducer?
    ) -> HTMLProducer? {
        if node.name == .meta, let generator = generator(document, id) { return generator }
        if node.name == .style, isGoogleSheet(document, id) { return .googleDocsExport }
        if node.name.rawValue >= HTMLName.firstUnknown {
            let spelling = document.spellingBytes(of: node.name)
            for (word, producer) in elements where spelling.hasPrefixIgnoringCase(word) { return producer }
        }
        for attribute in document.attributes(of: id) {
            let value = document.valueBytes(of: attribute)
            switch attribute.name {
            case .id where value.hasPrefixIgnoringCase("docs-internal-guid-"): return .googleDocsClipboard
            case .class:
                for word in value.split(whereSeparator: \.isMarkupSpace) {
                    for (name, producer, isWeak) in classes where word.starts(with: name.utf8) {
                        if !isWeak { return producer }
                        weak = weak ?? producer
                    }
                }
            case .style:
                for (name, producer) in styles where contains(value, name) { return producer }
            case .name, .href: break
            default:
                guard attribute.name.rawValue >= HTMLName.firstUnknown else { break }
                let spelling = document.spellingBytes(of: attribute.name)
                if spelling.hasPrefixIgnoringCase("data-sheets-") { return .googleSheets }
                if spelling.equalsIgnoringCase("data-absolute-enabled") { return .oneNote }
                if spelling.equalsIgnoringCase("data-tag"), value.hasPrefixIgnoringCase("to-do") { return .oneNote }
                if spelling.hasPrefixIgnoringCase("data-ccp-") { return .wordOnline }
                if contains(value, "schemas-microsoft-com:office:word") { return .wordDesktop }
                if contains(value, "schemas-microsoft-com:office:office") { weak = weak ?? .wordDesktop }
            }
        }
        return nil
    }

    /// Elements by how their names begin.
    private static let elements: [(StaticString, HTMLProducer)] = [
        ("google-sheets-html-origin", .googleSheets), ("en-note", .evernote), ("en-todo", .evernote),
        ("en-media", .evernote), ("o:p", .wordDesktop),
    ]

    /// Classes by how they begin; the weak ones occur in other sources too.
    private static let classes: [(String, HTMLProducer, isWeak: Bool)] = [
        ("lst-kix_", .googleDocsExport, false), ("doc-content", .googleDocsExport, false),
        ("Mso", .wordDesktop, false), ("WordSection", .wordDesktop, false),
        ("SCXW", .wordOnline, false), ("NormalTextRun", .wordOnline, false), ("TextRun", .wordOnline, false),
        ("OutlineElement", .wordOnline, false), ("ListContainerWrapper", .wordOnline, false),
        ("Apple-dash-list", .appleNotes, false), ("Apple-converted-space", .appleNotes, true),
        ("page-title", .notion, true), ("page-body", .notion, false), ("to-do-list", .notion, true),
        ("western", .libreOffice, true),
    ]

    private static let styles: [(StaticString, HTMLProducer)] = [
        ("mso-", .wordDesktop), ("-en-codeblock", .evernote), ("--en-", .evernote), ("-evernote-", .evernote),
    ]

    /// What `<meta name=generator>` names.
    private static func generator(_ document: HTMLDocument, _ id: HTMLNodeID) -> HTMLProducer? {
        guard document.attributeBytes(.name, of: id)?.equalsIgnoringCase("generator") == true,
            let content = document.attributeBytes(.content, of: id)
        else { return nil }
        let names: [(StaticString, HTMLProducer)] = [
            ("cocoa html writer", .cocoa), ("microsoft word", .wordDesktop), ("microsoft onenote", .oneNote),
            ("microsoft office", .wordDesktop), ("libreoffice", .libreOffice), ("openoffice", .libreOffice),
            ("evernote", .evernote),
        ]
        return names.first { content.hasPrefixIgnoringCase($0.0) }?.1
    }

    private static func isGoogleSheet(_ document: HTMLDocument, _ id: HTMLNodeID) -> Bool {
        guard let text = document[id].firstChild else { return false }
        let bytes = document.data(of: text).prefix(4096)
        return contains(bytes, ".lst-kix_") || contains(bytes, "themes.googleusercontent.com")
    }

    /// Whether a document looks like the body of a note: one `div` without attributes for each line, beside
    /// lists and tables, and no paragraph.
    private static func isAppleNotes(_ document: HTMLDocument) -> Bool {
        guard let body = document.descendants(of: document.root).first(where: { document[$0].isElement(.body) })
        else { return false }
        var lineCount = 0
        var marks = 0
        for child in document.children(of: body) {
            let node = document[child]
            switch node.kind {
            case .text where document.data(of: child).allSatisfy(\.isMarkupSpace): continue
            case .element where node.isElement(.div) && document.attributes(of: child).isEmpty:
                lineCount += 1
                marks += marksOfNote(document, child)
                if lineCount > 200 { return marks > 1 }
            case .element where node.isElement(.ul) || node.isElement(.ol): continue
            default: return false
            }
        }
        return lineCount > 0 && marks > 1
    }

    /// How much of a line could only be written by Apple Notes: a line wholly in `tt`, and for certain a
    /// heading inside a line, a table in an `object`.
    private static func marksOfNote(_ document: HTMLDocument, _ line: HTMLNodeID) -> Int {
        guard var child = document[line].firstChild,
            document[child].nextSibling == nil || document[child].isElement(.object)
        else { return 0 }
        if document[child].isElement(.b), let inner = document[child].firstChild { child = inner }
        let node = document[child]
        if node.isElement(.tt) { return 1 }
        return node.isElement(.object) || node.isElement(.h1) || node.isElement(.h2) || node.isElement(.h3) ? 2 : 0
    }

    /// Whether bytes hold a word, in small letters.
    private static func contains(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
        guard let first = word.withUTF8Buffer({ $0.first }) else { return true }
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index].lowercasedASCII == first, bytes[index...].hasPrefixIgnoringCase(word) { return true }
            index += 1
        }
        return false
    }
}

extension HTMLName {
    /// Names from this number on have no constant.
    static let firstUnknown = HTMLName.width.rawValue + 1
}
