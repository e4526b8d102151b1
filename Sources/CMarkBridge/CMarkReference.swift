// The library's own work, for tests and benchmarks that compare with it. Nothing of the product calls this.

import CCMarkGFM

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// What libcmark-gfm makes of a source by itself.
package enum CMarkReference {
    /// The formats that the library renders for comparison.
    package enum Output {
        case html
        case commonMark
    }

    /// Parses a source, frees the tree and does nothing else.
    package static func parse(_ source: UnsafeBufferPointer<UInt8>, options: CMarkOptions) {
        ProcessLock.shared.withLock { withTree(of: source, options: options) { _, _ in } }
    }

    /// What the library renders, raw HTML passed through.
    package static func render(_ source: [UInt8], as output: Output, options: CMarkOptions = .gfm) -> [UInt8] {
        source.withUnsafeBufferPointer { bytes in
            ProcessLock.shared.withLock {
                var result: [UInt8] = []
                withTree(of: bytes, options: options) { root, extensions in
                    result = rendered(root, output, extensions)
                }
                return result
            }
        }
    }

    /// Calls `render` so many times on one tree and returns what `clock` says before and after each.
    package static func timeRendering(
        _ source: [UInt8],
        as output: Output,
        count: Int,
        clock: () -> Double
    ) -> [Double] {
        source.withUnsafeBufferPointer { bytes in
            ProcessLock.shared.withLock {
                var times: [Double] = []
                withTree(of: bytes, options: .gfm) { root, extensions in
                    for _ in 0..<count {
                        let start = clock()
                        _ = rendered(root, output, extensions)
                        times.append(clock() - start)
                    }
                }
                return times
            }
        }
    }

    private static func rendered(
        _ root: OpaquePointer,
        _ output: Output,
        _ extensions: UnsafeMutablePointer<cmark_llist>?
    ) -> [UInt8] {
        let text =
            output == .html
            ? cmark_render_html(root, CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES, extensions)
            : cmark_render_commonmark(root, CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES, 0)
        guard let text else { return [] }
        defer { free(text) }
        let count = strlen(text)
        return text.withMemoryRebound(to: UInt8.self, capacity: count) {
            Array(UnsafeBufferPointer(start: $0, count: count))
        }
    }

    private static func withTree(
        of source: UnsafeBufferPointer<UInt8>,
        options: CMarkOptions,
        _ body: (OpaquePointer, UnsafeMutablePointer<cmark_llist>?) -> Void
    ) {
        guard let memory = cmark_get_default_mem_allocator(),
            let parser = CMarkParser.makeParser(memory: memory, options: options)
        else { return }
        defer { cmark_parser_free(parser) }
        guard let root = CMarkParser.finish(parser, source: [source]) else { return }
        defer { cmark_node_free(root) }
        body(root, cmark_parser_get_syntax_extensions(parser))
    }
}
