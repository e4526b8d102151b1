// What the writer puts into a file so that the reader knows it again: names of styles and marks. Readers of
// other programs see ordinary styles, bookmarks and properties.

/// Names that the RTF writer and the RTF reader agree on.
enum RTFVocabulary {
    /// How the generator property of the package's own files begins.
    static let generator = "AttributedMarkdown"
    /// How the bookmarks of footnotes begin.
    static let footnoteBookmark = "fn_"

    /// The bookmark of a footnote: letters and digits of the label as they are, other bytes as `_` and two
    /// hexadecimal digits, because bookmarks of word processors hold nothing else.
    static func bookmark(ofLabel label: String) -> String {
        var name = footnoteBookmark
        for byte in label.utf8 {
            let isPlain = byte >= 0x30 && byte <= 0x39 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
            if isPlain {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16)
                name += "_" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return name
    }

    /// The label that a bookmark was made of, `nil` for a bookmark that was not.
    static func label(ofBookmark name: String) -> String? {
        guard name.hasPrefix(footnoteBookmark) else { return nil }
        let bytes = Array(name.utf8.dropFirst(footnoteBookmark.utf8.count))
        var label: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "_") else {
                label.append(bytes[index])
                index += 1
                continue
            }
            guard index + 2 < bytes.count, let high = hexDigitValue(bytes[index + 1]),
                let low = hexDigitValue(bytes[index + 2])
            else { return nil }
            label.append(high << 4 | low)
            index += 3
        }
        return label.isEmpty ? nil : String(decoding: label, as: UTF8.self)
    }
}
