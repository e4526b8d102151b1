// Fields, pictures and attachments. Nothing is ever fetched: an address stays an address.

import DocumentModel

extension RTFInterpreter {
    /// The instruction of a field is complete.
    mutating func closeInstruction(_ text: [UInt8]) {
        guard !fields.isEmpty else { return }
        let words = RTFFieldInstruction.words(of: text, unescapesBackslash: source.isOwn)
        guard let name = words.first?.text.uppercased() else { return }
        let place = fields.count - 1
        switch name {
        case "HYPERLINK":
            guard let link = RTFFieldInstruction.link(words.dropFirst()) else { return }
            if !source.isOwn, link.destination.hasPrefix("#") || link.destination.isEmpty {
                report.add(.internalLink, at: tokenOffset)
                return
            }
            fields[place].link = Int32(clamping: source.links.count)
            source.links.append(link)
            // A result that is not in a group of its own follows in this one.
            group.character.link = fields[place].link
            stateNumber = nil
        case "INCLUDEPICTURE":
            fields[place].picture = words.dropFirst().first { !$0.isSwitch }?.text
        case "FORMCHECKBOX": fields[place].substitute = "\u{2610}"
        case "NOTEREF":
            if source.isOwn, let name = words.dropFirst().first?.text,
                name.hasPrefix(RTFVocabulary.footnoteBookmark)
            {
                fields[place].footnoteLabel = RTFVocabulary.label(ofBookmark: name)
            }
        case "SYMBOL":
            if let number = words.dropFirst().first.flatMap({ Int($0.text) }), number > 0x20, number < 0x100 {
                let scalar = RTFSymbols.character(ofPrivate: UInt16(0xF000 + number)) ?? UInt16(0xF000 + number)
                fields[place].substitute = Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
            }
        default: break
        }
    }

    mutating func closeField() {
        guard let field = fields.popLast() else { return }
        if field.hasResult, !fields.isEmpty { fields[fields.count - 1].hasResult = true }
        if let label = field.footnoteLabel { append(.footnoteReference(label: label)) }
        if field.hasResult { return }
        if let picture = field.picture { append(.image(name: picture, alternateText: "")) }
        for scalar in field.substitute.unicodeScalars { insert(scalar.value) }
    }

    // MARK: Pictures

    /// Hexadecimal digits of a picture.
    mutating func pictureDigits(_ digits: UnsafeBufferPointer<UInt8>) {
        for digit in digits {
            guard let value = hexDigitValue(digit) else { continue }
            if let high = picture.highDigit {
                picture.bytes.append(high << 4 | value)
                picture.highDigit = nil
            } else {
                picture.highDigit = value
            }
        }
    }

    mutating func binary(_ range: Range<Int>) {
        if fallbackCount > 0 { fallbackCount -= 1 }
        if group.destination == .picture { picture.bytes += bytes[range] }
    }

    mutating func closePicture() {
        let picture = self.picture
        self.picture = RTFOpenPicture()
        guard !picture.bytes.isEmpty else { return }
        let format = PictureFormat(picture.bytes, declared: picture.kind)
        if !format.isForWeb { report.add(.pictureFormat, at: tokenOffset) }
        var name = AssetName.safe(picture.name)
        if name.isEmpty { name = "image" }
        if !name.lowercased().hasSuffix("." + format.suffix) { name = AssetName.stem(name) + "." + format.suffix }
        if let same = pictureNumbers[picture.bytes] {
            name = source.assets[same].name
        } else {
            name = names.unused(name)
            pictureNumbers[picture.bytes] = source.assets.count
            source.assets.append(Asset(name: name, bytes: picture.bytes, mediaType: format.mediaType))
        }
        append(.image(name: name, alternateText: picture.alternateText))
    }

    mutating func closeAttachment(_ text: [UInt8]) {
        guard group.destination == .body else { return }
        var name = text.drop { $0 <= 0x20 }
        while let last = name.last, last <= 0x20 { name.removeLast() }
        guard !name.isEmpty else { return }
        let file = String(decoding: name, as: UTF8.self)
        if attachments.insert(file).inserted { source.attachmentNames.append(file) }
        append(.image(name: file, alternateText: ""))
        skipsAttachmentByte = true
    }
}

/// The instruction of a field, cut into words (ECMA-376, part 1, 17.16.2).
enum RTFFieldInstruction {
    struct Word: Equatable {
        var text: String
        var isSwitch = false
    }

    /// The words of an instruction: quoted strings without their quotes, switches with their letter.
    ///
    /// - Parameter unescapesBackslash: Whether a doubled backslash in quotes is one. Word doubles them in
    ///   addresses of files; LibreOffice and most other programs write and show them as they are.
    static func words(of text: [UInt8], unescapesBackslash: Bool) -> [Word] {
        var words: [Word] = []
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte <= 0x20 {
                index += 1
            } else if byte == UInt8(ascii: "\"") {
                var word: [UInt8] = []
                index += 1
                while index < text.count, text[index] != UInt8(ascii: "\"") {
                    // A backslash hides a quote or another backslash.
                    if text[index] == UInt8(ascii: "\\"), index + 1 < text.count,
                        text[index + 1] == UInt8(ascii: "\"")
                            || unescapesBackslash && text[index + 1] == UInt8(ascii: "\\")
                    {
                        index += 1
                    }
                    word.append(text[index])
                    index += 1
                }
                index += 1
                words.append(Word(text: String(decoding: word, as: UTF8.self)))
            } else {
                let start = index
                while index < text.count, text[index] > 0x20, index == start || text[index] != UInt8(ascii: "\"") {
                    index += 1
                }
                let word = String(decoding: text[start..<index], as: UTF8.self)
                words.append(Word(text: word, isSwitch: byte == UInt8(ascii: "\\")))
            }
        }
        return words
    }

    /// The link of `HYPERLINK "address" \l "place" \o "title"`.
    static func link(_ words: ArraySlice<Word>) -> Link? {
        var address = ""
        var place: String?
        var title: String?
        var index = words.startIndex
        while index < words.endIndex {
            let word = words[index]
            index += 1
            let next = index < words.endIndex && !words[index].isSwitch ? words[index].text : nil
            switch word.isSwitch ? word.text.lowercased() : "" {
            case "\\l":
                place = next
                index += next == nil ? 0 : 1
            case "\\o":
                title = next
                index += next == nil ? 0 : 1
            case "\\t": index += next == nil ? 0 : 1
            case "": if address.isEmpty { address = word.text }
            default: break
            }
        }
        if let place { address += "#" + place }
        return words.isEmpty ? nil : Link(destination: address, title: title)
    }
}
