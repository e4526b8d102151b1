import DocumentFormats
import DocumentModel
import Testing

@Suite struct RandomDocumentTests {
    /// Elements that have no end tag.
    private static let voidElements: Set<Substring> = ["br", "hr", "img", "input"]

    /// What is wrong with the nesting of the tags, or `nil`. Only elements that the writer itself writes
    /// may occur.
    private func fault(in html: String) -> String? {
        var open: [Substring] = []
        for match in html.matches(
            of: /<(!--.*?--|\/?[a-z0-9]+(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*\/?)>/.dotMatchesNewlines()
        ) {
            let tag = match.output.1
            if tag.hasPrefix("!") { continue }
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            if Self.voidElements.contains(name) { continue }
            if tag.hasPrefix("/") {
                guard open.popLast() == name else { return "\(tag) closes something else" }
            } else {
                open.append(name)
            }
        }
        return open.isEmpty ? nil : "\(open) stay open"
    }

    @Test(arguments: 0..<300) func `tags are balanced and nothing else looks like a tag`(_ seed: Int) {
        var documents = RandomDocuments(seed: UInt64(seed))
        let html = HTMLWriter().write(documents.next(), options: WriteOptions()).string
        #expect(fault(in: html) == nil)
        let rest = html.replacing(
            /<(?:!-- raw HTML omitted --|\/?[a-z0-9]+(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*\/?)>/,
            with: ""
        )
        #expect(!rest.contains("<") && !rest.contains(">") && !rest.contains("<script"))
    }

    @Test(arguments: 0..<300) func `styles change nothing but styles and what links show`(_ seed: Int) {
        var documents = RandomDocuments(seed: UInt64(seed))
        let document = documents.next()
        for width in [0, 24] {
            let styled = ANSIWriter().write(document, options: WriteOptions(terminalWidth: width)).string
            let stripped = styled.replacing(/\u{1B}\[[0-9;]*m/, with: "")
                .replacing(/\u{1B}\]8;;[!-~]*\u{1B}\\/, with: "")
            let controls = stripped.unicodeScalars.filter {
                $0.value != 0x0A && ($0.value < 0x20 || $0.value >= 0x7F && $0.value < 0xA0)
            }
            #expect(controls.isEmpty)
            // Each line turns off what it turns on.
            for line in styled.split(separator: "\n") {
                #expect(
                    line.matches(of: /\u{1B}\]8;;[!-~]+\u{1B}\\/).count == line.matches(of: /\u{1B}\]8;;\u{1B}\\/).count
                )
                if let last = line.matches(of: /\u{1B}\[([0-9;]*)m/).last { #expect(last.output.1 == "0") }
            }
        }
    }

    @Test(arguments: 0..<300) func `losses are listed once each, in the order of their places`(_ seed: Int) {
        var documents = RandomDocuments(seed: UInt64(seed))
        let document = documents.next()
        for writer in [HTMLWriter(), PlainTextWriter(), ANSIWriter()] as [any DocumentWriter] {
            let losses = writer.write(document, options: WriteOptions()).losses
            #expect(Set(losses.map { $0.subject + $0.message }).count == losses.count)
            #expect(losses.compactMap(\.block) == losses.compactMap(\.block).sorted())
            #expect(losses.allSatisfy { $0.count > 0 && document.blocks.indices.contains($0.block ?? -1) })
        }
    }
}
