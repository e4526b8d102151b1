// Any bytes as a zip archive of TextBundles, and as an export of Evernote: the readers give sound documents or a
// typed error, and what a TextPack is written from is read back.

import AttributedMarkdown
import FuzzDriver
import Glibc

let status = fuzz { source in
    let limits = ReadLimits(maximumByteCount: 1 << 24)
    let options = ReadOptions(invalidUTF8: .replace, limits: limits)
    for reader in [TextPackReader(), ENEXReader()] as [any CollectionReader] {
        guard let parts = try? reader.readParts(source, options: options) else { continue }
        for part in parts {
            let violations = part.result.document.invariantViolations()
            require(violations.isEmpty, violations.joined(separator: "\n"))
            for block in part.result.document.blocks {
                let end = block.source?.offsets.upperBound ?? 0
                require(end <= source.count, "a block ends after the source")
            }
            for diagnostic in part.result.diagnostics {
                require((0...source.count).contains(diagnostic.offset), "a diagnostic is outside of the source")
            }
            let written = TextPackWriter().write(
                part.result.document,
                options: WriteOptions(assets: part.result.assets)
            )
            let back = try? TextPackReader().read(written.bytes, options: ReadOptions())
            require(back != nil, "what was written cannot be read")
            require(back?.assets.count == part.result.assets.count, "files are missing")
        }
    }
    if let whole = try? ENEXReader().read(source, options: options) {
        let violations = whole.document.invariantViolations()
        require(violations.isEmpty, violations.joined(separator: "\n"))
    }
}
exit(status)
