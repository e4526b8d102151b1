// Workflow commands of GitHub Actions, and the table for the summary of a step.

/// Makes what GitHub Actions shows.
///
/// A step shows the first ten errors and the first ten warnings, and drops the rest without a word: so the
/// worst come first, and a last line tells all numbers.
struct GitHubReport {
    let report: LintReport

    func commands() -> String {
        var text = ""
        for (path, placed) in ordered() { text += command(path, placed) }
        return text + report.summary + "\n"
    }

    /// The findings as a table in Markdown.
    ///
    /// - Parameter limit: The most bytes; GitHub drops a summary of more than 1 MiB.
    func summaryTable(limit: Int) -> String {
        var text = "### attrmd lint\n\n\(report.summary)\n"
        let rows = ordered()
        guard !rows.isEmpty else { return text }
        text += "\n| severity | place | message | rule |\n| --- | --- | --- | --- |\n"
        for (index, row) in rows.enumerated() {
            let finding = row.placed.finding
            let cells = [
                finding.severity.rawValue, "\(row.path):\(row.placed.start.line):\(row.placed.start.column)",
                finding.message, finding.rule,
            ]
            let line = "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n"
            if text.utf8.count + line.utf8.count + 100 > limit {
                return text + "\nand \(rows.count - index) more\n"
            }
            text += line
        }
        return text
    }

    private func ordered() -> [(path: String, placed: PlacedFinding)] {
        // The sort of the library is stable, so the order of places stays within a severity.
        report.entries.enumerated().sorted { one, other in
            let (left, right) = (one.element.placed.finding.severity, other.element.placed.finding.severity)
            return left != right ? left > right : one.offset < other.offset
        }.map(\.element)
    }

    private func command(_ path: String, _ placed: PlacedFinding) -> String {
        let finding = placed.finding
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        var properties = ["file=\(Self.property(path))", "line=\(placed.start.line)", "endLine=\(placed.end.line)"]
        // GitHub refuses columns of a finding that goes over lines.
        if placed.start.line == placed.end.line {
            properties += ["col=\(placed.start.column)", "endColumn=\(placed.end.column)"]
        }
        properties.append("title=\(Self.property(finding.rule))")
        return "::\(name) \(properties.joined(separator: ","))::\(Self.message(finding.message))\n"
    }

    /// A value after the two colons.
    static func message(_ text: String) -> String { escaped(text, also: []) }

    /// A value between commas.
    static func property(_ text: String) -> String { escaped(text, also: [":", ","]) }

    private static func escaped(_ text: String, also: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || also.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Text in a cell of a table: on one line, without markup.
    private static func cell(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r": result += " "
            case "\\", "|", "*", "_", "`", "[", "]", "<", ">", "~", "&", "$", "#", "!", "@":
                result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension LintReport {
    /// What goes to the summary of a step of GitHub Actions.
    ///
    /// - Parameter limit: The most bytes.
    public func gitHubSummary(limit: Int = 1_000_000) -> String {
        GitHubReport(report: self).summaryTable(limit: limit)
    }
}
