// JSON for programs that people may read as well: small objects in a fixed order.

/// Makes JSON from its parts; each part is JSON already.
package enum JSONText {
    /// An object on one line.
    package static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { string($0.0) + ": " + $0.1 }.joined(separator: ", ") + "}"
    }

    /// An array with a line for each value.
    package static func array(_ values: [String], indentation: String) -> String {
        if values.isEmpty { return "[]" }
        let lines = values.map { indentation + "  " + $0 }
        return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
    }

    /// An array on one line.
    package static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    /// An object with a line for each member, and a line feed at its end.
    package static func document(_ members: [(String, String)]) -> String {
        let lines = members.map { "  \(string($0.0)): \($0.1)" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    /// A string (RFC 8259, section 7).
    package static func string(_ text: String) -> String {
        var result = ""
        appendString(text, to: &result)
        return result
    }

    /// A string, or `null`.
    package static func string(_ text: String?) -> String { text.map { string($0) } ?? "null" }

    /// Appends a string.
    package static func appendString(_ text: String, to result: inout String) {
        result += "\""
        if needsEscapes(text) { appendEscaped(text, to: &result) } else { result += text }
        result += "\""
    }

    private static func needsEscapes(_ text: String) -> Bool {
        func look(_ bytes: some Sequence<UInt8>) -> Bool {
            var found: UInt8 = 0
            // Without a way out of the loop, so that it takes many bytes at a time.
            for byte in bytes {
                found |=
                    (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
            }
            return found != 0
        }
        return text.utf8.withContiguousStorageIfAvailable { look($0) } ?? look(text.utf8)
    }

    private static func appendEscaped(_ text: String, to result: inout String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
