// Small documents for the tests of the writers, built without a reader.

import DocumentModel

/// The attributes of marked text, with the marks nested in this order.
func marked(_ intents: InlineIntents, nesting: [MarkNesting.Mark] = []) -> InlineAttributes {
    var attributes = InlineAttributes(intents: intents)
    for mark in nesting { attributes.nesting.append(mark) }
    return attributes
}

/// The attributes of text that leads somewhere.
func linked(_ destination: String, title: String? = nil, _ intents: InlineIntents = []) -> InlineAttributes {
    var attributes = InlineAttributes(intents: intents)
    attributes.link = Link(destination: destination, title: title)
    return attributes
}

/// The attributes of a U+FFFC that stands for an image.
func imageAt(_ source: String, alternateText: String = "", title: String? = nil) -> InlineAttributes {
    var attributes = InlineAttributes()
    attributes.image = Image(source: source, alternateText: alternateText, title: title)
    return attributes
}

/// The attributes of a U+FFFC that refers to a footnote.
func footnote(_ label: String) -> InlineAttributes {
    var attributes = InlineAttributes()
    attributes.footnoteReference = label
    return attributes
}

/// The attributes of text with a look.
func styled(_ change: (inout TextStyle) -> Void) -> InlineAttributes {
    var attributes = InlineAttributes()
    var style = TextStyle()
    change(&style)
    attributes.style = style
    return attributes
}

extension DocumentBuilder {
    /// Adds a container and what a function puts into it.
    mutating func add(_ kind: BlockKind, _ content: (inout DocumentBuilder) -> Void = { _ in }) {
        openBlock(kind)
        content(&self)
        closeBlock()
    }

    /// Adds a block of plain text.
    mutating func add(_ kind: BlockKind, _ text: String) {
        openBlock(kind)
        append(text)
        closeBlock()
    }

    /// Adds a paragraph of runs.
    mutating func addParagraph(_ runs: [(String, InlineAttributes)]) {
        add(.paragraph) { builder in
            for (text, attributes) in runs { builder.append(text, attributes: attributes) }
        }
    }
}

/// A document that a function fills.
func makeDocument(_ content: (inout DocumentBuilder) -> Void) -> AttributedDocument {
    var builder = DocumentBuilder()
    content(&builder)
    return builder.finish()
}

/// A document of one paragraph of runs.
func makeParagraph(_ runs: [(String, InlineAttributes)]) -> AttributedDocument {
    makeDocument { $0.addParagraph(runs) }
}
