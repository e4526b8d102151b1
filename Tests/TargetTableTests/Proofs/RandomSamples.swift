// Random documents out of the samples of subjects: some of them one after the other, in quotes and lists too.

import DocumentModel
import TargetTable
import TestSupport

/// Makes documents of samples, the same for the same seed.
struct RandomSamples {
    private var generator: SeededGenerator
    /// The samples that may stand anywhere.
    private static let samples: [AttributedDocument] = SubjectID.allCases.flatMap { subject -> [AttributedDocument] in
        guard subject != .frontMatter, TargetTable.subject(subject).construct != nil || isOfModel(subject) else {
            return []
        }
        return SubjectSample.of(subject)?.documents ?? []
    }

    /// What defines a label.
    private static let definitions: Set<BlockKind> = [
        .verbatim(.linkReferenceDefinition), .verbatim(.attributeDefinition),
    ]

    /// Whether an attribute is a member of the model, so that it is no custom attribute like all others.
    private static func isOfModel(_ subject: SubjectID) -> Bool {
        subject.rawValue.hasPrefix("kit.") || subject.rawValue.hasPrefix("appkit.superscript")
            || subject == .foundationLanguageIdentifier
    }

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    /// A document of up to six samples, each between two words.
    mutating func next() -> AttributedDocument {
        var builder = DocumentBuilder()
        var notes: [AttributedDocument] = []
        var definitions: Set<BlockKind> = []
        for _ in 0...number(6) {
            let sample = Self.samples[number(Self.samples.count)]
            // Footnotes stand at the end, and each label is defined once.
            if sample.holds(where: { if case .footnoteDefinition = $0 { true } else { false } }) {
                if notes.isEmpty { notes.append(sample) }
                continue
            }
            if let kind = sample.blocks.first?.kind, Self.definitions.contains(kind), !definitions.insert(kind).inserted
            {
                continue
            }
            builder.add(.paragraph, "between")
            if number(4) == 0 {
                builder.add(.blockQuote) { copy(sample, to: &$0) }
            } else {
                copy(sample, to: &builder)
            }
        }
        builder.add(.paragraph, "between")
        for note in notes { copy(note, to: &builder) }
        return builder.finish()
    }

    private func copy(_ document: AttributedDocument, to builder: inout DocumentBuilder) {
        for event in document.blockEvents {
            guard case .enter(let index) = event else {
                builder.closeBlock()
                continue
            }
            let block = document.blocks[index]
            builder.openBlock(block.kind)
            for run in document.placedRuns(of: block) {
                builder.append(document.text[run.range], attributes: builder.intern(run.attributes))
            }
        }
    }
}

extension AttributedDocument {
    /// Whether there is a block of some kind.
    fileprivate func holds(where isWanted: (BlockKind) -> Bool) -> Bool { blocks.contains { isWanted($0.kind) } }
}
