// The dump: one line for each block and run, stable, complete up to hints. It is the oracle of the
// tests and the format `dump` of the command.

extension AttributedDocument {
    /// The document as lines: each block by its kind and facts, indented by depth, each run as a quoted
    /// string and its attributes.
    ///
    /// Two documents are equal if and only if their dumps are, but for sources. Hints are not dumped
    /// unless asked for.
    ///
    /// - Parameters:
    ///   - includesSources: Adds `@start..<end`, byte offsets in the source, to each block that has one.
    ///   - includesHints: Adds `nesting=` to each run that has one.
    /// - Complexity: O(*n*) in the size of the document, times the depth for the indentation.
    public func dump(includesSources: Bool = false, includesHints: Bool = false) -> String {
        var lines = ""
        var depth = 0
        for event in blockEvents {
            guard case .enter(let index) = event else {
                depth -= 1
                continue
            }
            let block = blocks[index]
            lines += String(repeating: "  ", count: depth) + block.kind.dumpLine
            if includesSources, let source = block.source {
                lines += " @\(source.offsets.lowerBound)..<\(source.offsets.upperBound)"
            }
            lines += "\n"
            depth += 1
            for run in includesHints ? placedRuns(of: block) : mergedRuns(of: block) {
                lines += String(repeating: "  ", count: depth)
                lines += quoted(String(decoding: text[run.range], as: UTF8.self))
                for word in run.attributes.dumpWords { lines += " " + word }
                if includesHints, !run.attributes.nesting.isEmpty {
                    let marks = run.attributes.nesting.marks.map { "\($0)" }
                    lines += " nesting=" + marks.joined(separator: ">")
                }
                lines += "\n"
            }
        }
        return lines
    }
}

extension BlockKind {
    /// The kind and its facts in one line.
    public var dumpLine: String {
        switch self {
        case .paragraph: return "paragraph"
        case .heading(let level): return "heading level=\(level)"
        case .blockQuote: return "block-quote"
        case .orderedList(let start, let delimiter, let isTight):
            return "ordered-list start=\(start) delimiter=\(delimiter.rawValue) \(isTight ? "tight" : "loose")"
        case .unorderedList(let marker, let isTight):
            return "unordered-list marker=\(marker.rawValue) \(isTight ? "tight" : "loose")"
        case .listItem(let ordinal, let task):
            return "list-item ordinal=\(ordinal)" + (task.map { " task=\($0.rawValue)" } ?? "")
        case .codeBlock(let info): return "code-block" + (info.isEmpty ? "" : " info=" + quoted(info))
        case .htmlBlock: return "html-block"
        case .thematicBreak: return "thematic-break"
        case .table(let alignments):
            return "table columns=" + alignments.map(\.rawValue).joined(separator: ",")
        case .tableHeaderRow: return "table-header-row"
        case .tableRow: return "table-row"
        case .tableCell: return "table-cell"
        case .footnoteDefinition(let label): return "footnote-definition label=" + quoted(label)
        case .frontMatter(let format): return "front-matter format=\(format.rawValue)"
        case .verbatim(let kind): return "verbatim kind=\(kind.rawValue)"
        }
    }
}

extension InlineAttributes {
    /// The attributes as words, `name` or `name=value`, in a fixed order; hints are left out.
    public var dumpWords: [String] {
        var words = intents.names
        if let link {
            words.append("link=" + quoted(link.destination))
            if let title = link.title { words.append("link-title=" + quoted(title)) }
        }
        if let image {
            words.append("image=" + quoted(image.source))
            if !image.alternateText.isEmpty { words.append("image-text=" + quoted(image.alternateText)) }
            if let title = image.title { words.append("image-title=" + quoted(title)) }
        }
        if let footnoteReference { words.append("footnote=" + quoted(footnoteReference)) }
        if let language { words.append("language=" + quoted(language)) }
        if let style { words += style.dumpWords }
        for member in custom.members { words.append("custom:" + quoted(member.name) + "=" + member.value.dumped) }
        if let verbatim { words.append("verbatim=" + verbatim.rawValue) }
        return words
    }
}

extension TextStyle {
    fileprivate var dumpWords: [String] {
        var words: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { words.append(name + "=" + value) }
        }
        add("underline", underline?.rawValue)
        add("underline-color", underlineColor?.description)
        add("strikethrough-style", strikethrough?.rawValue)
        add("strikethrough-color", strikethroughColor?.description)
        add("color", foregroundColor?.description)
        add("background", backgroundColor?.description)
        add("font-family", font.family.map(quoted))
        add("font-size", font.size.map { "\($0)" })
        add("font-weight", font.weight.map { "\($0)" })
        if font.isMonospaced { words.append("monospaced") }
        switch baseline {
        case .superscript?: words.append("superscript")
        case .subscript?: words.append("subscript")
        case .offset(let points)?: words.append("baseline-offset=\(points)")
        case nil: break
        }
        if isHidden { words.append("hidden") }
        return words
    }
}

extension JSONValue {
    /// The value as compact JSON, for the dump.
    fileprivate var dumped: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .integer(let value): return "\(value)"
        case .number(let value): return "\(value)"
        case .string(let value): return quoted(value)
        case .array(let values): return "[" + values.map(\.dumped).joined(separator: ",") + "]"
        case .object(let members):
            return "{" + members.map { quoted($0.name) + ":" + $0.value.dumped }.joined(separator: ",") + "}"
        }
    }
}

/// A string in double quotes on one line: control characters, quotes, backslashes and invisible
/// characters are escaped.
package func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            case .spaceSeparator where scalar != " ":
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
    }
    return result + "\""
}
