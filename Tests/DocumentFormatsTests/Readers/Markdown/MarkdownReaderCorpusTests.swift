import CMarkBridge
import DocumentFormats
import DocumentModel
import TestSupport
import Testing

/// The reader against the public corpora: sound documents, bounded work.
@Suite(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct MarkdownReaderCorpusTests {
    private func violations(_ source: [UInt8], _ dialect: MarkdownDialect) -> [String] {
        do throws(ReadError) {
            let options = ReadOptions(dialect: dialect, invalidUTF8: .replace)
            return try MarkdownReader().read(source, options: options).document.invariantViolations()
        } catch {
            return ["\(error)"]
        }
    }

    @Test(arguments: MarkdownDialect.allCases)
    func `every example and file gives a sound document`(_ dialect: MarkdownDialect) {
        for example in Corpora.commonMark + Corpora.gitHub {
            #expect(violations(Array(example.markdown.utf8), dialect) == [], "\(example.id)")
        }
        for file in Corpora.realWorld { #expect(violations(file.bytes, dialect) == [], "\(file.name)") }
    }

    @Test func `hostile samples are read or refused by a limit`() {
        var refused = 0
        for file in Corpora.pathological {
            do throws(ReadError) {
                let options = ReadOptions(invalidUTF8: .replace)
                let result = try MarkdownReader().read(file.bytes, options: options)
                #expect(result.document.invariantViolations() == [], "\(file.name)")
            } catch {
                switch error {
                case .tooDeep, .tooExpensive: refused += 1
                default: Issue.record("\(file.name): \(error)")
                }
            }
        }
        #expect(Corpora.pathological.count == 179)
        #expect(refused > 0)
    }

    @Test func `no ordinary file comes near the limit on work`() {
        // A quarter of what the standard limit allows.
        let limits = ReadLimits(maximumExcessWorkPerByte: 0.5)
        for file in Corpora.realWorld {
            #expect(throws: Never.self, "\(file.name)") {
                try MarkdownReader().read(file.bytes, options: ReadOptions(limits: limits))
            }
        }
    }
}
