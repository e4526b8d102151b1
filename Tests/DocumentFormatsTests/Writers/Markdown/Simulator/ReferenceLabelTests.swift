import DocumentModel
import Testing

@testable import DocumentFormats

@Suite("Labels as the parser compares them")
struct ReferenceLabelTests {
    @Test("Every letter is the same label in its upper and lower case exactly where the parser says so")
    func folding() throws {
        let scalars = (0x80...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        let pairs = scalars.flatMap { scalar in
            let properties = scalar.properties
            return [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping].map {
                (letter: String(scalar), other: $0)
            }
            .filter { $0.letter.unicodeScalars.first != $0.other.unicodeScalars.first }
        }
        var source = ""
        for (number, pair) in pairs.enumerated() { source += "[\(number)\(pair.letter)]: /u\n" }
        for (number, pair) in pairs.enumerated() { source += "\n[\(number)\(pair.other)]\n" }
        let options = ReadOptions(dialect: .commonmark)
        let document = try MarkdownReader().read(Array(source.utf8), options: options).document
        let isLinked = document.blocks.filter { !$0.textRange.isEmpty }.map { block in
            document.attributeSets[document.runs[block.runRange.lowerBound].attributes].link != nil
        }
        try #require(isLinked.count == pairs.count)
        for (pair, isLinked) in zip(pairs, isLinked) {
            let isEqual = ReferenceLabel(Array(pair.letter.utf8)) == ReferenceLabel(Array(pair.other.utf8))
            #expect(isEqual == isLinked, "\(pair.letter) and \(pair.other)")
        }
        #expect(pairs.count > 2_800)
    }

    @Test("Letters that the parser does not know have no other case", arguments: [("Ა", "ა"), ("Ꟈ", "ꟈ")])
    func newLetters(upper: String, lower: String) {
        #expect(ReferenceLabel(Array(upper.utf8)) != ReferenceLabel(Array(lower.utf8)))
    }
}
