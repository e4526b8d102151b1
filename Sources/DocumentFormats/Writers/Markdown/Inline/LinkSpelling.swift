// The spelling of what follows the text of a link or image: destination and title (CommonMark 0.29, section
// 6.5). The parser first resolves character references and then backslashes, so an `&` that would begin
// a reference is itself written as one, and a backslash before punctuation is doubled.

import DocumentModel

/// Writes destinations and titles.
struct LinkSpelling {
    /// Whether what would begin or end something in text is written as a reference. A reader that estimates the cost of
    /// a parse does not know that the parser will not look for it here.
    var hidesSyntax = false

    /// Writes `](destination "title")`.
    func writeTail(_ destination: String, title: String?, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "]"))
        output.append(UInt8(ascii: "("))
        let title = title.flatMap { $0.isEmpty ? nil : $0 }
        writeDestination(destination, isAlone: title == nil, to: &output)
        if let title {
            output.append(0x20)
            writeTitle(title, to: &output)
        }
        output.append(UInt8(ascii: ")"))
    }

    /// - Parameter isAlone: Whether no title follows, so that an empty destination may be nothing at all.
    private func writeDestination(_ destination: String, isAlone: Bool, to output: inout [UInt8]) {
        var destination = destination
        destination.withUTF8 { bytes in
            guard !bytes.isEmpty else {
                if !isAlone { output += "<>".utf8 }
                return
            }
            let needsAngles = bytes.hasByte(below: 0x21) && bytes.contains { $0.isMarkdownSpace }
            if needsAngles {
                output.append(UInt8(ascii: "<"))
                writeInAngles(bytes, to: &output)
                output.append(UInt8(ascii: ">"))
            } else {
                writePlain(bytes, to: &output)
            }
        }
    }

    private func writeInAngles(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0:
                output += "\u{FFFD}".utf8
            case _ where byte.isMarkdownSpace && (byte != 0x20 || index == 0 || index == bytes.count - 1):
                Self.writeReference(UInt32(byte), to: &output)
            default:
                writeCommon(byte, at: index, bytes, to: &output)
            }
        }
    }

    private func writePlain(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        if !hidesSyntax, !bytes.contains(where: Self.isSpecial) { return output.append(contentsOf: bytes) }
        let unbalanced = Self.unbalancedParentheses(bytes)
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "<") where index == 0, UInt8(ascii: "(") where unbalanced.contains(index),
                UInt8(ascii: ")") where unbalanced.contains(index):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0:
                output += "\u{FFFD}".utf8
            default:
                writeCommon(byte, at: index, bytes, to: &output)
            }
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"), UInt8(ascii: "&"), 0:
            return true
        default: return false
        }
    }

    /// Writes a byte that has no special meaning here but perhaps as backslash or reference.
    private func writeCommon(
        _ byte: UInt8,
        at index: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        to output: inout [UInt8]
    ) {
        if byte == UInt8(ascii: "\\") {
            let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: ")")
            // A space in angles may be written as a reference, which begins with punctuation.
            if next.isASCIIPunctuation || next.isMarkdownSpace { output.append(byte) }
            output.append(byte)
        } else if byte == UInt8(ascii: "&"), CharacterReferences.scan(bytes, at: index) != nil {
            output += "&amp;".utf8
        } else if hidesSyntax, Self.isSyntax(byte, at: index, bytes) {
            Self.writeReference(UInt32(byte), to: &output)
        } else {
            output.append(byte)
        }
    }

    /// Whether a byte is the colon of `://`, the dot of `www.`, or what begins or ends anything else in text.
    private static func isSyntax(_ byte: UInt8, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch byte {
        case UInt8(ascii: "@"), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "]"): return true
        case UInt8(ascii: ":"): return bytes[(index + 1)...].starts(with: "//".utf8)
        case UInt8(ascii: "."): return index >= 3 && bytes[index - 3..<index].elementsEqual("www".utf8)
        default: return false
        }
    }

    /// The offsets of parentheses without a partner; all of them where they nest too deeply.
    private static func unbalancedParentheses(_ bytes: UnsafeBufferPointer<UInt8>) -> Set<Int> {
        guard bytes.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }) else { return [] }
        var result: Set<Int> = []
        var open: [Int] = []
        var isDeep = false
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "(") {
                open.append(index)
                isDeep = isDeep || open.count > 31
            } else if bytes[index] == UInt8(ascii: ")") {
                if open.popLast() == nil { result.insert(index) }
            }
        }
        if isDeep {
            return Set(bytes.indices.filter { bytes[$0] == UInt8(ascii: "(") || bytes[$0] == UInt8(ascii: ")") })
        }
        return result.union(open)
    }

    private func writeTitle(_ title: String, to output: inout [UInt8]) {
        var title = title
        title.withUTF8 { bytes in
            let quotes = Self.quotes(for: bytes)
            output.append(quotes.open)
            for index in bytes.indices {
                let byte = bytes[index]
                switch byte {
                case quotes.open, quotes.close:
                    output.append(UInt8(ascii: "\\"))
                    output.append(byte)
                case 0x0A, 0x0D:
                    Self.writeReference(UInt32(byte), to: &output)
                case 0:
                    output += "\u{FFFD}".utf8
                case UInt8(ascii: "\\") where index + 1 == bytes.count:
                    // Before the closing quote even a doubled backslash could be taken for its escape.
                    Self.writeReference(UInt32(byte), to: &output)
                case UInt8(ascii: "\\"):
                    let next = bytes[index + 1]
                    if next.isASCIIPunctuation || next == 0x0A || next == 0x0D { output.append(byte) }
                    output.append(byte)
                default:
                    writeCommon(byte, at: index, bytes, to: &output)
                }
            }
            output.append(quotes.close)
        }
    }

    /// Double quotes, unless the title holds them and others need no backslash.
    private static func quotes(for title: UnsafeBufferPointer<UInt8>) -> (open: UInt8, close: UInt8) {
        let double = UInt8(ascii: "\"")
        let single = UInt8(ascii: "'")
        guard title.contains(double) else { return (double, double) }
        guard title.contains(single) else { return (single, single) }
        let parentheses = (open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
        return title.contains(parentheses.open) || title.contains(parentheses.close) ? (double, double) : parentheses
    }

    /// Writes `&#n;`.
    static func writeReference(_ scalar: UInt32, to output: inout [UInt8]) {
        output += "&#".utf8
        output += String(scalar).utf8
        output.append(UInt8(ascii: ";"))
    }
}
