// The only place that calls the parser. It owns parser and tree and frees both.

import CCMarkGFM

/// Parses Markdown with libcmark-gfm.
///
/// The library keeps the special characters of attached extensions in tables of the whole process and
/// changes them at the start and end of every parse, so two parses at once lose marks without an error.
/// All parses of a process therefore take turns; programs that want more speed use several processes.
public enum CMarkParser {
    /// The version of the library that is linked, such as `0.29.0.gfm.6`.
    public static var libraryVersion: String { String(cString: cmark_version_string()) }

    /// Parses a document.
    ///
    /// - Parameters:
    ///   - source: The Markdown, in one or more parts; bytes that are not UTF-8 pass through. At most
    ///     2 GiB, the library's own limit.
    ///   - options: The extensions to attach.
    /// - Returns: The tree, copied; nothing of it belongs to the library any more.
    /// - Complexity: That of the library: O(*n*) in the bytes but for a number of hostile patterns, which
    ///   the caller has to keep away. The copy is O(*n*) and takes no stack for depth.
    public static func parse(_ source: [UnsafeBufferPointer<UInt8>], options: CMarkOptions) -> CMarkTree {
        ProcessLock.shared.withLock {
            defer { ParseArena.reset() }
            guard let parser = makeParser(memory: ParseArena.memory, options: options) else { return CMarkTree() }
            defer { cmark_parser_free(parser) }
            guard let root = finish(parser, source: source) else { return CMarkTree() }
            var copier = CMarkCopier(
                copiesInlinePositions: options.contains(.copiesInlinePositions),
                hasNumericReferences: source.contains(where: CMarkCopier.hasNumericReference),
                spare: SpareTree.take()
            )
            return copier.copy(root, byteEstimate: source.reduce(0) { $0 + $1.count })
        }
    }

    /// Sets whether all memory of a parse is kept for the next one.
    ///
    /// For sources that are parsed one after the other and are of one size. Otherwise a parse leaves 17 MiB at most.
    public static func keepMemory(_ isKept: Bool) {
        ProcessLock.shared.withLock { ParseArena.keepsAll = isKept }
    }

    /// Gives back a tree that is no longer needed: if memory is kept, the next parse uses that of the tree.
    public static func recycle(_ tree: CMarkTree) {
        ProcessLock.shared.withLock { SpareTree.give(tree) }
    }

    /// A parser with extensions attached; called under the lock.
    static func makeParser(memory: UnsafeMutablePointer<cmark_mem>, options: CMarkOptions) -> OpaquePointer? {
        let extensions = CMarkExtensions.shared
        var flags = CMARK_OPT_DEFAULT
        if options.contains(.footnotes) { flags |= CMARK_OPT_FOOTNOTES }
        // Without it, lines inside code spans and tags are not counted.
        if options.contains(.copiesInlinePositions) { flags |= CMARK_OPT_SOURCEPOS }
        guard let parser = cmark_parser_new_with_mem(flags, memory) else { return nil }
        // The order decides which extension looks at a block first: that of the library's own program.
        if options.contains(.table) { extensions.attach(extensions.table, to: parser) }
        if options.contains(.strikethrough) { extensions.attach(extensions.strikethrough, to: parser) }
        if options.contains(.autolink) { extensions.attach(extensions.autolink, to: parser) }
        if options.contains(.taskList) { extensions.attach(extensions.taskList, to: parser) }
        return parser
    }

    /// Feeds a source to a parser and finishes it; called under the lock.
    static func finish(_ parser: OpaquePointer, source: [UnsafeBufferPointer<UInt8>]) -> OpaquePointer? {
        for part in source {
            guard let base = part.baseAddress, !part.isEmpty else { continue }
            base.withMemoryRebound(to: CChar.self, capacity: part.count) {
                cmark_parser_feed(parser, $0, part.count)
            }
        }
        return cmark_parser_finish(parser)
    }
}

/// The registered extensions, looked up once.
private struct CMarkExtensions: @unchecked Sendable {
    // The pointers are to descriptions that live as long as the process and are not changed by a parse.
    let table, strikethrough, autolink, taskList: OpaquePointer?

    static let shared = CMarkExtensions()

    private init() {
        cmark_gfm_core_extensions_ensure_registered()
        table = cmark_find_syntax_extension("table")
        strikethrough = cmark_find_syntax_extension("strikethrough")
        autolink = cmark_find_syntax_extension("autolink")
        taskList = cmark_find_syntax_extension("tasklist")
    }

    func attach(_ syntaxExtension: OpaquePointer?, to parser: OpaquePointer) {
        if let syntaxExtension { cmark_parser_attach_syntax_extension(parser, syntaxExtension) }
    }
}

/// The memory of a tree between two parses. It belongs to whoever holds `ProcessLock.shared`.
private enum SpareTree {
    nonisolated(unsafe) private static var tree = CMarkTree()

    static func give(_ tree: CMarkTree) {
        if ParseArena.keepsAll { self.tree = tree }
    }

    static func take() -> CMarkTree {
        defer { tree = CMarkTree() }
        return tree
    }
}
