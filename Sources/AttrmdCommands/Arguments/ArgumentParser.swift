// From the words of a command line to options and operands, by the table of the command.

import DocumentFormats
import TargetTable

/// What is wrong with a command line, all of it.
struct UsageError: Error, Equatable, Sendable {
    var problems: [String]

    init(_ problems: [String]) { self.problems = problems }

    init(_ problem: String) { problems = [problem] }
}

/// The options and operands of a command line, checked against the table of the command.
struct ParsedArguments: Equatable, Sendable {
    /// The last value of each option that was given; an empty one for an option without a value.
    private(set) var values: [OptionName: [UInt8]] = [:]
    /// Every value of the options that were given more than once, in order.
    private var repeated: [OptionName: [[UInt8]]] = [:]
    private(set) var operands: [[UInt8]] = []

    /// Reads the words of a command line.
    ///
    /// `--name value`, `--name=value`, `-n value`, `-nvalue` and letters in one word are understood;
    /// after `--` all words are operands; `-` is an operand.
    ///
    /// - Throws: `UsageError` with every problem, not only the first.
    init(
        _ words: ArraySlice<[UInt8]>,
        for command: CommandSpec,
        formats: [DocumentFormat]
    ) throws(UsageError) {
        var problems: [String] = []
        var rest = words
        var onlyOperands = false
        while let word = rest.popFirst() {
            if onlyOperands || word.first != dash || word.count == 1 {
                operands.append(word)
            } else if word == [dash, dash] {
                onlyOperands = true
            } else if word[1] == dash {
                readLong(word, &rest, command, formats, &problems)
            } else {
                readLetters(word, &rest, command, formats, &problems)
            }
        }
        if !has(.help) { problems += Self.operandProblems(operands, command) }
        if !problems.isEmpty, !has(.help) { throw UsageError(problems) }
    }

    /// Whether an option was given.
    func has(_ name: OptionName) -> Bool { values[name] != nil }

    /// The value of an option as text.
    func text(_ name: OptionName) -> String? { values[name].map { String(decoding: $0, as: UTF8.self) } }

    /// Every value of an option that may be given several times, in order.
    func allValues(_ name: OptionName) -> [[UInt8]] { repeated[name] ?? values[name].map { [$0] } ?? [] }

    /// The same as text.
    func texts(_ name: OptionName) -> [String] { allValues(name).map { String(decoding: $0, as: UTF8.self) } }

    /// The value of an option as the name of a file.
    func path(_ name: OptionName) -> FilePath? { values[name].map { FilePath($0) } }

    /// The value of an option as a number; it was checked when the words were read.
    func number(_ name: OptionName) -> Int? { text(name).flatMap { Int($0) ?? parseCount($0) } }

    private mutating func readLong(
        _ word: [UInt8],
        _ rest: inout ArraySlice<[UInt8]>,
        _ command: CommandSpec,
        _ formats: [DocumentFormat],
        _ problems: inout [String]
    ) {
        let equals = word.firstIndex(of: UInt8(ascii: "="))
        let name = String(decoding: word[2..<(equals ?? word.count)], as: UTF8.self)
        guard let option = command.options.first(where: { $0.name.rawValue == name }) else {
            let near = suggestion(for: name, among: command.options.map(\.name.rawValue))
            problems.append(
                "unknown option --\(escapingControls(name))" + (near.map { "; did you mean --\($0)?" } ?? "")
            )
            return
        }
        let attached = equals.map { Array(word[($0 + 1)...]) }
        take(option, "--" + name, attached, &rest, formats, &problems)
    }

    private mutating func readLetters(
        _ word: [UInt8],
        _ rest: inout ArraySlice<[UInt8]>,
        _ command: CommandSpec,
        _ formats: [DocumentFormat],
        _ problems: inout [String]
    ) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let name = Character(Unicode.Scalar(letter))
            guard let option = command.options.first(where: { $0.letter == name }) else {
                let shown = String(decoding: word, as: UTF8.self)
                let long = String(shown.drop { $0 == "-" })
                let isMeantLong = command.options.contains { $0.name.rawValue == long }
                problems.append(
                    "unknown option \(escapingControls(shown))" + (isMeantLong ? "; did you mean --\(long)?" : "")
                )
                return
            }
            if option.value == .none {
                values[option.name] = []
                continue
            }
            take(option, "-\(name)", letters.isEmpty ? nil : Array(letters), &rest, formats, &problems)
            return
        }
    }

    /// Takes the value of an option, from the same word or the next.
    private mutating func take(
        _ option: OptionSpec,
        _ shown: String,
        _ attached: [UInt8]?,
        _ rest: inout ArraySlice<[UInt8]>,
        _ formats: [DocumentFormat],
        _ problems: inout [String]
    ) {
        guard let placeholder = option.value.placeholder else {
            if attached != nil { problems.append("option \(shown) takes no value") }
            values[option.name] = []
            return
        }
        if option.value.isOptional {
            values[option.name] = attached ?? []
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            problems.append("option \(shown) needs a value: \(shown) \(placeholder)")
            return
        }
        if let earlier = values[option.name] {
            repeated[option.name] = (repeated[option.name] ?? [earlier]) + [value]
        }
        values[option.name] = value
        if let problem = valueProblem(String(decoding: value, as: UTF8.self), option.value, formats) {
            problems.append("option \(shown): \(problem)")
        }
    }

    private static func operandProblems(_ operands: [[UInt8]], _ command: CommandSpec) -> [String] {
        func shown(_ operand: [UInt8]) -> String { FilePath(operand).description }
        switch command.operands {
        case .inputs: return operands.contains([]) ? ["the name of an input is empty"] : []
        case .input:
            if operands.contains([]) { return ["the name of the input is empty"] }
            return operands.count > 1 ? ["one input at a time; \(shown(operands[1])) is one too many"] : []
        case .word(let name, let words, let isOptional):
            guard let first = operands.first else {
                if isOptional { return [] }
                let list = words.count > listedWordCount ? "" : ": one of \(words.joined(separator: ", "))"
                return ["\(name) is missing\(list)"]
            }
            if operands.count > 1 { return ["\(shown(operands[1])) is one word too many"] }
            return choiceProblem(String(decoding: first, as: UTF8.self), words).map { [$0] } ?? []
        }
    }
}

/// Up to how many words that may be meant are named all.
private let listedWordCount = 12

private let dash = UInt8(ascii: "-")

/// What is wrong with the value of an option, `nil` if it is fine.
private func valueProblem(_ value: String, _ kind: OptionValue, _ formats: [DocumentFormat]) -> String? {
    if let candidates = kind.candidates(formats), !kind.isCheckedByCommand {
        let isFormat = kind == .inputFormat || kind == .outputFormat
        return choiceProblem(isFormat ? value.lowercased() : value, candidates)
    }
    switch kind {
    case .file, .fileOrFolder, .folder: return value.isEmpty ? "the name is empty" : nil
    case .count:
        let isPlain = value.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isPlain && parseCount(value) != nil ? nil : "\(escapingControls(value)) is no whole number from 1"
    case .byteCount:
        return parseCount(value) != nil
            ? nil : "\(escapingControls(value)) is no number of bytes, such as 500000, 64K or 2M"
    case .wholeNumber:
        let isPlain = !value.isEmpty && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isPlain && Int(value) != nil ? nil : "\(escapingControls(value)) is no whole number"
    case .none, .inputFormat, .outputFormat, .choice, .text, .list, .optional: return nil
    }
}

/// What is wrong with a word that must be one of several; `nil` if it is one of them.
func choiceProblem(_ value: String, _ candidates: [String]) -> String? {
    guard !candidates.contains(value) else { return nil }
    let near = suggestion(for: value, among: candidates).map { "; did you mean \($0)?" } ?? ""
    if candidates.count > listedWordCount { return "unknown id \(escapingControls(value))\(near)" }
    return "\(escapingControls(value)) is none of \(candidates.joined(separator: ", "))\(near)"
}

/// A whole number from 1, which K, M or G may multiply by 1024, 1024² or 1024³.
private func parseCount(_ text: String) -> Int? {
    let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30, "k": 10, "m": 20, "g": 30]
    let shift = text.last.flatMap { shifts[$0] }
    let digits = shift == nil ? text[...] : text.dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else {
        return nil
    }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
    return isTooLarge || product < 1 ? nil : product
}
