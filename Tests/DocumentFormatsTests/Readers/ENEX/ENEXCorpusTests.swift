import DocumentModel
import Foundation
import TestSupport
import Testing

@testable import DocumentFormats

/// What a note must not lose.
private struct NoteTruth: Decodable {
    struct Hyperlink: Decodable { let url: String }
    struct Code: Decodable { let lines: [String] }
    struct File: Decodable {
        let md5: String
        let bytes: Int
    }
    struct Task: Decodable {
        let title: String
        let status: String
    }

    let file: String
    let note: Int
    let title: String
    var text: [String]?
    var tags: [String]?
    var todo: [Bool]?
    var links: [Hyperlink]?
    var code: [Code]?
    var tables: [[Int]]?
    var listItems: Int?
    var resources: [File]?
    var tasks: [Task]?
    var taskPlaceholder: Bool?
}

@Suite(.enabled(if: Places.corpora != nil, Comment(rawValue: Places.corporaMissing)))
struct ENEXCorpusTests {
    @Test func `no text, item, link, cell, code, task or file of a real export is lost`() throws {
        let folder = try #require(Places.corpora).appendingPathComponent("enex")
        let lines = try String(contentsOf: folder.appendingPathComponent("truth.jsonl"), encoding: .utf8)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        var count = 0
        for line in lines.split(separator: "\n") {
            let truth = try decoder.decode(NoteTruth.self, from: Data(line.utf8))
            let file = folder.appendingPathComponent("files/\(truth.file)")
            let parts = try ENEXReader().readParts([UInt8](Data(contentsOf: file)), options: ReadOptions())
            try check(parts[truth.note], truth)
            count += 1
        }
        #expect(count == 28)
    }

    private func check(_ part: DocumentPart, _ truth: NoteTruth) throws {
        let document = part.result.document
        #expect(part.name == truth.title)
        #expect(document.invariantViolations().isEmpty)
        let all = Self.collapsed(String(decoding: document.text, as: UTF8.self))
        if truth.taskPlaceholder != true {
            var rest = all[...]
            for line in truth.text ?? [] {
                guard let found = rest.range(of: Self.collapsed(line)) else {
                    Issue.record("\(truth.file): \(line)")
                    break
                }
                rest = rest[found.upperBound...]
            }
        }
        for tag in truth.tags ?? [] { #expect(all.contains(tag), "\(truth.file): \(tag)") }
        var tasks: [Bool] = []
        var items = 0
        var cells: [[Int]] = []
        var code: [String] = []
        for block in document.blocks {
            switch block.kind {
            case .listItem(_, let task):
                items += 1
                if let task { tasks.append(task == .done) }
            case .table: cells.append([])
            case .tableHeaderRow, .tableRow: cells[cells.count - 1].append(0)
            case .tableCell: cells[cells.count - 1][cells[cells.count - 1].count - 1] += 1
            case .codeBlock: code.append(document.string(of: block))
            default: break
            }
        }
        if let todo = truth.todo { #expect(tasks == todo, "\(truth.file)") }
        if let count = truth.listItems { #expect(items == count, "\(truth.file)") }
        if let tables = truth.tables { #expect(cells == tables, "\(truth.file)") }
        for block in truth.code ?? [] {
            #expect(code.contains(block.lines.joined(separator: "\n") + "\n"), "\(truth.file): \(block.lines)")
        }
        let links = Set(document.runs.compactMap { document.attributes(of: $0).link?.destination })
        for link in truth.links ?? [] { #expect(links.contains(link.url), "\(truth.file): \(link.url)") }
        let digests = Set(part.result.assets.map { MD5.hexDigest($0.bytes) })
        for file in truth.resources ?? [] { #expect(digests.contains(file.md5), "\(truth.file): \(file.md5)") }
        for task in truth.tasks ?? [] { #expect(all.contains(task.title), "\(truth.file): \(task.title)") }
        if let wanted = truth.tasks {
            #expect(tasks.count { $0 } == wanted.count { $0.status == "completed" }, "\(truth.file)")
        }
    }

    /// White space as one space; what stands for an image or a footnote is no text.
    private static func collapsed(_ text: String) -> String {
        text.replacing("\u{FFFC}", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
