// Selectors: what of CSS Selectors 4 decides about text of notes and pages. A selector with anything else
// (pseudo-classes, attributes, siblings) matches nothing, and its rule is passed over.

import HTMLParsing

/// A selector: simple selectors that one element meets, and those of its ancestors.
struct CSSSelector {
    /// What one element must be.
    struct Compound {
        /// `nil` is any element.
        var tag: HTMLName?
        var identifier: [UInt8]?
        var classes: [[UInt8]] = []
        /// Whether the element must be the parent of the next one, not just an ancestor.
        var isParent = false
    }

    /// The element itself.
    var subject: Compound
    /// Its ancestors, the nearest first.
    var ancestors: [Compound]

    /// How much the selector weighs against others (CSS Selectors 4, section 17).
    var specificity: Int {
        ([subject] + ancestors).reduce(0) {
            $0 + ($1.identifier == nil ? 0 : 1_000_000) + $1.classes.count * 1000 + ($1.tag == nil ? 0 : 1)
        }
    }

    /// Whether the selector names an element by nothing but its tag.
    var isTheme: Bool { subject.classes.isEmpty && subject.identifier == nil }

    /// Reads one selector.
    ///
    /// - Parameter findName: The number of the name of an element; `nil` if the document has none of that
    ///   name.
    /// - Returns: `nil` for a selector that cannot match or is not understood.
    static func parse(_ bytes: ArraySlice<UInt8>, findName: ([UInt8]) -> HTMLName?) -> CSSSelector? {
        var compounds: [Compound] = []
        var current = Compound()
        var isEmpty = true
        var isChild = false
        var index = bytes.startIndex
        func scanName() -> [UInt8] {
            var name: [UInt8] = []
            while index < bytes.endIndex {
                let byte = bytes[index]
                if byte == UInt8(ascii: "\\"), index + 1 < bytes.endIndex {
                    name.append(bytes[index + 1])
                    index += 2
                } else if byte >= 0x80 || byte == 0x2D || byte == 0x5F || byte.isDecimalDigit
                    || byte.lowercasedASCII >= 0x61 && byte.lowercasedASCII <= 0x7A
                {
                    name.append(byte)
                    index += 1
                } else {
                    break
                }
            }
            return name
        }
        func finish() {
            guard !isEmpty else { return }
            compounds.append(current)
            current = Compound()
            isEmpty = true
        }
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case _ where byte.isMarkupSpace:
                finish()
                index += 1
            case UInt8(ascii: ">"):
                finish()
                guard !compounds.isEmpty else { return nil }
                isChild = true
                index += 1
            case UInt8(ascii: "."), UInt8(ascii: "#"):
                index += 1
                let name = scanName()
                guard !name.isEmpty else { return nil }
                if byte == UInt8(ascii: ".") { current.classes.append(name) } else { current.identifier = name }
                isEmpty = false
            case UInt8(ascii: "*"):
                index += 1
                isEmpty = false
            default:
                let name = scanName()
                guard !name.isEmpty, isEmpty, let tag = findName(name.map(\.lowercasedASCII)) else { return nil }
                current.tag = tag
                isEmpty = false
            }
            if isChild, !isEmpty, !compounds.isEmpty {
                compounds[compounds.count - 1].isParent = true
                isChild = false
            }
        }
        finish()
        guard let subject = compounds.popLast(), !isChild else { return nil }
        return CSSSelector(subject: subject, ancestors: compounds.reversed())
    }
}
