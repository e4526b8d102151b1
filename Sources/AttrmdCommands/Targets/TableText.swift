// The table for people, in lines of the terminal's width.

import TargetTable

/// Makes pages of text of the table.
struct TableText {
    private let palette: Palette
    private let width: Int

    init(_ context: CommandContext) {
        palette = context.palette(for: .output)
        let columns = context.console.terminalWidth
        width = columns == 0 ? 80 : min(max(columns, 40), 100)
    }

    /// The targets, by kind.
    func list() -> String {
        var text = ""
        let columns = (TargetID.allCases.map(\.rawValue.utf8.count).max() ?? 0) + 2
        for kind in Target.Kind.allCases {
            if !text.isEmpty { text += "\n" }
            text += palette.paint(Self.heading(of: kind), .strong) + "\n"
            for target in TargetTable.targets where target.kind == kind {
                let id = target.id.rawValue
                text += "  " + palette.paint(id, .mark) + String(repeating: " ", count: columns - id.utf8.count)
                text += target.name + "\n"
            }
        }
        return text
    }

    /// What a target is, and what it does with each subject.
    func page(of id: TargetID) -> String {
        let target = TargetTable.target(id)
        var text = title(id.rawValue, target.name)
        text += lines(target.summary)
        text += lines("Where: \(target.platforms); since \(target.since).")
        text += lines("Markdown: \(target.markdown)")
        text += groups(TargetTable.groups(of: id).map { ($0.members.map(\.rawValue), $0.cell) }, showsSources: false)
        return text
    }

    /// What a subject is, what each target does with it, and why that is known.
    func page(of id: SubjectID) -> String {
        let subject = TargetTable.subject(id)
        var text = title(id.rawValue, subject.construct?.name ?? "attribute")
        text += lines(subject.summary)
        if let construct = subject.construct {
            text += lines("Origin: \(construct.origin)." + (construct.syntax.map { " Typed: \($0)" } ?? ""))
        }
        if let attribute = subject.attribute { text += facts(about: attribute) }
        let groups = TargetTable.groups(of: id)
        text += self.groups(groups.map { ($0.members.map(\.rawValue), $0.cell) }, showsSources: true)
        text += "\n" + palette.paint("Sources", .strong) + "\n"
        for number in Set(groups.flatMap(\.cell.sources)).sorted() {
            guard let source = TargetTable.source(number) else { continue }
            let label = "[\(number)]"
            let indentation = String(repeating: " ", count: label.utf8.count + 3)
            text += lines("\(label) \(source.title), \(source.place) (\(source.kind))", "  ", indentation)
        }
        return text
    }

    // MARK: Parts

    private func title(_ id: String, _ name: String) -> String { palette.paint(id, .strong) + ": " + name + "\n" }

    private func facts(about attribute: Subject.Attribute) -> String {
        let scopes = attribute.scopes.map(\.rawValue).joined(separator: ", ")
        var text = ""
        if let property = attribute.property { text += lines("Property: \(property)") }
        text += lines("Value: \(attribute.valueType)")
        if !attribute.keys.isEmpty { text += lines("Raw name: \(attribute.keys.joined(separator: ", "))") }
        text += lines("Scopes: \(scopes.isEmpty ? "none" : scopes)")
        return text + lines("Since: \(attribute.since)")
    }

    /// - Parameter showsSources: Whether the numbers of sources stand beside the confidence.
    private func groups(_ groups: [(members: [String], cell: TargetCell)], showsSources: Bool) -> String {
        var text = ""
        for status in SupportStatus.allCases {
            let same = groups.filter { $0.cell.status == status }
            guard !same.isEmpty else { continue }
            let count = same.reduce(0) { $0 + $1.members.count }
            text += "\n" + palette.paint("\(status.rawValue) (\(count))", .strong) + "\n"
            text += lines(status.meaning, "", "", .faint)
            for group in same {
                text += lines(group.members.joined(separator: ", "), "  ", "  ", .mark)
                var ground = group.cell.confidence.rawValue
                if showsSources { ground += ": " + group.cell.sources.map(String.init).joined(separator: ", ") }
                text += lines(group.cell.note + " (\(ground))", "    ", "    ")
                if let remedy = group.cell.remedy { text += lines("Remedy: " + remedy.text, "    ", "      ") }
            }
        }
        return text
    }

    private static func heading(of kind: Target.Kind) -> String {
        switch kind {
        case .data: return "Strings"
        case .view: return "Views of the system"
        case .libraryView: return "Views of libraries"
        case .conversion: return "Conversions"
        case .format: return "Formats"
        }
    }

    /// Text in lines of the width.
    private func lines(
        _ text: String,
        _ first: String = "",
        _ other: String = "",
        _ role: Palette.Role? = nil
    ) -> String {
        var result = ""
        var line = ""
        var columns = 0
        func end() {
            let indentation = result.isEmpty ? first : other
            result += indentation + (role.map { palette.paint(line, $0) } ?? line) + "\n"
        }
        for word in text.split(separator: " ") {
            let length = word.unicodeScalars.count
            let indentation = result.isEmpty ? first.utf8.count : other.utf8.count
            if columns > 0, indentation + columns + 1 + length > width {
                end()
                line = ""
                columns = 0
            }
            line += (columns > 0 ? " " : "") + word
            columns += length + (columns > 0 ? 1 : 0)
        }
        end()
        return result
    }
}
