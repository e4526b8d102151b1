// The state that groups save and restore: how text looks, what a paragraph is, and what the text of a
// group is for.

import DocumentModel

/// Marks of text that are on or off.
struct RTFCharacterFlags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = RTFCharacterFlags(rawValue: 1)
    static let italic = RTFCharacterFlags(rawValue: 2)
    /// `\v`
    static let hidden = RTFCharacterFlags(rawValue: 4)
    /// `\deleted`
    static let deleted = RTFCharacterFlags(rawValue: 8)
    /// A space that stands for a line end of the source; only the package's own files have it.
    static let softBreak = RTFCharacterFlags(rawValue: 16)
    /// The size was given with `\fsmilli`, so it is meant even where it is that of all text.
    static let exactSize = RTFCharacterFlags(rawValue: 32)
}

/// How text looks. Numbers are as in the source; -1 says that nothing was said.
struct RTFCharacterState: Hashable, Sendable {
    enum Script: UInt8, Sendable { case none, superscript, `subscript` }

    var flags: RTFCharacterFlags = []
    var underline = RTFUnderline.none
    /// 0 none, 1 single, 2 double.
    var strikethrough: UInt8 = 0
    var script = Script.none
    /// In half points, negative is lowered.
    var rise: Int32 = 0
    var font: Int32 = -1
    /// In thousandths of a point.
    var size: Int32 = 12_000
    var foreground: Int32 = 0
    var background: Int32 = -1
    var highlight: Int32 = 0
    var shading: Int32 = -1
    var underlineColor: Int32 = -1
    var strikethroughColor: Int32 = -1
    var style: Int32 = -1
    var language: Int32 = 0
    /// The place of a link among the links of the source.
    var link: Int32 = -1
    /// The place of the image or footnote that a U+FFFC stands for.
    var object: Int32 = -1

    /// `\plain`: everything but the link and what revision marks say.
    mutating func reset(font: Int32, language: Int32) {
        var fresh = RTFCharacterState()
        fresh.font = font
        fresh.language = language
        fresh.link = link
        if flags.contains(.deleted) { fresh.flags.insert(.deleted) }
        self = fresh
    }
}

/// What a paragraph is. Lengths are in twentieths of a point.
struct RTFParagraphState: Hashable, Sendable {
    enum Alignment: UInt8, Sendable { case unspecified, left, center, right, justified }
    /// The numbering of Word 6, `\pn`.
    enum OldNumbering: UInt8, Sendable { case none, bullet, number }

    var style: Int32 = -1
    var alignment = Alignment.unspecified
    var leftIndent: Int32 = 0
    var firstIndent: Int32 = 0
    var spaceAfter: Int32 = 0
    /// From 0; -1 is text.
    var outlineLevel: Int32 = -1
    /// The number of a list override; 0 is no list.
    var list: Int32 = 0
    var listLevel: Int32 = 0
    /// 0 outside of tables.
    var tableDepth: Int32 = 0
    var isRightToLeft = false
    var hasBottomBorder = false
    var oldNumbering = OldNumbering.none
}

/// What a group saves.
struct RTFGroup {
    var character: RTFCharacterState
    var paragraph: RTFParagraphState
    /// Where text goes.
    var destination: RTFDestination
    /// How many units stand in for each `\u`.
    var unicodeSkip: Int
    /// What this group itself is; `destination` may come from a group around.
    var role: RTFDestination?
    /// Whether nothing of the group has been read but `\*`.
    var isFresh = true
    /// Whether the group began with `\*`, so that a word that is not known makes it skipped.
    var isIgnorable = false
}
