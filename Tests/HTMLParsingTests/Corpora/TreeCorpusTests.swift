// All tree-construction cases of the public html5lib tests that need no script engine.

import TestSupport
import Testing

@testable import HTMLParsing

@Suite(.enabled(if: Places.corpora != nil, "\(Places.corporaMissing)"))
struct TreeCorpusTests {
    @Test("The tree of every case is the expected one", arguments: TreeCase.files)
    func trees(file: String) throws {
        for row in try TreeCase.load(file) where !row.copiesSelectedOption {
            #expect(try row.run() == row.expected, "\(row)")
        }
    }

    @Test("The corpus is whole: 1,596 documents, 192 fragments, and 4 that copy a selected option")
    func count() throws {
        let all = try TreeCase.files.flatMap { try TreeCase.load($0) }.filter { !$0.isSecondRun }
        #expect(all.count { $0.context == nil && !$0.copiesSelectedOption } == 1596)
        #expect(all.count { $0.context != nil } == 192)
        #expect(all.count { $0.dependsOnScripting } == 35)
        #expect(all.count { $0.copiesSelectedOption } == 4)
    }
}
