// Documents with other attributes on the same text.

import DocumentModel

extension AttributedDocument {
    /// The document with custom attributes under other names.
    ///
    /// - Parameter names: The new name by the old one.
    /// - Complexity: O(*n*) in the bytes and runs, O(*s*) in the attribute sets when nothing changes.
    func renamingCustom(_ names: [String: String]) -> AttributedDocument {
        guard hasSet(where: { $0.custom.members.contains { names[$0.name] != nil } }) else { return self }
        return rewriting { runs in
            for index in runs.indices where !runs[index].custom.isEmpty {
                let members = runs[index].custom.members
                runs[index].custom = CustomAttributes(
                    members.map { .init(name: names[$0.name] ?? $0.name, value: $0.value) }
                )
            }
        }
    }

    /// The document with a hint that the marks which all text of a link has stand around the link.
    ///
    /// In text of Foundation's parser they do: marks in a label are dropped. Written the other way round, and
    /// parsed again, they would be gone.
    func nestingLinksInMarks() -> AttributedDocument {
        guard hasSet(where: { $0.link != nil && !$0.intents.isDisjoint(with: .marks) }) else { return self }
        return rewriting { runs in
            var start = 0
            while start < runs.count {
                var end = start + 1
                if runs[start].link != nil {
                    while end < runs.count, runs[end].link == runs[start].link { end += 1 }
                    Self.nestLink(&runs[start..<end])
                }
                start = end
            }
        }
    }

    private static let marks: [(intent: InlineIntents, mark: MarkNesting.Mark)] = [
        (.strikethrough, .strikethrough), (.strong, .strong), (.emphasis, .emphasis),
    ]

    private static func nestLink(_ runs: inout ArraySlice<InlineAttributes>) {
        let common = runs.reduce(InlineIntents.marks) { $0.intersection($1.intents) }
        for index in runs.indices where runs[index].nesting.isEmpty {
            var nesting = MarkNesting()
            for (intent, mark) in marks where common.contains(intent) { nesting = nesting.appending(mark) }
            guard !nesting.isEmpty else { return }
            nesting = nesting.appending(.link)
            for (intent, mark) in marks where runs[index].intents.contains(intent) && !common.contains(intent) {
                nesting = nesting.appending(mark)
            }
            runs[index].nesting = nesting
        }
    }

    private func hasSet(where isConcerned: (InlineAttributes) -> Bool) -> Bool {
        (0..<attributeSets.count).contains { isConcerned(attributeSets[AttributeSetID(rawValue: UInt32($0))]) }
    }

    /// The document with the attributes that `change` makes of those of each block's runs.
    private func rewriting(_ change: (inout [InlineAttributes]) -> Void) -> AttributedDocument {
        var builder = DocumentBuilder(like: self)
        for event in blockEvents {
            guard case .enter(let index) = event else {
                builder.closeBlock()
                continue
            }
            let block = blocks[index]
            builder.openBlock(block.kind, source: block.source)
            let placed = Array(placedRuns(of: block))
            guard !placed.isEmpty else { continue }
            var attributes = placed.map(\.attributes)
            change(&attributes)
            for (run, attributes) in zip(placed, attributes) {
                builder.append(text[run.range], attributes: builder.intern(attributes))
            }
        }
        return builder.finish()
    }
}
