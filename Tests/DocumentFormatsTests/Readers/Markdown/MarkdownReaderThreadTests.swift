import Dispatch
import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite struct MarkdownReaderThreadTests {
    /// Documents full of what the parser's global tables decide about.
    private static let sources: [[UInt8]] = [
        String(repeating: "~~a~~ b ~c~ www.d.e *f* ", count: 20),
        String(repeating: "| a | ~~b~~ |\n|---|---|\n| www.c.d | e@f.gh |\n\n", count: 10),
        String(repeating: "- [x] http://a.b ~~c~~ `~~d~~`\n", count: 20),
        String(repeating: "plain *emphasis* without extensions\n", count: 20),
    ].map { Array($0.utf8) }

    @Test func `eight threads at once read what one thread reads`() throws {
        let expected = try Self.sources.map { try MarkdownReader().read($0, options: ReadOptions()).document }
        let counts = TestLength.count(1_250, long: 10_000)
        let differing = DifferenceCounter()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<counts {
                let index = (thread + round) % Self.sources.count
                let result = try? MarkdownReader().read(Self.sources[index], options: ReadOptions())
                if result?.document != expected[index] { differing.count() }
            }
        }
        #expect(differing.total == 0)
    }

    private final class DifferenceCounter: @unchecked Sendable {
        private let lock = NSLock()
        private var differences = 0
        func count() { lock.withLock { differences += 1 } }
        var total: Int { lock.withLock { differences } }
    }
}
