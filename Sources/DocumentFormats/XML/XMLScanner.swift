// Scanning XML (XML 1.0, fifth edition) for its tags and texts, without a tree: what files of other programs
// need that wrap documents in XML. Document types are passed over, so an entity is never expanded but for the
// five that XML has by itself.

import DocumentModel

/// Scans one XML document in UTF-8 from front to back.
package struct XMLScanner {
    package enum Token {
        /// A start tag; an empty element (`<a/>`) is a start tag and an end tag.
        case start(XMLTag)
        case end(name: ArraySlice<UInt8>)
        /// Characters with references, in bytes of the source.
        case text(Range<Int>)
        /// Characters that mean themselves.
        case cdata(Range<Int>)
    }

    package let source: [UInt8]
    private var offset: Int
    /// The names of the elements that are open, the innermost last.
    private var open: [Range<Int>] = []
    /// The end tag that follows an empty element.
    private var pendingEnd: Range<Int>?
    private var hasRoot = false

    /// The greatest depth of elements.
    package static let maximumDepth = 256

    /// - Throws: `ReadError.invalidUTF8`; `ReadError.malformed` for UTF-16.
    package init(_ source: [UInt8]) throws(ReadError) {
        if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) {
            throw .malformed(reason: "this XML is in UTF-16; convert the file to UTF-8", offset: 0)
        }
        let invalid = source.withUnsafeBufferPointer { Unicode.firstIllFormedOffset(in: $0) }
        if let invalid { throw .invalidUTF8(offset: invalid) }
        self.source = source
        offset = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Where the next token begins.
    package var currentOffset: Int { offset }

    /// The next token; `nil` at the end of the document.
    ///
    /// - Throws: `ReadError.malformed` for what is not well-formed, `.tooDeep` beyond `maximumDepth`.
    package mutating func next() throws(ReadError) -> Token? {
        if let name = pendingEnd {
            pendingEnd = nil
            open.removeLast()
            return .end(name: source[name])
        }
        while offset < source.count {
            guard source[offset] == UInt8(ascii: "<") else {
                let start = offset
                while offset < source.count, source[offset] != UInt8(ascii: "<") { offset += 1 }
                if !open.isEmpty { return .text(start..<offset) }
                if let other = source[start..<offset].firstIndex(where: { !$0.isMarkupSpace }) {
                    throw .malformed(reason: "text outside of the root element", offset: other)
                }
                continue
            }
            if follows("<!--") {
                try skip(past: "-->", after: 4, "this comment does not end")
            } else if follows("<![CDATA[") {
                let start = offset + 9
                try skip(past: "]]>", after: 9, "this CDATA section does not end")
                guard !open.isEmpty else {
                    throw .malformed(reason: "text outside of the root element", offset: start)
                }
                return .cdata(start..<(offset - 3))
            } else if follows("<?") {
                try skip(past: "?>", after: 2, "this instruction does not end")
            } else if follows("<!") {
                try skipDocumentType()
            } else if follows("</") {
                return try endTag()
            } else {
                return try startTag()
            }
        }
        if let name = open.last {
            let shown = String(decoding: source[name], as: UTF8.self)
            throw .malformed(
                reason: "the element \(shown) does not end; the file may be cut off",
                offset: name.lowerBound - 1
            )
        }
        guard hasRoot else { throw .malformed(reason: "this is no XML: there is no element", offset: 0) }
        return nil
    }

    private func follows(_ word: StaticString) -> Bool {
        guard source.count - offset >= word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { source[offset..<(offset + $0.count)].elementsEqual($0) }
    }

    /// Moves past the first occurrence of a word.
    private mutating func skip(past word: StaticString, after count: Int, _ problem: String) throws(ReadError) {
        let start = offset
        offset += count
        while offset < source.count {
            if source[offset] == word.utf8Start[0], follows(word) {
                offset += word.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        throw .malformed(reason: problem, offset: start)
    }

    /// Moves past a document type, with the declarations in brackets that it may hold.
    private mutating func skipDocumentType() throws(ReadError) {
        let start = offset
        var depth = 0
        var quote: UInt8?
        while offset < source.count {
            let byte = source[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                if follows("<!--") {
                    try skip(past: "-->", after: 4, "this comment does not end")
                    continue
                }
                depth += 1
            } else if byte == UInt8(ascii: ">") {
                depth -= 1
                if depth == 0 {
                    offset += 1
                    return
                }
            }
            offset += 1
        }
        throw .malformed(reason: "this declaration does not end", offset: start)
    }

    // MARK: Tags

    private mutating func startTag() throws(ReadError) -> Token {
        let start = offset
        guard !hasRoot || !open.isEmpty else {
            throw .malformed(reason: "a second root element", offset: start)
        }
        hasRoot = true
        offset += 1
        let name = try self.name()
        var tag = XMLTag(name: source[name], attributes: [], offset: start)
        while true {
            skipSpace()
            guard offset < source.count else { throw .malformed(reason: "this tag does not end", offset: start) }
            if source[offset] == UInt8(ascii: ">") {
                offset += 1
                break
            }
            if follows("/>") {
                offset += 2
                pendingEnd = name
                break
            }
            tag.attributes.append(try attribute())
        }
        guard open.count < Self.maximumDepth else { throw .tooDeep(limit: Self.maximumDepth, offset: start) }
        open.append(name)
        return .start(tag)
    }

    private mutating func attribute() throws(ReadError) -> XMLTag.Attribute {
        let name = try self.name()
        skipSpace()
        guard offset < source.count, source[offset] == UInt8(ascii: "=") else {
            throw .malformed(reason: "this attribute has no value", offset: name.lowerBound)
        }
        offset += 1
        skipSpace()
        guard offset < source.count, source[offset] == UInt8(ascii: "\"") || source[offset] == UInt8(ascii: "'") else {
            throw .malformed(reason: "the value of this attribute is not in quotes", offset: name.lowerBound)
        }
        let quote = source[offset]
        let start = offset + 1
        offset = start
        while offset < source.count, source[offset] != quote { offset += 1 }
        guard offset < source.count else {
            throw .malformed(reason: "the value of this attribute does not end", offset: start)
        }
        offset += 1
        return XMLTag.Attribute(name: source[name], value: start..<(offset - 1))
    }

    private mutating func endTag() throws(ReadError) -> Token {
        let start = offset
        offset += 2
        let name = try self.name()
        skipSpace()
        guard offset < source.count, source[offset] == UInt8(ascii: ">") else {
            throw .malformed(reason: "this tag does not end", offset: start)
        }
        offset += 1
        guard let expected = open.last, source[expected].elementsEqual(source[name]) else {
            let shown = String(decoding: source[name], as: UTF8.self)
            throw .malformed(reason: "this end tag of \(shown) closes nothing", offset: start)
        }
        open.removeLast()
        return .end(name: source[name])
    }

    private mutating func name() throws(ReadError) -> Range<Int> {
        let start = offset
        while offset < source.count, Self.isName(source[offset]) { offset += 1 }
        guard offset > start else { throw .malformed(reason: "a name is expected here", offset: start) }
        return start..<offset
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"):
            return false
        default: return true
        }
    }

    private mutating func skipSpace() {
        while offset < source.count, source[offset].isMarkupSpace { offset += 1 }
    }
}

/// A start tag.
package struct XMLTag {
    package struct Attribute {
        package var name: ArraySlice<UInt8>
        /// The value as it stands between the quotes, in bytes of the source.
        package var value: Range<Int>
    }

    package var name: ArraySlice<UInt8>
    package var attributes: [Attribute]
    /// Where the tag begins, in bytes of the source.
    package var offset: Int
}
