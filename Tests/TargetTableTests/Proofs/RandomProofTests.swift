import DocumentFormats
import DocumentModel
import TargetTable
import Testing

/// The heart of the promise that nothing is lost in silence: a loss is reported if and only if reading the output
/// back shows it, subject by subject.
@Suite("Losses in random documents")
struct RandomProofTests {
    /// The formats that can be read back, Foundation's own form of JSON too.
    static let formats: [ProvedFormat] =
        ProvedFormat.written.filter { DocumentFormat.named($0.format)?.reader != nil } + [
            ProvedFormat(
                target: .foundation,
                format: "json",
                options: WriteOptions(jsonCompatibility: .foundation)
            )
        ]

    /// Subjects that are told by another one: a table that is lost takes its alignments with it.
    private static let companions: [SubjectID: Set<SubjectID>] = [
        .tableAlignment: [.table], .codeBlockLanguage: [.codeBlock], .linkTitle: [.link], .imageTitle: [.image],
        .listSpacing: [.orderedList, .unorderedList], .strong: [.styledLinkText], .emphasis: [.styledLinkText],
        .image: [.linkedImage], .linkedImage: [.image],
        // What stands as text may use a definition that nothing used before.
        .linkReferenceDefinition: [.attributeDefinition],
        .strikethrough: [.kitStrikethroughStyle, .styledLinkText], .codeSpan: [.styledLinkText],
    ]

    @Test("A loss is reported if and only if reading back shows it", arguments: formats)
    func losses(_ format: ProvedFormat) throws {
        var documents = RandomSamples(seed: 42)
        for number in 0..<1000 {
            let document = documents.next()
            let written = format.write(document)
            let reported = Set(written.losses.compactMap(\.subjectID))
            let back = try #require(try format.readBack(document))
            #expect(written.losses.isEmpty == (back == document), "document \(number): \(reported)\n\(document.dump())")
            let facts = (before: SubjectFacts(document), after: SubjectFacts(back))
            let shown = facts.before.losses(in: facts.after)
            // What is lost as one thing may come back as another, such as a table as lines.
            let added = facts.before.additions(in: facts.after)
            #expect(added.isEmpty || !reported.isEmpty, "document \(number): \(added) comes from nowhere")
            for subject in shown where !reported.contains(subject) {
                let isTold = Self.companions[subject].map { !$0.isDisjoint(with: reported) } ?? false
                #expect(isTold, "document \(number): \(subject) is lost in silence; reported: \(reported)")
            }
            for subject in reported where !shown.contains(subject) {
                Issue.record("document \(number): \(subject) is reported and kept; shown: \(shown)")
            }
        }
    }
}
