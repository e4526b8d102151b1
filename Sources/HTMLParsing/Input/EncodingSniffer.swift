// Finds the encoding of input bytes: byte order mark, `meta` prescan, else what the bytes look like
// (standard, section 13.2.3).

enum EncodingSniffer {
    /// What a byte order mark at the start says, and how many bytes it takes.
    static func scanByteOrderMark(_ bytes: [UInt8]) -> (encoding: HTMLEncoding, byteCount: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// The label of the encoding that a `meta` element declares in the first 1,024 bytes.
    ///
    /// The prescan of the standard: comments and other tags are skipped, `charset` wins over
    /// `content`, and `content` counts only with `http-equiv="content-type"`.
    static func scanMetaLabel(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBufferPointer { buffer in
            let view = SourceView(UnsafeBufferPointer(rebasing: buffer.prefix(1024)))
            var position = 0
            while position < view.count {
                guard view[position] == 0x3C else {
                    position += 1
                    continue
                }
                if hasPrefix("<!--", view, position) {
                    position = scanCommentEnd(view, position + 2)
                } else if hasPrefix("<meta", view, position), isTagNameEnd(view[position + 5]) {
                    position += 5
                    var meta = MetaFacts()
                    while let attribute = scanAttribute(view, &position) { meta.add(attribute) }
                    if let label = meta.label { return label }
                } else if view[position + 1].isASCIILetter
                    || (view[position + 1] == 0x2F && view[position + 2].isASCIILetter)
                {
                    position += 1
                    while position < view.count, !view[position].isHTMLSpace, view[position] != 0x3E {
                        position += 1
                    }
                    while scanAttribute(view, &position) != nil {}
                } else if [0x21, 0x2F, 0x3F].contains(view[position + 1]) {
                    while position < view.count, view[position] != 0x3E { position += 1 }
                } else {
                    position += 1
                }
            }
            return nil
        }
    }

    /// What one `meta` element has said so far.
    private struct MetaFacts {
        var names: Set<String> = []
        var isContentType = false
        var charset: String?
        var contentLabel: String?

        mutating func add(_ attribute: (name: String, value: [UInt8])) {
            guard names.insert(attribute.name).inserted else { return }
            switch attribute.name {
            case "http-equiv": isContentType = attribute.value.elementsEqual("content-type".utf8)
            case "content": contentLabel = EncodingSniffer.scanContentLabel(attribute.value)
            case "charset": charset = String(decoding: attribute.value, as: UTF8.self)
            default: break
            }
        }

        var label: String? { charset ?? (isContentType ? contentLabel : nil) }
    }

    /// The encoding label in the value of a `content` attribute: `text/html; charset=utf-8`.
    private static func scanContentLabel(_ value: [UInt8]) -> String? {
        let word = Array("charset".utf8)
        var position = 0
        while position + word.count <= value.count {
            guard value[position..<position + word.count].elementsEqual(word) else {
                position += 1
                continue
            }
            position += word.count
            var rest = value[position...].drop { $0.isHTMLSpace }
            guard rest.first == 0x3D else { continue }
            rest = rest.dropFirst().drop { $0.isHTMLSpace }
            if let quote = rest.first, quote == 0x22 || quote == 0x27 {
                let inside = rest.dropFirst()
                guard let end = inside.firstIndex(of: quote) else { return nil }
                return String(decoding: inside[..<end], as: UTF8.self)
            }
            return String(decoding: rest.prefix { !$0.isHTMLSpace && $0 != 0x3B }, as: UTF8.self)
        }
        return nil
    }

    /// Reads an attribute in small letters and moves behind it; `nil` at the end of the tag.
    private static func scanAttribute(
        _ view: SourceView,
        _ position: inout Int
    ) -> (name: String, value: [UInt8])? {
        while view[position].isHTMLSpace || view[position] == 0x2F { position += 1 }
        guard position < view.count, view[position] != 0x3E else { return nil }
        var name: [UInt8] = []
        while position < view.count {
            let byte = view[position]
            if byte == 0x3D && !name.isEmpty || byte.isHTMLSpace || byte == 0x2F || byte == 0x3E { break }
            name.append(byte.asciiLowercased)
            position += 1
        }
        let spelling = String(decoding: name, as: UTF8.self)
        while view[position].isHTMLSpace { position += 1 }
        guard view[position] == 0x3D else { return (spelling, []) }
        position += 1
        while view[position].isHTMLSpace { position += 1 }
        var value: [UInt8] = []
        let quote = view[position]
        if quote == 0x22 || quote == 0x27 {
            position += 1
            while position < view.count, view[position] != quote {
                value.append(view[position].asciiLowercased)
                position += 1
            }
            position += 1
        } else {
            while position < view.count, !view[position].isHTMLSpace, view[position] != 0x3E {
                value.append(view[position].asciiLowercased)
                position += 1
            }
        }
        return (spelling, value)
    }

    private static func hasPrefix(_ text: StaticString, _ view: SourceView, _ position: Int) -> Bool {
        text.withUTF8Buffer { prefix in
            for distance in 0..<prefix.count
            where view[position + distance].asciiLowercased != prefix[distance] { return false }
            return true
        }
    }

    private static func isTagNameEnd(_ byte: UInt8) -> Bool { byte.isHTMLSpace || byte == 0x2F }

    private static func scanCommentEnd(_ view: SourceView, _ start: Int) -> Int {
        var position = start
        while position < view.count {
            if view[position] == 0x2D, view[position + 1] == 0x2D, view[position + 2] == 0x3E { return position + 3 }
            position += 1
        }
        return position
    }
}
