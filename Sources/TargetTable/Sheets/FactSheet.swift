// The facts of the table. A fact holds for every pair of its subjects and targets; each pair has one fact.

/// One fact: a line of a sheet.
struct Fact: Hashable, Sendable {
    let status: SupportStatus
    let confidence: Confidence
    let sources: [Int]
    let remedy: Remedy?
    let note: String
}

/// All facts, and which one each pair of subject and target has.
///
/// A block of a sheet is a line of subjects, then a line for each fact about them:
///
///     heading block-quote
///       uilabel nstextfield: ignored observed [35 56] (lay-out-blocks) The intent is carried and not laid out.
///
/// `@name` stands for a group of subjects or targets (`SubjectID.groups`, `TargetID.groups`).
struct FactSheet: Sendable {
    private(set) var facts: [Fact] = []
    private(set) var problems: [SheetProblem] = []
    /// For each subject a row of targets: the place of the fact, or -1.
    private var places: [Int16]

    /// The table of the package.
    static let shared = FactSheet(texts)

    /// Every sheet. A new target or subject may have a sheet of its own.
    private static var texts: [String] {
        [
            foundationAttributes, swiftUIAttributes, kitAttributes, kitParagraphs, kitDrawing, appKitAttributes,
            keysWithoutScope, accessibilityAttributes, customAttributes,
            blockConstructs, listConstructs, tableConstructs, inlineConstructs, linkConstructs, imageConstructs,
            sourceConstructs, noteConstructs,
            markdownFormats, htmlFormat, rtfFormat, plainTextFormat, terminalFormat, jsonFormat,
        ]
    }

    init(_ texts: [String]) {
        places = Array(repeating: -1, count: SubjectID.allCases.count * TargetID.allCases.count)
        for text in texts { read(text) }
    }

    func cell(_ subject: SubjectID, _ target: TargetID) -> TargetCell {
        let place = Int(places[subject.place * TargetID.allCases.count + target.place])
        let fact = facts.indices.contains(place) ? facts[place] : nil
        return TargetCell(
            subject: subject,
            target: target,
            status: fact?.status ?? .unknown,
            confidence: fact?.confidence ?? .inferred,
            note: fact?.note ?? "",
            remedy: fact?.remedy,
            sources: fact?.sources ?? []
        )
    }

    /// The pairs without a fact; a test shows that there are none.
    var gaps: [String] {
        var gaps: [String] = []
        for subject in SubjectID.allCases {
            for target in TargetID.allCases where places[subject.place * TargetID.allCases.count + target.place] < 0 {
                gaps.append("\(subject.rawValue) x \(target.rawValue)")
            }
        }
        return gaps
    }

    // MARK: Reading

    private mutating func read(_ text: String) {
        var subjects: [SubjectID] = []
        var isInHead = false
        for line in SheetLine.lines(of: text) {
            if line.isHead {
                if !isInHead { subjects = [] }
                subjects += line.text.sheetWords.flatMap { subjectsNamed($0, in: line.text) }
            } else {
                readFact(line.text, about: subjects)
            }
            isInHead = line.isHead
        }
    }

    private mutating func readFact(_ line: String, about subjects: [SubjectID]) {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            return report("no colon after the targets", line)
        }
        let targets = String(line[..<colon]).sheetWords.flatMap { targetsNamed($0, in: line) }
        var rest = line[line.utf8.index(after: colon)...]
        guard let status = SupportStatus(rawValue: takeWord(&rest)) else { return report("no status", line) }
        guard let confidence = Confidence(rawValue: takeWord(&rest)) else { return report("no confidence", line) }
        guard let list = takeBracketed(&rest, UInt8(ascii: "["), UInt8(ascii: "]")) else {
            return report("no sources", line)
        }
        let sources = list.sheetWords.compactMap { Int($0) }
        var remedy: Remedy?
        if let name = takeBracketed(&rest, UInt8(ascii: "("), UInt8(ascii: ")")) {
            remedy = Remedy(rawValue: name)
            if remedy == nil { report("unknown remedy \(name)", line) }
        }
        let note = String(Substring(rest.utf8.drop { $0 == UInt8(ascii: " ") }))
        if note.isEmpty { report("no note", line) }
        facts.append(
            Fact(status: status, confidence: confidence, sources: sources, remedy: remedy, note: note)
        )
        for subject in subjects {
            for target in targets {
                let index = subject.place * TargetID.allCases.count + target.place
                if places[index] >= 0 { report("second fact for \(subject.rawValue) x \(target.rawValue)", line) }
                places[index] = Int16(facts.count - 1)
            }
        }
    }

    private mutating func report(_ reason: String, _ line: String) {
        problems.append(SheetProblem(line: line, reason: reason))
    }

    private mutating func subjectsNamed(_ word: String, in line: String) -> [SubjectID] {
        if let id = SubjectID(rawValue: word) { return [id] }
        if let group = SubjectID.groups[word] { return group }
        report("unknown subject \(word)", line)
        return []
    }

    private mutating func targetsNamed(_ word: String, in line: String) -> [TargetID] {
        if let id = TargetID(rawValue: word) { return [id] }
        if let group = TargetID.groups[word] { return group }
        report("unknown target \(word)", line)
        return []
    }
}

/// Takes the next word off a line.
private func takeWord(_ rest: inout Substring) -> String {
    let start = rest.utf8.drop { $0 == UInt8(ascii: " ") }
    let end = start.firstIndex(of: UInt8(ascii: " ")) ?? start.endIndex
    rest = Substring(start[end...])
    return String(Substring(start[..<end]))
}

/// Takes what stands in brackets, if a bracket is next.
private func takeBracketed(_ rest: inout Substring, _ open: UInt8, _ close: UInt8) -> String? {
    let start = rest.utf8.drop { $0 == UInt8(ascii: " ") }
    guard start.first == open, let end = start.firstIndex(of: close) else { return nil }
    rest = Substring(start[start.index(after: end)...])
    return String(Substring(start[start.index(after: start.startIndex)..<end]))
}
