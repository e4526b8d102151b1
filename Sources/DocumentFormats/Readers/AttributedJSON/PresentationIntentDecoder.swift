// Presentation intents in JSON to blocks: `{"components":[{"kind":["header",2],"identity":1}]}`.

import DocumentModel

/// Decodes presentation intents.
struct PresentationIntentDecoder {
    let tape: JSONTape
    let maximumNesting: Int

    /// The blocks of an intent, outermost first.
    ///
    /// - Throws: `ReadError.malformed` for what Foundation's decoder refuses: no components, a component
    ///   without kind or identity, an unknown kind, a missing number.
    func components(_ intent: JSONTape.NodeIndex) throws(ReadError) -> [IntentComponent] {
        guard let list = tape.member("components", of: intent), tape.kind(list) == .array else {
            throw malformed("a presentation intent needs an array 'components'", intent)
        }
        var components: [IntentComponent] = []
        for node in tape.children(of: list) {
            guard tape.kind(node) == .object, let kind = tape.member("kind", of: node),
                let identity = tape.member("identity", of: node)
            else { throw malformed("a component needs a 'kind' and an 'identity'", node) }
            guard let number = tape.integer(identity) else {
                throw malformed("an identity is a whole number", identity)
            }
            var component = try component(kind)
            guard component.name.isFoundation else { throw malformed("unknown kind of block", kind) }
            component.identity = number
            components.append(component)
            guard components.count <= maximumNesting else {
                throw .tooDeep(limit: maximumNesting, offset: tape.offset(intent))
            }
        }
        return components.reversed()
    }

    /// A kind: an array of its name and what belongs to it, or the name alone.
    func component(_ node: JSONTape.NodeIndex) throws(ReadError) -> IntentComponent {
        var parts = [node]
        if tape.kind(node) == .array { parts = Array(tape.children(of: node)) }
        guard let first = parts.first, tape.kind(first) == .string else {
            throw malformed("a kind begins with its name", node)
        }
        guard let name = IntentName(rawValue: tape.string(first)) else {
            throw malformed("unknown kind of block", first)
        }
        let payload = parts.count > 1 ? parts[1] : nil
        let kind: BlockKind
        var column = 0
        switch name {
        case .paragraph: kind = .paragraph
        case .header: kind = .heading(level: min(max(try number(payload, of: node), 1), 6))
        case .orderedList: kind = .orderedList(start: 1, delimiter: .period, isTight: true)
        case .unorderedList: kind = .unorderedList(marker: .hyphen, isTight: true)
        case .listItem: kind = .listItem(ordinal: try number(payload, of: node), task: nil)
        case .codeBlock: kind = .codeBlock(info: try optionalString(payload))
        case .blockQuote: kind = .blockQuote
        case .thematicBreak: kind = .thematicBreak
        case .table: kind = .table(alignments: try alignments(payload, of: node))
        case .tableHeaderRow: kind = .tableHeaderRow
        case .tableRow:
            _ = try number(payload, of: node)
            kind = .tableRow
        case .tableCell:
            column = try number(payload, of: node)
            kind = .tableCell
        case .htmlBlock: kind = .htmlBlock
        case .footnoteDefinition: kind = .footnoteDefinition(label: try optionalString(payload))
        case .frontMatter: kind = .frontMatter(FrontMatterFormat(rawValue: try optionalString(payload)) ?? .yaml)
        case .verbatim: kind = .verbatim(VerbatimBlock(rawValue: try optionalString(payload)) ?? .comment)
        }
        return IntentComponent(name: name, kind: kind, identity: nil, column: column)
    }

    private func number(_ payload: JSONTape.NodeIndex?, of kind: JSONTape.NodeIndex) throws(ReadError) -> Int {
        guard let payload, let number = tape.integer(payload) else {
            throw malformed("this kind of block needs a whole number", payload ?? kind)
        }
        return number
    }

    private func optionalString(_ payload: JSONTape.NodeIndex?) throws(ReadError) -> String {
        guard let payload, tape.kind(payload) != .null else { return "" }
        guard tape.kind(payload) == .string else { throw malformed("expected a string", payload) }
        return tape.string(payload)
    }

    /// The columns of a table: objects with an `alignment` of 0 to 2, or such numbers.
    ///
    /// 0, Foundation's left, is read as no alignment: that is what its parser makes it of.
    private func alignments(
        _ payload: JSONTape.NodeIndex?,
        of kind: JSONTape.NodeIndex
    ) throws(ReadError) -> [ColumnAlignment] {
        guard let payload, tape.kind(payload) == .array else {
            throw malformed("a table needs an array of its columns", payload ?? kind)
        }
        var alignments: [ColumnAlignment] = []
        for column in tape.children(of: payload) {
            let value = tape.kind(column) == .object ? tape.member("alignment", of: column) : column
            switch value.flatMap({ tape.integer($0) }) {
            case 0: alignments.append(.none)
            case 1: alignments.append(.center)
            case 2: alignments.append(.right)
            default: throw malformed("the alignment of a column is 0, 1 or 2", value ?? column)
            }
        }
        return alignments
    }

    private func malformed(_ reason: String, _ node: JSONTape.NodeIndex) -> ReadError {
        .malformed(reason: reason, offset: tape.offset(node))
    }
}
