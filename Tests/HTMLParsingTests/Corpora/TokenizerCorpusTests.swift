// All tokenizer cases of the public html5lib tests: tokens, and the names and places of parse errors.

import TestSupport
import Testing

@testable import HTMLParsing

@Suite(.enabled(if: Places.corpora != nil, "\(Places.corporaMissing)"))
struct TokenizerCorpusTests {
    @Test("The tokens of every case are the expected ones", arguments: TokenizerCase.files)
    func tokens(file: String) throws {
        for row in try TokenizerCase.load(file).cases {
            let result = row.run()
            #expect(result.tokens == row.tokens, "\(row)")
        }
    }

    @Test("The parse errors of every case have the expected names and places", arguments: TokenizerCase.files)
    func errors(file: String) throws {
        for row in try TokenizerCase.load(file).cases {
            let result = row.run()
            #expect(result.errors.sorted() == row.errors.sorted(), "\(row)")
        }
    }

    @Test("The corpus is whole: 7,032 runs, of which 4 hold lone surrogates and cannot be UTF-8")
    func count() throws {
        let all = try TokenizerCase.files.map { try TokenizerCase.load($0) }
        #expect(all.map(\.cases.count).reduce(0, +) == 7028)
        #expect(all.map(\.surrogateCount).reduce(0, +) == 4)
    }
}
