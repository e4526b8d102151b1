// Finds the string literals of Swift source without parsing it: comments, brackets and the names before them are all
// that it knows (The Swift Programming Language, "Lexical Structure").

import DocumentFormats

/// Finds string literals and the calls that they are arguments of.
struct SwiftLiteralScanner {
    private let bytes: [UInt8]
    private var offset = 0
    private var literals: [SwiftLiteral] = []
    /// The brackets and literals that are open, innermost last: interpolations nest both in each other.
    private var open: [Frame] = []
    /// The name that was read last, if nothing but space follows it.
    private var name: Range<Int>?

    private enum Frame {
        case bracket(Bracket)
        case literal(Literal)
    }

    private struct Bracket {
        /// The name before a parenthesis.
        var callee: Range<Int>?
        /// Whether it is the parenthesis of an interpolation.
        var isInterpolation = false
        var argument = 0
        /// Where the argument begins.
        var argumentStart: Int
    }

    private struct Literal {
        /// Where its quotes begin, or the number signs before them.
        var start: Int
        var poundCount: Int
        var isMultiline: Bool
        var content: Int
        /// The parts of its content: source, and interpolations.
        var interpolations: [Range<Int>] = []
        var interpolationStart = 0
    }

    /// The literals of a source, in the order of their ends.
    ///
    /// - Complexity: O(*n*) in the bytes; the depth of interpolations takes no stack.
    static func literals(in bytes: [UInt8]) -> [SwiftLiteral] {
        var scanner = SwiftLiteralScanner(bytes: bytes)
        scanner.scan()
        return scanner.literals
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    private mutating func scan() {
        while offset < bytes.count {
            if case .literal(let literal)? = open.last { scanLiteral(literal) } else { scanCode() }
        }
    }

    // MARK: Code

    private mutating func scanCode() {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
            while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): openLiteral(poundCount: 0)
        case UInt8(ascii: "#"): scanPounds()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            let callee = byte == UInt8(ascii: "(") ? name : nil
            offset += 1
            open.append(.bracket(Bracket(callee: callee, argumentStart: offset)))
            name = nil
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket()
        case UInt8(ascii: ","):
            offset += 1
            name = nil
            if case .bracket(var bracket)? = open.last {
                bracket.argument += 1
                bracket.argumentStart = offset
                open[open.count - 1] = .bracket(bracket)
            }
        case UInt8(ascii: "`"): offset += 1
        case _ where Self.isNameByte(byte):
            let start = offset
            while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
            name = start..<offset
        default:
            // `Text.init(` is a call of Text; generic arguments are looked over.
            if byte > 0x20, byte != UInt8(ascii: "."), byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") { name = nil }
            offset += 1
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private mutating func skipComment() {
        var depth = 0
        while offset < bytes.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }

    private mutating func scanPounds() {
        let start = offset
        while byte() == UInt8(ascii: "#") { offset += 1 }
        let count = offset - start
        if byte() == UInt8(ascii: "\"") {
            openLiteral(poundCount: count)
        } else if byte() == UInt8(ascii: "/") {
            skipRegex(count)
        }
    }

    /// Skips `#/ … /#`.
    private mutating func skipRegex(_ count: Int) {
        offset += 1
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "/"), hasPounds(count, at: offset + 1) {
                offset += 1 + count
                return
            } else {
                offset += 1
            }
        }
    }

    private func hasPounds(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func closeBracket() {
        offset += 1
        name = nil
        guard case .bracket(let bracket)? = open.popLast() else { return }
        guard bracket.isInterpolation, case .literal(var literal)? = open.last else { return }
        literal.interpolations.append(literal.interpolationStart..<offset)
        open[open.count - 1] = .literal(literal)
    }

    // MARK: Literals

    private mutating func openLiteral(poundCount: Int) {
        let start = offset - poundCount
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        offset += isMultiline ? 3 : 1
        open.append(
            .literal(Literal(start: start, poundCount: poundCount, isMultiline: isMultiline, content: offset))
        )
    }

    /// Goes on in a literal, up to its end or its next interpolation.
    private mutating func scanLiteral(_ literal: Literal) {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\"):
                guard hasPounds(literal.poundCount, at: offset + 1) else {
                    offset += 1
                    continue
                }
                let escape = offset
                offset += 1 + literal.poundCount
                if byte() == UInt8(ascii: "(") {
                    offset += 1
                    var literal = literal
                    literal.interpolationStart = escape
                    open[open.count - 1] = .literal(literal)
                    open.append(.bracket(Bracket(callee: nil, isInterpolation: true, argumentStart: offset)))
                    name = nil
                    return
                }
                offset += 1
            case UInt8(ascii: "\""):
                let width = literal.isMultiline ? 3 : 1
                let isEnd = (!literal.isMultiline || byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""))
                    && hasPounds(literal.poundCount, at: offset + width)
                guard isEnd else {
                    offset += 1
                    continue
                }
                close(literal, width: width)
                return
            case 0x0A where !literal.isMultiline, 0x0D where !literal.isMultiline:
                // No literal after all: a quotation mark in a regular expression, or code that does not build.
                open.removeLast()
                return
            default: offset += 1
            }
        }
        open.removeLast()
    }

    private mutating func close(_ literal: Literal, width: Int) {
        let content = literal.content..<offset
        offset += width + literal.poundCount
        open.removeLast()
        let building = SwiftLiteralText(
            bytes: bytes,
            content: content,
            poundCount: literal.poundCount,
            interpolations: literal.interpolations
        )
        let text = literal.isMultiline ? building.multiline() : building.singleLine()
        var result = SwiftLiteral(text: text, range: literal.start..<offset, position: 0)
        if case .bracket(let bracket)? = open.last, !bracket.isInterpolation {
            result.callee = bracket.callee.map { calleeName($0) }
            result.position = bracket.argument
            result.label = label(bracket.argumentStart..<literal.start)
            // Part of an expression: `"a" + b`, `flag ? "a" : "b"`.
            if result.label == nil, bytes[bracket.argumentStart..<literal.start].contains(where: { $0 > 0x20 }) {
                result.callee = nil
            }
        }
        literals.append(result)
        name = nil
    }

    /// The name of a call; of `Text.init(` it is `Text`.
    private func calleeName(_ range: Range<Int>) -> String {
        let name = String(decoding: bytes[range], as: UTF8.self)
        guard name == "init", range.lowerBound > 1, bytes[range.lowerBound - 1] == UInt8(ascii: ".") else { return name }
        var start = range.lowerBound - 1
        while start > 0, Self.isNameByte(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<range.lowerBound - 1], as: UTF8.self)
    }

    /// The label before an argument, `nil` if there is none or more than a label.
    private func label(_ range: Range<Int>) -> String? {
        let words = bytes[range].split(whereSeparator: { $0 <= 0x20 }).joined()
        guard words.last == UInt8(ascii: ":"), words.dropLast().allSatisfy(Self.isNameByte) else { return nil }
        return String(decoding: Array(words.dropLast()), as: UTF8.self)
    }
}
