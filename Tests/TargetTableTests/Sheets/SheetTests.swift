import Testing

@testable import TargetTable

@Suite("Sheets are read as they say")
struct SheetTests {
    private func cell(_ text: String, _ subject: SubjectID, _ target: TargetID) -> TargetCell {
        FactSheet([text]).cell(subject, target)
    }

    @Test("A fact holds for each pair of its subjects and targets, and lines indented deeper go on with it")
    func pairs() {
        let sheet = """
            heading
            table block-quote
              html rtf: dropped inferred [1 22] (remove) The first: half
                  and the second.
              uilabel: renders documented [3] Fine.
            """
        for subject in [SubjectID.heading, .table, .blockQuote] {
            for target in [TargetID.html, .rtf] {
                let cell = cell(sheet, subject, target)
                #expect(cell.status == .dropped && cell.confidence == .inferred)
                #expect(cell.sources == [1, 22] && cell.remedy == .remove)
                #expect(cell.note == "The first: half and the second.")
            }
            #expect(cell(sheet, subject, .uiLabel).note == "Fine.")
            #expect(cell(sheet, subject, .uiLabel).remedy == nil)
        }
        #expect(FactSheet([sheet]).problems == [])
    }

    @Test("A group stands for its members")
    func groups() {
        let sheet = "@grammar\n  @bridges: renders proved [1] Yes."
        #expect(cell(sheet, .foundationInflect, .nsAttributedStringBridge).note == "Yes.")
        #expect(cell(sheet, .foundationMorphology, .nsAttributedStringBridgeScoped).note == "Yes.")
        #expect(cell(sheet, .foundationLink, .nsAttributedStringBridge).note == "")
    }

    @Test(
        "What is wrong in a sheet is reported",
        arguments: [
            ("headin\n  html: renders proved [1] A.", "unknown subject headin"),
            ("heading\n  htm: renders proved [1] A.", "unknown target htm"),
            ("heading\n  html: shows proved [1] A.", "no status"),
            ("heading\n  html: renders sure [1] A.", "no confidence"),
            ("heading\n  html: renders proved A.", "no sources"),
            ("heading\n  html: dropped proved [1] (pray) A.", "unknown remedy pray"),
            ("heading\n  html: renders proved [1]", "no note"),
            ("heading\n  html renders proved [1] A.", "no colon after the targets"),
            (
                "heading\n  html: renders proved [1] A.\n  rtf html: dropped proved [1] B.",
                "second fact for heading x html"
            ),
        ]
    )
    func problems(_ sheet: String, _ reason: String) {
        #expect(FactSheet([sheet]).problems.map(\.reason) == [reason])
    }

    @Test("A pair without a fact is a gap")
    func gaps() {
        let sheet = FactSheet(["heading\n  html: renders proved [1] A."])
        #expect(sheet.gaps.count == SubjectID.allCases.count * TargetID.allCases.count - 1)
        #expect(!sheet.gaps.contains("heading x html") && sheet.gaps.contains("heading x rtf"))
        #expect(sheet.cell(.heading, .rtf).status == .unknown)
    }

    @Test("An attribute is told from its head and two lines, a construct from its head and one")
    func subjects() throws {
        let sheet = SubjectSheet(
            attributes: [
                "kit.font | inline | font | UIFont | NSFont, CTFont | uiKit, appKit\n  iOS 6\n  The\n      font."
            ],
            constructs: ["table | block | Table | GFM | | a | b |\n  Rows."]
        )
        #expect(sheet.problems == [])
        let attribute = try #require(sheet.subject(.kitFont).attribute)
        #expect(attribute.keys == ["NSFont", "CTFont"] && attribute.scopes == [.uiKit, .appKit])
        #expect(attribute.property == "font" && attribute.since == "iOS 6")
        #expect(sheet.subject(.kitFont).summary == "The font.")
        #expect(sheet.subject(.table).construct?.syntax == "| a | b |")
        #expect(SubjectSheet(attributes: ["kit.font | inline\n  iOS 6\n  A."], constructs: []).problems.count == 1)
    }
}
