// What plain text and the terminal draw differently, as data: the layout code asks the theme and knows
// neither of them.

import DocumentModel

/// The characters and styles of a layout.
struct LayoutTheme {
    /// A piece of a line in front of the text: its bytes, style sequences included, and its columns.
    struct Piece {
        var bytes: [UInt8]
        var columns: Int

        init(_ text: String, columns: Int? = nil) {
            bytes = Array(text.utf8)
            self.columns = columns ?? ColumnCounter.columns(of: text)
        }
    }

    /// The lines of tables.
    struct TableLines {
        /// Left and right of a row and between its cells, with the spaces around them.
        var left: String
        var between: String
        var right: String
        /// The lines above the table, below its header, and below the table; `nil` for none.
        var top: RuleLine?
        var middle: RuleLine
        var bottom: RuleLine?
        /// The style of the lines.
        var style: TerminalStyle

        /// A line across a table: its ends, the crossings, and what is repeated in between.
        struct RuleLine {
            var left: String
            var crossing: String
            var right: String
            var line: String
        }
    }

    var controls: TextFlow.Controls
    /// Whether styles are drawn; without, losses are counted for them.
    var drawsStyles: Bool
    /// The width that paragraphs are broken at, in columns; 0 does not break.
    var maximumColumns: Int
    /// Whether raw HTML is shown as it is; else it is left out.
    var showsRawHTML: Bool
    /// The marks of unordered items by depth; the last one goes on.
    var bullets: [String]
    var quote: Piece
    var codeIndent: Piece
    /// What a thematic break repeats, and how often where no width is given.
    var rule: String
    var ruleColumns = 40
    var table: TableLines

    /// The greatest number of levels that are indented; deeper ones stand at the same place, so that the
    /// output does not grow with the square of the depth.
    static let maximumLevels = 100
    /// The greatest width of a table column that cells are padded to, in columns.
    static let maximumCellColumns = 100
}
