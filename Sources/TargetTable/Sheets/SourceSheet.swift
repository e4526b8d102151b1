// The sources of the facts, read from their sheet.

/// All sources: a head with number, kind and title, then a line that says where it is.
struct SourceSheet: Sendable {
    private(set) var sources: [EvidenceSource] = []
    private(set) var problems: [SheetProblem] = []

    static let shared = SourceSheet(evidence)

    init(_ text: String) {
        let lines = SheetLine.lines(of: text)
        for (place, line) in lines.enumerated() where line.isHead {
            let fields = line.text.sheetFields(3)
            guard fields.count == 3, let number = Int(fields[0]), place + 1 < lines.count, !lines[place + 1].isHead
            else {
                problems.append(SheetProblem(line: line.text, reason: "not a source"))
                continue
            }
            sources.append(
                EvidenceSource(number: number, kind: fields[1], title: fields[2], place: lines[place + 1].text)
            )
        }
    }
}
