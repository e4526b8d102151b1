// Footnotes of all programs are alike: a short link leads to a place further down, and from there one leads
// back. Such pairs are looked for, so that no program's class names have to be known.

import HTMLParsing

/// The footnotes of a document: which links refer to them, and which elements say what they say.
struct FootnotePairs {
    /// Labels of links that refer to a footnote.
    private(set) var references: [HTMLNodeID: String] = [:]
    /// Labels of elements that are a footnote's text.
    private(set) var definitions: [HTMLNodeID: String] = [:]
    /// Links back, and everything else that is not text.
    private(set) var dropped: Set<HTMLNodeID> = []
    /// The labels in the order of their first references.
    private(set) var order: [String] = []
    /// How many comments of reviewers there are.
    private(set) var commentCount = 0

    private let document: HTMLDocument
    private let names: ElementNames

    /// How many links back of one reference are looked at.
    private static let maximumBackLinks = 32

    /// Finds the pairs.
    ///
    /// - Complexity: O(*n*) in the links within the page, times the depth of the tree.
    init(_ document: HTMLDocument, _ survey: HTMLSurvey, names: ElementNames) {
        self.document = document
        self.names = names
        guard !survey.anchors.isEmpty else { return }
        var anchorsByFragment: [ArraySlice<UInt8>: [HTMLNodeID]] = [:]
        for anchor in survey.anchors { anchorsByFragment[anchor.fragment, default: []].append(anchor.node) }
        var labels: [HTMLNodeID: String] = [:]
        var taken: Set<String> = []
        for anchor in survey.anchors {
            guard let target = survey.targets[anchor.fragment], target.position > anchor.node.position,
                looksLikeReference(anchor.node)
            else { continue }
            let container = container(of: target)
            let back = identifiers(around: anchor.node).flatMap { anchorsByFragment[$0] ?? [] }
                .prefix(Self.maximumBackLinks).filter { $0 != anchor.node && isInside($0, container) }
            guard !back.isEmpty, references[anchor.node] == nil, !isInside(anchor.node, container),
                ElementRole.of(document[container].name).isBlock, definitions[anchor.node] == nil
            else { continue }
            dropped.formUnion(back)
            if anchor.fragment.starts(with: "cmnt".utf8) {
                dropped.insert(anchor.node)
                if dropped.insert(container).inserted { commentCount += 1 }
                continue
            }
            if labels[container] == nil {
                var label = label(of: anchor.fragment, number: order.count + 1)
                while !taken.insert(label).inserted { label += "-" }
                labels[container] = label
                definitions[container] = label
                order.append(label)
            }
            references[anchor.node] = labels[container]
        }
    }

    /// Whether a link is short enough, raised or marked, as references to footnotes are.
    private func looksLikeReference(_ anchor: HTMLNodeID) -> Bool {
        if let name = names.dataFootnoteReference, document.attributeBytes(name, of: anchor) != nil { return true }
        if document.attributeBytes(.role, of: anchor)?.equalsIgnoringCase("doc-noteref") == true { return true }
        if let parent = document[anchor].parent, document[parent].isElement(.sup) { return true }
        if let child = document[anchor].firstChild, document[child].isElement(.sup) { return true }
        var text: [UInt8] = []
        for id in document.descendants(of: anchor) where document[id].kind == .text {
            text += document.data(of: id)
            if text.count > 64 { return false }
        }
        let label = text.trimmingMarkupSpace
        return label.count <= 5 && label.first == UInt8(ascii: "[") && label.last == UInt8(ascii: "]")
    }

    /// The ids by which a link back may name a reference: its own, those of elements close around it and of
    /// its first child.
    private func identifiers(around anchor: HTMLNodeID) -> [ArraySlice<UInt8>] {
        var nodes = [anchor]
        if let child = document[anchor].firstChild { nodes.append(child) }
        var parent = document[anchor].parent
        for _ in 0..<2 {
            guard let id = parent, !ElementRole.of(document[id].name).isBlock else { break }
            nodes.append(id)
            parent = document[id].parent
        }
        return nodes.flatMap { id in
            [document.attributeBytes(.id, of: id), document.attributeBytes(.name, of: id)].compactMap { $0 }
        }
    }

    /// The block that a footnote's target stands for.
    private func container(of target: HTMLNodeID) -> HTMLNodeID {
        var current = target
        while !ElementRole.of(document[current].name).isBlock, let parent = document[current].parent,
            document[parent].kind == .element
        {
            current = parent
        }
        guard document[current].isElement(.p), let parent = document[current].parent, document[parent].isElement(.div),
            isFirstElement(current, of: parent), current != target
        else { return current }
        return parent
    }

    private func isFirstElement(_ id: HTMLNodeID, of parent: HTMLNodeID) -> Bool {
        document.children(of: parent).first { document[$0].kind == .element } == id
    }

    private func isInside(_ id: HTMLNodeID, _ container: HTMLNodeID) -> Bool {
        var current: HTMLNodeID? = id
        while let node = current {
            if node == container { return true }
            current = document[node].parent
        }
        return false
    }

    /// The label in an id: what is left without the prefix that says that it is a footnote.
    private func label(of fragment: ArraySlice<UInt8>, number: Int) -> String {
        let text = percentDecoded(fragment) ?? ""
        for prefix in Self.prefixes where text.hasPrefix(prefix) {
            let rest = text.dropFirst(prefix.count)
            guard !rest.isEmpty, rest.utf8.allSatisfy({ !$0.isMarkupSpace && $0 != 0x5B && $0 != 0x5D }) else {
                continue
            }
            return prefix == "_edn" ? "e" + rest : String(rest)
        }
        return String(number)
    }

    private static let prefixes = [
        "user-content-fn-", "fn-", "fn:", "_ftn", "_edn", "ftnt", "footnote-", "cite_note-", "note-", "fn",
    ]
}
