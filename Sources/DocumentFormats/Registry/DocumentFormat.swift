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
    /// What becomes of the pictures of a document.
    public var pictures = PictureUse.none
    /// For a format that is a folder of files: the name of the one that the reader reads and the writer makes.
    public var folderText: String?

    /// Whether a file of a folder, by its name, is the one that the reader reads, where it may have several
    /// names; otherwise it is `folderText`.
    package var isFolderText: (@Sendable (String) -> Bool)?
    /// Whether the format has room for files that are no pictures.
    public var holdsFiles = false
    /// Whether a file of the format usually holds several documents; its reader is a `CollectionReader`.
    public var isCollection = false
    /// Whether the text of a document of this format is Markdown.
    public var holdsMarkdown = false

    /// What becomes of the pictures of a document in a format.
    public enum PictureUse: Sendable {
        case none
        /// The text names files.
        case linked
        /// The files are part of the format.
        case embedded
    }

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
