// Characters that set the direction of text (Unicode Standard Annex 9): embeddings, overrides and isolates open
// something that has to be closed before the paragraph ends.

/// A direction control that has no partner.
struct UnpairedDirectionControl: Hashable, Sendable {
    var range: Range<Int>
    var scalar: UInt32

    var isOpening: Bool { scalar != 0x202C && scalar != 0x2069 }

    /// The name of the character, for messages.
    var name: String {
        switch scalar {
        case 0x202A: return "U+202A LEFT-TO-RIGHT EMBEDDING"
        case 0x202B: return "U+202B RIGHT-TO-LEFT EMBEDDING"
        case 0x202C: return "U+202C POP DIRECTIONAL FORMATTING"
        case 0x202D: return "U+202D LEFT-TO-RIGHT OVERRIDE"
        case 0x202E: return "U+202E RIGHT-TO-LEFT OVERRIDE"
        case 0x2066: return "U+2066 LEFT-TO-RIGHT ISOLATE"
        case 0x2067: return "U+2067 RIGHT-TO-LEFT ISOLATE"
        case 0x2068: return "U+2068 FIRST STRONG ISOLATE"
        default: return "U+2069 POP DIRECTIONAL ISOLATE"
        }
    }

    /// The character that closes it.
    var closing: String { scalar >= 0x2066 ? "\u{2069}" : "\u{202C}" }

    /// Finds the controls without partner.
    ///
    /// A closed isolate closes the embeddings in it; a paragraph ends with its line.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func all(in bytes: [UInt8]) -> [UnpairedDirectionControl] {
        var result: [UnpairedDirectionControl] = []
        var open: [UnpairedDirectionControl] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x0A {
                result += open
                open = []
            }
            guard bytes[index] == 0xE2, index + 2 < bytes.count else {
                index += 1
                continue
            }
            let scalar = 0x2000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
            let control = UnpairedDirectionControl(range: index..<index + 3, scalar: scalar)
            switch scalar {
            case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(control)
            case 0x202C:
                if let last = open.last, last.scalar < 0x2066 { open.removeLast() } else { result.append(control) }
            case 0x2069:
                if let isolate = open.lastIndex(where: { $0.scalar >= 0x2066 }) {
                    open.removeSubrange(isolate...)
                } else {
                    result.append(control)
                }
            default: break
            }
            index += 3
        }
        return (result + open).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
