import DocumentFormats
import DocumentModel
import TargetTable
import Testing

/// The form of JSON that holds what Foundation's own parser would make, against the column of Foundation.
@Suite("Foundation's form of JSON and the column of Foundation")
struct FoundationFormTests {
    /// Where the two differ, and why: the column tells what becomes of Markdown in Apple's parser, the form what
    /// a writer can put down.
    private static let differences: [SubjectID: String] = [
        .paragraphBreak: "the identity of a paragraph is all that Foundation has, and the form holds it",
        .listDelimiter: "the form holds the attribute of OS 26",
        .listSpacing: "the form loses it only where it is not what Foundation's intents look like",
        .tableAlignment: "a column aligned left is one without alignment",
        .customAttribute: "the form holds every name; a reader needs a scope that has it",
        .controlCharacter: "JSON can hold NUL",
    ]

    @Test("What the form loses is what the column says")
    func column() {
        let format = ProvedFormat(
            target: .foundation,
            format: "json",
            options: WriteOptions(jsonCompatibility: .foundation)
        )
        for cell in TargetTable.cells(of: .foundation) where TargetTable.subject(cell.subject).construct != nil {
            let reported = SubjectSample.of(cell.subject)?.documents.map { !format.losses($0).isEmpty } ?? []
            let isExpected: Bool
            switch cell.status {
            case .dropped: isExpected = !reported.contains(false)
            case .partially: isExpected = reported.contains(true)
            case .renders, .converted: isExpected = !reported.contains(true)
            case .ignored: isExpected = true
            case .unknown: isExpected = false
            }
            #expect(
                isExpected == (Self.differences[cell.subject] == nil),
                "\(cell.subject) is \(cell.status): \(reported): \(cell.note)"
            )
        }
    }
}
