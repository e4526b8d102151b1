// The subjects of the table, read from their sheets.

/// All subjects.
///
/// An attribute is a head with level, property, type, raw names and scopes, then a line with its versions
/// and one that says what it is; `-` stands for nothing. A construct is a head with level, name, origin and
/// syntax, then a line that says what it is:
///
///     foundation.link | inline | link | URL | NSLink | foundation
///       iOS 15, macOS 12; Linux
///       Where the text leads.
///     heading | block | Heading | CommonMark | # a
///       A heading of level 1 to 6.
struct SubjectSheet: Sendable {
    private(set) var subjects: [Subject] = []
    private(set) var problems: [SheetProblem] = []
    private var places: [SubjectID: Int] = [:]

    static let shared = SubjectSheet(
        attributes: [foundationSubjects, swiftUISubjects, kitSubjects, scopelessSubjects, accessibilitySubjects],
        constructs: [constructSubjects]
    )

    init(attributes: [String], constructs: [String]) {
        for text in attributes { read(text, detailCount: 2, makeAttribute) }
        for text in constructs { read(text, detailCount: 1, makeConstruct) }
        for (place, subject) in subjects.enumerated() { places[subject.id] = place }
    }

    func subject(_ id: SubjectID) -> Subject {
        if let place = places[id] { return subjects[place] }
        let construct = Subject.Construct(name: id.rawValue, origin: "", syntax: nil)
        return Subject(id: id, level: .inline, nature: .construct(construct), summary: "")
    }

    private mutating func read(
        _ text: String,
        detailCount: Int,
        _ make: (String, [String]) -> Subject?
    ) {
        let lines = SheetLine.lines(of: text)
        var place = 0
        while place < lines.count {
            let details = lines[(place + 1)...].prefix { !$0.isHead }.map(\.text)
            if lines[place].isHead, details.count == detailCount, let subject = make(lines[place].text, details) {
                subjects.append(subject)
            } else {
                problems.append(SheetProblem(line: lines[place].text, reason: "not a subject"))
            }
            place += 1 + details.count
        }
    }

    private func makeAttribute(_ head: String, _ details: [String]) -> Subject? {
        let fields = head.sheetFields(6)
        guard fields.count == 6, let id = SubjectID(rawValue: fields[0]), let level = Subject.Level(rawValue: fields[1])
        else { return nil }
        func list(_ field: String) -> [String] {
            field == "-"
                ? [] : field.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)).sheetWords.joined() }
        }
        let scopes = list(fields[5]).compactMap(Subject.Scope.init(rawValue:))
        guard scopes.count == list(fields[5]).count else { return nil }
        let attribute = Subject.Attribute(
            property: fields[2] == "-" ? nil : fields[2],
            valueType: fields[3],
            keys: list(fields[4]),
            scopes: scopes,
            since: details[0]
        )
        return Subject(id: id, level: level, nature: .attribute(attribute), summary: details[1])
    }

    private func makeConstruct(_ head: String, _ details: [String]) -> Subject? {
        let fields = head.sheetFields(5)
        guard fields.count == 5, let id = SubjectID(rawValue: fields[0]), let level = Subject.Level(rawValue: fields[1])
        else { return nil }
        let construct = Subject.Construct(
            name: fields[2],
            origin: fields[3],
            syntax: fields[4] == "-" ? nil : fields[4]
        )
        return Subject(id: id, level: level, nature: .construct(construct), summary: details[0])
    }
}
