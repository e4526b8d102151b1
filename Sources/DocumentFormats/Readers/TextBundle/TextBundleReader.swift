// Reading TextBundles: a text and its files in a folder (textbundle.org, versions 1 and 2).

import DocumentModel

/// Reads the text of a TextBundle, the folder that Bear, Ulysses, iA Writer and Craft exchange.
///
/// The other files of the folder are `ReadOptions.attachments`, named by their places in it. `info.json` says
/// whether the text is Markdown, plain text, which is read as Markdown, or HTML. Files in `assets` are the
/// assets of the result, named as in the folder, whether or not the text shows them.
///
///     var options = ReadOptions()
///     options.attachments = files
///     let result = try TextBundleReader().read(text, options: options)
public struct TextBundleReader: DocumentReader {
    public init() {}

    /// Reads a text.
    ///
    /// - Throws: `ReadError`, as `MarkdownReader` and `HTMLReader`.
    /// - Complexity: O(*n*) in the bytes and files.
    public func read(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> ReadResult {
        let attachments = options.attachments
        var info: TextBundleInfo?
        var diagnostics: [Diagnostic] = []
        if let file = attachments.first(where: { $0.name == TextBundleInfo.fileName }) {
            do throws(ReadError) {
                info = try TextBundleInfo(file.bytes)
            } catch {
                diagnostics.append(Self.brokenInfo)
            }
        } else {
            diagnostics.append(Self.missingInfo)
        }
        let isHTML = info?.type == "public.html" || info?.type == "public.xhtml"
        var result =
            isHTML
            ? try HTMLReader().read(source, options: options) : try MarkdownReader().read(source, options: options)
        let files = attachments.filter { $0.name.hasPrefix("assets/") }
        let names = Set(files.map(\.name))
        // Spelled with percents or a dot in front it is the same file.
        result.document = result.document.renamingFiles { address in
            var name = String(decoding: AssetName.decodingPercents(address), as: UTF8.self)
            if name.hasPrefix("./") { name.removeFirst(2) }
            return name != address && names.contains(name) ? name : nil
        }
        result.assets = files
        result.bundleInfo = info?.bytes
        result.diagnostics = diagnostics + result.diagnostics
        let others = attachments.filter { !$0.name.hasPrefix("assets/") && $0.name != TextBundleInfo.fileName }
        if !others.isEmpty { result.diagnostics.append(Self.otherFiles(others)) }
        return result
    }

    private static var brokenInfo: Diagnostic {
        Diagnostic(
            severity: .warning,
            id: "bundle-info",
            message: "The file info.json of the bundle is no JSON object; the text was read as Markdown.",
            offset: 0
        )
    }

    private static var missingInfo: Diagnostic {
        Diagnostic(
            severity: .note,
            id: "bundle-info",
            message: "The bundle has no file info.json; the text was read as Markdown.",
            offset: 0
        )
    }

    private static func otherFiles(_ files: [Asset]) -> Diagnostic {
        let shown = files.prefix(3).map(\.name).joined(separator: ", ") + (files.count > 3 ? ", …" : "")
        let count = files.count == 1 ? "1 file" : "\(files.count) files"
        return Diagnostic(
            severity: .warning,
            id: "bundle-file",
            message: "The bundle holds \(count) outside of its folder assets, which are left out: \(shown).",
            offset: 0
        )
    }
}

/// The name of the text of a bundle.
enum TextBundleText {
    /// Whether a file at the top of a bundle is its text: `text.md`, `text.markdown`, `text.txt`, `text.html`.
    static func isText(_ name: String) -> Bool {
        let suffix = AssetName.suffix(name)
        return AssetName.stem(name).lowercased() == "text" && !suffix.isEmpty && suffix != "json"
    }
}
