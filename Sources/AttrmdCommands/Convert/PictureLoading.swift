// The pictures that a document names, read from beside it, for formats that hold them. Only files whose
// names say that they are beside or below the document or near it, and whose bytes are those of pictures.

import DocumentFormats
import DocumentModel

/// Reads pictures for embedding.
enum PictureLoading {
    /// The greatest size of one picture and of all of one document, in bytes.
    static let limits = (one: 64 << 20, all: 256 << 20)

    /// The pictures that a document names and that are files.
    ///
    /// Addresses of other kinds are left alone, and so is what cannot be read: the writer reports an image
    /// that has no file.
    ///
    /// - Parameter folder: Where relative names begin.
    static func pictures(of document: AttributedDocument, in folder: FilePath) -> [Asset] {
        var found: [Asset] = []
        var total = 0
        for source in document.imageSources where isRelative(source) {
            let path = folder.appending(AssetName.decodingPercents(source))
            guard let facts = try? FileFacts(of: path), facts.kind == .file, facts.byteCount <= limits.one,
                let bytes = try? Descriptor.readFile(path, limit: limits.one),
                let picture = Asset.picture(named: source, bytes)
            else { continue }
            total += bytes.count
            if total > limits.all { break }
            found.append(picture)
        }
        return found
    }

    /// Whether an address is the name of a file and no address of another kind.
    private static func isRelative(_ source: String) -> Bool {
        let bytes = Array(source.utf8)
        guard let first = bytes.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "#") else { return false }
        let head = bytes.prefix { $0 != UInt8(ascii: "/") }
        return !head.contains(UInt8(ascii: ":"))
    }
}
