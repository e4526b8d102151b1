// The formats: one row each. Nothing else in the package lists them.

public import DocumentModel

/// A reader: bytes of one format to a document.
public protocol DocumentReader: Sendable {
    /// Reads a source.
    ///
    /// - Throws: `ReadError`, with the offset of what cannot be read.
    func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult
}

/// A writer: a document to bytes of one format, and what was lost.
public protocol DocumentWriter: Sendable {
    func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult
}

/// A format that documents are read from or written to.
public struct DocumentFormat: Sendable {
    /// The name on the command line.
    public let name: String
    /// One line for a list of formats.
    public let summary: String
    /// Suffixes of file names, without the dot, in lower case; the first one is for output.
    public let suffixes: [String]
    /// The id of the target in the target table that writing loses by.
    public let targetID: String?
    public let reader: (any DocumentReader)?
    public let writer: (any DocumentWriter)?

    /// The format with this name, whatever its case.
    public static func named(_ name: String) -> DocumentFormat? {
        let name = name.lowercased()
        return all.first { $0.name == name }
    }

    /// The format whose files have this suffix, whatever its case; `suffix` is without the dot.
    public static func withSuffix(_ suffix: String) -> DocumentFormat? {
        let suffix = suffix.lowercased()
        return all.first { $0.suffixes.contains(suffix) }
    }
}
