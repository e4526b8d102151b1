import TargetTable
import Testing

@Suite("What must hold about Apple's targets")
struct SeedFactTests {
    private func subjects(_ target: TargetID, _ statuses: Set<SupportStatus>) -> Set<SubjectID> {
        Set(TargetTable.cells(of: target).filter { statuses.contains($0.status) }.map(\.subject))
    }

    /// The attributes that change how text looks, by scope.
    private let looks: [SubjectID] = SubjectID.allCases.filter { id in
        guard let scopes = TargetTable.subject(id).attribute?.scopes else { return false }
        return scopes.contains(.swiftUI) || scopes.contains(.uiKit) || scopes.contains(.appKit)
    }

    @Test(
        "SwiftUI Text renders of SwiftUI's attributes exactly those that it has, and paragraph attributes since OS 26"
    )
    func swiftUIAttributesInText() {
        let own = looks.filter { TargetTable.subject($0).attribute?.scopes == [.swiftUI] }
        let rendered = own.filter { TargetTable.cell($0, .swiftUIText).status == .renders }
        #expect(
            rendered == [
                .swiftUIFont, .swiftUIForegroundColor, .swiftUIBackgroundColor, .swiftUIUnderlineStyle,
                .swiftUIStrikethroughStyle, .swiftUIKern, .swiftUITracking, .swiftUIBaselineOffset,
                .swiftUIAdaptiveImageGlyph, .swiftUILineHeight,
            ]
        )
        // Those that every version draws; the two others say from when on.
        #expect(TargetTable.cell(.swiftUIAdaptiveImageGlyph, .swiftUIText).note.contains("iOS 18"))
        #expect(TargetTable.cell(.swiftUILineHeight, .swiftUIText).note.contains("OS 26"))
        #expect(TargetTable.cell(.swiftUIAlignment, .swiftUIText).status == .partially)
        #expect(TargetTable.cell(.foundationLink, .swiftUIText).status == .renders)
    }

    @Test("SwiftUI Text translates the attributes of UIKit and AppKit that have a twin, and no others")
    func kitAttributesInText() {
        let kit = looks.filter { TargetTable.subject($0).attribute?.scopes.contains(.swiftUI) == false }
        let translated = kit.filter { TargetTable.cell($0, .swiftUIText).status == .converted }
        #expect(
            translated == [
                .kitFont, .kitForegroundColor, .kitBackgroundColor, .kitUnderlineStyle, .kitStrikethroughStyle,
                .kitUnderlineColor, .kitStrikethroughColor, .kitKern, .kitTracking, .kitBaselineOffset,
                .kitAdaptiveImageGlyph,
            ]
        )
        #expect(kit.filter { TargetTable.cell($0, .swiftUIText).status == .renders } == [])
    }

    @Test(
        "SwiftUI Text does not draw these",
        arguments: [
            SubjectID.kitParagraphStyle, .kitShadow, .kitStrokeColor, .kitStrokeWidth, .kitTextEffect, .kitAttachment,
            .kitLigature, .kitObliqueness, .kitExpansion, .foundationPresentationIntent, .heading, .unorderedList,
            .orderedList, .blockQuote, .table, .codeBlock,
        ]
    )
    func ignoredInText(_ subject: SubjectID) {
        let cell = TargetTable.cell(subject, .swiftUIText)
        #expect(cell.status == .ignored)
        #expect(cell.remedy != nil)
    }

    @Test("The writing direction is followed since OS 26; the old array of directions never reaches Text")
    func writingDirection() {
        let direction = TargetTable.cell(.foundationWritingDirection, .swiftUIText)
        #expect(direction.status == .renders)
        #expect(direction.note == "Followed since OS 26, ignored before.")
        #expect(TargetTable.cell(.nsWritingDirection, .swiftUIText).status == .dropped)
    }

    @Test("A literal has inline Markdown only: blocks show as typed")
    func literal() {
        for subject in [SubjectID.heading, .unorderedList, .orderedList, .blockQuote, .table, .taskListItem] {
            #expect(TargetTable.cell(subject, .swiftUITextLocalized).status == .ignored, "\(subject)")
        }
        for subject in [SubjectID.emphasis, .strong, .codeSpan, .strikethrough, .link] {
            #expect(TargetTable.cell(subject, .swiftUITextLocalized).status == .renders, "\(subject)")
        }
    }

    @Test("Slanted and widened characters work with TextKit 1 alone")
    func textKit() {
        for subject in [SubjectID.kitObliqueness, .kitExpansion] {
            #expect(TargetTable.cell(subject, .uiTextView).status == .ignored)
            #expect(TargetTable.cell(subject, .nsTextView).status == .ignored)
            #expect(TargetTable.cell(subject, .uiTextViewTextKit1).status == .renders)
            #expect(TargetTable.cell(subject, .nsTextViewTextKit1).status == .renders)
        }
    }

    @Test(
        "The conversion to NSAttributedString names its losses and what helps",
        arguments: [
            (SubjectID.swiftUIFont, TargetID.nsAttributedStringBridge, SupportStatus.partially, Remedy.setKitFont),
            (.swiftUIFont, .nsAttributedStringBridgeScoped, .dropped, .setKitFont),
            (.swiftUIForegroundColor, .nsAttributedStringBridge, .partially, .setKitColor),
            (.swiftUIForegroundColor, .nsAttributedStringBridgeScoped, .dropped, .setKitColor),
            (.swiftUIKern, .nsAttributedStringBridgeScoped, .dropped, .setKitAttribute),
            (.swiftUIUnderlineStyle, .nsAttributedStringBridgeScoped, .dropped, .setKitAttribute),
            (.customScoped, .nsAttributedStringBridge, .dropped, .declareScope),
            (.customUnscoped, .nsAttributedStringBridge, .dropped, .declareScope),
            (.customUnscoped, .nsAttributedStringBridgeScoped, .dropped, .declareScope),
        ]
    )
    func bridge(_ subject: SubjectID, _ target: TargetID, _ status: SupportStatus, _ remedy: Remedy) {
        let cell = TargetTable.cell(subject, target)
        #expect(cell.status == status)
        #expect(cell.remedy == remedy)
    }

    @Test("Block intents are carried to NSAttributedString and drawn by no view of the system")
    func blockIntents() {
        #expect(TargetTable.cell(.foundationPresentationIntent, .nsAttributedStringBridge).status == .renders)
        #expect(TargetTable.cell(.customScoped, .nsAttributedStringBridgeScoped).status == .renders)
        for target in [
            TargetID.uiLabel, .uiTextView, .uiTextViewTextKit1, .nsTextView, .nsTextViewTextKit1, .nsTextField,
        ] {
            let cell = TargetTable.cell(.foundationPresentationIntent, target)
            #expect(cell.status == .ignored && cell.remedy == .layOutBlocks, "\(target)")
        }
    }

    @Test("The scopes list what they contain")
    func scopes() {
        func properties(_ scope: Subject.Scope) -> [String] {
            TargetTable.subjects.compactMap(\.attribute).filter { $0.scopes.contains(scope) }.compactMap(\.property)
                .filter { !$0.contains(".") }
        }
        #expect(
            properties(.foundation) == [
                "link", "languageIdentifier", "alternateDescription", "imageURL", "inlinePresentationIntent",
                "presentationIntent", "markdownSourcePosition", "listItemDelimiter", "writingDirection",
                "personNameComponent", "numberPart", "numberSymbol", "dateField", "replacementIndex", "measurement",
                "byteCount", "durationField", "localizedNumericArgument", "localizedDateArgument",
                "localizedDateIntervalArgument", "localizedURLArgument", "inflect", "morphology",
                "inflectionAlternative", "agreementConcept", "agreementArgument", "referentConcept",
                "localizedNumberFormat", "assumedFallbackInflection",
            ]
        )
        #expect(
            properties(.swiftUI) == [
                "font", "foregroundColor", "backgroundColor", "underlineStyle", "strikethroughStyle", "kern",
                "tracking",
                "baselineOffset", "adaptiveImageGlyph", "alignment", "lineHeight",
            ]
        )
        let shared = [
            "font", "foregroundColor", "backgroundColor", "underlineStyle", "strikethroughStyle", "underlineColor",
            "strikethroughColor", "kern", "tracking", "baselineOffset", "paragraphStyle", "ligature", "strokeColor",
            "strokeWidth", "shadow", "textEffect", "obliqueness", "expansion", "attachment", "adaptiveImageGlyph",
        ]
        #expect(properties(.uiKit) == shared + ["textItemTag"])
        #expect(
            properties(.appKit) == shared + [
                "cursor", "toolTip", "superscript", "glyphInfo", "markedClauseSegment", "textAlternatives",
            ]
        )
        #expect(properties(.accessibility).count == 10)
    }

    @Test("Names that no scope lists are lost when a string becomes an AttributedString")
    func scopeless() {
        for subject in TargetTable.subjects where subject.attribute?.scopes == [] && subject.id != .customUnscoped {
            #expect(TargetTable.cell(subject.id, .foundation).status == .dropped, "\(subject.id)")
            #expect(TargetTable.cell(subject.id, .swiftUIText).status == .dropped, "\(subject.id)")
        }
    }
}
