import DocumentFormats
import Foundation
import TargetTable
import TestSupport
import Testing

@Suite("Losses have rows in the table")
struct LossSubjectTests {
    /// Strings in the code of the writers that have the form of an id and stand where a loss is named.
    static let named: [(file: String, id: String)] = {
        let folder = Places.repository.appendingPathComponent("Sources/DocumentFormats/Writers")
        guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        var found: [(String, String)] = []
        for case let file as URL in walk where file.pathExtension == "swift" {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let patterns = [
                // lose("id", …) and losses.add("id", …)
                #/(?:lose|losses\.add)\(\s*"(?<id>[^"]+)"/#,
                // case .kind: return "id", and ("id", "A sentence.")
                #/case \.[\w, .]+: return "(?<id>[a-zA-Z]+(?:[.-][a-zA-Z]+)*)"\n/#,
                #/\("(?<id>[a-zA-Z.-]+)", "[A-Z][^"]*\."\)/#,
            ]
            let isOfLosses = file.lastPathComponent.contains("Loss") || text.contains("lose(")
            guard isOfLosses || text.contains("losses.add(") else { continue }
            for pattern in patterns {
                for match in text.matches(of: pattern) {
                    found.append((file.lastPathComponent, String(match.output.id)))
                }
            }
        }
        return found
    }()

    @Test("Every subject that a writer names is an id of the table")
    func names() {
        #expect(Self.named.count > 60)
        for (file, id) in Self.named { #expect(SubjectID(rawValue: id) != nil, "\(file): \(id)") }
    }

    @Test("Every loss of every sample in every format has a row, in Foundation's own form of JSON too")
    func samples() {
        let options =
            ProvedFormat.written.map { ($0.format, $0.options) }
            + [("json", WriteOptions(jsonCompatibility: .foundation)), ("ansi", WriteOptions(terminalStyles: false))]
        for (name, options) in options {
            let writer = DocumentFormat.named(name)?.writer
            for subject in SubjectID.allCases {
                for document in SubjectSample.of(subject)?.documents ?? [] {
                    for loss in writer?.write(document, options: options).losses ?? [] {
                        #expect(loss.subjectID != nil, "\(name): \(loss.subject)")
                    }
                }
            }
        }
    }
}
