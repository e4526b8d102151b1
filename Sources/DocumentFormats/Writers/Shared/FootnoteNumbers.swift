// The numbers that readers of HTML and text see instead of footnote labels.

import DocumentModel

/// The footnotes of a document by number.
///
/// Footnotes are numbered in the order of their first references, in the order of the document's text; a
/// definition stands for that where it stands in the document. This is the order of cmark. Definitions that
/// nothing refers to have no number unless asked for; then they come last.
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
    /// For each run that refers to a footnote, how many references to the same one come before it.
    private var countsBefore: [Int: Int] = [:]

    /// Numbers the footnotes of a document.
    ///
    /// - Parameter numbersAll: Whether definitions without a reference get a number too.
    /// - Complexity: O(*n*) in the top-level blocks, and in the runs if there are definitions.
    init(of document: AttributedDocument, numbersAll: Bool) {
        var order: [(label: String, block: BlockIndex)] = []
        var definitions: [String: BlockIndex] = [:]
        for index in document.children(of: nil) {
            guard case .footnoteDefinition(let label) = document.blocks[index].kind else { continue }
            order.append((label, index))
            if definitions[label] == nil { definitions[label] = index }
        }
        guard !order.isEmpty else { return }
        countReferences(in: document, definitions: definitions)
        for (label, block) in order where places[label].map({ notes[$0].block != block }) ?? true {
            guard numbersAll else {
                unreferenced.append(block)
                continue
            }
            if places[label] == nil { places[label] = notes.count }
            notes.append(Note(block: block, label: label, referenceCount: 0))
        }
    }

    /// The place in `notes` of the footnote with this label.
    func place(of label: String) -> Int? { places[label] }

    /// How many references to the same footnote come before a run of references.
    func referenceCount(before run: Int) -> Int { countsBefore[run] ?? 0 }

    private mutating func countReferences(in document: AttributedDocument, definitions: [String: BlockIndex]) {
        let labels = (0..<document.attributeSets.count).map {
            document.attributeSets[AttributeSetID(rawValue: UInt32($0))].footnoteReference
        }
        guard labels.contains(where: { $0 != nil }) else { return }
        for (index, run) in document.runs.enumerated() {
            guard let label = labels[Int(run.attributes.rawValue)], let block = definitions[label] else { continue }
            let place = places[label] ?? notes.count
            if place == notes.count {
                places[label] = place
                notes.append(Note(block: block, label: label, referenceCount: 0))
            }
            countsBefore[index] = notes[place].referenceCount
            notes[place].referenceCount += run.utf8Count / objectReplacement.count
        }
    }
}

/// U+FFFC OBJECT REPLACEMENT CHARACTER, which stands for an image or a footnote reference.
let objectReplacement: [UInt8] = [0xEF, 0xBF, 0xBC]
