// The payload of an extended attribute, `^[text](payload)`: the inside of a JSON5 object. Reading and
// its inverse. The form that is written keeps the byte count of the parentheses balanced, because a
// Markdown parser finds the end of a payload by counting parentheses and knows nothing of quotes.

package import DocumentModel

/// The text between the parentheses of `^[text](name: value)`.
package enum JSON5Payload {
    /// Reads a payload.
    ///
    /// Follows JSON5 (https://spec.json5.org): unquoted names, single quotes, comments, trailing commas,
    /// hexadecimal and signed numbers, `Infinity` and `NaN`. Of members with one name the last one stays.
    ///
    /// - Parameter bytes: UTF-8, without the parentheses around it.
    /// - Returns: The members, none for a payload of white space and comments; `nil` when the bytes are
    ///   not the inside of a JSON5 object or values are nested deeper than `JSON5Scanner.maximumDepth`.
    /// - Complexity: O(*n*) in the bytes, O(*n* log *n*) in the members.
    ///
    ///     JSON5Payload.parse(Array("size: {width: 3.5}".utf8))?["size"]?["width"]   // .number(3.5)
    package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> CustomAttributes? {
        guard let members = JSON5Scanner.scanMembers(bytes) else { return nil }
        return CustomAttributes(members)
    }

    /// Reads a payload: see `parse(_:)` above.
    package static func parse(_ bytes: some Collection<UInt8>) -> CustomAttributes? {
        if let result = bytes.withContiguousStorageIfAvailable({ parse($0) }) { return result }
        return Array(bytes).withUnsafeBufferPointer { parse($0) }
    }

    /// Writes attributes as a payload on one line: `name: 'value', size: {height: 200.3, width: 343.3}`.
    ///
    /// Parentheses, quotes, backslashes, line ends and the bytes that could end a table cell, a code span
    /// or a tag of the Markdown around it are written as `\u0000` escapes, so the payload can stand
    /// anywhere that an extended attribute can and `parse` gives the same attributes back.
    ///
    /// - Complexity: O(*n*) in the size of the values.
    package static func write(_ attributes: CustomAttributes) -> [UInt8] {
        var output: [UInt8] = []
        writeMembers(attributes.members, to: &output)
        return output
    }

    private static func writeMembers(_ members: [JSONValue.Member], to output: inout [UInt8]) {
        for (index, member) in members.enumerated() {
            if index > 0 { output += [0x2C, 0x20] }
            if isPlainName(member.name) {
                output += member.name.utf8
            } else {
                writeString(member.name, to: &output)
            }
            output += [0x3A, 0x20]
            writeValue(member.value, to: &output)
        }
    }

    private static func writeValue(_ value: JSONValue, to output: inout [UInt8]) {
        switch value {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .integer(let value): output += String(value).utf8
        case .number(let value):
            output +=
                (value.isNaN ? "NaN" : value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : "\(value)").utf8
        case .string(let value): writeString(value, to: &output)
        case .array(let values):
            output.append(0x5B)
            for (index, value) in values.enumerated() {
                if index > 0 { output += [0x2C, 0x20] }
                writeValue(value, to: &output)
            }
            output.append(0x5D)
        case .object(let members):
            output.append(0x7B)
            writeMembers(members, to: &output)
            output.append(0x7D)
        }
    }

    /// Whether a name can stand without quotes in every JSON5 reader: an identifier of ASCII.
    private static func isPlainName(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return name.utf8.allSatisfy {
            switch $0 {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: return true
            default: return false
            }
        }
    }

    private static func writeString(_ string: String, to output: inout [UInt8]) {
        output.append(0x27)
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\n": output += [0x5C, 0x6E]
            case "\t": output += [0x5C, 0x74]
            case "\r": output += [0x5C, 0x72]
            case "'", "\"", "\\", "(", ")", "|", "`", "<", ">": writeEscape(scalar.value, to: &output)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                writeEscape(scalar.value, to: &output)
            default: output += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
            }
        }
        output.append(0x27)
    }

    /// `\u` and four hexadecimal digits; `value` is below 65,536.
    private static func writeEscape(_ value: UInt32, to output: inout [UInt8]) {
        output += [0x5C, 0x75]
        for shift in stride(from: UInt32(12), through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: value >> shift) & 15
            output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }
}
