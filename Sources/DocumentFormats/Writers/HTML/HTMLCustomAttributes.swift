// Custom attributes as compact JSON, the value of `data-attributes`.

import DocumentModel

extension CustomAttributes {
    /// The attributes as one JSON object, names in order; a reader gets every name and value back.
    ///
    /// - Complexity: O(*n*) in the size of the values; nesting takes no stack.
    var compactJSON: String { JSONValue.object(members).compactJSON }
}

extension JSONValue {
    /// The value without white space. Numbers that JSON cannot hold become `null`.
    fileprivate var compactJSON: String {
        /// What is still to be written, the next part last.
        enum Part {
            case value(JSONValue)
            case text(String)
        }
        var json = ""
        var rest: [Part] = [.value(self)]
        while let part = rest.popLast() {
            switch part {
            case .text(let text): json += text
            case .value(.null): json += "null"
            case .value(.bool(let value)): json += value ? "true" : "false"
            case .value(.integer(let value)): json += "\(value)"
            case .value(.number(let value)): json += value.isFinite ? "\(value)" : "null"
            case .value(.string(let value)): json += quotedForJSON(value)
            case .value(.array(let values)):
                rest.append(.text("]"))
                for (index, value) in values.enumerated().reversed() {
                    rest.append(.value(value))
                    if index > 0 { rest.append(.text(",")) }
                }
                rest.append(.text("["))
            case .value(.object(let members)):
                rest.append(.text("}"))
                for (index, member) in members.enumerated().reversed() {
                    rest.append(.value(member.value))
                    rest.append(.text((index > 0 ? "," : "") + quotedForJSON(member.name) + ":"))
                }
                rest.append(.text("{"))
            }
        }
        return json
    }
}

/// A string of JSON (RFC 8259, section 7).
private func quotedForJSON(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
