// Checkstyle's XML, which Jenkins, Danger and reviewdog read.

/// Makes a report in the form that Checkstyle made common.
struct CheckstyleReport {
    let report: LintReport

    func document() -> String {
        var text = XMLText.declaration + "<checkstyle version=\"4.3\">\n"
        for file in report.files where !file.reported.isEmpty {
            text += "  <file" + XMLText.attributes([("name", file.path)]) + ">\n"
            for placed in file.reported {
                let finding = placed.finding
                let pairs = [
                    ("line", "\(placed.start.line)"), ("column", "\(placed.start.column)"),
                    ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
                    ("message", finding.message), ("source", "attrmd.\(finding.rule)"),
                ]
                text += "    <error" + XMLText.attributes(pairs) + "/>\n"
            }
            text += "  </file>\n"
        }
        return text + "</checkstyle>\n"
    }
}
