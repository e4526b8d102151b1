// Messages about one input, in the form that editors and CI understand: file:line:column: kind: text.

import DocumentModel

/// Collects the messages about one input.
struct MessageLog {
    /// How an input is named in messages.
    let name: String
    let palette: Palette
    private(set) var text = ""
    private let source: [UInt8]
    private var lines: SourceLines?

    /// - Parameters:
    ///   - name: What stands before the first colon.
    ///   - source: The bytes that offsets count in.
    init(name: String, source: [UInt8], palette: Palette) {
        self.name = name
        self.source = source
        self.palette = palette
    }

    /// The line and column of a byte offset.
    mutating func position(at offset: Int) -> SourceLines.Position {
        let known = lines ?? SourceLines(source)
        lines = known
        return known.position(at: min(max(offset, 0), source.count))
    }

    /// Adds one line.
    ///
    /// - Parameters:
    ///   - kind: The word before the text, and its colour.
    ///   - message: One sentence; a full stop at its end is left out.
    ///   - offset: Where, in bytes from the start of the source.
    ///   - id: What stands in brackets at the end, for searching.
    mutating func add(_ kind: Kind, _ message: String, offset: Int? = nil, id: String? = nil) {
        var place = name
        if let offset {
            let position = position(at: offset)
            place += ":\(position.line):\(position.column)"
        }
        let sentence = message.hasSuffix(".") ? String(message.dropLast()) : message
        text += palette.paint(place + ":", .strong) + " " + palette.paint(kind.rawValue + ":", kind.role) + " "
        text += escapingControls(sentence)
        if let id { text += " " + palette.paint("[\(id)]", .faint) }
        text += "\n"
    }

    /// What a message is about.
    enum Kind: String, Sendable {
        case error, warning, loss, note

        fileprivate var role: Palette.Role {
            switch self {
            case .error: return .error
            case .warning: return .warning
            case .loss: return .loss
            case .note: return .note
            }
        }
    }
}
