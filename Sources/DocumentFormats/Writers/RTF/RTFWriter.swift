// A document as RTF that TextEdit, Word and LibreOffice show alike.

public import DocumentModel
import TargetTable

/// Writes Rich Text Format.
///
/// - Headings, quotes, code and rules are paragraphs of named styles, with outline levels; lists are real
///   lists with Cocoa's markers beside them; tables, links, highlight, footnotes and pictures are what the
///   word processors know by these names. The style names carry the nesting of blocks, so that the reader of
///   this package gives the same document back.
/// - Characters beyond ASCII are `\u` escapes; the output is ASCII.
/// - An image is embedded when `WriteOptions.assets` has its file; otherwise its description stands there
///   and the loss is reported.
///
/// `Documentation/rtf.md` has the whole mapping.
///
///     let result = RTFWriter().write(document, options: WriteOptions())
///     result.losses.isEmpty   // true
public struct RTFWriter: DocumentWriter {
    /// Whether pictures are files beside the text, as in an RTFD folder.
    private let attachesFiles: Bool

    /// - Parameter attachesFiles: `true` for the text of an RTFD folder: each image whose file is known is
    ///   an attachment, and the result has the files.
    public init(attachesFiles: Bool = false) { self.attachesFiles = attachesFiles }

    /// - Complexity: O(*n*) in text, runs and blocks, and in the files of images.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        document.text.withUnsafeBufferPointer { text in
            var emitter = RTFEmitter(
                document: document,
                text: text,
                assets: options.assets,
                attachesFiles: attachesFiles
            )
            emitter.writeDocument()
            return WriteResult(
                bytes: emitter.finish(),
                losses: emitter.losses.losses(in: document),
                assets: emitter.attachments
            )
        }
    }
}
