// Messages about one input, in the form that editors and CI understand: file:line:column: kind: text.

import DocumentFormats
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
        let sentence = Self.withoutFullStop(message)
        text += palette.paint(place + ":", .strong) + " " + palette.paint(kind.rawValue + ":", kind.role) + " "
        text += escapingControls(sentence)
        if let id { text += " " + palette.paint("[\(id)]", .faint) }
        text += "\n"
    }

    /// Adds what a reader has to say, a line each; of many that say the same only the first ones.
    ///
    /// - Parameter limit: How many with one text are shown.
    mutating func add(_ diagnostics: [Diagnostic], limit: Int = 5) {
        var counts: [String: Int] = [:]
        for diagnostic in diagnostics { counts[diagnostic.id + diagnostic.message, default: 0] += 1 }
        var shown: [String: Int] = [:]
        for diagnostic in diagnostics {
            let key = diagnostic.id + diagnostic.message
            let count = shown[key, default: 0] + 1
            shown[key] = count
            guard count <= limit else { continue }
            let rest = count == limit ? (counts[key] ?? 0) - limit : 0
            let sentence = Self.withoutFullStop(diagnostic.message) + (rest > 0 ? " (and \(rest) more)" : "")
            let kind: Kind = diagnostic.severity == .warning ? .warning : .note
            add(kind, sentence, offset: diagnostic.offset, id: diagnostic.id)
        }
    }

    /// A sentence as something can follow it.
    static func withoutFullStop(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
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
