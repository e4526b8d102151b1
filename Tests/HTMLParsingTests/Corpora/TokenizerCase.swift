// The tokenizer cases of the public html5lib tests: reading them, running them.

import Foundation
import TestSupport

@testable import HTMLParsing

/// One case of a `.test` file, for one initial state.
struct TokenizerCase: CustomStringConvertible {
    let description: String
    let input: [UInt8]
    let contentModel: ContentModel
    let lastStartTag: String?
    let tokens: [String]
    let errors: [String]

    /// The names of the files, without what the xmlViolation tests ask for: another output than a tree's.
    static let files: [String] = {
        guard let folder = folder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".test") && $0 != "xmlViolation.test" }.sorted()
    }()

    private static let folder = Places.corpora?.appendingPathComponent("html5lib/tokenizer")

    private static let contentModels: [String: ContentModel] = [
        "Data state": .data, "PLAINTEXT state": .plainText, "RCDATA state": .rcdata, "RAWTEXT state": .rawText,
        "Script data state": .scriptData, "CDATA section state": .cdataSection,
    ]

    /// The cases of a file, and how many it has that hold lone surrogates, which no UTF-8 input can.
    static func load(_ file: String) throws -> (cases: [TokenizerCase], surrogateCount: Int) {
        guard let folder else { return ([], 0) }
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        var cases: [TokenizerCase] = []
        var surrogateCount = 0
        for row in root["tests"] as? [[String: Any]] ?? [] {
            let isDouble = row["doubleEscaped"] as? Bool ?? false
            let states = row["initialStates"] as? [String] ?? ["Data state"]
            guard let input = unescape(row["input"] as? String ?? "", isDouble) else {
                surrogateCount += states.count
                continue
            }
            let output = (row["output"] as? [[Any]] ?? []).map { token($0, isDouble) }
            let errors = (row["errors"] as? [[String: Any]] ?? []).map {
                "\($0["code"] ?? "") \($0["line"] ?? ""):\($0["col"] ?? "")"
            }
            for state in states {
                cases.append(
                    TokenizerCase(
                        description: "\(file), \(state): \(row["description"] ?? "")",
                        input: Array(input.utf8),
                        contentModel: contentModels[state] ?? .data,
                        lastStartTag: row["lastStartTag"] as? String,
                        tokens: joined(output),
                        errors: errors
                    )
                )
            }
        }
        return (cases, surrogateCount)
    }

    /// Resolves `\uHHHH` in a text that is escaped twice; `nil` if it holds a lone surrogate.
    private static func unescape(_ text: String, _ isDouble: Bool) -> String? {
        guard isDouble else { return text }
        var units: [UInt16] = []
        var rest = Substring(text)
        while let first = rest.first {
            if rest.hasPrefix("\\u"), let unit = UInt16(rest.dropFirst(2).prefix(4), radix: 16) {
                units.append(unit)
                rest = rest.dropFirst(6)
            } else {
                units.append(contentsOf: String(first).utf16)
                rest = rest.dropFirst()
            }
        }
        return String(validating: units, as: UTF16.self)
    }

    private static func token(_ fields: [Any], _ isDouble: Bool) -> String {
        func text(_ value: Any) -> String {
            guard let string = value as? String else { return "-" }
            return "'" + (unescape(string, isDouble) ?? string) + "'"
        }
        switch fields.first as? String {
        case "StartTag":
            let attributes = fields[2] as? [String: Any] ?? [:]
            let rows = attributes.map { "\(text($0.key))=\(text($0.value))" }.sorted()
            return "start \(text(fields[1])) \(rows.joined(separator: " "))\(fields.count > 3 ? " /" : "")"
        case "EndTag": return "end \(text(fields[1]))"
        case "Comment": return "comment \(text(fields[1]))"
        case "Character": return "text \(text(fields[1]))"
        default:
            let isRight = fields[4] as? Bool ?? false
            return "doctype \(text(fields[1])) \(text(fields[2])) \(text(fields[3])) \(isRight)"
        }
    }

    /// Tokens with neighbouring texts made one.
    private static func joined(_ tokens: [String]) -> [String] {
        var result: [String] = []
        for token in tokens {
            if token.hasPrefix("text '"), let last = result.last, last.hasPrefix("text '") {
                result[result.count - 1] = String(last.dropLast() + token.dropFirst(6))
            } else {
                result.append(token)
            }
        }
        return result
    }

    /// What our tokenizer gives for the case.
    func run() -> (tokens: [String], errors: [String]) {
        // The case begins behind the byte order mark; one of its own is a character.
        let text = SourceText([0xEF, 0xBB, 0xBF] + input, encoding: .utf8, collectsErrors: true)
        return text.bytes.withUnsafeBufferPointer { buffer in
            let source = SourceView(buffer)
            var tokenizer = Tokenizer(source, collectsErrors: true)
            tokenizer.contentModel = contentModel
            tokenizer.lastStartTag = lastStartTag.map { tokenizer.names.intern(Array($0.utf8)) }
            var output: [String] = []
            while true {
                let token = tokenizer.nextToken()
                if token.kind == .endOfFile { break }
                output.append(tokenizer.spell(token))
            }
            let all = (tokenizer.errors + InputErrors.scan(source)).enumerated().sorted {
                ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
            }
            let errors = all.map { "\($0.element.code.rawValue) \(Self.place(of: $0.element.offset, in: text.bytes))" }
            return (Self.joined(output), errors)
        }
    }

    /// Line and column of an offset, both from 1, the column in UTF-16 units.
    private static func place(of offset: Int, in bytes: [UInt8]) -> String {
        let before = bytes[..<offset]
        let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
        let line = before.count { $0 == 0x0A } + 1
        let units = String(decoding: bytes[lineStart..<offset], as: UTF8.self).utf16.count
        return "\(line):\(units + 1)"
    }
}

extension Tokenizer {
    /// A token as the cases spell it.
    func spell(_ token: Token) -> String {
        func text(_ bytes: some Sequence<UInt8>) -> String {
            "'" + String(decoding: Array(bytes), as: UTF8.self) + "'"
        }
        switch token.kind {
        case .startTag:
            let rows = attributes[token.dataStart..<token.dataStart + token.dataCount].map { attribute in
                let start = Int(attribute.valueStart)
                let value = bytes[start..<start + Int(attribute.valueCount)]
                return "\(text(names.spelling(of: attribute.name)))=\(text(value))"
            }
            let name = text(names.spelling(of: token.name))
            return "start \(name) \(rows.sorted().joined(separator: " "))\(token.isSelfClosing ? " /" : "")"
        case .endTag: return "end \(text(names.spelling(of: token.name)))"
        case .comment: return "comment \(text(bytes[token.dataStart..<token.dataStart + token.dataCount]))"
        case .null: return "text '\u{0}'"
        case .characters:
            let end = token.dataStart + token.dataCount
            return
                "text \(token.isDecoded ? text(decoded[token.dataStart..<end]) : text(source.slice(token.dataStart, end)))"
        case .documentType:
            let parts = documentType
            let fields = [parts.name, parts.publicIdentifier, parts.systemIdentifier].map { $0.map(text) ?? "-" }
            return "doctype \(fields.joined(separator: " ")) \(!parts.forcesQuirks)"
        case .endOfFile: return "end of file"
        }
    }
}
