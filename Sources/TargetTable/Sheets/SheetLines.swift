// The text form of the table. A sheet is lines: what starts at the margin is a head, indented lines belong to
// it, and lines indented deeper go on with the line above.

/// A mistake in a sheet. Tests show that there is none.
struct SheetProblem: Hashable, Sendable, CustomStringConvertible {
    let line: String
    let reason: String

    var description: String { "\(reason): \(line)" }
}

/// One line of a sheet with what goes on with it.
struct SheetLine: Hashable, Sendable {
    /// Whether the line stands at the margin.
    let isHead: Bool
    var text: String

    /// The lines of a sheet; empty ones are left out.
    static func lines(of sheet: String) -> [SheetLine] {
        var lines: [SheetLine] = []
        for raw in sheet.utf8.split(separator: UInt8(ascii: "\n")) {
            let indentation = raw.prefix { $0 == UInt8(ascii: " ") }.count
            let text = String(Substring(raw.dropFirst(indentation)))
            if indentation > 2, !lines.isEmpty {
                lines[lines.count - 1].text += " " + text
            } else {
                lines.append(SheetLine(isHead: indentation == 0, text: text))
            }
        }
        return lines
    }
}

extension String {
    /// The words between spaces.
    var sheetWords: [String] { utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }

    /// The fields between bars; the last of `count` fields may hold bars.
    func sheetFields(_ count: Int) -> [String] {
        utf8.split(separator: UInt8(ascii: "|"), maxSplits: count - 1).map { field in
            let start = field.drop { $0 == UInt8(ascii: " ") }
            let end = start.lastIndex { $0 != UInt8(ascii: " ") }.map { start.index(after: $0) } ?? start.startIndex
            return String(Substring(start[..<end]))
        }
    }
}
