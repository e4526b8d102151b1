// What is to be said about a rule as plain text: for `attrmd explain` and for SARIF.

/// Makes plain text about one rule.
public struct RuleText: Sendable {
    private let rule: Rule

    public init(_ rule: Rule) { self.rule = rule }

    /// Plain text in paragraphs.
    ///
    /// - Parameter width: The most characters of a line; `nil` leaves each paragraph on one line.
    public func text(width: Int? = nil) -> String {
        let paragraphs = [rule.summary, rule.reason, rule.repair.sentence]
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
}
