// Pictures whose bytes are their address (RFC 2397): files of their own where there is a place for files.

import DocumentModel

enum DataPictures {
    /// Takes the pictures out of a document's addresses.
    ///
    /// - Returns: The document with the names of the files, and the files. What is no picture of a known
    ///   format stays where it is.
    /// - Complexity: O(*n*) in text, runs, blocks and pictures.
    static func extract(from document: AttributedDocument) -> (document: AttributedDocument, assets: [Asset]) {
        var names: [String: String] = [:]
        var assets: [Asset] = []
        for source in document.imageSources {
            guard let bytes = picture(at: source) else { continue }
            let format = PictureFormat(bytes)
            guard format != .unknown else { continue }
            let name = "image-\(assets.count + 1).\(format.suffix)"
            names[source] = name
            assets.append(Asset(name: name, bytes: bytes, mediaType: format.mediaType))
        }
        return assets.isEmpty ? (document, []) : (document.replacingImageSources(names), assets)
    }

    /// The bytes that an address holds; `nil` for other addresses.
    private static func picture(at source: String) -> [UInt8]? {
        let bytes = Array(source.utf8)
        guard bytes.hasPrefixIgnoringCase("data:"), let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else {
            return nil
        }
        let isBase64 = bytes[..<comma].split(separator: UInt8(ascii: ";")).contains {
            $0.trimmingMarkupSpace.equalsIgnoringCase("base64")
        }
        let body = AssetName.decodingPercents(String(decoding: bytes[(comma + 1)...], as: UTF8.self))
        return isBase64 ? Base64.decode(body) : body
    }
}
