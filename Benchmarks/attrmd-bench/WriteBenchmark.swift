// Writing Markdown from the model, against the library's rendering of its own tree of the same bytes.

import CMarkBridge
import DocumentFormats

/// Times the Markdown writer on one file; neither side parses.
///
/// The library cannot be timed in turns with us, since its tree must not outlive the lock on its parser: its
/// times are taken before and after ours.
func benchmarkWriting(_ path: String, source: [UInt8], count: Int) -> Row? {
    guard let document = try? MarkdownReader().read(source, options: ReadOptions(dialect: .gfm)).document else {
        return nil
    }
    let options = WriteOptions(dialect: .gfm, verification: .none)
    func render(_ count: Int) -> [Double] {
        CMarkReference.timeRendering(source, as: .commonMark, count: count, clock: seconds)
    }
    var reference = Array(render(1 + count / 2).dropFirst())
    var ours: [Double] = []
    for round in 0...count {
        let time = timed { _ = MarkdownWriter().write(document, options: options) }
        if round > 0 { ours.append(time) }
    }
    reference += render(1 + count / 2).dropFirst()
    return Row(
        what: "write \(path)",
        ours: Timing(ours),
        theirs: Timing(reference),
        bar: 0.35,
        reference: "cmark_render_commonmark"
    )
}
