import CMarkBridge
import TestSupport
import Testing

@testable import DocumentFormats

@Suite("The simulator finds what the parser finds")
struct InlineSimulatorTests {
    /// The kinds of inline syntax in a text, in the order of their beginnings, as the simulator finds them.
    private func simulated(_ text: String) -> [CMarkNodeKind] {
        var simulator = InlineSimulator(rules: InlineRules(.gfm))
        Array(text.utf8).withUnsafeBufferPointer { simulator.run($0) }
        var imageDepth = 0
        var open: [Bool] = []
        var kinds: [CMarkNodeKind] = []
        for token in simulator.tokens {
            let kind = Self.kind(token.kind)
            if token.kind == .imageOpen || token.kind == .linkOpen { open.append(token.kind == .imageOpen) }
            if let kind, imageDepth == 0 { kinds.append(kind) }
            if token.kind == .imageOpen { imageDepth += 1 }
            if token.kind == .linkClose, open.popLast() == true { imageDepth -= 1 }
        }
        return kinds
    }

    private static func kind(_ token: InlineToken.Kind) -> CMarkNodeKind? {
        switch token {
        case .code: return .code
        case .html: return .htmlInline
        case .angleAddress, .bareAddress, .linkOpen: return .link
        case .imageOpen: return .image
        case .emphasisOpen: return .emphasis
        case .strongOpen: return .strong
        case .strikethroughOpen: return .strikethrough
        case .softBreak: return .softBreak
        case .hardBreak: return .lineBreak
        default: return nil
        }
    }

    /// The same as the parser finds them; `nil` when the text is not one paragraph.
    private func parsed(_ text: String) -> [CMarkNodeKind]? {
        let tree = Array(text.utf8).withUnsafeBufferPointer { CMarkParser.parse([$0], options: .gfm) }
        let blocks = tree.nodes.filter { $0.depth == 1 }
        guard blocks.count == 1, blocks[0].kind == .paragraph else { return nil }
        var kinds: [CMarkNodeKind] = []
        var imageDepth = UInt32.max
        for node in tree.nodes.dropFirst(2) {
            if node.depth > imageDepth { continue }
            imageDepth = node.kind == .image ? node.depth : .max
            if node.kind != .text { kinds.append(node.kind) }
        }
        return kinds
    }

    /// Sets of pieces that interact.
    private static let alphabets: [[String]] = [
        ["*", "**", "***", "_", "__", "~", "~~", "a", "b", " ", ".", "é", "「"],
        ["*", "_", "`", "``", "[", "]", "(u)", "![", "\\", "a", " ", "<b>", "&amp;", "~~", "!"],
        ["http://a.b", "www.a_b.c", "www.x.y", "https://x/y_z", "[", "]", "(", ")", "*", "~", " ", "a", ".", ";", "!"],
        ["[", "]", "](u)", "](<u v> \"t\")", "](u \"\\\\\")", "*", "a", " ", "`", "![", "\\[", "(", "http://x.y", "~"],
        [
            "<", "<!--", "-->", "<b c='d'>", "<b c=d", "/>", ">", "</b>", "<?x?>", "<!A b>", "<http:x>", "a", " ", "\"",
            "*",
        ],
        ["a", "*", "**", "_", "\n", "  \n", "\\\na", "`", "~~", "[x](u)"],
    ]

    @Test("In random texts of pieces that interact", arguments: alphabets.indices)
    func randomTexts(_ alphabet: Int) {
        var generator = SeededGenerator(seed: UInt64(alphabet + 1))
        var count = 0
        for _ in 0..<2000 {
            let pieces = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
                Self.alphabets[alphabet].randomElement(using: &generator) ?? ""
            }
            let text = "x " + pieces.joined()
            // What the block phase strips or splits is none of the simulator's business.
            guard !text.contains("\n\n"), !text.contains("\n "), !text.hasSuffix(" "), !text.hasSuffix("\n"),
                let expected = parsed(text)
            else { continue }
            count += 1
            #expect(simulated(text) == expected, "\(text)")
        }
        #expect(count > 500)
    }

    /// Links as the parser makes them: text and address.
    private func parsedLinks(_ text: String) -> [String] {
        let tree = Array(text.utf8).withUnsafeBufferPointer { CMarkParser.parse([$0], options: .gfm) }
        return tree.nodes.indices.filter { tree.nodes[$0].kind == .link }.map { index in
            "\(tree.string(tree.nodes[index + 1].first)) \(tree.string(tree.nodes[index].first))"
        }
    }

    @Test func `mail addresses in text`() {
        let pieces = [
            "a", ".", "+", "-", "a_b", "@", "@", ":", "/", "mailto:", "xmpp:", "b.cc", "1", " ", "é", ")", "x@y.zz",
            "(",
            "x@y.z;", ".d", "!",
        ]
        var generator = SeededGenerator(seed: 9)
        var count = 0
        for _ in 0..<4000 {
            let text =
                "x "
                + (0..<Int.random(in: 1...10, using: &generator)).map { _ in
                    pieces.randomElement(using: &generator) ?? ""
                }.joined() + "x"
            let found = Array(text.utf8).withUnsafeBufferPointer { bytes in
                MailAddressScan.links(in: bytes).map { link in
                    "\(String(decoding: bytes[link.range], as: UTF8.self)) \(link.destination(in: bytes))"
                }
            }
            count += found.count
            #expect(found == parsedLinks(text), "\(text)")
        }
        #expect(count > 500)
    }

    @Test(
        "At its own pitfalls",
        arguments: [
            "``` `a` ` b `c`", "~~a ~b c~~ d~", "**x**y**", "*a **b*c** d*", "[a](u \"\\\\\") \"b\")", "![^a](u)",
            "a*\u{A0}b*", "_a_b_",
        ]
    )
    func pitfalls(_ text: String) throws {
        #expect(simulated(text) == (try #require(parsed(text))))
    }
}
