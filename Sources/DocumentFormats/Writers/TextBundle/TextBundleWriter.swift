// Writing TextBundles: Markdown, the files that it shows, and info.json.

public import DocumentModel

/// Writes a TextBundle (textbundle.org, version 2), the folder that Bear, Ulysses, iA Writer and Craft exchange.
///
/// The bytes of the result are the text, `text.md`; its assets are `info.json` and the files in `assets`, named
/// by their places in the folder. Files of `WriteOptions.assets` go there whether or not the text shows them;
/// the text names them there. Addresses of other places stay as they are.
///
///     let result = TextBundleWriter().write(document, options: WriteOptions(assets: pictures))
///     result.assets.map(\.name)   // ["info.json", "assets/photo.png"]
public struct TextBundleWriter: DocumentWriter {
    public init() {}

    /// - Complexity: O(*n*) in text, runs, blocks and files.
    public func write(_ document: AttributedDocument, options: WriteOptions) -> WriteResult {
        var names: [String: String] = [:]
        var used = AssetNames()
        var files = [
            Asset(
                name: TextBundleInfo.fileName,
                bytes: Self.info(options.bundleInfo),
                mediaType: "application/json"
            )
        ]
        for asset in options.assets where names[asset.name] == nil {
            let safe = AssetName.safe(String(decoding: AssetName.decodingPercents(asset.name), as: UTF8.self))
            let place = "assets/" + used.unused(safe.isEmpty ? "file" : safe)
            names[asset.name] = place
            files.append(Asset(name: place, bytes: asset.bytes, mediaType: asset.mediaType))
        }
        var result = MarkdownWriter().write(document.renamingFiles { names[$0] }, options: options)
        result.assets = files
        return result
    }

    /// The info of the bundle that the document came from, or that of a new one.
    private static func info(_ source: [UInt8]?) -> [UInt8] {
        guard let source, let info = try? TextBundleInfo(source) else { return TextBundleInfo.markdown }
        return info.forMarkdown
    }
}
