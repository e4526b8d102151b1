import DocumentFormats
import Foundation
import HTMLParsing
import TestSupport
import Testing

/// The validator of the package tidy, if it is installed.
private enum Tidy {
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/tidy" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    static let missing = "The program tidy is not here: install the package tidy."

    /// What it says about files, one message a line.
    static func messages(about files: [URL]) throws -> [Substring] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = ["-q", "-e", "-utf8"] + files.map(\.path)
        let output = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    /// Messages that say nothing against a page: the alignment of cells is written as cmark-gfm writes it;
    /// emphasis in emphasis is allowed, and tidy takes it for a slip; links to nowhere and empty elements are
    /// what the document says.
    static let harmless = [
        #"attribute "align" not allowed for HTML5"#, "nested emphasis", "discarding unexpected </em>",
        "discarding unexpected </strong>", "is probably intended as </em>", "is probably intended as </strong>",
        #"attribute "href" lacks value"#, #"attribute "src" lacks value"#, "trimming empty <",
    ]
}

/// The pages that the corpora become.
private func pages() throws -> [(name: String, bytes: [UInt8])] {
    let examples = (Corpora.commonMark + Corpora.gitHub).map { ($0.id, Array($0.markdown.utf8)) }
    let files = Corpora.realWorld.map { ($0.name, $0.bytes) }
    return try (examples + files).map { name, source in
        let document = try MarkdownReader().read(source, options: ReadOptions(invalidUTF8: .replace)).document
        return (name, HTMLWriter().write(document, options: WriteOptions(isStandalone: true)).bytes)
    }
}

@Suite(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct HTMLValidityTests {
    @Test func `a page has no parse error but for control characters of its source`() throws {
        var parser = HTMLParser()
        parser.options.collectsParseErrors = true
        let pages = try pages()
        #expect(pages.count == 1_759)
        for page in pages {
            let errors = try parser.parse(page.bytes).parseErrors.filter { $0.code != .controlCharacterInInputStream }
            #expect(errors.isEmpty, "\(page.name): \(errors.prefix(3))")
        }
    }

    @Test(.enabled(if: Tidy.path != nil, Comment(rawValue: Tidy.missing)))
    func `a validator finds nothing in a page`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [URL] = []
        for (number, page) in try pages().enumerated() {
            let file = folder.appendingPathComponent("\(number).html")
            try Data(page.bytes).write(to: file)
            files.append(file)
        }
        let messages = try Tidy.messages(about: files).filter { message in
            !Tidy.harmless.contains { message.contains($0) }
        }
        #expect(messages.isEmpty, "\(messages.prefix(5))")
    }
}
