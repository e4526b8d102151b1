// Labels of footnotes: without white space and closing brackets, which would end them (cmark-gfm).

/// The spelling of footnote labels.
enum FootnoteLabel {
    /// The bytes of a label as they can stand between `[^` and `]`.
    static func spelled(_ label: String) -> [UInt8] {
        var bytes = Array(label.utf8)
        for index in bytes.indices where bytes[index].endsFootnoteLabel {
            bytes[index] = UInt8(ascii: "-")
        }
        return bytes.isEmpty ? [UInt8(ascii: "-")] : bytes
    }

    /// Whether a label can stand as it is.
    static func isSpelledAsIs(_ label: String) -> Bool {
        !label.isEmpty && label.utf8.allSatisfy { !$0.endsFootnoteLabel }
    }
}

extension UInt8 {
    /// Whether the label of a footnote definition cannot hold it; other control characters it can.
    var endsFootnoteLabel: Bool {
        switch self {
        case 0, 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "]"): return true
        default: return false
        }
    }
}
