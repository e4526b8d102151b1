// Cases of the HTML reader: a source and the dump of the document that it is.

import DocumentFormats
import DocumentModel
import Testing

/// A source and what it is read as.
struct HTMLReadCase: CustomTestStringConvertible {
    let name: String
    let html: String
    /// The lines of the dump.
    let dump: [String]

    init(_ name: String, _ html: String, _ dump: [String]) {
        self.name = name
        self.html = html
        self.dump = dump
    }

    var testDescription: String { name }
}

/// Reads HTML.
func readHTML(_ html: String, options: ReadOptions = ReadOptions()) throws -> ReadResult {
    try HTMLReader().read(Array(html.utf8), options: options)
}

/// Expects that a source is read as a case says.
func expectReading(_ example: HTMLReadCase, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let document = try readHTML(example.html).document
    #expect(document.invariantViolations() == [], sourceLocation: sourceLocation)
    #expect(
        document.dump().split(separator: "\n").map(String.init) == example.dump,
        sourceLocation: sourceLocation
    )
}

/// A paragraph of runs, as lines of a dump.
func paragraph(_ runs: String...) -> [String] { ["paragraph"] + runs.map { "  " + $0 } }
