// Any bytes as HTML: the reader gives a sound document or a typed error, and what is written of it is read back.

import AttributedMarkdown
import FuzzDriver
import Glibc

let status = fuzz { source in
    guard let document = try? HTMLReader().read(source, options: ReadOptions(invalidUTF8: .replace)).document else {
        return
    }
    let violations = document.invariantViolations()
    require(violations.isEmpty, violations.joined(separator: "\n"))
    for block in document.blocks {
        let end = block.source?.offsets.upperBound ?? 0
        require(end <= source.count, "a block ends after the source")
    }
    let written = HTMLWriter().write(document, options: WriteOptions())
    let back = try? HTMLReader().read(written.bytes, options: ReadOptions()).document
    require(back != nil, "what was written cannot be read")
    let backViolations = back?.invariantViolations() ?? []
    require(backViolations.isEmpty, backViolations.joined(separator: "\n"))
}
exit(status)
