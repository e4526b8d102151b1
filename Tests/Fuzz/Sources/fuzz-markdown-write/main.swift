// Markdown to Markdown: what is written is read back as the same document, and a second pass keeps every byte.

import AttributedMarkdown
import FuzzDriver

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the first bytes of an input choose.
func options(for source: [UInt8]) -> WriteOptions {
    let choice = source.first ?? 0
    return WriteOptions(
        dialect: choice & 1 == 0 ? .notes : .gfm,
        fidelity: choice & 2 == 0 ? .readable : .exact,
        verification: .verify
    )
}

let status = fuzz { source in
    let writing = options(for: source)
    let reading = ReadOptions(dialect: writing.dialect, invalidUTF8: .replace)
    guard let document = try? MarkdownReader().read(source, options: reading).document else { return }
    let first = MarkdownWriter().write(document, options: writing)
    require(first.mismatches.isEmpty, "read back in another way: \(first.string.debugDescription)")
    guard let again = try? MarkdownReader().read(first.bytes, options: reading).document else {
        return require(false, "cannot be read back: \(first.string.debugDescription)")
    }
    let second = MarkdownWriter().write(again, options: writing)
    require(
        second.bytes == first.bytes,
        "a second pass differs: \(first.string.debugDescription), then \(second.string.debugDescription)"
    )
}
exit(status)
