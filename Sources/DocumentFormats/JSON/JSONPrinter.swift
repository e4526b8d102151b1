// Printing JSON the way Foundation's JSONEncoder does with sorted keys and unescaped slashes: no white
// space, and in strings only quotes, backslashes and control characters below U+0020 escaped.

package import DocumentModel

/// Appends JSON to bytes.
package enum JSONPrinter {
    /// Appends a string with its quotes; `bytes` is UTF-8.
    ///
    /// - Complexity: O(*n*) in the bytes.
    static func writeString(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
        output.append(0x22)
        let done: Void? = bytes.withContiguousStorageIfAvailable { writeEscaped($0, to: &output) }
        if done == nil { Array(bytes).withUnsafeBufferPointer { writeEscaped($0, to: &output) } }
        output.append(0x22)
    }

    /// Appends a string with its quotes.
    package static func writeString(_ string: String, to output: inout [UInt8]) {
        writeString(string.utf8, to: &output)
    }

    /// Appends text as it stands inside the quotes of a string.
    static func writeEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var start = 0
        for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
            output.append(contentsOf: bytes[start..<index])
            start = index + 1
            output.append(0x5C)
            switch byte {
            case 0x08: output.append(0x62)
            case 0x09: output.append(0x74)
            case 0x0A: output.append(0x6E)
            case 0x0C: output.append(0x66)
            case 0x0D: output.append(0x72)
            case 0x22, 0x5C: output.append(byte)
            default:
                output += [0x75, 0x30, 0x30, 0x30 + byte >> 4]
                let digit = byte & 15
                output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
            }
        }
        output.append(contentsOf: bytes[start...])
    }

    /// Appends a whole number.
    static func writeInteger(_ value: Int, to output: inout [UInt8]) {
        output += String(value).utf8
    }

    /// Appends a value. Members are in the order in which the value holds them, which is that of their names.
    ///
    /// A floating point number always has a point or an exponent, so that it does not come back as a whole
    /// number; Foundation would write `1` for `1.0`. Numbers that are not finite, which JSON does not know,
    /// become `null`: see `isRepresentable`.
    package static func writeValue(_ value: JSONValue, to output: inout [UInt8]) {
        switch value {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .integer(let value): output += String(value).utf8
        case .number(let value): output += (value.isFinite ? "\(value)" : "null").utf8
        case .string(let value): writeString(value, to: &output)
        case .array(let values):
            output.append(0x5B)
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(0x2C) }
                writeValue(value, to: &output)
            }
            output.append(0x5D)
        case .object(let members):
            output.append(0x7B)
            for (index, member) in members.enumerated() {
                if index > 0 { output.append(0x2C) }
                writeString(member.name, to: &output)
                output.append(0x3A)
                writeValue(member.value, to: &output)
            }
            output.append(0x7D)
        }
    }

    /// Whether JSON can hold a value: all its numbers are finite.
    package static func isRepresentable(_ value: JSONValue) -> Bool {
        switch value {
        case .number(let value): return value.isFinite
        case .array(let values): return values.allSatisfy(isRepresentable)
        case .object(let members): return members.allSatisfy { isRepresentable($0.value) }
        default: return true
        }
    }
}
