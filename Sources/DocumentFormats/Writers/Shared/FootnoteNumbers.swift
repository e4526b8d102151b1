// The numbers that readers of HTML and text see instead of footnote labels.

import DocumentModel

/// The footnotes of a document by number.
///
/// Definitions are numbered in their order in the document, which for a document that was read is the
/// order of the first references. A definition without a reference has no number unless asked for.
struct FootnoteNumbers {
    /// One footnote that has a number.
    struct Note {
        let block: BlockIndex
        let label: String
        var referenceCount: Int
    }

    /// The footnotes with a number; the first has number 1.
    private(set) var notes: [Note] = []
    /// The definitions without a number.
    private(set) var unreferenced: [BlockIndex] = []
    /// Places in `notes` by label.
    private var places: [String: Int] = [:]

    /// Numbers the footnotes of a document.
    ///
    /// - Parameter numbersAll: Whether definitions without a reference get a number too.
    /// - Complexity: O(*n*) in the top-level blocks, and in the runs if there are definitions.
    init(of document: AttributedDocument, numbersAll: Bool) {
        var definitions: [(block: BlockIndex, label: String)] = []
        for index in document.children(of: nil) {
            if case .footnoteDefinition(let label) = document.blocks[index].kind { definitions.append((index, label)) }
        }
        guard !definitions.isEmpty else { return }
        let counts = Self.referenceCounts(in: document)
        for definition in definitions {
            let count = counts[definition.label] ?? 0
            guard places[definition.label] == nil, count > 0 || numbersAll else {
                unreferenced.append(definition.block)
                continue
            }
            places[definition.label] = notes.count
            notes.append(Note(block: definition.block, label: definition.label, referenceCount: count))
        }
    }

    /// The place in `notes` of the footnote with this label.
    func place(of label: String) -> Int? { places[label] }

    /// How many characters refer to each label.
    private static func referenceCounts(in document: AttributedDocument) -> [String: Int] {
        let labels = (0..<document.attributeSets.count).map {
            document.attributeSets[AttributeSetID(rawValue: UInt32($0))].footnoteReference
        }
        var counts: [String: Int] = [:]
        guard labels.contains(where: { $0 != nil }) else { return counts }
        for run in document.runs {
            if let label = labels[Int(run.attributes.rawValue)] {
                counts[label, default: 0] += run.utf8Count / objectReplacement.count
            }
        }
        return counts
    }
}

/// U+FFFC OBJECT REPLACEMENT CHARACTER, which stands for an image or a footnote reference.
let objectReplacement: [UInt8] = [0xEF, 0xBF, 0xBC]
