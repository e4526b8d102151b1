// Runs to nested elements. What is open stays open while the next run has it too; what is to be opened is
// nested as the source nested it, or else the element that lasts longest is outermost.

import DocumentModel

extension HTMLEmitter {
    /// Writes the text of a block with its marks; nothing stays open.
    mutating func writeInlineText(of block: Block, at index: BlockIndex) {
        var offset = block.textRange.lowerBound
        let runRange = block.runRange
        for runIndex in runRange {
            let run = document.runs[runIndex]
            let set = Int(run.attributes.rawValue)
            let slice = UnsafeBufferPointer(rebasing: text[offset..<(offset + run.utf8Count)])
            offset += run.utf8Count
            if isPlain[set] {
                if !openElements.isEmpty { closeElements(downTo: 0) }
                out.writeEscaped(slice)
                continue
            }
            openElements(for: set, at: runIndex, before: runRange.upperBound, block: index)
            writeContent(plans.plans[set].content, text: slice, run: runIndex, block: index)
        }
        if !openElements.isEmpty { closeElements(downTo: 0) }
    }

    // MARK: Elements

    private mutating func closeElements(downTo depth: Int) {
        while openElements.count > depth {
            out.write("</")
            out.write(plans.elements[Int(openElements.removeLast())].name)
            out.write(">")
        }
    }

    private mutating func open(_ element: HTMLElementID, block: BlockIndex) {
        openElements.append(element)
        out.write(plans.elements[Int(element)].openTag)
        for loss in plans.elements[Int(element)].losses { losses.add(loss, block: block) }
    }

    /// Closes and opens elements so that those of an attribute set are open and no others.
    private mutating func openElements(for set: Int, at runIndex: Int, before endRun: Int, block: BlockIndex) {
        let plan = plans.plans[set]
        let kept = countKept(plan)
        closeElements(downTo: kept)
        guard kept < plan.elements.count else { return }
        for element in plan.elements[min(kept, plan.fixedCount)..<plan.fixedCount] { open(element, block: block) }
        let keptFree = openElements[min(plan.fixedCount, openElements.count)...]
        var free = plan.freeElements.filter { !keptFree.contains($0) }
        if free.count > 1 { sortByDuration(&free, at: runIndex, before: endRun) }
        for element in free { open(element, block: block) }
        if plan.hasCode, let code = plan.elements.last { open(code, block: block) }
    }

    /// How many of the open elements stay open for a plan.
    private func countKept(_ plan: HTMLRunPlan) -> Int {
        var kept = 0
        while kept < openElements.count, kept < plan.fixedCount, openElements[kept] == plan.elements[kept] { kept += 1 }
        guard kept == plan.fixedCount else { return kept }
        let free = plan.freeElements
        while kept < openElements.count, free.contains(openElements[kept]),
            !openElements[..<kept].contains(openElements[kept])
        {
            kept += 1
        }
        if plan.hasCode, kept == plan.elements.count - 1, kept < openElements.count,
            openElements[kept] == plan.elements[kept]
        {
            kept += 1
        }
        return kept
    }

    /// Puts those elements first that last for more of the following runs; of equals, those of lower rank.
    ///
    /// An element that is closed because another one around it ends is looked at again, but then it is
    /// outside all that end before it. So each run is looked at at most once for each pair of its elements.
    private func sortByDuration(_ elements: inout [HTMLElementID], at runIndex: Int, before endRun: Int) {
        var ranked = elements.map { element -> (end: Int, rank: UInt8, element: HTMLElementID) in
            var end = runIndex + 1
            while end < endRun, plans.plans[Int(document.runs[end].attributes.rawValue)].elements.contains(element) {
                end += 1
            }
            return (end, plans.elements[Int(element)].rank, element)
        }
        ranked.sort { $0.end != $1.end ? $0.end > $1.end : $0.rank < $1.rank }
        elements = ranked.map(\.element)
    }

    // MARK: Content

    private mutating func writeContent(
        _ content: HTMLRunPlan.Content,
        text: UnsafeBufferPointer<UInt8>,
        run: Int,
        block: BlockIndex
    ) {
        switch content {
        case .text: out.writeEscaped(text)
        case .softBreak: writeReplacing(UInt8(ascii: " "), by: "\n", in: text)
        case .hardBreak: writeReplacing(UInt8(ascii: "\n"), by: "<br />\n", in: text)
        case .inlineHTML: writeInlineHTML(text, block: block)
        case .image(let tag, let isBlocked):
            let count = writeObjects(in: text) { $0.out.write(tag) }
            if isBlocked, count > 0 { losses.add(.image, block: block, count: count) }
        case .footnote(let place):
            var number = footnotes.referenceCount(before: run)
            writeObjects(in: text) {
                number += 1
                $0.writeReference(number, to: place)
            }
        case .undefinedFootnote(let label):
            let count = writeObjects(in: text) {
                $0.out.write("[^")
                $0.out.writeEscaped(label)
                $0.out.write("]")
            }
            if count > 0 { losses.add(.undefinedFootnote, block: block, count: count) }
        case .comment: losses.add(.comment, block: block)
        case .placeholder: writeObjects(in: text) { _ in }
        }
    }

    /// Writes text, escaped, with a byte replaced by markup wherever it occurs.
    private mutating func writeReplacing(
        _ byte: UInt8,
        by markup: StaticString,
        in text: UnsafeBufferPointer<UInt8>
    ) {
        var start = 0
        for index in text.indices where text[index] == byte {
            out.writeEscaped(UnsafeBufferPointer(rebasing: text[start..<index]))
            out.write(markup)
            start = index + 1
        }
        out.writeEscaped(UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Calls a function for each U+FFFC, and writes what else there is as text.
    ///
    /// - Returns: How many there were.
    @discardableResult
    private mutating func writeObjects(
        in text: UnsafeBufferPointer<UInt8>,
        _ writeObject: (inout HTMLEmitter) -> Void
    ) -> Int {
        var count = 0
        var start = 0
        var index = 0
        while index < text.count {
            guard text[index] == objectReplacement[0], text[index...].starts(with: objectReplacement) else {
                index += 1
                continue
            }
            out.writeEscaped(UnsafeBufferPointer(rebasing: text[start..<index]))
            writeObject(&self)
            count += 1
            index += objectReplacement.count
            start = index
        }
        out.writeEscaped(UnsafeBufferPointer(rebasing: text[start...]))
        return count
    }

    private mutating func writeInlineHTML(_ source: UnsafeBufferPointer<UInt8>, block: BlockIndex) {
        if passesRawHTML {
            out.write(source)
            return
        }
        var offset = 0
        while offset < source.count {
            offset = scanHTMLConstruct(source, from: offset)
            out.write("<!-- raw HTML omitted -->")
            losses.add(.inlineHTML, block: block)
        }
    }

    /// Writes a reference to a footnote, the one with this number among all references to it.
    private mutating func writeReference(_ number: Int, to place: Int) {
        let note = footnotes.notes[place]
        out.write("<sup class=\"footnote-ref\"><a href=\"#fn-")
        out.writeAddress(note.label)
        out.write("\" id=\"fnref-")
        out.writeAddress(note.label)
        if number > 1 {
            out.write("-")
            out.write(decimal: number)
        }
        out.write("\" data-footnote-ref>")
        out.write(decimal: place + 1)
        out.write("</a></sup>")
    }
}
