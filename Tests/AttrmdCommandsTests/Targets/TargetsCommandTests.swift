import AttrmdCommands
import Foundation
import TargetTable
import Testing

@Suite("targets and explain")
struct TargetsCommandTests {
    private func output(_ words: String...) -> String {
        let result = Scratch().run(words)
        #expect(result.status == .success)
        #expect(result.error == "")
        return result.output
    }

    @Test("The list has every target once, by kind")
    func list() {
        let lines = output("targets").split(separator: "\n", omittingEmptySubsequences: false)
        let ids = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(ids.sorted() == TargetID.allCases.map(\.rawValue).sorted())
        #expect(lines.first == "Strings")
        #expect(lines.contains("  swiftui-text                      SwiftUI Text(AttributedString)"))
        #expect(lines.contains("Formats"))
    }

    @Test("The page of a target names every subject once, by status, in lines of at most 80 columns")
    func page() {
        for target in TargetID.allCases {
            let page = output("targets", target.rawValue)
            let lines = page.split(separator: "\n")
            for line in lines { #expect(line.count <= 80 || !line.dropFirst(6).contains(" "), "\(line)") }
            // Lists of ids are indented by two columns, notes by four.
            let ids = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
                .flatMap { $0.split(separator: " ").map { $0.filter { $0 != "," } } }
            #expect(ids.sorted() == SubjectID.allCases.map(\.rawValue).sorted(), "\(target)")
        }
    }

    @Test("A page says how many subjects each status has, what happens, how that is known, and what helps")
    func words() {
        let page = output("targets", "rtf-cocoa")
        let dropped = TargetTable.cells(of: .rtfCocoa).filter { $0.status == .dropped }.count
        #expect(
            page.hasPrefix("rtf-cocoa: RTF of Cocoa\nRTF as Cocoa writes it from an NSAttributedString; not RTFD.\n")
        )
        #expect(page.contains("\ndropped (\(dropped))\nGone on the way into the target.\n"))
        #expect(page.contains("\n  foundation.imageURL\n    Nothing fetches the picture. (inferred)\n    Remedy: "))
    }

    @Test("A subject is explained with what it is, each target, and the sources")
    func subject() {
        let page = output("explain", "kit.shadow")
        #expect(
            page.hasPrefix(
                """
                kit.shadow: attribute
                The shadow of the text.
                Property: shadow
                Value: NSShadow
                Raw name: NSShadow
                Scopes: uiKit, appKit
                Since: scope iOS 15, macOS 12; key iOS 6, macOS 10.0

                renders (12)
                Drawn, written or carried as it is meant.
                  foundation
                """
            )
        )
        #expect(page.contains("\n  [25] Apple docs: NSTextField.allowsEditingTextAttributes and importsGraphics,\n"))
        let heading = output("explain", "heading")
        #expect(heading.hasPrefix("heading: Heading\nA heading of level 1 to 6, with number signs or underlined.\n"))
        #expect(heading.contains("\nOrigin: CommonMark. Typed: # a\n"))
        for target in TargetID.allCases { #expect(heading.contains(target.rawValue)) }
    }

    @Test("A target is explained as targets tells it")
    func target() { #expect(output("explain", "uilabel") == output("targets", "uilabel")) }

    @Test("The whole table as JSON has every cell")
    func json() throws {
        struct Table: Decodable {
            struct Item: Decodable { let id: String }
            struct Cell: Decodable {
                let subject, target, status, confidence, note: String
                let remedy: String?
                let sources: [Int]
            }
            let version: Int
            let targets, subjects, remedies: [Item]
            let cells: [Cell]
        }
        let table = try JSONDecoder().decode(Table.self, from: Data(output("targets", "--format", "json").utf8))
        #expect(table.version == 1)
        #expect(table.targets.map(\.id) == TargetID.allCases.map(\.rawValue))
        #expect(table.subjects.map(\.id) == TargetTable.subjects.map(\.id.rawValue))
        #expect(table.remedies.map(\.id) == Remedy.allCases.map(\.rawValue))
        #expect(table.cells.count == TargetID.allCases.count * SubjectID.allCases.count)
        for cell in table.cells {
            let target = try #require(TargetID(rawValue: cell.target))
            let subject = try #require(SubjectID(rawValue: cell.subject))
            let known = TargetTable.cell(subject, target)
            #expect(cell.status == known.status.rawValue && cell.confidence == known.confidence.rawValue)
            #expect(cell.note == known.note && cell.remedy == known.remedy?.rawValue && cell.sources == known.sources)
        }
    }

    @Test(
        "One target or subject as JSON and Markdown",
        arguments: [
            (["targets", "html", "--format", "json"], #"  "target": {"id": "html", "name": "HTML", "kind": "format""#),
            (
                ["explain", "table", "--format", "json"],
                #"  "subject": {"id": "table", "level": "block", "summary": "Rows and columns, with a header row.""#
            ),
            (["targets", "html", "--format", "markdown"], "## html"),
            (["explain", "table", "--format=markdown"], "| status | targets | what happens |"),
        ]
    )
    func forms(_ words: [String], _ start: String) {
        let lines = Scratch().run(words).output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix(start) })
    }

    @Test("On a terminal the page is coloured and as wide as the terminal")
    func terminal() {
        let console = TestConsole()
        console.terminals = [.output]
        console.terminalWidth = 50
        let page = Scratch().run(["targets", "uilabel"], console: console).output
        #expect(page.hasPrefix("\u{1B}[1muilabel\u{1B}[0m: UILabel.attributedText\n"))
        let plain = page.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain.split(separator: "\n").contains { $0.count > 40 })
        for line in plain.split(separator: "\n") {
            #expect(line.count <= 50 || !line.dropFirst(6).contains(" "), "\(line)")
        }
    }
}
