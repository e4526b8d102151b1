// Character references, and the table of their names.

import Foundation
import TestSupport
import Testing

@testable import HTMLParsing

struct CharacterReferenceTests {
    @Test(
        "References in text stand for their characters",
        arguments: [
            ("&amp;&lt&gt;", "&<>"), ("&notit;&notin;", "¬it;∉"), ("&CounterClockwiseContourIntegral;", "∳"),
            ("&NotEqualTilde;", "≂̸"), ("&#65;&#x42;&#X43", "ABC"), ("&#128;&#x9F;", "€Ÿ"),
            ("&#0;&#xD800;&#1114112;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("&#99999999999999999999;", "\u{FFFD}"), ("&;&#;&#x;&x;&", "&;&#;&#x;&x;&"), ("&ampamp;", "&amp;"),
        ]
    )
    func text(html: String, expected: String) throws {
        let document = try HTMLParser().parse(Array(html.utf8))
        #expect(document.textContent(of: document.root) == expected)
    }

    @Test(
        "In attributes a name without a semicolon counts only before something else than a letter, digit or =",
        arguments: [
            ("&copy", "©"), ("&copy=1", "&copy=1"), ("&copyx", "&copyx"), ("&copy;x", "©x"), ("&copy-", "©-"),
            ("&notin", "&notin"),
        ]
    )
    func attributes(value: String, expected: String) throws {
        let document = try HTMLParser().parse(Array("<a title='\(value)'>".utf8))
        let anchor = try #require(document.descendants(of: document.root).first { document[$0].isElement(.a) })
        #expect(document.attribute(.title, of: anchor) == expected)
    }

    @Test("The table has 2,231 names, sorted, and each is found with its own length")
    func table() {
        #expect(CharacterReferenceTable.count == 2231)
        #expect(CharacterReferenceTable.nameOffsets.count == 2232)
        #expect(CharacterReferenceTable.valueOffsets.count == 2232)
        let names = CharacterReferenceTable.names.withUTF8Buffer { Array($0) }
        var previous: ArraySlice<UInt8> = []
        for index in 0..<CharacterReferenceTable.count {
            let start = Int(CharacterReferenceTable.nameOffsets[index])
            let name = names[start..<Int(CharacterReferenceTable.nameOffsets[index + 1])]
            #expect(previous.lexicographicallyPrecedes(name))
            previous = name
            let match = Array(name).withUnsafeBufferPointer {
                CharacterReferences.longestMatch(in: SourceView($0), at: 0)
            }
            #expect(match?.index == index && match?.nameLength == name.count)
        }
    }

    static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(
        "The generated tables are fresh; if not, run the script",
        .enabled(if: python != nil, "python3 is not here"),
        arguments: ["generate-character-references.py", "generate-single-byte-encodings.py"]
    )
    func generated(script: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.python))
        process.arguments = [Places.repository.appendingPathComponent("Scripts/\(script)").path, "--check"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "run Scripts/\(script)")
    }
}
