// All tree-construction cases of the public html5lib tests that need no script engine.

import TestSupport
import Testing

@testable import HTMLParsing

@Suite(.enabled(if: Places.corpora != nil, "\(Places.corporaMissing)"))
struct TreeCorpusTests {
    @Test("The tree of every case is the expected one", arguments: TreeCase.files)
    func trees(file: String) throws {
        for row in try TreeCase.load(file) {
            #expect(try row.run() == row.expected, "\(row)")
        }
    }
}
