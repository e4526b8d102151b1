// Formats whose files hold several documents, and joining these to one.

import DocumentModel

/// One of the documents of a file that holds several.
public struct DocumentPart: Sendable {
    /// What the document is called; may be empty, and may be that of others too.
    public var name: String
    public var result: ReadResult

    public init(name: String, result: ReadResult) {
        self.name = name
        self.result = result
    }
}

/// A reader of a format whose files hold several documents, such as an export of notes.
///
/// `read` gives all of them as one document: one after another with a rule between two, front matter as a
/// block of code, footnotes at the end under labels of their own. A damaged document fails the whole file.
public protocol CollectionReader: DocumentReader {
    /// Reads a source.
    ///
    /// - Returns: The documents in the order of the source.
    /// - Throws: `ReadError`, with the offset of what cannot be read.
    func readParts(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> [DocumentPart]
}

extension CollectionReader {
    /// Reads a source as one document.
    public func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        let parts = try readParts(source, options: options)
        if parts.count == 1 { return parts[0].result }
        return DocumentJoin.join(parts.map(\.result))
    }
}

/// Makes one document of several.
enum DocumentJoin {
    /// - Complexity: O(*n*) in text, runs and blocks.
    static func join(_ results: [ReadResult]) -> ReadResult {
        var builder = DocumentBuilder()
        var diagnostics: [Diagnostic] = []
        var assets: [Asset] = []
        var names = AssetNames()
        var labels = AssetNames()
        var documents: [(document: AttributedDocument, copy: DocumentCopy)] = []
        for (place, result) in results.enumerated() {
            diagnostics += result.diagnostics
            let renamed = unused(result.assets, &names)
            assets += renamed.assets
            let document = result.document.renamingFiles { renamed.names[$0] }
            let copy = copy(of: document, &labels)
            if place > 0 {
                builder.openBlock(.thematicBreak)
                builder.closeBlock()
            }
            appendBody(document, copy, to: &builder)
            documents.append((document, copy))
        }
        for (document, copy) in documents {
            builder.append(document, copy: copy) { isFootnote(document.blocks[$0]) }
        }
        return ReadResult(
            document: builder.finish(),
            diagnostics: diagnostics.sorted { $0.offset < $1.offset },
            assets: assets
        )
    }

    private static func isFootnote(_ block: Block) -> Bool {
        if case .footnoteDefinition = block.kind { return true }
        return false
    }

    /// Gives files whose names were used already others.
    private static func unused(
        _ files: [Asset],
        _ names: inout AssetNames
    ) -> (assets: [Asset], names: [String: String]) {
        var renamed: [String: String] = [:]
        let assets = files.map { file in
            var file = file
            let name = names.unused(file.name)
            if name != file.name { renamed[file.name] = name }
            file.name = name
            return file
        }
        return (assets, renamed)
    }

    /// How a document is copied: its footnotes get labels that no other has.
    private static func copy(of document: AttributedDocument, _ labels: inout AssetNames) -> DocumentCopy {
        var renamed: [String: String] = [:]
        for block in document.blocks {
            guard case .footnoteDefinition(let label) = block.kind, renamed[label] == nil else { continue }
            renamed[label] = labels.unused(label)
        }
        let names = renamed
        var copy = DocumentCopy()
        guard !names.isEmpty else { return copy }
        copy.changeAttributes = { attributes in
            if let name = attributes.footnoteReference.flatMap({ names[$0] }) { attributes.footnoteReference = name }
        }
        copy.changeKind = { kind in
            guard case .footnoteDefinition(let label) = kind, let name = names[label] else { return kind }
            return .footnoteDefinition(label: name)
        }
        return copy
    }

    /// Appends what is no footnote. Front matter stands at the front of a document only, so it becomes code,
    /// below the heading if there is one.
    private static func appendBody(
        _ document: AttributedDocument,
        _ copy: DocumentCopy,
        to builder: inout DocumentBuilder
    ) {
        let blocks = document.blocks
        guard case .frontMatter(let format)? = blocks.first?.kind else {
            builder.append(document, copy: copy) { !isFootnote(blocks[$0]) }
            return
        }
        var headingCount = 0
        if blocks.count > 1, case .heading = blocks[1].kind { headingCount = 1 }
        builder.append(document, copy: copy) { $0 > 0 && $0 <= headingCount }
        builder.openBlock(.codeBlock(info: format.rawValue), source: blocks[0].source)
        builder.append(document.text[blocks[0].textRange])
        builder.closeBlock()
        builder.append(document, copy: copy) { $0 > headingCount && !isFootnote(blocks[$0]) }
    }
}
