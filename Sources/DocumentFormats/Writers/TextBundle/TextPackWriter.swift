// Writing TextPacks: a TextBundle in a zip archive.

public import DocumentModel
import TargetTable

/// Writes a TextPack: the zip archive of a TextBundle, as `TextBundleWriter` makes it.
///
/// The same document gives the same bytes on every machine: nothing is packed tighter, and no date is kept.
///
///     let result = TextPackWriter().write(document, options: WriteOptions())
///     result.bytes.prefix(2)   // "PK"
public struct TextPackWriter: DocumentWriter {
    public init() {}

    /// - Complexity: O(*n*) in text, runs, blocks and files.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        var result = TextBundleWriter().write(document, options: options)
        var output = ZipOutput()
        let folder = "text.textbundle/"
        var leftOutCount = 0
        for file in [Asset(name: "text.md", bytes: result.bytes, mediaType: "text/markdown")] + result.assets
        where !output.add(file.bytes, path: folder + file.name) {
            leftOutCount += 1
        }
        result.bytes = output.finish()
        if leftOutCount > 0 {
            let message = "An archive holds files of up to 4 GiB together; a file is left out."
            result.losses.append(Loss(subject: "image", message: message, count: leftOutCount))
        }
        result.assets = []
        return result
    }
}
