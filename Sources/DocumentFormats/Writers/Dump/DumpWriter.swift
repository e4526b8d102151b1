public import DocumentModel

/// Writes the model's own line format: see `AttributedDocument.dump`. Nothing is lost.
public struct DumpWriter: DocumentWriter {
    public init() {}

    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        WriteResult(bytes: Array(document.dump().utf8))
    }
}
