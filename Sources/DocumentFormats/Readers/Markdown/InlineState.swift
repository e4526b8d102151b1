// The marks around the text that is being lowered, and the numbers of the attribute sets they make.

import DocumentModel

/// The inline marks that are open at a point of the tree.
struct InlineState {
    private var depths = MarkDepths()
    /// The open marks, outermost first.
    private var open: [MarkNesting.Mark] = []
    /// The nesting at each depth of open marks; the first is that of none.
    private var nestings: [MarkNesting] = [MarkNesting()]
    private var links: [Link] = []
    private var customs: [CustomAttributes] = []
    private(set) var intents: InlineIntents = []

    /// Numbers of sets of intents alone, by their bits; `UInt32.max` where there is none yet.
    private var plainNumbers = [UInt32](repeating: .max, count: 4096)
    /// Numbers of sets of intents and a nesting.
    private var nestedNumbers: [UInt64: AttributeSetID] = [:]
    /// Numbers of sets within the current link and custom attributes.
    private var localNumbers: [(key: UInt64, id: AttributeSetID)] = []

    private struct MarkDepths {
        var emphasis = 0
        var strong = 0
        var strikethrough = 0
    }

    // MARK: Marks

    mutating func openMark(_ mark: MarkNesting.Mark) {
        count(mark, by: 1)
        open.append(mark)
        nestings.append(nestings[nestings.count - 1].appending(mark))
    }

    /// Closes the innermost one of a mark; it need not be the innermost of all, since a highlight may begin inside
    /// another mark and end outside of it.
    mutating func closeMark(_ mark: MarkNesting.Mark) {
        guard let index = open.lastIndex(of: mark) else { return }
        count(mark, by: -1)
        open.remove(at: index)
        nestings.removeSubrange((index + 1)...)
        for inner in open[index...] { nestings.append(nestings[nestings.count - 1].appending(inner)) }
    }

    private mutating func count(_ mark: MarkNesting.Mark, by step: Int) {
        switch mark {
        case .emphasis:
            depths.emphasis += step
            set(.emphasis, depths.emphasis > 0)
        case .strong:
            depths.strong += step
            set(.strong, depths.strong > 0)
        case .strikethrough:
            depths.strikethrough += step
            set(.strikethrough, depths.strikethrough > 0)
        case .highlight:
            set(.highlight, step > 0)
        case .link, .custom:
            break
        }
    }

    private mutating func set(_ intent: InlineIntents, _ isOn: Bool) {
        if isOn { intents.insert(intent) } else { intents.remove(intent) }
    }

    mutating func openLink(_ link: Link) {
        links.append(link)
        localNumbers.removeAll(keepingCapacity: true)
        openMark(.link)
    }

    mutating func closeLink() {
        links.removeLast()
        localNumbers.removeAll(keepingCapacity: true)
        closeMark(.link)
    }

    mutating func openCustom(_ attributes: CustomAttributes) {
        customs.append((customs.last ?? CustomAttributes()).merging(attributes))
        localNumbers.removeAll(keepingCapacity: true)
        openMark(.custom)
    }

    mutating func closeCustom() {
        customs.removeLast()
        localNumbers.removeAll(keepingCapacity: true)
        closeMark(.custom)
    }

    // MARK: Attribute sets

    /// The attributes at this point, with some intents more.
    func attributes(adding extra: InlineIntents = []) -> InlineAttributes {
        var attributes = InlineAttributes(intents: intents.union(extra))
        attributes.link = links.last
        if let custom = customs.last { attributes.custom = custom }
        attributes.nesting = nesting
        return attributes
    }

    /// One mark alone needs no hint.
    private var nesting: MarkNesting {
        let nesting = nestings[nestings.count - 1]
        return nesting.rawValue < 8 ? MarkNesting() : nesting
    }

    /// The number of the set of these attributes.
    mutating func number(adding extra: InlineIntents = [], in builder: inout DocumentBuilder) -> AttributeSetID {
        let bits = intents.union(extra).rawValue
        let nesting = nesting
        if links.isEmpty, customs.isEmpty {
            if nesting.isEmpty {
                let known = plainNumbers[Int(bits)]
                if known != .max { return AttributeSetID(rawValue: known) }
                let id = builder.intern(attributes(adding: extra))
                plainNumbers[Int(bits)] = id.rawValue
                return id
            }
            let key = UInt64(nesting.rawValue) << 16 | UInt64(bits)
            if let known = nestedNumbers[key] { return known }
            let id = builder.intern(attributes(adding: extra))
            nestedNumbers[key] = id
            return id
        }
        let key = UInt64(nesting.rawValue) << 16 | UInt64(bits)
        for local in localNumbers where local.key == key { return local.id }
        let id = builder.intern(attributes(adding: extra))
        localNumbers.append((key, id))
        return id
    }
}
