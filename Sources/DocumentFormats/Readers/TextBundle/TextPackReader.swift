// Reading TextPacks: zip archives of one TextBundle, and the backups of Bear, which hold many.

import DocumentModel

/// Reads zip archives of TextBundles: `.textpack`, and `.bear2bk`, a backup of Bear.
///
/// The archive is foreign input: names that lead out of it, members that share data, encrypted ones and such
/// that would fill the memory are refused before anything is unpacked.
///
///     let result = try TextPackReader().read(bytes, options: ReadOptions())
public struct TextPackReader: CollectionReader {
    public init() {}

    /// Reads the bundles of an archive.
    ///
    /// - Returns: The bundles in the order of the archive, named by their folders; most archives hold one.
    /// - Throws: `ReadError.malformed` for what is no archive or a damaged or dangerous one, with the offset in
    ///   the archive; `.tooLarge`; and what reading a text throws, with the offset of the text's member.
    /// - Complexity: O(*n*) in the bytes of archive and files.
    public func readParts(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> [DocumentPart] {
        let limit = options.limits.maximumByteCount
        guard source.count <= limit else { throw .tooLarge(byteCount: source.count, limit: limit) }
        let archive = try ZipArchive(source, maximumByteCount: limit)
        var parts: [DocumentPart] = []
        for bundle in Self.bundles(of: archive) {
            parts.append(try Self.read(bundle, of: archive, options: options))
        }
        guard !parts.isEmpty else {
            throw .malformed(reason: "the archive holds no TextBundle: no file text.md or the like", offset: 0)
        }
        return parts
    }

    /// The members of one bundle, by their places in it.
    private struct Bundle {
        var name: String
        var text: ZipArchive.Member?
        var files: [(name: String, member: ZipArchive.Member)] = []
    }

    /// The bundles of an archive: its folders with the suffix `textbundle`, or the archive itself or its one
    /// folder if a text lies there.
    private static func bundles(of archive: ZipArchive) -> [Bundle] {
        let members = archive.members.filter { member in
            // What the archiver of the Mac adds, and the Finder.
            !member.path.hasPrefix("__MACOSX/") && !member.path.hasSuffix(".DS_Store")
        }
        var bundles: [Bundle] = []
        var places: [Substring: Int] = [:]
        for member in members {
            guard let (root, name) = place(of: member.path) else { continue }
            let place: Int
            if let known = places[root] {
                place = known
            } else {
                place = bundles.count
                places[root] = place
                let last = root.split(separator: "/").last.map(String.init) ?? ""
                bundles.append(Bundle(name: AssetName.stem(last)))
            }
            if bundles[place].text == nil, TextBundleText.isText(name) {
                bundles[place].text = member
            } else {
                bundles[place].files.append((name, member))
            }
        }
        return bundles.filter { $0.text != nil }
    }

    /// The bundle that a path belongs to, and the place in it.
    private static func place(of path: String) -> (root: Substring, name: String)? {
        let parts = path.split(separator: "/")
        if let index = parts.firstIndex(where: { $0.lowercased().hasSuffix(".textbundle") }), index + 1 < parts.count {
            return (path[..<parts[index].endIndex], String(path[parts[index + 1].startIndex...]))
        }
        // A bundle without a folder, or in one without the suffix.
        if parts.count == 1 || parts.first == "assets" { return ("", path) }
        return (parts[0], String(path[parts[1].startIndex...]))
    }

    private static func read(
        _ bundle: Bundle,
        of archive: ZipArchive,
        options: ReadOptions
    ) throws(ReadError) -> DocumentPart {
        guard let text = bundle.text else { throw .malformed(reason: "a bundle without text", offset: 0) }
        var options = options
        options.attachments = []
        for (name, member) in bundle.files {
            let bytes = try archive.contents(of: member)
            options.attachments.append(
                Asset.picture(named: name, bytes)
                    ?? Asset(name: name, bytes: bytes, mediaType: "application/octet-stream")
            )
        }
        let source = try archive.contents(of: text)
        var result: ReadResult
        do throws(ReadError) {
            result = try TextBundleReader().read(source, options: options)
        } catch {
            throw .malformed(reason: "in the text \(text.path): \(error.description)", offset: text.offset)
        }
        // Places are those of the archive, whose text nobody can look at.
        for index in result.diagnostics.indices { result.diagnostics[index].offset = text.offset }
        var builder = DocumentBuilder()
        builder.append(result.document, copy: DocumentCopy(sourceShift: nil, sourceOffset: text.offset))
        result.document = builder.finish()
        return DocumentPart(name: bundle.name, result: result)
    }
}
