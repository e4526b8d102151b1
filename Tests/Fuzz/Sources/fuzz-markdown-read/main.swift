// Any bytes, in any dialect: the reader gives a sound document or a typed error, and the writers take it.

import AttributedMarkdown
import FuzzDriver
import Glibc

let status = fuzz { source in
    for dialect in MarkdownDialect.allCases {
        let options = ReadOptions(dialect: dialect, invalidUTF8: .replace)
        guard let document = try? MarkdownReader().read(source, options: options).document else { continue }
        let violations = document.invariantViolations()
        require(violations.isEmpty, violations.joined(separator: "\n"))
        for block in document.blocks {
            let end = block.source?.offsets.upperBound ?? 0
            require(end <= source.count, "a block ends after the source")
        }
        for format in DocumentFormat.all where format.name != "markdown" {
            _ = format.writer?.write(document, options: WriteOptions(dialect: dialect))
        }
    }
}
exit(status)
