// What stands around a fragment in a whole page: the head with a title and a small style, light and dark.

import DocumentModel

/// The page around a fragment.
enum HTMLPage {
    /// Puts a fragment into a page.
    ///
    /// The title is the text of the first heading. The style names elements only, so that a reader of the page
    /// finds the same document as in the fragment.
    ///
    /// - Complexity: O(*n*) in the fragment.
    static func write(_ fragment: ByteOutput, of document: AttributedDocument) -> [UInt8] {
        var page = ByteOutput()
        page.reserveCapacity(fragment.byteCount + 2048)
        page.write(
            """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>
            """
        )
        page.write(title(of: document))
        page.write("</title>\n<style>\n")
        page.write(style)
        page.write("</style>\n</head>\n<body>\n")
        page.write(fragment.bytes)
        page.write("</body>\n</html>\n")
        return page.bytes
    }

    /// The text of the first heading that has some, escaped.
    private static func title(of document: AttributedDocument) -> [UInt8] {
        for block in document.blocks {
            guard case .heading = block.kind else { continue }
            var text: [UInt8] = []
            for run in document.placedRuns(of: block) {
                let attributes = run.attributes
                if let image = attributes.image { text += image.alternateText.utf8 }
                let isObject = attributes.image != nil || attributes.footnoteReference != nil
                if isObject || attributes.intents.contains(.inlineHTML) || attributes.intents.contains(.placeholder) {
                    continue
                }
                text += document.text[run.range].map { $0 == 0x0A ? 0x20 : $0 }
            }
            let trimmed = text.trimmingMarkupSpace
            guard !trimmed.isEmpty else { continue }
            var escaped = ByteOutput()
            trimmed.withUnsafeBufferPointer { escaped.writeEscaped($0) }
            return escaped.bytes
        }
        return Array("Untitled".utf8)
    }

    private static let style: StaticString = """
        :root { color-scheme: light dark; }
        body { max-width: 42em; margin: 2em auto; padding: 0 1em; line-height: 1.5; font-family: system-ui, sans-serif; overflow-wrap: break-word; }
        h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 1.6em 0 0.6em; }
        img { max-width: 100%; height: auto; }
        pre, code { font-family: ui-monospace, monospace; font-size: 0.95em; }
        pre { padding: 0.8em 1em; overflow-x: auto; border: 1px solid GrayText; border-radius: 4px; }
        blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid GrayText; }
        table { border-collapse: collapse; }
        th, td { padding: 0.3em 0.7em; border: 1px solid GrayText; }
        hr { border: 0; border-top: 1px solid GrayText; }

        """
}
