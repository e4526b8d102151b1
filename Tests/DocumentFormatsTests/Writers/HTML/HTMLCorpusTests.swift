import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

/// One example of a specification.
private struct SpecExample: Decodable {
    let markdown: String
    let html: String
    let example: Int
}

/// The program whose output HTML is compared with, if it is installed.
private enum CMarkGFM {
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/cmark-gfm" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The version whose output is the model of the writer.
    static let isRightVersion: Bool = {
        guard path != nil, let version = try? run(["--version"], file: nil) else { return false }
        return version.contains("0.29.0.gfm.6")
    }()

    static let missing = "The program cmark-gfm 0.29.0.gfm.6 is not here: install the package cmark-gfm."

    static func html(of file: URL, unsafe: Bool) throws -> String {
        let extensions = ["table", "strikethrough", "autolink", "tasklist", "footnotes"].flatMap { ["-e", $0] }
        return try run((unsafe ? ["--unsafe"] : []) + extensions, file: file)
    }

    private static func run(_ arguments: [String], file: URL?) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = arguments + [file?.path].compactMap { $0 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

private func html(of markdown: [UInt8], dialect: MarkdownDialect, rawHTML: RawHTMLPolicy) throws -> String {
    let read = try MarkdownReader().read(markdown, options: ReadOptions(dialect: dialect, invalidUTF8: .replace))
    return HTMLWriter().write(read.document, options: WriteOptions(dialect: dialect, rawHTML: rawHTML)).string
}

@Suite(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct HTMLCorpusTests {
    /// Examples of CommonMark 0.31.2 that the parser, which follows 0.29, reads in another way.
    private static let newerRules: Set<Int> = [28, 171, 354, 625, 626]

    @Test func `examples of the specification give its HTML byte for byte`() throws {
        let file = try #require(Places.corpora).appendingPathComponent("commonmark-spec.json")
        let examples = try JSONDecoder().decode([SpecExample].self, from: Data(contentsOf: file))
        #expect(examples.count == 652)
        var different: Set<Int> = []
        for example in examples {
            let result = try html(of: Array(example.markdown.utf8), dialect: .commonmark, rawHTML: .pass)
            if !result.utf8.elementsEqual(example.html.utf8) { different.insert(example.example) }
        }
        #expect(different == Self.newerRules)
    }

    @Test(.enabled(if: CMarkGFM.isRightVersion, Comment(rawValue: CMarkGFM.missing)), arguments: [true, false])
    func `real files give the HTML of cmark-gfm byte for byte`(_ isUnsafe: Bool) throws {
        let folder = try #require(Places.corpora).appendingPathComponent("real-world")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        #expect(files.count == 375)
        for name in files.sorted() {
            let file = folder.appendingPathComponent(name)
            let result = try html(
                of: Array(try Data(contentsOf: file)),
                dialect: .gfm,
                rawHTML: isUnsafe ? .pass : .omit
            )
            let expected = try CMarkGFM.html(of: file, unsafe: isUnsafe)
            #expect(result.utf8.elementsEqual(expected.utf8), "\(name)")
        }
    }

    @Test(.enabled(if: CMarkGFM.isRightVersion, Comment(rawValue: CMarkGFM.missing)))
    func `examples of GitHub's specification give the HTML of cmark-gfm byte for byte`() throws {
        let file = try #require(Places.corpora).appendingPathComponent("gfm-spec.json")
        let examples = try JSONDecoder().decode([SpecExample].self, from: Data(contentsOf: file))
        #expect(examples.count == 732)
        let source = FileManager.default.temporaryDirectory.appendingPathComponent("example-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: source) }
        for example in examples {
            try Data(example.markdown.utf8).write(to: source)
            let result = try html(of: Array(example.markdown.utf8), dialect: .gfm, rawHTML: .pass)
            let expected = try CMarkGFM.html(of: source, unsafe: true)
            #expect(result.utf8.elementsEqual(expected.utf8), "\(example.markdown)")
        }
    }
}
