// What control words do to the state of characters, paragraphs and rows.

import DocumentModel

extension RTFInterpreter {
    mutating func special(_ word: RTFSpecialWord, _ parameter: Int?) {
        switch word {
        case .unicode: unicode(parameter ?? 0)
        case .unicodeSkip: group.unicodeSkip = max(0, min(parameter ?? 1, 1024))
        case .line: insert(0x0A)
        case .plain:
            group.character.reset(font: -1, language: 0)
            stateNumber = nil
        case .paragraphDefaults: group.paragraph = RTFParagraphState()
        case .paragraphEnd: end(.paragraph)
        case .sectionEnd, .pageBreak:
            if flows[flows.count - 1].hasOpenText { end(.paragraph) }
        case .cell: end(.cell(depth: 1))
        case .nestedCell: end(.cell(depth: max(2, group.paragraph.tableDepth)))
        case .row: endRow(depth: 1)
        case .nestedRow: endRow(depth: max(2, group.paragraph.tableDepth))
        case .defaultFont: defaultFont = Int32(clamping: parameter ?? 0)
        case .defaultLanguage: defaultLanguage = Int32(clamping: parameter ?? 0)
        case .ansiCodePage:
            if let parameter, parameter > 1, parameter <= Int(UInt16.max) {
                defaultPage = RTFCodePage(number: UInt16(parameter))
            }
        case .nextGraphic:
            group.role = .nextGraphic
            group.destination = .nextGraphic
            captures.append([])
        // The number of a footnote is made anew by whoever shows the document.
        case .footnoteMark: break
        }
    }

    private mutating func end(_ end: RTFParagraphEnd) {
        guard group.destination == .body else { return }
        flushText()
        endParagraph(end)
    }

    private mutating func endRow(depth: Int32) {
        guard group.destination == .body else { return }
        flushText()
        if flows[flows.count - 1].hasOpenText { endParagraph(.cell(depth: depth)) }
        let number = source.rows.count
        source.rows.append(rowDefinitions[depth] ?? RTFRowDefinition())
        endParagraph(.row(depth: depth, definition: number))
    }

    mutating func character(_ property: RTFCharacterProperty, _ number: Int32, isGiven: Bool) {
        if group.destination == .fontTable {
            if property == .font {
                endFont()
                font = RTFOpenFont()
                font.number = number
            }
            return
        }
        stateNumber = nil
        let isOn = !isGiven || number != 0
        switch property {
        case .font: group.character.font = number
        case .size:
            if number > 0 { group.character.size = Int32(clamping: Int(number) * 500) }
            group.character.flags.remove(.exactSize)
        case .milliSize:
            guard number > 0 else { return }
            group.character.size = number
            if source.isOwn { group.character.flags.insert(.exactSize) }
        case .foreground: group.character.foreground = number
        case .background: group.character.background = number
        case .highlight: group.character.highlight = number
        case .shading: group.character.shading = number
        case .underlineColor: group.character.underlineColor = number
        case .strikethroughColor: group.character.strikethroughColor = number
        case .raise: group.character.rise = isGiven ? number : 6
        case .lower: group.character.rise = isGiven ? -number : -6
        case .superscript: group.character.script = isOn ? .superscript : .none
        case .subscript: group.character.script = isOn ? .subscript : .none
        case .noScript:
            group.character.script = .none
            group.character.rise = 0
        case .strikethrough: group.character.strikethrough = isOn ? 1 : 0
        case .doubleStrikethrough: group.character.strikethrough = isOn ? 2 : 0
        case .style: group.character.style = number
        case .language: group.character.language = number
        }
    }

    mutating func paragraph(_ property: RTFParagraphProperty, _ parameter: Int?) {
        let number = Int32(clamping: parameter ?? 0)
        switch property {
        case .style: group.paragraph.style = number
        case .alignLeft: group.paragraph.alignment = .left
        case .alignCenter: group.paragraph.alignment = .center
        case .alignRight: group.paragraph.alignment = .right
        case .justify: group.paragraph.alignment = .justified
        case .leftIndent: group.paragraph.leftIndent = number
        case .firstIndent: group.paragraph.firstIndent = number
        case .spaceAfter: group.paragraph.spaceAfter = number
        case .outlineLevel: group.paragraph.outlineLevel = parameter == nil ? 0 : number
        case .list:
            if group.destination == .listOverride { overrideList = number } else { group.paragraph.list = number }
        case .listLevel: group.paragraph.listLevel = max(0, number)
        case .inTable: group.paragraph.tableDepth = max(1, group.paragraph.tableDepth)
        case .tableDepth: group.paragraph.tableDepth = max(0, number)
        case .rightToLeft: group.paragraph.isRightToLeft = true
        case .leftToRight: group.paragraph.isRightToLeft = false
        case .bottomBorder: group.paragraph.hasBottomBorder = true
        case .bulletNumbering: oldNumbering = .bullet
        case .bodyNumbering: oldNumbering = .number
        }
    }

    mutating func table(_ property: RTFTableProperty, _ number: Int) {
        let depth = max(1, group.paragraph.tableDepth)
        switch property {
        case .rowDefaults:
            rowDefinitions[depth] = RTFRowDefinition()
            pendingCell = RTFCellDefinition(edge: 0)
        case .headerRow: rowDefinitions[depth, default: RTFRowDefinition()].isHeader = true
        case .mergeNext: pendingCell.continuesLeft = true
        case .verticalMergeNext: pendingCell.continuesAbove = true
        case .mergeFirst: break
        case .cellEdge:
            pendingCell.edge = number
            if rowDefinitions[depth]?.cells.count ?? 0 < limits.columnCount {
                rowDefinitions[depth, default: RTFRowDefinition()].cells.append(pendingCell)
            }
            pendingCell = RTFCellDefinition(edge: 0)
        }
    }
}
