// The file info.json of a TextBundle (specification version 2): what the text is. Members that are not known
// belong to the program that wrote them, and stay as they are.

import DocumentModel

/// The content of `info.json`.
struct TextBundleInfo: Hashable, Sendable {
    static let fileName = "info.json"
    static let markdownType = "net.daringfireball.markdown"

    /// The source, a JSON object.
    let bytes: [UInt8]
    /// The uniform type identifier of the text.
    let type: String?

    /// - Throws: `ReadError` when the source is no JSON object, with the offset in it.
    init(_ bytes: [UInt8]) throws(ReadError) {
        let tape = try JSONScanner.scan(bytes)
        guard tape.kind(0) == .object else { throw .malformed(reason: "info.json is no JSON object", offset: 0) }
        self.bytes = bytes
        type = tape.member("type", of: 0).flatMap { tape.kind($0) == .string ? tape.string($0) : nil }
    }

    /// The info of a new bundle of Markdown.
    static let markdown = Array(
        """
        {
          "transient" : false,
          "type" : "\(markdownType)",
          "version" : 2
        }

        """.utf8
    )

    /// The source for a bundle whose text is Markdown: the same bytes where they say so already.
    var forMarkdown: [UInt8] {
        guard let tape = try? JSONScanner.scan(bytes), tape.kind(0) == .object else { return Self.markdown }
        let isCurrent = tape.member("version", of: 0).flatMap { tape.integer($0) } == 2
        if isCurrent, type == nil || type == Self.markdownType { return bytes }
        var members: [String] = []
        var children = tape.children(of: 0)
        while let name = children.next(), let value = children.next() {
            if tape.isString(name, equalTo: "version") || tape.isString(name, equalTo: "type") { continue }
            members.append("\(source(of: name, tape)) : \(source(of: value, tape))")
        }
        members.append("\"type\" : \"\(Self.markdownType)\"")
        members.append("\"version\" : 2")
        return Array("{\n  \(members.joined(separator: ",\n  "))\n}\n".utf8)
    }

    /// A value as it stands in the source.
    private func source(of index: JSONTape.NodeIndex, _ tape: JSONTape) -> String {
        let node = tape.nodes[index]
        let quote = node.kind == .string ? 1 : 0
        return String(decoding: bytes[(Int(node.startOffset) - quote)..<(Int(node.endOffset) + quote)], as: UTF8.self)
    }
}
