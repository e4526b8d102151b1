import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@Suite struct AttributedJSONRoundTripTests {
    @Test(arguments: 0..<20)
    func `a random document comes back from JSON as it was`(batch: Int) throws {
        for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
            let document = RandomDocument.make(seed: seed)
            let written = AttributedJSONWriter().write(document, options: WriteOptions())
            #expect(written.losses.isEmpty, "seed \(seed)")
            let read = try AttributedJSONReader().read(written.bytes, options: ReadOptions())
            guard read.document == document, read.document.invariantViolations().isEmpty, read.diagnostics.isEmpty
            else {
                Issue.record(
                    "seed \(seed): \(firstDifference(document.dump(), read.document.dump())) \(read.diagnostics)"
                )
                return
            }
        }
    }

    @Test(arguments: 0..<20)
    func `without own names a loss is reported if and only if reading back shows it`(batch: Int) throws {
        var options = WriteOptions()
        options.jsonCompatibility = .foundation
        for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
            let document = RandomDocument.make(seed: seed, isPlain: true, size: .one)
            let written = AttributedJSONWriter().write(document, options: options)
            #expect(!written.string.contains(/"AttributedMarkdown\.(blocks|inline)"/), "seed \(seed)")
            let read = try AttributedJSONReader().read(written.bytes, options: ReadOptions())
            let isSame = read.document == document
            if isSame != written.losses.isEmpty {
                Issue.record(
                    """
                    seed \(seed): \(written.losses.map(\.message)) \(written.string)
                    \(document.dump())\(read.document.dump())
                    """
                )
            }
        }
    }

    @Test func `the columns of a very large table are written once`() throws {
        var builder = DocumentBuilder()
        builder.openBlock(.table(alignments: Array(repeating: .right, count: 2_000)))
        builder.openBlock(.tableHeaderRow)
        for _ in 0..<2_000 {
            builder.openBlock(.tableCell)
            builder.append("x")
            builder.closeBlock()
        }
        let document = builder.finish()
        let written = AttributedJSONWriter().write(document, options: WriteOptions())
        #expect(written.bytes.count < 1_000_000)
        #expect(written.losses.isEmpty)
        #expect(try AttributedJSONReader().read(written.bytes, options: ReadOptions()).document == document)
    }

    private func firstDifference(_ left: String, _ right: String) -> String {
        let left = left.split(separator: "\n", omittingEmptySubsequences: false)
        let right = right.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, pair) in zip(left, right).enumerated() where pair.0 != pair.1 {
            return "line \(index + 1): \(pair.0) became \(pair.1)"
        }
        return left.count == right.count ? "no line" : "\(left.count) lines became \(right.count)"
    }
}
