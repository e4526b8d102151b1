// Help for people, made from the tables.

import DocumentFormats

/// The texts that `--help` and `help` print.
enum HelpText {
    /// The most characters of a line.
    static let width = 80

    /// What the program is and its commands.
    static func overview() -> String {
        var lines = [
            "attrmd converts Markdown to attributed text and back, and other formats of notes,",
            "and says what each of them cannot hold.",
            "",
            "Usage: attrmd COMMAND [OPTION...] [INPUT...]",
            "",
            "Commands:",
        ]
        lines += columns(CommandSpec.all.map { ($0.name.rawValue, $0.summary) })
        lines += [
            "",
            "Options:",
        ]
        lines += columns([("-h, --help", "show this help and end"), ("    --version", "show the version and end")])
        lines += ["", "'attrmd help COMMAND' tells all about a command."]
        return lines.joined(separator: "\n") + "\n"
    }

    /// All about one command.
    static func page(of command: CommandSpec, formats: [DocumentFormat]) -> String {
        var lines = ["Usage: \(command.usage)", ""]
        lines += wrapped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
        for note in command.notes { lines += [""] + wrapped(note) }
        lines += ["", "Options:"]
        lines += columns(command.options.map { (spelling(of: $0), $0.summary) })
        let takesFormat = command.options.contains { $0.value == .inputFormat || $0.value == .outputFormat }
        if takesFormat {
            lines += ["", "Formats:"]
            lines += columns(formats.map { ($0.name, directions(of: $0) + "; " + $0.summary) })
        }
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in command.examples { lines += ["  attrmd \(example.line)", "      \(example.meaning)"] }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether a format is read, written or both.
    static func directions(of format: DocumentFormat) -> String {
        switch (format.reader != nil, format.writer != nil) {
        case (true, true): return "read and written"
        case (true, false): return "read"
        default: return "written"
        }
    }

    private static func spelling(of option: OptionSpec) -> String {
        let value = option.value.placeholder.map { option.value.isOptional ? "[=\($0)]" : " " + $0 } ?? ""
        return (option.letter.map { "-\($0), " } ?? "    ") + option.long + value
    }

    /// Two columns; a long entry of the first has its line to itself.
    private static func columns(_ rows: [(String, String)]) -> [String] {
        let indent = min(26, (rows.map { $0.0.count }.max() ?? 0) + 4)
        var lines: [String] = []
        for (left, right) in rows {
            let texts = wrapped(right, width: width - indent)
            let padding = String(repeating: " ", count: indent)
            var first = "  " + left
            if first.count + 2 > indent {
                lines.append(first)
                first = padding
            } else {
                first += String(repeating: " ", count: indent - first.count)
            }
            lines.append(first + (texts.first ?? ""))
            lines += texts.dropFirst().map { padding + $0 }
        }
        return lines
    }

    private static func wrapped(_ text: String, width: Int = width) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
