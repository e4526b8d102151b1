// The HTML writer: its options and the form of its output. The walk over the blocks is in HTMLEmitter,
// runs are in HTMLEmitter+Inline, what each attribute set becomes in HTMLPlans.

public import DocumentModel

/// Writes HTML: a fragment, or the page around it. The fragment is the one that cmark-gfm 0.29.0.gfm.6 prints for what GitHub's Markdown can say.
///
/// Equal input gives equal bytes as far as the model knows: the nesting of marks comes from the hint of the
/// reader, and where there is none, the mark that lasts longest opens first.
///
/// What Markdown has no mark for is written so that it can be read back:
///
/// | attribute | HTML |
/// |---|---|
/// | highlight | `<mark>` |
/// | underline, its style and colour | `<u>`, `<u style="text-decoration-style: wavy; text-decoration-color: #ff0000">` |
/// | style and colour of a strikethrough | the same on `<del>`, or on `<s>` where the mark is not set |
/// | superscript, subscript, another offset | `<sup>`, `<sub>`, `<span style="vertical-align: 3pt">` |
/// | colours, font | `<span style="color: #ff0000; font-family: 'Menlo', monospace; font-size: 12pt">` |
/// | language, hidden text | `<span lang="de">`, `<span hidden data-kept>` |
/// | custom attributes | `<span data-attributes="name: 'value'">`, the payload of an extended attribute |
/// | verbatim span | `<span data-verbatim="wiki-link">[[Note]]</span>`; mathematics also has `class="math"` |
/// | verbatim block | `<div data-verbatim="container-fence">::: name</div>`, likewise |
///
/// With `RawHTMLPolicy.omit` no markup of the document reaches the output: raw HTML becomes a comment, as
/// in cmark, and addresses that could run a script become empty. Both are reported. Not shown in a page and
/// therefore left out and reported: front matter, comments, unused definitions, footnotes that nothing
/// refers to.
///
///     HTMLWriter().write(document, options: WriteOptions()).string   // "<p><em>hi</em></p>\n"
public struct HTMLWriter: DocumentWriter {
    public init() {}

    /// Writes a document.
    ///
    /// - Parameters:
    ///   - document: Any document; nesting of any depth takes no stack.
    ///   - options: `rawHTML` decides about raw HTML and script addresses, `isStandalone` whether a whole
    ///     page is written, with a title and a small style, light and dark.
    /// - Returns: UTF-8 and the losses in the order of their first places.
    /// - Complexity: O(*n*) in the bytes, runs and blocks.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        document.text.withUnsafeBufferPointer { text in
            var emitter = HTMLEmitter(document: document, text: text, passesRawHTML: options.rawHTML == .pass)
            emitter.writeDocument()
            return WriteResult(
                bytes: options.isStandalone ? HTMLPage.write(emitter.out, of: document) : emitter.out.bytes,
                losses: emitter.losses.losses(in: document)
            )
        }
    }
}
