// Classes of ASCII bytes that the tokenizer and the tree builder ask for.

extension UInt8 {
    /// The small letter of an ASCII capital; any other byte as it is.
    @inline(__always)
    var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// Whether the byte is an ASCII letter.
    @inline(__always)
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether the byte is an ASCII digit.
    @inline(__always)
    var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether the byte is an ASCII letter or digit.
    @inline(__always)
    var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    /// Whether the byte is white space for HTML: tab, line feed, form feed, carriage return, space.
    @inline(__always)
    var isHTMLSpace: Bool { self <= 0x20 && (1 << UInt64(self)) & UInt64(0x1_0000_3600) != 0 }
}
