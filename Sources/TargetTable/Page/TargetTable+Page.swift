// The table as a page of Markdown, which Documentation/targets.md is.

extension TargetTable {
    /// The whole table: what the words mean, the targets, the subjects, a table for each target, what helps,
    /// and the sources.
    ///
    /// - Complexity: O(*n*) in the cells.
    public static func page() -> String {
        var page = """
            # What each target keeps

            What \(targets.count) targets do with \(subjects.count) subjects: the attributes of attributed text, and \
            the constructs of Markdown and of note programs. Each of the \(targets.count * subjects.count) cells has \
            a status, a note, a confidence and its sources.

            This page is made from the table: `\(refreshCommand)`

            | status | meaning |
            | --- | --- |

            """
        for status in SupportStatus.allCases { page += row(["`\(status.rawValue)`", status.meaning]) }
        page += "\nIn a format that the package writes, `dropped` means that each conversion reports a loss, "
        page += "`partially` that some do, and every other status that none does.\n"
        page += "\n| confidence | meaning |\n| --- | --- |\n"
        for confidence in Confidence.allCases { page += row(["`\(confidence.rawValue)`", confidence.meaning]) }
        page += targetsTable() + subjectsTables()
        for target in targets { page += "\n" + section(of: target.id) }
        page += "\n## What helps\n\n| remedy | what to do |\n| --- | --- |\n"
        for remedy in Remedy.allCases { page += row(["`\(remedy.rawValue)`", remedy.text]) }
        page += "\n## Sources\n\n| number | kind | what | where |\n| --- | --- | --- | --- |\n"
        for source in sources { page += row(["\(source.number)", source.kind, source.title, source.place]) }
        return page
    }

    /// The command that makes the page anew.
    public static let refreshCommand = "attrmd targets --format markdown > Documentation/targets.md"

    /// One target: what it is, and its cells, those that say the same in one row.
    public static func section(of id: TargetID) -> String {
        let target = target(id)
        var text = "## \(id.rawValue)\n\n\(escaped(target.name)). \(escaped(target.summary))\n"
        text += "Markdown: \(escaped(target.markdown))\n\n"
        text += "| status | subjects | what happens | what helps | confidence | sources |\n"
        text += "| --- | --- | --- | --- | --- | --- |\n"
        for group in groups(of: id) { text += row(fields(group.cell, group.members.map(\.rawValue))) }
        return text
    }

    /// One subject: what it is, and its cells, those that say the same in one row.
    public static func section(of id: SubjectID) -> String {
        let subject = subject(id)
        var text = "## \(id.rawValue)\n\n\(escaped(subject.summary))\n\n"
        text += "| status | targets | what happens | what helps | confidence | sources |\n"
        text += "| --- | --- | --- | --- | --- | --- |\n"
        for group in groups(of: id) { text += row(fields(group.cell, group.members.map(\.rawValue))) }
        return text
    }

    private static func fields(_ cell: TargetCell, _ members: [String]) -> [String] {
        [
            "`\(cell.status.rawValue)`", members.map { "`\($0)`" }.joined(separator: ", "), cell.note,
            cell.remedy.map { "`\($0.rawValue)`" } ?? "", cell.confidence.rawValue,
            cell.sources.map(String.init).joined(separator: ", "),
        ]
    }

    private static func targetsTable() -> String {
        var text = "\n## Targets\n\n| id | what | kind | where | since |\n| --- | --- | --- | --- | --- |\n"
        for target in targets {
            text += row([
                "[`\(target.id.rawValue)`](#\(target.id.rawValue))", target.name, target.kind.rawValue,
                target.platforms, target.since,
            ])
        }
        return text
    }

    private static func subjectsTables() -> String {
        var text = "\n## Attributes\n\n| id | what | level | raw name | value | scopes | since |\n"
        text += "| --- | --- | --- | --- | --- | --- | --- |\n"
        for subject in subjects {
            guard let attribute = subject.attribute else { continue }
            text += row([
                "`\(subject.id.rawValue)`", subject.summary, subject.level.rawValue,
                attribute.keys.map { "`\($0)`" }.joined(separator: ", "), attribute.valueType,
                attribute.scopes.map(\.rawValue).joined(separator: ", "), attribute.since,
            ])
        }
        text += "\n## Constructs\n\n| id | what | level | typed | origin |\n| --- | --- | --- | --- | --- |\n"
        for subject in subjects {
            guard let construct = subject.construct else { continue }
            text += row([
                "`\(subject.id.rawValue)`", subject.summary, subject.level.rawValue, construct.syntax.map(code) ?? "",
                construct.origin,
            ])
        }
        return text
    }

    // MARK: Cells of Markdown

    private static func row(_ fields: [String]) -> String {
        "| " + fields.map { isCode($0) ? $0 : escaped($0) }.joined(separator: " | ") + " |\n"
    }

    /// Whether a field is made of code spans and links already. No text of the table begins with these.
    private static func isCode(_ field: String) -> Bool {
        field.hasPrefix("`") || field.hasPrefix("[`")
    }

    /// A code span in a cell: a longer fence around backticks, and a backslash before bars.
    private static func code(_ text: String) -> String {
        var longest = 0
        var current = 0
        var content = ""
        for scalar in text.unicodeScalars {
            current = scalar == "`" ? current + 1 : 0
            longest = max(longest, current)
            content += scalar == "|" ? "\\|" : String(scalar)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let space = longest > 0 ? " " : ""
        return fence + space + content + space + fence
    }

    /// Text with a backslash before each character that Markdown would take for markup.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "\\`*_[]<>|~^$#".unicodeScalars.contains(scalar) { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
