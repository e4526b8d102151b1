// What is to be said about a rule: for `attrmd explain`, for SARIF, and for the page of the rules.

/// Makes text about one rule.
public struct RuleDescription: Sendable {
    private let rule: Rule

    public init(_ rule: Rule) { self.rule = rule }

    /// Whether a program can put it right, in words.
    public var repair: String {
        switch rule.repair {
        case .none: return "A person has to put it right."
        case .suggested: return "A fix is suggested; --unsafe-fixes makes it."
        case .safe: return "--fix puts it right."
        }
    }

    /// Plain text in paragraphs.
    ///
    /// - Parameter width: The most characters of a line; `nil` leaves each paragraph on one line.
    public func text(width: Int? = nil) -> String {
        let paragraphs = [rule.summary, rule.reason, repair]
        var text = paragraphs.map { Self.wrapped($0, width ?? .max) }.joined(separator: "\n\n") + "\n"
        for (title, examples) in [("Finds something in", rule.bad), ("Finds nothing in", rule.good)] {
            for example in examples {
                let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
                let body = lines.last == "" ? lines.dropLast() : lines[...]
                text += "\n\(title) \(example.file):\n\n" + body.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
            }
        }
        return text
    }

    /// A section in Markdown.
    ///
    /// - Parameter level: The level of its heading.
    public func markdown(level: Int) -> String {
        var text = String(repeating: "#", count: level) + " \(rule.id)\n\n\(rule.summary)\n\n"
        text += "Severity: \(rule.severity.rawValue). \(repair)\n\n\(rule.reason)\n"
        for (title, examples) in [("Finds something:", rule.bad), ("Finds nothing:", rule.good)]
        where !examples.isEmpty {
            text += "\n\(title)\n"
            for example in examples { text += "\n" + Self.fenced(example) }
        }
        return text
    }

    private static func wrapped(_ text: String, _ width: Int) -> String {
        var result = ""
        var column = 0
        for word in text.split(separator: " ") {
            let length = word.unicodeScalars.count
            if column > 0 {
                let fits = column + 1 + length <= width
                result += fits ? " " : "\n"
                column = fits ? column + 1 : 0
            }
            result += word
            column += length
        }
        return result
    }

    /// An example in a fence that is longer than any inside it.
    private static func fenced(_ example: Rule.Example) -> String {
        var longest = 2
        var run = 0
        for byte in example.text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let suffix = example.file.split(separator: ".").last.map(String.init) ?? ""
        let end = example.text.hasSuffix("\n") ? "" : "\n"
        return "\(fence)\(suffix) \(example.file)\n\(example.text)\(end)\(fence)\n"
    }
}
