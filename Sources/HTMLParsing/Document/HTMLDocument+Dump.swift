// A stable text form of trees, one line per node: the oracle of tests. The format is that of the public
// html5lib tree-construction tests.

extension HTMLDocument {
    /// The tree as text: `| ` and two blanks per level before each node, attributes sorted by name on
    /// lines of their own.
    ///
    ///     | <html>
    ///     |   <head>
    ///     |   <body>
    ///     |     <a>
    ///     |       href="x"
    ///     |       "text"
    ///
    /// - Complexity: O(*n* × depth) in nodes, for the indentation.
    public func dump() -> String {
        var lines: [UInt8] = []
        var depth = 0
        var current = root
        walk: while true {
            if current != root {
                indent(&lines, depth - 1)
                dumpNode(current, into: &lines)
                lines.append(0x0A)
                dumpAttributes(of: current, depth: depth, into: &lines)
            }
            if let child = self[current].firstChild {
                current = child
                depth += 1
                continue
            }
            while current != root {
                if let sibling = self[current].nextSibling {
                    current = sibling
                    continue walk
                }
                guard let parent = self[current].parent else { break walk }
                current = parent
                depth -= 1
            }
            break
        }
        return String(decoding: lines, as: UTF8.self)
    }

    private func indent(_ lines: inout [UInt8], _ depth: Int) {
        lines.append(contentsOf: "| ".utf8)
        lines.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }

    private func dumpNode(_ id: HTMLNodeID, into lines: inout [UInt8]) {
        let node = self[id]
        switch node.kind {
        case .document, .fragment:
            break
        case .templateContents:
            lines.append(contentsOf: "content".utf8)
        case .documentType:
            lines.append(contentsOf: "<!DOCTYPE ".utf8)
            lines.append(contentsOf: data(of: id))
            if let type = documentType, type.publicIdentifier != nil || type.systemIdentifier != nil {
                let identifiers = [type.publicIdentifier ?? "", type.systemIdentifier ?? ""]
                for identifier in identifiers { lines.append(contentsOf: " \"\(identifier)\"".utf8) }
            }
            lines.append(0x3E)
        case .element:
            lines.append(0x3C)
            switch node.namespace {
            case .html: break
            case .svg: lines.append(contentsOf: "svg ".utf8)
            case .mathML: lines.append(contentsOf: "math ".utf8)
            }
            lines.append(contentsOf: spellingBytes(of: node.name))
            lines.append(0x3E)
        case .text:
            lines.append(0x22)
            lines.append(contentsOf: data(of: id))
            lines.append(0x22)
        case .comment:
            lines.append(contentsOf: "<!-- ".utf8)
            lines.append(contentsOf: data(of: id))
            lines.append(contentsOf: " -->".utf8)
        }
    }

    private func dumpAttributes(of id: HTMLNodeID, depth: Int, into lines: inout [UInt8]) {
        var rows: [(name: String, value: ArraySlice<UInt8>)] = []
        for attribute in attributes(of: id) {
            let prefix =
                switch attribute.namespace {
                case .none: ""
                case .xlink: "xlink "
                case .xml: "xml "
                case .xmlns: "xmlns "
                }
            rows.append((prefix + spelling(of: attribute.name), valueBytes(of: attribute)))
        }
        rows.sort { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
        for row in rows {
            indent(&lines, depth)
            lines.append(contentsOf: "\(row.name)=\"".utf8)
            lines.append(contentsOf: row.value)
            lines.append(contentsOf: "\"\n".utf8)
        }
    }
}
