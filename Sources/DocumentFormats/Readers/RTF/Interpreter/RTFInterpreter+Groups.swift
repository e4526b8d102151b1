// Groups with a purpose: what begins when one opens, and what has been learnt when it closes.

import DocumentModel

extension RTFInterpreter {
    /// The first word of a group says what the group is.
    mutating func open(_ destination: RTFDestination) {
        switch destination {
        case .skip: skipGroup()
        case .annotation:
            if group.destination == .body { report.add(.annotation, at: tokenOffset) }
            skipGroup()
        case .transparent, .body: break
        case .field:
            group.role = .field
            fields.append(RTFField())
        case .fieldResult:
            guard let field = fields.last, group.destination != .fieldInstruction else { return }
            if field.footnoteLabel != nil { group.destination = .suppressed }
            if field.link >= 0 { group.character.link = field.link }
            stateNumber = nil
        case .footnote, .shapeText: openFlow(destination)
        case .unicodeAlternative:
            guard let outside = stack.last(where: { $0.role == .alternatives || $0.destination != .alternatives })
            else {
                return
            }
            // The group around is the pair, and the one around that says where text goes.
            let place = stack.lastIndex { $0.destination != .alternatives }
            group.destination = place.map { stack[$0].destination } ?? outside.destination
        case .nestedTableProperties: break
        case .pictureProperty where group.destination != .pictureProperties: skipGroup()
        case .propertyName, .propertyValue:
            if group.destination == .pictureProperty { capture(destination) } else { skipGroup() }
        case .fieldInstruction, .listText, .levelMarker, .generator, .bookmark, .documentComment, .nextGraphic:
            capture(destination)
        case .fontTable, .styleSheet, .expandedColorTable:
            expandedColorIndex = 0
            capture(destination)
        case .list:
            (listLevels, listID, listTemplate) = ([], 0, 0)
            enter(destination)
        case .listLevel:
            if listLevels.count < 9 { listLevels.append(RTFListLevel()) }
            enter(destination)
        case .listOverride:
            (listID, overrideList) = (0, 0)
            enter(destination)
        case .picture:
            guard group.destination == .body else { return skipGroup() }
            picture = RTFOpenPicture()
            enter(destination)
        case .numbering:
            oldNumbering = .none
            enter(destination)
        case .info:
            group.role = .info
            group.destination = .suppressed
        case .colorTable, .listTable, .overrideTable, .pictureProperties, .pictureProperty, .alternatives,
            .suppressed:
            enter(destination)
        }
    }

    private mutating func enter(_ destination: RTFDestination) {
        group.role = destination
        group.destination = destination
    }

    private mutating func capture(_ destination: RTFDestination) {
        enter(destination)
        captures.append([])
    }

    /// A flow of its own, for the text of a footnote or of a box.
    private mutating func openFlow(_ destination: RTFDestination) {
        guard group.destination == .body else { return skipGroup() }
        let place: RTFOpenFlow.Place
        if destination == .footnote {
            place = .footnote(source.footnotes.count)
            source.footnotes.append(RTFFlow())
        } else {
            place = .shape
        }
        group.role = destination
        flows.append(RTFOpenFlow(place: place, start: tokenOffset))
        group.paragraph = RTFParagraphState()
        group.character.reset(font: -1, language: 0)
        group.character.link = -1
        stateNumber = nil
    }

    /// What a group that has been closed leaves behind. The state is that of the group around again.
    mutating func close(_ closed: RTFGroup) {
        // A style is a group without a word of its own.
        if closed.role == nil, closed.destination == .styleSheet, group.role == .styleSheet { endStyle(closed) }
        guard let role = closed.role else { return }
        switch role {
        case .field: closeField()
        case .footnote, .shapeText: closeFlow(closed)
        case .fieldInstruction: closeInstruction(takeCapture())
        case .listText:
            var text = takeCapture()
            while let last = text.last, last <= 0x20 { text.removeLast() }
            flows[flows.count - 1].marker = RTFMarker(
                text: String(decoding: text.drop { $0 <= 0x20 }, as: UTF8.self)
            )
        case .levelMarker:
            let text = takeCapture()
            if let open = text.firstIndex(of: UInt8(ascii: "{")), let end = text.lastIndex(of: UInt8(ascii: "}")),
                open < end,
                !listLevels.isEmpty
            {
                listLevels[listLevels.count - 1].markerName = String(decoding: text[(open + 1)..<end], as: UTF8.self)
            }
        case .generator: source.generator = takeName()
        case .documentComment: source.documentComment = takeName()
        case .bookmark:
            let name: String = takeName()
            if source.isOwn, case .footnote? = flows.last?.place, name.hasPrefix(RTFVocabulary.footnoteBookmark) {
                flows[flows.count - 1].label = RTFVocabulary.label(ofBookmark: name)
            }
        case .nextGraphic: closeAttachment(takeCapture())
        case .propertyName: propertyName = takeName()
        case .propertyValue:
            let value: String = takeName()
            if propertyName == "wzDescription" { picture.alternateText = value }
            if propertyName == "wzName" { picture.name = value }
        case .fontTable:
            endFont()
            _ = takeCapture()
        case .styleSheet, .expandedColorTable: _ = takeCapture()
        case .list: source.lists.add(listLevels, listID: listID, template: listTemplate)
        case .listOverride: source.lists.addOverride(overrideList, listID: listID)
        case .picture: closePicture()
        case .numbering: group.paragraph.oldNumbering = oldNumbering
        default: break
        }
    }

    private mutating func takeCapture() -> [UInt8] { captures.popLast() ?? [] }

    private mutating func takeName() -> String { String(decoding: takeCapture(), as: UTF8.self) }

    private mutating func closeFlow(_ closed: RTFGroup) {
        guard flows.count > 1 else { return }
        if flows[flows.count - 1].hasOpenText {
            let outer = group
            group = closed
            stateNumber = nil
            endParagraph(.paragraph)
            group = outer
        }
        stateNumber = nil
        guard let flow = flows.popLast() else { return }
        switch flow.place {
        case .body: break
        case .shape: flows[flows.count - 1].shapes.append(flow.flow)
        case .footnote(let number):
            source.footnotes[number] = flow.flow
            append(.footnote(flow: number, label: flow.label))
        }
    }

    private mutating func endStyle(_ closed: RTFGroup) {
        guard var name = captures.popLast() else { return }
        captures.append([])
        if let end = name.lastIndex(of: UInt8(ascii: ";")) { name.removeSubrange(end...) }
        let text = String(decoding: name.drop { $0 <= 0x20 }, as: UTF8.self)
        if closed.character.style >= 0 {
            source.styles.addCharacterStyle(closed.character.style, name: text)
        } else {
            let number = max(0, closed.paragraph.style)
            source.styles.addParagraphStyle(number, name: text, outlineLevel: closed.paragraph.outlineLevel)
        }
    }

    // MARK: Definitions

    mutating func define(_ property: RTFDefinitionProperty, _ number: Int) {
        switch (group.destination, property) {
        case (.fontTable, .fontCharacterSet): font.characterSet = number
        case (.fontTable, .fontCodePage): font.codePage = number
        case (.fontTable, .fontModern): font.isModern = true
        case (.fontTable, .fontPitch): if number == 1 { font.isModern = true }
        case (.colorTable, _): source.colors.set(property, number)
        case (.expandedColorTable, .colorName): break
        case (.expandedColorTable, _): source.colors.set(property, number)
        case (.list, .listID), (.listOverride, .listID): listID = number
        case (.list, .listTemplate): listTemplate = number
        case (.listLevel, .numberFormat): listLevels.withLast { $0.numberFormat = number }
        case (.listLevel, .startAt): listLevels.withLast { $0.startAt = number }
        case (.picture, .png), (.picture, .jpeg), (.picture, .emf), (.picture, .wmf), (.picture, .dib),
            (.picture, .bitmap), (.picture, .macPicture):
            picture.kind = property
        default: break
        }
    }

    /// Ends the font that is being defined, if there is one with a name.
    mutating func endFont() {
        flushText()
        guard let name = captures.last, !name.isEmpty else { return }
        captures[captures.count - 1] = []
        guard source.fonts.count < limits.definitionCount else { return }
        source.fonts[font.number] = RTFFont(
            name: String(decoding: name, as: UTF8.self),
            characterSet: font.characterSet,
            codePage: font.codePage,
            isModern: font.isModern
        )
    }

    /// Takes the colours that are complete out of the captured text.
    mutating func endExpandedColors() {
        flushText()
        guard var text = captures.popLast() else { return }
        while let end = text.firstIndex(of: UInt8(ascii: ";")) {
            let name = String(decoding: text[..<end].filter { $0 > 0x20 }, as: UTF8.self)
            source.colors.endExpandedColor(at: expandedColorIndex, name: name)
            expandedColorIndex += 1
            text.removeSubrange(...end)
        }
        captures.append(text)
    }
}

extension Array {
    /// Changes the last element, if there is one.
    fileprivate mutating func withLast(_ change: (inout Element) -> Void) {
        if !isEmpty { change(&self[count - 1]) }
    }
}
