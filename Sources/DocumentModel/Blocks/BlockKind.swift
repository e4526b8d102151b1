// The kinds of block and what each one says about itself.

/// What a block is.
public enum BlockKind: Hashable, Sendable {
    case paragraph
    /// Level 1 to 6.
    case heading(level: Int)
    case blockQuote
    /// A list whose items have numbers, the first one `start`.
    case orderedList(start: Int, delimiter: OrderedListDelimiter, isTight: Bool)
    case unorderedList(marker: BulletMarker, isTight: Bool)
    /// An item of either kind of list; ordinals of unordered lists count from 1.
    case listItem(ordinal: Int, task: TaskState?)
    /// Preformatted text, each line ended by a line feed. `info` is the whole info string.
    case codeBlock(info: String)
    /// Raw HTML; the text is its source.
    case htmlBlock
    /// A rule between two parts; it has no text.
    case thematicBreak
    /// One alignment for each column. The children are at most one header row, then rows.
    case table(alignments: [ColumnAlignment])
    case tableHeaderRow
    case tableRow
    case tableCell
    /// What a footnote says. Definitions stand at the end of a document.
    case footnoteDefinition(label: String)
    /// The metadata before a document; the text is what stands between the two fences.
    case frontMatter(FrontMatterFormat)
    /// A block of a Markdown dialect whose text is its exact source, carried and not interpreted.
    case verbatim(VerbatimBlock)
}

/// The character between an ordered item's number and its text.
public enum OrderedListDelimiter: String, Hashable, Sendable, CaseIterable {
    case period = "."
    case parenthesis = ")"
}

/// The character in front of an unordered item.
public enum BulletMarker: String, Hashable, Sendable, CaseIterable {
    case hyphen = "-"
    case plus = "+"
    case asterisk = "*"
}

/// Whether the task of an item is done.
public enum TaskState: String, Hashable, Sendable, CaseIterable {
    case open
    case done
}

/// How the cells of a column are aligned.
public enum ColumnAlignment: String, Hashable, Sendable, CaseIterable {
    case none, left, center, right
}

/// The format of the metadata before a document, told by its fences.
public enum FrontMatterFormat: String, Hashable, Sendable, CaseIterable {
    /// Between two lines `---`.
    case yaml
    /// Between two lines `+++`.
    case toml

    /// The line before and after the metadata.
    public var fence: String { self == .yaml ? "---" : "+++" }
}

/// What a block that is carried verbatim is.
public enum VerbatimBlock: String, Hashable, Sendable, CaseIterable {
    /// A link reference definition that no link uses, `[label]: address "title"`.
    case linkReferenceDefinition = "link-reference-definition"
    /// An attribute definition that no text uses, `^[label]: name: value`.
    case attributeDefinition = "attribute-definition"
    /// Displayed mathematics between two `$$`.
    case math
    /// A comment between two `%%`.
    case comment
    /// A line that opens or closes a fenced container, `::: name` or `:::`.
    case containerFence = "container-fence"
}

extension BlockKind {
    /// Whether blocks of this kind own text; all others own blocks.
    @inlinable
    public var isLeaf: Bool {
        switch self {
        case .paragraph, .heading, .codeBlock, .htmlBlock, .thematicBreak, .tableCell, .frontMatter, .verbatim:
            return true
        case .blockQuote, .orderedList, .unorderedList, .listItem, .table, .tableHeaderRow, .tableRow,
            .footnoteDefinition:
            return false
        }
    }

    /// Whether the text of this kind of block can carry marks; the others hold source or nothing.
    @inlinable
    public var holdsInlineText: Bool {
        switch self {
        case .paragraph, .heading, .tableCell: return true
        default: return false
        }
    }

    /// Whether a block of this kind may stand directly inside one of kind `parent`; `nil` is the document.
    public func isAllowed(in parent: BlockKind?) -> Bool {
        switch (self, parent) {
        case (.listItem, .orderedList), (.listItem, .unorderedList): return true
        case (.tableHeaderRow, .table), (.tableRow, .table): return true
        case (.tableCell, .tableHeaderRow), (.tableCell, .tableRow): return true
        case (.listItem, _), (.tableHeaderRow, _), (.tableRow, _), (.tableCell, _): return false
        case (.frontMatter, _), (.footnoteDefinition, _): return parent == nil
        case (_, nil), (_, .blockQuote), (_, .listItem), (_, .footnoteDefinition): return true
        default: return false
        }
    }
}
