import DocumentFormats
import DocumentModel
import Foundation
import TargetTable
import TestSupport
import Testing

@Suite("The page of the table")
struct PageTests {
    static let file = Places.repository.appendingPathComponent("Documentation/targets.md")

    /// After a change of the table: `attrmd targets --format markdown > Documentation/targets.md`, or
    /// `UPDATE_FIXTURES=1 swift test --filter PageTests`.
    @Test("Documentation/targets.md is the page of the table as it is now")
    func freshness() throws {
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
            try TargetTable.page().write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let isFresh = try String(contentsOf: Self.file, encoding: .utf8) == TargetTable.page()
        #expect(isFresh, "Documentation/targets.md is stale; refresh it: \(TargetTable.refreshCommand)")
    }

    @Test("The page is read as it is meant: a table for each target, with a whole row for each group of cells")
    func reading() throws {
        let result = try MarkdownReader().read(Array(TargetTable.page().utf8), options: ReadOptions(dialect: .gfm))
        #expect(result.diagnostics == [])
        let blocks = result.document.blocks
        let tables = blocks.filter { if case .table = $0.kind { return true } else { return false } }
        #expect(tables.count == TargetID.allCases.count + 7)
        let rows = blocks.filter { $0.kind == .tableRow }.count
        let groups = TargetID.allCases.reduce(0) { $0 + TargetTable.groups(of: $1).count }
        #expect(
            rows == SupportStatus.allCases.count + Confidence.allCases.count + TargetID.allCases.count
                + SubjectID.allCases.count + groups + Remedy.allCases.count + TargetTable.sources.count
        )
        // Nothing in a note, a name or a syntax became markup: links are those to targets, there are no marks
        // but code.
        for run in result.document.runs {
            let attributes = result.document.attributeSets[run.attributes]
            #expect(attributes.intents.isSubset(of: [.code, .softBreak]) && attributes.image == nil)
            if let link = attributes.link { #expect(link.destination.hasPrefix("#")) }
        }
    }

    @Test("Groups of cells hold every cell once, by status")
    func groups() {
        for target in TargetID.allCases {
            let groups = TargetTable.groups(of: target)
            #expect(
                groups.flatMap(\.members).sorted { $0.rawValue < $1.rawValue }
                    == SubjectID.allCases.sorted { $0.rawValue < $1.rawValue }
            )
            let order = groups.compactMap { SupportStatus.allCases.firstIndex(of: $0.cell.status) }
            #expect(order == order.sorted())
        }
        let bridges = TargetTable.groups(of: SubjectID.heading).first { $0.members.contains(.nsAttributedStringBridge) }
        #expect(bridges?.members == [.nsAttributedStringBridge, .nsAttributedStringBridgeScoped])
    }
}
