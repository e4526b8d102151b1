// Any bytes: the RTF reader gives a sound document or a typed error, and what the writer makes of the
// document is read as the same document from then on.

import AttributedMarkdown
import FuzzDriver
import Glibc

let status = fuzz { source in
    guard let read = try? RTFReader().read(source, options: ReadOptions()) else { return }
    let violations = read.document.invariantViolations()
    require(violations.isEmpty, violations.joined(separator: "\n"))
    for block in read.document.blocks {
        let end = block.source?.offsets.upperBound ?? 0
        require(end <= source.count, "a block ends after the source")
    }
    for diagnostic in read.diagnostics {
        require((0...source.count).contains(diagnostic.offset), "a diagnostic is outside of the source")
    }
    let options = WriteOptions(assets: read.assets)
    guard
        let first = try? RTFReader().read(
            RTFWriter().write(read.document, options: options).bytes,
            options: ReadOptions()
        )
    else { return require(false, "what was written is no RTF") }
    let again = RTFWriter().write(first.document, options: WriteOptions(assets: first.assets))
    guard let second = try? RTFReader().read(again.bytes, options: ReadOptions()) else {
        return require(false, "what was written is no RTF")
    }
    require(first.document == second.document, "the second way through RTF changes the document")
}
exit(status)
