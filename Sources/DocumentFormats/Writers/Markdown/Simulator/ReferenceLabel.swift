// Labels as the parser compares them.

/// The label of a definition or of a reference to one: case folded, white space as one space, none at the ends
/// (CommonMark, section 4.7).
///
/// Labels are compared by their bytes: letters that are composed in another way are other letters to the parser,
/// while to `String` they are equal.
package struct ReferenceLabel: Hashable, Sendable {
    private let bytes: [UInt8]

    package var isEmpty: Bool { bytes.isEmpty }

    init(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var joined: [UInt8] = []
        var isASCII = true
        for byte in source[range] {
            if byte.isSpaceOrLineEnd {
                if let last = joined.last, last != 0x20 { joined.append(0x20) }
            } else {
                joined.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
                if byte >= 0x80 { isASCII = false }
            }
        }
        if joined.last == 0x20 { joined.removeLast() }
        bytes = isASCII ? joined : Self.folded(joined)
    }

    package init(_ label: [UInt8]) {
        self = label.withUnsafeBufferPointer { ReferenceLabel($0, 0..<$0.count) }
    }

    /// Full case folding, in which sharp s and double s are one, with the letters that the parser's table has.
    private static func folded(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            // The upper case of dotless i is I, yet the two are not folded.
            guard !scalar.isASCII, scalar != "\u{131}", isInTable(scalar) else {
                result.append(contentsOf: String(scalar).utf8)
                continue
            }
            // The capital sharp s has only a lower case, and that has only an upper case.
            let upper = scalar.properties.lowercaseMapping.uppercased()
            let isKnown = upper.unicodeScalars.allSatisfy(isInTable)
            result.append(contentsOf: isKnown ? Array(upper.lowercased().utf8) : Array(String(scalar).utf8))
        }
        return result
    }

    /// Whether the parser's table of case folding, that of Unicode 10, can have a character.
    private static func isInTable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.age.map { $0.major <= 10 } ?? false
    }
}
