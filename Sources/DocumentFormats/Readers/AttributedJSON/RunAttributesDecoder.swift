// The attributes object of a run in JSON to RunAttributes. Foundation's names are held to Foundation's
// rules; names without a meaning become custom attributes.

import DocumentModel

/// Decodes attributes objects.
struct RunAttributesDecoder {
    let tape: JSONTape
    let limits: ReadLimits
    private(set) var diagnostics: [Diagnostic] = []
    /// The distinct attribute sets of all runs.
    private(set) var sets = AttributeSetTable()

    init(tape: JSONTape, limits: ReadLimits) {
        self.tape = tape
        self.limits = limits
    }

    /// Decodes an attributes object.
    ///
    /// - Throws: `ReadError.malformed` for a value that Foundation's decoder refuses.
    mutating func decode(_ object: JSONTape.NodeIndex) throws(ReadError) -> RunAttributes {
        guard tape.kind(object) == .object else {
            throw .malformed(reason: "expected an object of attributes", offset: tape.offset(object))
        }
        var result = DecodedAttributes()
        var custom: [JSONValue.Member] = []
        var child = object + 1
        let end = Int(tape.nodes[object].next)
        while child < end {
            let name = tape.decodedBytes(child)
            let value = child + 1
            if let key = AttributedJSONKey.named(name) {
                if !(try decode(key, value, &result)) { custom.append(customMember(name, value)) }
            } else {
                custom.append(customMember(name, value))
            }
            child = Int(tape.nodes[value].next)
        }
        if end > object + 3 { noteDuplicates(object) }
        if !custom.isEmpty {
            result.inline.custom = result.inline.custom.merging(CustomAttributes(custom))
        }
        return finish(&result, offset: tape.offset(object))
    }

    private func customMember(_ name: ArraySlice<UInt8>, _ value: JSONTape.NodeIndex) -> JSONValue.Member {
        .init(name: String(decoding: name, as: UTF8.self), value: tape.value(value))
    }

    /// Decodes one attribute; false when its value has no meaning for the model and is to be kept as it is.
    private mutating func decode(
        _ key: AttributedJSONKey,
        _ value: JSONTape.NodeIndex,
        _ result: inout DecodedAttributes
    ) throws(ReadError) -> Bool {
        switch key {
        case .blocks: decodeOwnBlocks(value, &result.own)
        case .inline: decodeOwnInline(value, &result)
        case .inlineIntent: try decodeInlineIntent(value, &result)
        case .presentationIntent:
            let decoder = PresentationIntentDecoder(tape: tape, maximumNesting: limits.maximumNesting)
            result.components = try decoder.components(value)
        case .link: result.inline.link = Link(destination: try address(value), title: result.inline.link?.title)
        case .imageURL: result.imageSource = try address(value)
        case .alternateDescription: result.alternateDescription = try string(value)
        case .language: result.inline.language = try string(value)
        case .listItemDelimiter:
            let bytes = Array(try string(value).utf8)
            guard bytes.count == 1, [0x2D, 0x2B, 0x2A, 0x2E, 0x29].contains(bytes[0]) else { return false }
            result.listDelimiter = bytes[0]
        case .agreementArgument, .agreementConcept, .referentConcept, .localizedNumberFormat:
            return decodeMarkdownNamed(key, value, &result)
        case .kitUnderline, .swiftUIUnderline, .kitStrikethrough, .swiftUIStrikethrough, .baselineOffset, .superscript:
            return decodeStyle(key, value, &result)
        case .sourcePosition: break  // The text says nothing about where it once stood.
        }
        return true
    }

    /// Puts together what several attributes say.
    private mutating func finish(_ result: inout DecodedAttributes, offset: Int) -> RunAttributes {
        if let style = result.own.style { decodeOwnStyle(style, &result) }
        // What has been edited since counts more than what the address once was.
        if let exact = result.own.linkAddress.exact, result.inline.link?.destination == result.own.linkAddress.kept {
            result.inline.link?.destination = exact
        }
        if let exact = result.own.imageAddress.exact, result.imageSource == result.own.imageAddress.kept {
            result.imageSource = exact
        }
        if result.imageSource != nil {
            result.inline.link?.title = result.own.linkTitle
        } else if result.inline.link != nil {
            result.inline.link?.title = result.alternateDescription ?? result.own.linkTitle
        } else if let description = result.alternateDescription {
            result.inline.custom["NSAlternateDescription"] = .string(description)
        }
        var components = result.components
        if let definition = result.own.footnoteDefinition { components.insert(definition, at: 0) }
        let chain = IntentChain.completed(components, htmlOrdinal: result.isHTMLBlock ? result.own.htmlOrdinal : nil)
        if result.isHTMLBlock, chain.last?.name != .htmlBlock {
            result.isHTMLBlock = false
            if chain.last?.kind.holdsInlineText == true { result.inline.intents.insert(.inlineHTML) }
        }
        if let inner = components.last, chain.last?.name == .tableCell, inner.name != .tableCell,
            inner.name != .paragraph
        {
            reportBlockInCell(inner, offset: offset)
        }
        let isInList = chain.contains { $0.name == .listItem }
        if !isInList, let delimiter = result.listDelimiter {
            result.inline.custom["NSListItemDelimiter"] = .string(String(decoding: [delimiter], as: UTF8.self))
        }
        var run = RunAttributes(chain: chain)
        run.set = result.inline.isEmpty ? .plain : sets.intern(result.inline)
        run.isHTMLBlock = result.isHTMLBlock
        run.hasBlocks = !components.isEmpty
        run.listDelimiter = result.listDelimiter
        run.offset = offset
        if result.own.isPresent || result.imageSource != nil {
            run.rare = RareAttributes(
                imageSource: result.imageSource,
                alternateDescription: result.alternateDescription,
                own: result.own
            )
        }
        return run
    }

    private mutating func decodeInlineIntent(
        _ value: JSONTape.NodeIndex,
        _ result: inout DecodedAttributes
    ) throws(ReadError) {
        guard let bits = tape.integer(value), bits >= 0 else {
            throw malformed("an inline intent is a whole number from 0", value)
        }
        result.isHTMLBlock = bits & 512 != 0
        let known = InlineIntents.foundation.rawValue
        result.inline.intents.formUnion(InlineIntents(rawValue: UInt16(truncatingIfNeeded: bits) & known))
        if bits & ~(Int(known) | 512) != 0 {
            warn("unknown-inline-intent", "Bits of an inline intent that have no known meaning were dropped.", value)
        }
    }

    /// An address: `{"relative":…}`, with a `base` that it is resolved against, or a plain string.
    private func address(_ node: JSONTape.NodeIndex) throws(ReadError) -> String {
        if tape.kind(node) == .string { return tape.string(node) }
        var chain: [String] = []
        var next: JSONTape.NodeIndex? = node
        while let current = next, tape.kind(current) != .null {
            // Foundation's coders write the base, unlike the address itself, as a string.
            if tape.kind(current) == .string {
                chain.append(tape.string(current))
                break
            }
            guard let relative = tape.member("relative", of: current), tape.kind(relative) == .string else {
                throw malformed("an address needs a string 'relative'", current)
            }
            chain.append(tape.string(relative))
            next = tape.member("base", of: current)
        }
        guard var result = chain.popLast() else { throw malformed("an address needs a string 'relative'", node) }
        while let reference = chain.popLast() { result = URLParts.resolve(reference, against: result) }
        return result
    }

    private func string(_ node: JSONTape.NodeIndex) throws(ReadError) -> String {
        guard tape.kind(node) == .string else { throw malformed("expected a string", node) }
        return tape.string(node)
    }

    /// An attribute that Apple's parser makes of an extended attribute of another name.
    private func decodeMarkdownNamed(
        _ key: AttributedJSONKey,
        _ value: JSONTape.NodeIndex,
        _ result: inout DecodedAttributes
    ) -> Bool {
        guard let name = AttributedJSONKey.markdownNames.first(where: { $0.key == key })?.markdown else { return false }
        if key == .localizedNumberFormat {
            guard tape.kind(value) == .true else { return false }
            result.inline.custom[name] = .bool(true)
        } else {
            guard tape.kind(value) == .integer, case .integer(let number) = tape.value(value) else { return false }
            result.inline.custom[name] = .integer(number)
        }
        return true
    }

    // MARK: Messages

    private func malformed(_ reason: String, _ node: JSONTape.NodeIndex) -> ReadError {
        .malformed(reason: reason, offset: tape.offset(node))
    }

    mutating func warn(_ id: String, _ message: String, _ node: JSONTape.NodeIndex) {
        diagnostics.append(Diagnostic(severity: .warning, id: id, message: message, offset: tape.offset(node)))
    }

    /// Cells hold text and no blocks.
    private mutating func reportBlockInCell(_ block: IntentComponent, offset: Int) {
        let name = block.name == .header ? "heading" : block.name.rawValue
        let message = "a block inside a table cell (\(name)) counts as the text of the cell"
        diagnostics.append(Diagnostic(severity: .warning, id: "block-in-cell", message: message, offset: offset))
    }

    mutating func note(_ id: String, _ message: String, _ node: JSONTape.NodeIndex) {
        diagnostics.append(Diagnostic(severity: .note, id: id, message: message, offset: tape.offset(node)))
    }

    /// Reports names that an object has twice; the last value of a name counts.
    private mutating func noteDuplicates(_ object: JSONTape.NodeIndex) {
        var names: [(name: ArraySlice<UInt8>, node: JSONTape.NodeIndex)] = []
        var child = object + 1
        let end = Int(tape.nodes[object].next)
        while child < end {
            names.append((tape.decodedBytes(child), child))
            child = Int(tape.nodes[child + 1].next)
        }
        names.sort { $0.name.lexicographicallyPrecedes($1.name) }
        for index in names.indices.dropFirst() where names[index].name.elementsEqual(names[index - 1].name) {
            warn("duplicate-name", "A name stands twice in one object; the last value counts.", names[index].node)
        }
    }
}
