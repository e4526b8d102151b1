// Text in the spelling of RTF: ASCII as it is but for three signs, all else as UTF-16 units.

extension ByteOutput {
    /// Writes a character by its number, as one or two `\u`. `\uc0` must be in force.
    mutating func writeUnicode(_ scalar: UInt32) {
        if scalar > 0xFFFF {
            let rest = scalar - 0x1_0000
            writeUnit(0xD800 + rest >> 10)
            writeUnit(0xDC00 + rest & 0x3FF)
        } else {
            writeUnit(scalar)
        }
    }

    private mutating func writeUnit(_ unit: UInt32) {
        write("\\u")
        write(decimal: unit > 0x7FFF ? Int(unit) - 0x1_0000 : Int(unit))
        write(UInt8(ascii: " "))
    }

    /// Writes text of a run; a line feed is a line break. Control characters are left out and counted.
    ///
    /// - Parameter text: Well-formed UTF-8.
    /// - Complexity: O(*n*) in the bytes.
    mutating func writeRTF(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, isPlain(text[index]) { index += 1 }
            if index > start { write(UnsafeBufferPointer(rebasing: text[start..<index])) }
            guard index < text.count else { return }
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                write(UInt8(ascii: "\\"))
                write(byte)
                index += 1
            case 0x09:
                write("\\tab ")
                index += 1
            case 0x0A:
                write("\\line ")
                index += 1
            case 0x7F:
                writeUnicode(0x7F)
                index += 1
            case 0x80...:
                writeScalar(text, at: &index)
            default:
                replacedCount += 1
                index += 1
            }
        }
    }

    /// Writes the character of several bytes that begins at an offset, and moves the offset behind it.
    private mutating func writeScalar(_ text: UnsafeBufferPointer<UInt8>, at index: inout Int) {
        let lead = text[index]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        let end = min(index + length, text.count)
        var scalar = UInt32(lead) & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07)
        for byte in text[(index + 1)..<end] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
        index = end
        writeUnicode(scalar)
    }

    @inline(__always)
    private func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "{")
            && byte != UInt8(ascii: "}")
    }

    /// A name of a font, a style or a colour as a table can hold it: without control characters and
    /// semicolons, and without spaces around it.
    static func cleanRTFName(_ name: String) -> String {
        var clean = Array(name.utf8.filter { $0 >= 0x20 && $0 != UInt8(ascii: ";") })
        while clean.last == UInt8(ascii: " ") { clean.removeLast() }
        return String(decoding: clean.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }

    /// Writes the name of a font, a style or a colour, which a semicolon ends.
    mutating func writeRTFName(_ name: String) { Self.cleanRTFName(name).withBytes { writeRTF($0) } }

    /// Writes the indents that containers give a paragraph.
    ///
    /// - Parameter hangs: Whether a marker stands in front of the paragraph.
    mutating func writeIndent(of containers: [RTFBlockPath.Container], hangs: Bool) {
        let depth = containers.reduce(0) { count, container in
            if case .footnote = container { return count }
            return count + 1
        }
        guard depth > 0 else { return }
        let indent = 720 * min(depth, 40)
        if hangs {
            write("\\tx")
            write(decimal: indent - 360)
            write("\\tx")
            write(decimal: indent)
        }
        write("\\li")
        write(decimal: indent)
        if hangs { write("\\fi-360") }
    }

    /// Writes what a kind of paragraph looks like.
    mutating func writeFormat(of path: RTFBlockPath) {
        switch path.leaf {
        case .heading(let level):
            write("\\keepn\\outlinelevel")
            write(decimal: level - 1)
            write("\\f0\\b\\fs")
            write(decimal: RTFVocabulary.size(ofHeading: level))
        case .code, .html, .verbatim: write("\\f1\\fs24")
        case .rule: write("\\brdrb\\brdrs\\brdrw10\\brsp20\\f0\\fs24")
        case .paragraph, .table, .nothing: write("\\f0\\fs24")
        }
    }
}
