// What the attributes of one run of AttributedString JSON say, before blocks are built from them.

import DocumentModel

/// The attributes of a run as they are decoded.
struct DecodedAttributes {
    /// Everything that becomes attributes of the model, images apart.
    var inline = InlineAttributes()
    /// The text is the source of a block of raw HTML.
    var isHTMLBlock = false
    /// The blocks around the text, outermost first, as the source names them.
    var components: [IntentComponent] = []
    /// The address of the image that the text describes.
    var imageSource: String?
    var alternateDescription: String?
    var listDelimiter: UInt8?
    var own = OwnAttributes()
}

/// The attributes of a run as blocks are built from them. There may be as many as runs, so they are small.
struct RunAttributes {
    /// The number of an attribute set of the reader's table, with all but images.
    var set = AttributeSetID.plain
    /// The text is the source of a block of raw HTML.
    var isHTMLBlock = false
    /// Whether the run said anything about its blocks.
    var hasBlocks = false
    var listDelimiter: UInt8?
    /// The blocks around the text, outermost first, with what is missing put in: each may stand in the one
    /// before it and the last one owns text.
    var chain: [IntentComponent]
    /// What few runs have.
    var rare: RareAttributes?
    /// Where the attributes stand in the source.
    var offset = 0

    /// What the package's own names say.
    var own: OwnAttributes { rare?.own ?? OwnAttributes() }

    /// Whether the run has any blocks without text, or facts about blocks.
    var hasOwnBlocks: Bool { rare.map { !$0.own.blocksBefore.isEmpty || !$0.own.blocksAfter.isEmpty } ?? false }

    /// Whether two neighbouring runs describe one image.
    func isSameImage(as other: RunAttributes, in sets: AttributeSetTable) -> Bool {
        guard let mine = rare, let theirs = other.rare else { return false }
        return mine.imageSource == theirs.imageSource && mine.alternateDescription == theirs.alternateDescription
            && mine.own.imageOrdinal == theirs.own.imageOrdinal && sets[set].link == sets[other.set].link
    }
}

/// The part of a run's attributes that few runs have.
final class RareAttributes {
    /// The address of the image that the text describes.
    let imageSource: String?
    let alternateDescription: String?
    let own: OwnAttributes

    init(imageSource: String?, alternateDescription: String?, own: OwnAttributes) {
        self.imageSource = imageSource
        self.alternateDescription = alternateDescription
        self.own = own
    }
}

/// One block of a presentation intent.
struct IntentComponent: Equatable {
    var name: IntentName
    /// Numbers of lists and the like hold what JSON says about them; the rest is filled in later.
    var kind: BlockKind
    /// `nil` for a block that was put in because something was missing.
    var identity: Int?
    /// The column of a cell, from 0.
    var column = 0

    /// Whether this is the block that an open one is.
    func isSameBlock(as other: IntentComponent) -> Bool { name == other.name && identity == other.identity }
}

/// What the package's own names say.
struct OwnAttributes {
    /// Whether there is anything.
    var isPresent = false
    /// Facts about blocks that begin with this run, and blocks without text before it.
    var blocksBefore: [OwnBlock] = []
    /// Blocks without text after this run, at the end of the document.
    var blocksAfter: [OwnBlock] = []
    /// The footnote definition around the run's blocks.
    var footnoteDefinition: IntentComponent?
    /// Tells an HTML block from the one before it.
    var htmlOrdinal = 0
    /// Tells an image from an equal one before it.
    var imageOrdinal = 0
    /// Set where line feeds in the text are no hard breaks.
    var keepsLineFeeds = false
    var alternateText: String?
    var linkTitle: String?
    /// The addresses before Foundation's URL encoded them, and after.
    var linkAddress: (exact: String?, kept: String?)
    var imageAddress: (exact: String?, kept: String?)
    /// The object of facts about the look of the text.
    var style: JSONTape.NodeIndex?
}

/// A block as the package's own name `AttributedMarkdown.blocks` describes it: facts about a block of the
/// run's presentation intent, or a block of its own that has no text.
struct OwnBlock {
    var identity: Int
    /// Set for a block without text: what it is, and the identity of the block around it, 0 for none.
    var component: IntentComponent?
    var parent = 0

    var isTight: Bool?
    var start: Int?
    var delimiter: UInt8?
    var task: TaskState?
    var alignments: [ColumnAlignment]?
    /// Text at the start of the block that stands for a mark and is no text of the document.
    var marker: String?
    var frontMatter: FrontMatterFormat?
    var verbatim: VerbatimBlock?
    /// The text of a block that Foundation gives none.
    var text: String?
    /// Set where the last line of a code block has no line end.
    var lacksFinalLineEnd = false
    /// Where the description stands in the source.
    var offset = 0
}
