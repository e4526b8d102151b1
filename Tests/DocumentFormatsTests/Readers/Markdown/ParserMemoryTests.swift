import CMarkBridge
import Testing

@Suite("The memory of parses")
struct ParserMemoryTests {
    @Test("A parse in the memory of earlier ones gives the same tree")
    func kept() {
        let sources = (0..<4).map { number in
            let line = "- *a\(number)* `b` [c](/d \"e\") <f@g.h>\n\n  ```x y\n  code &amp; \(number)\n  ```\n"
            return Array(String(repeating: line, count: [4000, 10, 3000, 5000][number]).utf8)
        }
        let fresh = sources.map(parse)
        CMarkParser.keepMemory(true)
        defer { CMarkParser.keepMemory(false) }
        for (number, source) in sources.enumerated() {
            let tree = parse(source)
            #expect(isSame(tree, fresh[number]))
            CMarkParser.recycle(tree)
        }
    }

    private func parse(_ source: [UInt8]) -> CMarkTree {
        source.withUnsafeBufferPointer { CMarkParser.parse([$0], options: .gfm) }
    }

    private func isSame(_ tree: CMarkTree, _ other: CMarkTree) -> Bool {
        guard tree.nodes.count == other.nodes.count, tree.bytes == other.bytes else { return false }
        return zip(tree.nodes, other.nodes).allSatisfy { node, twin in
            let (details, twins) = (tree.details(of: node), other.details(of: twin))
            return node.kind == twin.kind && node.depth == twin.depth && node.first.range == twin.first.range
                && details.second.range == twins.second.range && details.number == twins.number
                && details.startLine == twins.startLine && details.endColumn == twins.endColumn
        }
    }

    @Test("Parts are parsed as one text, wherever they are cut")
    func parts() {
        let source = Array("a *b*\r\n\n> c\rd\n\n| e |\n| - |\n| f |".utf8)
        let whole = parse(source)
        source.withUnsafeBufferPointer { bytes in
            for cut in 0...bytes.count {
                for end in cut...bytes.count {
                    let ranges = [0..<cut, cut..<end, end..<bytes.count]
                    let parts = ranges.map { UnsafeBufferPointer(rebasing: bytes[$0]) }
                    #expect(isSame(CMarkParser.parse(parts, options: .gfm), whole), "\(cut), \(end)")
                }
            }
        }
    }
}
