// The public corpora, where they are present.

import Foundation

/// One example of a specification.
public struct SpecExample: Sendable {
    public let id: String
    public let markdown: String
    public let html: String
    /// The extensions that the example names; `nil` when it names none and all are to be on.
    public let extensions: [String]
    /// Whether the expected HTML is one that the parser is known not to print.
    public let isDisabled: Bool
}

/// A file of the real-world corpus.
public struct CorpusFile: Sendable {
    public let name: String
    public let bytes: [UInt8]
}

/// The corpora as values; empty where they are not present.
public enum Corpora {
    private struct CommonMarkExample: Decodable {
        let example: Int
        let markdown: String
        let html: String
    }

    private struct GitHubExample: Decodable {
        let id: String
        let markdown: String
        let html: String
        let extensions: [String]
        let disabled: Bool?
    }

    private static func decode<Value: Decodable>(_ name: String, as type: [Value].Type) -> [Value] {
        guard let folder = Places.corpora, let data = try? Data(contentsOf: folder.appendingPathComponent(name))
        else { return [] }
        return (try? JSONDecoder().decode(type, from: data)) ?? []
    }

    /// The examples of CommonMark 0.31.2.
    public static let commonMark: [SpecExample] = decode("commonmark-spec.json", as: [CommonMarkExample].self).map {
        SpecExample(
            id: "commonmark-\($0.example)",
            markdown: $0.markdown,
            html: $0.html,
            extensions: [],
            isDisabled: false
        )
    }

    /// The examples of GitHub's specification, its extensions and regressions.
    public static let gitHub: [SpecExample] = decode("gfm-spec.json", as: [GitHubExample].self).map {
        SpecExample(
            id: $0.id,
            markdown: $0.markdown,
            html: $0.html,
            extensions: $0.extensions,
            isDisabled: $0.disabled ?? false
        )
    }

    /// The Markdown files of public repositories, in the order of their names.
    public static let realWorld: [CorpusFile] = files(in: "real-world", suffixes: ["md", "markdown"])

    /// The samples of hostile patterns.
    public static let pathological: [CorpusFile] =
        files(in: "pathological", suffixes: ["md"]).filter { !$0.name.hasSuffix("README.md") }

    /// The files below a folder of the corpora that have one of these suffixes.
    public static func files(in folder: String, suffixes: Set<String>) -> [CorpusFile] {
        guard let root = Places.corpora?.appendingPathComponent(folder),
            let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return [] }
        var result: [CorpusFile] = []
        for case let file as URL in walk where suffixes.contains(file.pathExtension) {
            guard let data = try? Data(contentsOf: file) else { continue }
            let name = String(file.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1))
            result.append(CorpusFile(name: name, bytes: [UInt8](data)))
        }
        return result.sorted { $0.name < $1.name }
    }
}
