// Trees of HTML for comparing with another parser, as Scripts/compare-html-parsers does: frames in, frames out.
// A frame is eight hexadecimal digits, the count of bytes, and the bytes. A document that is refused gives an
// empty frame.

import HTMLParsing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// So many bytes of standard input; `nil` at its end.
func readBytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
        var part = [UInt8](repeating: 0, count: count - bytes.count)
        let readCount = read(0, &part, part.count)
        guard readCount > 0 else { return nil }
        bytes += part[..<readCount]
    }
    return bytes
}

func writeBytes(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
        guard count > 0 else { exit(1) }
        rest = rest.dropFirst(count)
    }
}

while let header = readBytes(8), let count = Int(String(decoding: header, as: UTF8.self), radix: 16) {
    guard let source = readBytes(count) else { exit(1) }
    var parser = HTMLParser()
    parser.options.encoding = .utf8
    let tree = Array(((try? parser.parse(source))?.dump() ?? "").utf8)
    let digits = String(tree.count, radix: 16)
    writeBytes(Array((String(repeating: "0", count: 8 - digits.utf8.count) + digits).utf8) + tree)
}
