// Where one raw HTML construct ends, to count and replace each tag of a run of several. The grammar is
// that of raw HTML in CommonMark 0.31.2, section 6.6, read leniently: any bytes are cut somewhere.

/// Scans one tag, comment, instruction, declaration or CDATA section.
///
/// - Parameters:
///   - bytes: The source of tags, one directly after the other.
///   - start: The byte offset at which the construct begins.
/// - Returns: The byte offset after the construct, greater than `start`; the end of the bytes if the
///   construct does not end.
/// - Complexity: O(*n*) in the bytes scanned.
func scanHTMLConstruct(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    if let end = scanDelimited(bytes, from: start) { return end }
    var index = start + 1
    var quote: UInt8?
    while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if let open = quote {
            if byte == open { quote = nil }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        } else if byte == UInt8(ascii: ">") {
            return index
        }
    }
    return bytes.count
}

/// The constructs in which quotes mean nothing: how they begin, in small letters, and how they end.
private let delimitedConstructs: [(opener: [UInt8], closer: [UInt8])] = [
    (Array("<!-->".utf8), []), (Array("<!--->".utf8), []), (Array("<!--".utf8), Array("-->".utf8)),
    (Array("<?".utf8), Array("?>".utf8)), (Array("<![cdata[".utf8), Array("]]>".utf8)),
    (Array("<!".utf8), Array(">".utf8)), (Array("</".utf8), Array(">".utf8)),
]

/// The offset after a construct that runs to a fixed closer; `nil` if none begins here.
private func scanDelimited(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let rest = bytes[start...]
    let construct = delimitedConstructs.first { construct in
        rest.starts(with: construct.opener) { $0.lowercasedASCII == $1 }
    }
    guard let construct else { return nil }
    var index = start + construct.opener.count
    let closer = construct.closer
    guard let last = closer.last else { return index }
    while index < bytes.count {
        if bytes[index] == last, index + 1 - closer.count >= start + construct.opener.count,
            bytes[(index + 1 - closer.count)...index].elementsEqual(closer)
        {
            return index + 1
        }
        index += 1
    }
    return bytes.count
}

/// Whether a raw HTML construct is a line break, `<br>`, `<br/>` or `<br class="x">`.
func isLineBreakTag(_ source: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    let bytes = source.prefix(4).map { $0 | 0x20 }
    guard bytes.count == 4, bytes.starts(with: "<br".utf8) else { return false }
    return source.dropFirst(3).first.map { [0x20, 0x09, 0x0A, 0x2F, 0x3E].contains($0) } ?? false
}
