// The XML of property lists and XLIFF as the readers of strings want it: names of elements, and texts with the place of
// each character.

import DocumentFormats

/// Gives the parts of an XML text one after the other.
struct XMLPieces {
    enum Piece {
        /// A start tag; an empty element is one, with an end tag after it.
        case open(String, XMLTag)
        case close(String)
        case text(Range<Int>, isLiteral: Bool)
    }

    private var scanner: XMLScanner

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8]) throws(LintError) {
        do throws(ReadError) { scanner = try XMLScanner(bytes) } catch { throw FileFault.lintError(error, in: bytes) }
    }

    /// Where the next piece begins.
    var offset: Int { scanner.currentOffset }

    /// The next piece, `nil` at the end.
    ///
    /// - Throws: `LintError` for what is no XML.
    mutating func next() throws(LintError) -> Piece? {
        do throws(ReadError) {
            switch try scanner.next() {
            case nil: return nil
            case .start(let tag): return .open(String(decoding: tag.name, as: UTF8.self), tag)
            case .end(let name): return .close(String(decoding: name, as: UTF8.self))
            case .text(let range): return .text(range, isLiteral: false)
            case .cdata(let range): return .text(range, isLiteral: true)
            }
        } catch {
            throw FileFault.lintError(error, in: scanner.source)
        }
    }

    /// The value of an attribute.
    func attribute(_ name: String, of tag: XMLTag) throws(LintError) -> String? {
        guard let attribute = tag.attributes.first(where: { $0.name.elementsEqual(name.utf8) }) else { return nil }
        return String(decoding: try decoded(attribute.value), as: UTF8.self)
    }

    /// Adds the characters of a text.
    func append(_ range: Range<Int>, isLiteral: Bool, to builder: inout LiteralBuilder) throws(LintError) {
        let source = scanner.source
        var rest = range.lowerBound
        var index = rest
        while !isLiteral, index < range.upperBound {
            guard source[index] == UInt8(ascii: "&") || source[index] == 0x0D else {
                index += 1
                continue
            }
            builder.append(source[rest..<index])
            var end = index + 1
            if source[index] == 0x0D {
                if end < range.upperBound, source[end] == 0x0A { end += 1 }
            } else if let semicolon = source[index..<min(range.upperBound, index + 14)].firstIndex(of: UInt8(ascii: ";")) {
                end = semicolon + 1
            }
            builder.append(try decoded(index..<end), spelledAt: index..<end)
            index = end
            rest = end
        }
        builder.append(source[rest..<range.upperBound])
    }

    private func decoded(_ range: Range<Int>) throws(LintError) -> [UInt8] {
        do throws(ReadError) { return try scanner.decoded(range) } catch {
            throw FileFault.lintError(error, in: scanner.source)
        }
    }
}
