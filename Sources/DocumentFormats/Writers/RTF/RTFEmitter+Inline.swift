// Runs: groups of text with what they look like, links around them, pictures and footnotes among them.

import DocumentModel

extension RTFEmitter {
    /// Writes the runs of a leaf.
    mutating func writeRuns(of block: Block, at index: BlockIndex, context: RTFTextContext) {
        var link: Link?
        for run in document.mergedRuns(of: block) {
            if run.attributes.link != link {
                if link != nil { out.write("}}") }
                link = run.attributes.link
                if let link { openLink(link) }
            }
            let format = format(of: run.id, run.attributes, context: context)
            for loss in format.losses { losses.add(loss, block: index) }
            writeRun(run, format: format, at: index, context: context)
        }
        if link != nil { out.write("}}") }
    }

    private mutating func openLink(_ link: Link) {
        out.write("{\\field{\\*\\fldinst{HYPERLINK ")
        writeFieldWord(link.destination)
        if let title = link.title {
            out.write(" \\\\o ")
            writeFieldWord(title)
        }
        out.write("}}{\\fldrslt ")
    }

    /// Writes a word of a field's instruction in quotes.
    private mutating func writeFieldWord(_ word: String) {
        var quoted: [UInt8] = [UInt8(ascii: "\"")]
        for byte in word.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { quoted.append(UInt8(ascii: "\\")) }
            quoted.append(byte)
        }
        quoted.append(UInt8(ascii: "\""))
        quoted.withUnsafeBufferPointer { out.writeRTF($0) }
    }

    private mutating func writeRun(
        _ run: AttributedDocument.PlacedRun,
        format: RTFRunFormat,
        at index: BlockIndex,
        context: RTFTextContext
    ) {
        let content = UnsafeBufferPointer(rebasing: text[run.range])
        if !format.words.isEmpty {
            out.write(UInt8(ascii: "{"))
            out.write(format.words)
            out.write(UInt8(ascii: " "))
        }
        let attributes = run.attributes
        if let image = attributes.image {
            for _ in 0..<(content.count / objectReplacement.count) { write(image, at: index) }
        } else if let label = attributes.footnoteReference {
            for _ in 0..<(content.count / objectReplacement.count) { writeReference(to: label) }
        } else if attributes.intents.contains(.softBreak) {
            // A line end of the file after a space: no reader but ours sees it.
            for byte in content where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { out.write(" \n") }
        } else if attributes.intents.contains(.placeholder) {
            // A link around nothing shows where it leads.
            let words = attributes.link?.destination ?? ""
            for _ in 0..<(content.count / objectReplacement.count) {
                out.write("{")
                (words.isEmpty ? "\u{FFFC}" : words).withBytes { out.writeRTF($0) }
                out.write("}")
            }
        } else if attributes.intents.contains(.inlineHTML) {
            writeHTML(content, attributes, context: context)
        } else {
            if !attributes.intents.contains(.hardBreak), attributes.verbatim == nil, content.contains(0x0A) {
                losses.add(.lineFeed, block: index, count: content.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) })
            }
            out.writeRTF(content)
        }
        if !format.words.isEmpty { out.write(UInt8(ascii: "}")) }
    }

    /// Writes raw HTML as text, but for line breaks, which are shown.
    private mutating func writeHTML(
        _ content: UnsafeBufferPointer<UInt8>,
        _ attributes: InlineAttributes,
        context: RTFTextContext
    ) {
        var index = 0
        var start = 0
        while index < content.count {
            let end = scanHTMLConstruct(content, from: index)
            if isLineBreakTag(content[index..<end]) {
                out.writeRTF(UnsafeBufferPointer(rebasing: content[start..<index]))
                out.write("{")
                out.write(makeFormat(attributes, context: context, more: [.lineBreak]).words)
                out.write("\\line }")
                start = end
            }
            index = end
        }
        out.writeRTF(UnsafeBufferPointer(rebasing: content[start...]))
    }

    // MARK: Footnotes

    private mutating func writeReference(to label: String) {
        if let block = footnotes[label], allowsFootnotes, !writtenFootnotes.contains(block) {
            writeFootnote(block, label: label)
            return
        }
        out.write("{\\field{\\*\\fldinst{NOTEREF ")
        out.write(RTFVocabulary.bookmark(ofLabel: label))
        out.write(" \\\\f \\\\h}}{\\fldrslt {\\super ")
        label.withBytes { out.writeRTF($0) }
        out.write("}}}")
    }

    // MARK: Images

    private mutating func write(_ image: Image, at index: BlockIndex) {
        if image.title != nil { losses.add(.imageTitle, block: index) }
        if let file = assets[image.source] {
            if attachesFiles {
                if !image.alternateText.isEmpty { losses.add(.alternateText, block: index) }
                return writeAttachment(file)
            }
            let format = PictureFormat(file.bytes)
            if format == .png || format == .jpeg { return writePicture(file, format, image) }
        }
        losses.add(.image, block: index)
        let words = image.alternateText.isEmpty ? image.source : image.alternateText
        words.withBytes { out.writeRTF($0) }
    }

    private mutating func writeAttachment(_ file: Asset) {
        var name = attachmentNames[file.name] ?? ""
        if name.isEmpty {
            let safe = AssetName.file(at: file.name)
            name = names.unused(safe.isEmpty ? "file" : safe)
            attachmentNames[file.name] = name
            attachments.append(Asset(name: name, bytes: file.bytes, mediaType: file.mediaType))
        }
        out.write("{{\\NeXTGraphic ")
        name.withBytes { out.writeRTF($0) }
        if let size = PictureFormat.size(of: file.bytes) {
            out.write(" \\width")
            out.write(decimal: min(size.width, 1 << 20) * 20)
            out.write(" \\height")
            out.write(decimal: min(size.height, 1 << 20) * 20)
        }
        out.write(" \\appleattachmentpadding0 \\appleembedtype0 \\appleaqc\n}\\'ac}")
    }

    private mutating func writePicture(_ file: Asset, _ format: PictureFormat, _ image: Image) {
        out.write("{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ")
        image.alternateText.withBytes { out.writeRTF($0) }
        out.write("}}{\\sp{\\sn wzName}{\\sv ")
        AssetName.file(at: file.name).withBytes { out.writeRTF($0) }
        out.write("}}}")
        if let size = PictureFormat.size(of: file.bytes), size.width > 0, size.height > 0 {
            let width = min(size.width, 1 << 20)
            let height = min(size.height, 1 << 20)
            // Four pixels are three points, and nothing is wider than the page.
            let goal = min(width * 15, 9000)
            for (word, number) in [
                ("picw", width), ("pich", height), ("picwgoal", goal), ("pichgoal", height * goal / width),
            ] {
                out.write("\\")
                out.write(word)
                out.write(decimal: number)
            }
        }
        out.write(format == .png ? "\\pngblip\n" : "\\jpegblip\n")
        for (place, byte) in file.bytes.enumerated() {
            out.write(lowerHex(byte >> 4))
            out.write(lowerHex(byte & 15))
            if place % 64 == 63 { out.write("\n") }
        }
        out.write("}}")
    }
}

/// The lower case digit of a number below 16.
private func lowerHex(_ number: UInt8) -> UInt8 { number < 10 ? 0x30 + number : 0x57 + number }
