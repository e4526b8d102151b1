// Lists: markers that keep neighbours apart, numbers, task boxes, and the indentation of what is inside.

import DocumentModel

extension BlockWriter {
    mutating func openList(_ index: BlockIndex) {
        let isTight = shape.isTight(index)
        var container = Container(index: index, prefixCount: 0)
        container.isTight = isTight
        container.marker = marker(of: index)
        container.indentation = indentation(of: index)
        switch document.blocks[index].kind {
        case .orderedList(let start, _, let wasTight):
            container.number = min(max(start, 0), 999_999_999)
            if container.number != start { losses.add(.listNumber, block: index) }
            if wasTight != isTight { losses.add(.listTightness, block: index) }
        case .unorderedList(_, let wasTight):
            if wasTight != isTight { losses.add(.listTightness, block: index) }
        default: break
        }
        stack.append(container)
        writtenMarkers[index] = container.marker
    }

    /// The marker of a list: its own, the caller's choice, or another one next to a list with the same.
    private mutating func marker(of index: BlockIndex) -> UInt8 {
        let choices: [UInt8]
        let own: UInt8
        switch document.blocks[index].kind {
        case .orderedList(_, let delimiter, _):
            own = (options.markdown.orderedDelimiter ?? delimiter).byte
            choices = OrderedListDelimiter.allCases.map(\.byte)
        case .unorderedList(let bullet, _):
            own = (options.markdown.bullet ?? bullet).byte
            choices = [BulletMarker.hyphen, .asterisk, .plus].map(\.byte)
        default: return 0
        }
        guard let before = listBefore, let taken = writtenMarkers[before], taken == own,
            let other = choices.first(where: { $0 != taken })
        else { return own }
        losses.add(.listMarker, block: index)
        return other
    }

    /// How many spaces stand before the markers of a list: none, unless a line of source after it begins with
    /// so many itself that it would belong to the last item.
    func indentation(of list: BlockIndex) -> Int {
        // Lists side by side are indented together. Three spaces at most stand before source.
        var lists = [list]
        var next = shape.nextWritten(after: list)
        while let index = next, isList(index), lists.count < 3 {
            lists.append(index)
            next = shape.nextWritten(after: index)
        }
        var indentation = next.flatMap(shape.indentation) ?? 0
        for index in lists.reversed() where indentation > 0 {
            var markerWidth = 2
            if case .orderedList = document.blocks[index].kind { markerWidth = 3 }
            indentation = max(0, indentation + 1 - markerWidth)
        }
        return indentation
    }

    mutating func openItem(_ index: BlockIndex, ordinal: Int, task: TaskState?) {
        guard let list = stack.last else { return }
        if list.previous != nil, !list.isTight { separate() }
        stack[stack.count - 1].previous = index
        var marker = [UInt8](repeating: 0x20, count: list.indentation)
        if case .orderedList = document.blocks[list.index].kind {
            if ordinal != list.number { losses.add(.listNumber, block: index) }
            marker += String(min(list.number, 999_999_999)).utf8
            stack[stack.count - 1].number += 1
        }
        marker += [list.marker, 0x20]
        let prefix = [UInt8](repeating: 0x20, count: marker.count)
        // The parser sees a box only where the line has nothing before the marker but spaces.
        let hasBox = task != nil && options.dialect != .commonmark && !lines.prefix.contains(UInt8(ascii: ">"))
        if task != nil, !hasBox { losses.add(.taskState, block: index) }
        // After another marker the indentation would be part of what belongs to that.
        if hasBox || list.indentation > 0, lines.isLineBegun {
            separateEmptyMarkers(of: stack.dropLast())
            lines.endLineTrimmed()
        }
        // Elsewhere the box stands as text before text, for people and other parsers.
        let hasTextBox = task != nil && !hasBox && shape.beginsWithText(index)
        if let task, hasBox || hasTextBox { marker += (task == .done ? "[x] " : "[ ] ").utf8 }
        lines.open(marker: marker, prefix: prefix)
        var container = Container(index: index, prefixCount: prefix.count)
        container.hasBox = hasBox
        container.hasTextBox = hasTextBox
        stack.append(container)
        if hasBox { finishBoxLine(index) }
    }

    /// The bullet at the end of the current line that could be part of a rule, and how many of it stand there.
    var bulletsBefore: (byte: UInt8, count: Int) {
        let line = lines.line
        guard let last = line.last(where: { $0 != 0x20 }), last == UInt8(ascii: "-") || last == UInt8(ascii: "*")
        else { return (0, 0) }
        var count = 0
        for byte in line.reversed() where byte != 0x20 {
            guard byte == last else { break }
            count += 1
        }
        return (last, count)
    }

    /// Whether the current line is spaces and one list marker, after which the parser would see a task box.
    var isAfterLoneMarker: Bool {
        var rest = lines.line.drop { $0 == 0x20 }
        guard let first = rest.first else { return false }
        if first.isASCIIDigit { rest = rest.drop(while: \.isASCIIDigit) }
        return rest.dropFirst().allSatisfy { $0 == 0x20 }
    }

    /// After a box the line goes on with text; any other block begins on the next line.
    private mutating func finishBoxLine(_ index: BlockIndex) {
        if !shape.beginsWithText(index) { endBoxLine() }
    }

    /// Ends a line after a box: what belongs to the item begins on the next one.
    mutating func endBoxLine() {
        lines.endLine()
        stack[stack.count - 1].hasBox = false
    }

    /// Keeps a line of nothing but list markers from being a rule: `- - -`.
    ///
    /// - Parameter containers: Those whose markers are written.
    mutating func separateEmptyMarkers(of containers: ArraySlice<Container>) {
        let line = lines.line
        guard let last = line.lastIndex(where: { $0 != 0x20 }), bulletsBefore.count >= 3,
            let list = containers.lastIndex(where: { $0.marker == line[last] })
        else { return }
        // The list begins on this line, so all its items can have the other marker.
        let other = UInt8(ascii: "+")
        lines.replaceLast(with: other, at: last)
        stack[list].marker = other
        writtenMarkers[stack[list].index] = other
        losses.add(.listMarker, block: stack[list].index)
    }
}

extension OrderedListDelimiter {
    var byte: UInt8 { self == .period ? UInt8(ascii: ".") : UInt8(ascii: ")") }
}

extension BulletMarker {
    var byte: UInt8 {
        switch self {
        case .hyphen: return UInt8(ascii: "-")
        case .plus: return UInt8(ascii: "+")
        case .asterisk: return UInt8(ascii: "*")
        }
    }
}
