import Testing

@testable import TargetTable

@Suite("The table is whole")
struct TotalityTests {
    @Test("Every pair of subject and target has exactly one fact, and every line of a sheet is understood")
    func facts() {
        #expect(FactSheet.shared.gaps == [])
        #expect(FactSheet.shared.problems.map(\.description) == [])
    }

    @Test("Every subject is described once, in the order of the ids")
    func subjects() {
        #expect(SubjectSheet.shared.problems.map(\.description) == [])
        #expect(
            TargetTable.subjects.map(\.id).sorted { $0.rawValue < $1.rawValue }
                == SubjectID.allCases.sorted { $0.rawValue < $1.rawValue }
        )
        for subject in TargetTable.subjects { #expect(!subject.summary.isEmpty, "\(subject.id)") }
    }

    @Test("The number of a subject is its place among all")
    func numbers() {
        #expect(SubjectID.allCases.map(\.number) == Array(0..<150))
    }

    @Test("Every target is described, and its names are told apart")
    func targets() {
        #expect(TargetTable.targets.map(\.id) == TargetID.allCases)
        #expect(Set(TargetTable.targets.map(\.name)).count == TargetID.allCases.count)
        for target in TargetTable.targets {
            for text in [target.name, target.platforms, target.since, target.summary, target.markdown] {
                #expect(!text.isEmpty, "\(target.id)")
            }
        }
    }

    @Test("The table has the size that its page names")
    func size() {
        #expect(TargetID.allCases.count == 28)
        #expect(SubjectID.allCases.count == 150)
        #expect(TargetTable.subjects.filter { $0.attribute != nil }.count == 102)
    }

    @Test("Every cell says why it is known: a note that is a sentence, and sources that exist")
    func evidence() {
        let numbers = Set(TargetTable.sources.map(\.number))
        for target in TargetID.allCases {
            for cell in TargetTable.cells(of: target) {
                #expect(cell.note.hasSuffix("."), "\(cell)")
                #expect(!cell.sources.isEmpty && numbers.isSuperset(of: cell.sources), "\(cell)")
            }
        }
    }

    @Test("Sources are numbered from one without gaps, and each is used")
    func sources() {
        #expect(SourceSheet.shared.problems.map(\.description) == [])
        #expect(TargetTable.sources.map(\.number) == Array(1...TargetTable.sources.count))
        let used = Set(FactSheet.shared.facts.flatMap(\.sources))
        #expect(TargetTable.sources.filter { !used.contains($0.number) }.map(\.title) == [])
    }

    @Test("What is dropped, ignored or kept in part has a remedy, and every remedy is used")
    func remedies() {
        for fact in FactSheet.shared.facts where [.dropped, .ignored].contains(fact.status) {
            #expect(fact.remedy != nil, "\(fact)")
        }
        #expect(Set(FactSheet.shared.facts.compactMap(\.remedy)) == Set(Remedy.allCases))
    }

    @Test("A loss finds its row by its subject")
    func losses() {
        #expect(Loss(subject: "html-block", message: "").subjectID == .htmlBlock)
        #expect(Loss(subject: "no-such-row", message: "").subjectID == nil)
    }
}
