// Format specifiers: what `String(format:)` takes for one (Foundation's string format specifiers, which add `%@`,
// `%1$@` and `%#@name@` to those of IEEE printf), and `%arg`, which a catalog has for the number of a substitution.

import DocumentFormats

/// A place in a format string that shows an argument.
struct FormatSpecifier: Hashable, Sendable {
    /// What the argument has to be. Two specifiers of one kind can stand for each other.
    enum Kind: Hashable, Sendable {
        case object, integer, float, character, cString, pointer
        /// `%#@name@`: a text chosen by a number.
        case substitution(String)
        /// `%arg`: the number by which the text was chosen.
        case argument

        /// Whether a plural form may do without it.
        var isNumber: Bool {
            switch self {
            case .integer, .float, .substitution, .argument: return true
            default: return false
            }
        }
    }

    var range: Range<Int>
    var kind: Kind
    /// The number before `$`, from 1.
    var position: Int?
    /// The least number of characters it takes, where it says so.
    var width: Int?
    /// Which argument it shows, from 1: `position`, or its place among those without one.
    var argument = 0
}

/// The specifiers of a text.
struct FormatScan: Sendable {
    var specifiers: [FormatSpecifier] = []
    /// Each `%%`.
    var escapedPercents: [Range<Int>] = []
    /// Percent signs that begin nothing, or nothing that anybody means: `50 % de`, `%!`.
    var strayPercents: [Range<Int>] = []

    /// Whether the text is sure to go through a formatter.
    var isFormat: Bool { !specifiers.isEmpty || !escapedPercents.isEmpty }
}

extension FormatScan {
    /// Finds the specifiers of a text.
    ///
    /// - Parameter numbers: The arguments of substitutions that say which one they show.
    /// - Complexity: O(*n*) in the bytes.
    init(_ bytes: [UInt8], numbers: [String: Int] = [:]) {
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "%") else {
                offset += 1
                continue
            }
            if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "%") {
                escapedPercents.append(offset..<offset + 2)
                offset += 2
                continue
            }
            var candidate = Candidate(bytes, at: offset)
            if let kind = candidate.scan() {
                specifiers += candidate.widthArguments
                let range = offset..<candidate.offset
                specifiers.append(
                    FormatSpecifier(range: range, kind: kind, position: candidate.position, width: candidate.width)
                )
                offset = candidate.offset
            } else {
                strayPercents.append(offset..<offset + 1)
                offset += 1
            }
        }
        number(numbers)
    }

    private mutating func number(_ numbers: [String: Int]) {
        var next = 1
        for index in specifiers.indices {
            if let position = specifiers[index].position {
                specifiers[index].argument = position
            } else if case .substitution(let name) = specifiers[index].kind, let number = numbers[name] {
                specifiers[index].argument = number
                next = max(next, number + 1)
            } else {
                specifiers[index].argument = next
                next += 1
            }
        }
    }
}

/// What may be a specifier, from its percent sign.
private struct Candidate {
    private let bytes: [UInt8]
    private let start: Int
    var offset: Int
    var position: Int?
    var width: Int?
    /// `*` in width or precision takes an argument of its own.
    var widthArguments: [FormatSpecifier] = []

    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        self.start = start
        offset = start + 1
    }

    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The kind of the specifier, `nil` when the percent sign begins none or none that is meant.
    mutating func scan() -> FormatSpecifier.Kind? {
        if bytes[start...].starts(with: "%arg".utf8), start + 4 >= bytes.count || !bytes[start + 4].isASCIILetter {
            offset = start + 4
            return .argument
        }
        let digits = offset
        var number = scanNumber()
        if let found = number, byte == UInt8(ascii: "$") {
            guard found > 0 else { return nil }
            position = found
            number = nil
            offset += 1
        } else {
            offset = digits
        }
        if let name = scanName() { return .substitution(name) }
        var hasSpaceFlag = false
        var hasFlag = false
        while true {
            switch byte {
            case UInt8(ascii: " "): hasSpaceFlag = true
            case UInt8(ascii: "0"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "'"):
                hasFlag = true
            default: return scanRest(hasSpaceFlag: hasSpaceFlag, hasFlag: hasFlag)
            }
            offset += 1
        }
    }

    private mutating func scanRest(hasSpaceFlag: Bool, hasFlag: Bool) -> FormatSpecifier.Kind? {
        width = scanWidth()
        var hasPrecision = false
        if byte == UInt8(ascii: ".") {
            hasPrecision = true
            offset += 1
            _ = scanWidth()
        }
        let length = offset
        while "hlqLtjz".utf8.contains(byte) { offset += 1 }
        guard offset - length <= 2, let kind = Self.kind(byte) else { return nil }
        offset += 1
        // Nobody asks for a space before a number; `50 % de` has a percent sign.
        if hasSpaceFlag { return nil }
        let isPlain = offset - 1 == length && !hasPrecision && position == nil
        if isPlain, kind != .object {
            if let width, width >= 10, !hasFlag { return nil }
            // `20%discount`
            if start > 0, bytes[start - 1].isASCIIDigit { return nil }
        }
        // `%1@` has lost the sign between number and type.
        if kind == .object, width != nil { return nil }
        return kind
    }

    private static func kind(_ byte: UInt8) -> FormatSpecifier.Kind? {
        switch byte {
        case UInt8(ascii: "@"): return .object
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
            UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"):
            return .integer
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            return .float
        case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"): return .cString
        case UInt8(ascii: "p"): return .pointer
        default: return nil
        }
    }

    private mutating func scanWidth() -> Int? {
        guard byte == UInt8(ascii: "*") else { return scanNumber() }
        widthArguments.append(FormatSpecifier(range: start..<offset + 1, kind: .integer))
        offset += 1
        return nil
    }

    private mutating func scanNumber() -> Int? {
        var value: Int?
        while byte.isASCIIDigit, value ?? 0 < 100_000 {
            value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            offset += 1
        }
        return value
    }

    /// The name in `#@name@`.
    private mutating func scanName() -> String? {
        guard byte == UInt8(ascii: "#"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "@") else {
            return nil
        }
        var end = offset + 2
        while end < bytes.count, bytes[end] != UInt8(ascii: "@"), bytes[end] > 0x20 { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "@"), end > offset + 2 else { return nil }
        let name = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
        offset = end + 1
        return name
    }
}
