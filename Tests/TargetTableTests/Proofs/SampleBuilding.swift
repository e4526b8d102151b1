// Small documents, built without a reader.

import DocumentModel

/// The attributes that a function sets.
func attributes(_ change: (inout InlineAttributes) -> Void) -> InlineAttributes {
    var attributes = InlineAttributes()
    change(&attributes)
    return attributes
}

/// The attributes of text with a look.
func look(_ change: (inout TextStyle) -> Void) -> InlineAttributes {
    var style = TextStyle()
    change(&style)
    return attributes { $0.style = style }
}

/// The attributes of text with marks.
func marks(_ intents: InlineIntents) -> InlineAttributes { InlineAttributes(intents: intents) }

/// The attributes of a link.
func link(_ destination: String, title: String? = nil, _ intents: InlineIntents = []) -> InlineAttributes {
    attributes {
        $0.link = Link(destination: destination, title: title)
        $0.intents = intents
    }
}

/// The attributes of an image, whose file is one of `ProvedFormat.assets` if its source is not another one.
func image(_ source: String = "a.png", title: String? = nil, in link: Link? = nil) -> InlineAttributes {
    attributes {
        $0.image = Image(source: source, alternateText: "a", title: title)
        $0.link = link
    }
}

/// A document that a function fills.
func document(_ content: (inout DocumentBuilder) -> Void) -> AttributedDocument {
    var builder = DocumentBuilder()
    content(&builder)
    return builder.finish()
}

/// A paragraph of runs.
func paragraph(_ runs: (String, InlineAttributes)...) -> AttributedDocument {
    document { builder in
        builder.openBlock(.paragraph)
        for (text, attributes) in runs { builder.append(text, attributes: attributes) }
        builder.closeBlock()
    }
}

/// A paragraph of plain words around marked text.
func phrase(_ text: String, _ attributes: InlineAttributes) -> AttributedDocument {
    paragraph(("before ", InlineAttributes()), (text, attributes), (" after", InlineAttributes()))
}

/// The same with one word.
func phrase(_ attributes: InlineAttributes) -> AttributedDocument { phrase("marked", attributes) }

/// A block that owns text, by itself.
func block(_ kind: BlockKind, _ text: String = "") -> AttributedDocument {
    document { $0.add(kind, text) }
}

/// A block with the white space in a text marked.
func block(_ kind: BlockKind, _ text: String, _ space: InlineAttributes) -> AttributedDocument {
    document { $0.add(kind) { $0.appendMarkingSpace(text, space) } }
}

/// A table whose cell has the white space in its text marked.
func cell(_ text: String, _ space: InlineAttributes) -> AttributedDocument {
    document { builder in
        builder.add(.table(alignments: [.none])) { table in
            table.add(.tableHeaderRow) { $0.add(.tableCell, "head") }
            table.add(.tableRow) { $0.add(.tableCell) { $0.appendMarkingSpace(text, space) } }
        }
    }
}

extension DocumentBuilder {
    mutating func appendMarkingSpace(_ text: String, _ space: InlineAttributes) {
        for character in text {
            append(String(character), attributes: character.isWhitespace ? space : InlineAttributes())
        }
    }

    mutating func add(_ kind: BlockKind, _ text: String = "") {
        openBlock(kind)
        append(text)
        closeBlock()
    }

    mutating func add(_ kind: BlockKind, _ content: (inout DocumentBuilder) -> Void) {
        openBlock(kind)
        content(&self)
        closeBlock()
    }

    /// An item of one paragraph.
    mutating func addItem(_ ordinal: Int, task: TaskState? = nil, _ more: (inout DocumentBuilder) -> Void = { _ in }) {
        add(.listItem(ordinal: ordinal, task: task)) { builder in
            builder.add(.paragraph, "item")
            more(&builder)
        }
    }

    mutating func addTable(_ alignments: [ColumnAlignment]) {
        add(.table(alignments: alignments)) { builder in
            for kind in [BlockKind.tableHeaderRow, .tableRow] {
                builder.add(kind) { row in for _ in alignments { row.add(.tableCell, "cell") } }
            }
        }
    }
}

/// A list of two items.
func list(_ kind: BlockKind, first: Int = 1, task: TaskState? = nil) -> AttributedDocument {
    document { builder in
        builder.add(kind) { list in
            list.addItem(first, task: task)
            list.addItem(first + 1, task: task)
        }
    }
}
