// The subjects by name: one id for each attribute and construct, the same in the model, the table, the lint
// and the pages.

/// An attribute or a construct, by its id.
///
/// The raw value is the id that `Loss.subject` and `attrmd explain` use, such as `kit.font` or `heading`.
public enum SubjectID: String, Hashable, Sendable, CaseIterable {
    // MARK: Foundation's scope

    case foundationLink = "foundation.link"
    case foundationLanguageIdentifier = "foundation.languageIdentifier"
    case foundationAlternateDescription = "foundation.alternateDescription"
    case foundationImageURL = "foundation.imageURL"
    case foundationInlinePresentationIntent = "foundation.inlinePresentationIntent"
    case foundationPresentationIntent = "foundation.presentationIntent"
    case foundationMarkdownSourcePosition = "foundation.markdownSourcePosition"
    case foundationListItemDelimiter = "foundation.listItemDelimiter"
    case foundationWritingDirection = "foundation.writingDirection"
    case foundationPersonNameComponent = "foundation.personNameComponent"
    case foundationNumberPart = "foundation.numberPart"
    case foundationNumberSymbol = "foundation.numberSymbol"
    case foundationDateField = "foundation.dateField"
    case foundationReplacementIndex = "foundation.replacementIndex"
    case foundationMeasurement = "foundation.measurement"
    case foundationByteCount = "foundation.byteCount"
    case foundationDurationField = "foundation.durationField"
    case foundationLocalizedNumericArgument = "foundation.localizedNumericArgument"
    case foundationLocalizedDateArgument = "foundation.localizedDateArgument"
    case foundationLocalizedDateIntervalArgument = "foundation.localizedDateIntervalArgument"
    case foundationLocalizedURLArgument = "foundation.localizedURLArgument"
    case foundationInflect = "foundation.inflect"
    case foundationMorphology = "foundation.morphology"
    case foundationInflectionAlternative = "foundation.inflectionAlternative"
    case foundationAgreementConcept = "foundation.agreementConcept"
    case foundationAgreementArgument = "foundation.agreementArgument"
    case foundationReferentConcept = "foundation.referentConcept"
    case foundationLocalizedNumberFormat = "foundation.localizedNumberFormat"
    case foundationAssumedFallbackInflection = "foundation.assumedFallbackInflection"

    // MARK: SwiftUI's scope

    case swiftUIFont = "swiftui.font"
    case swiftUIForegroundColor = "swiftui.foregroundColor"
    case swiftUIBackgroundColor = "swiftui.backgroundColor"
    case swiftUIUnderlineStyle = "swiftui.underlineStyle"
    case swiftUIStrikethroughStyle = "swiftui.strikethroughStyle"
    case swiftUIKern = "swiftui.kern"
    case swiftUITracking = "swiftui.tracking"
    case swiftUIBaselineOffset = "swiftui.baselineOffset"
    case swiftUIAdaptiveImageGlyph = "swiftui.adaptiveImageGlyph"
    case swiftUIAlignment = "swiftui.alignment"
    case swiftUILineHeight = "swiftui.lineHeight"

    // MARK: UIKit and AppKit

    case kitFont = "kit.font"
    case kitForegroundColor = "kit.foregroundColor"
    case kitBackgroundColor = "kit.backgroundColor"
    case kitUnderlineStyle = "kit.underlineStyle"
    case kitStrikethroughStyle = "kit.strikethroughStyle"
    case kitUnderlineColor = "kit.underlineColor"
    case kitStrikethroughColor = "kit.strikethroughColor"
    case kitKern = "kit.kern"
    case kitTracking = "kit.tracking"
    case kitBaselineOffset = "kit.baselineOffset"
    case kitParagraphStyle = "kit.paragraphStyle"
    case kitParagraphStyleTextLists = "kit.paragraphStyle.textLists"
    case appKitParagraphStyleTextBlocks = "appkit.paragraphStyle.textBlocks"
    case kitLigature = "kit.ligature"
    case kitStrokeColor = "kit.strokeColor"
    case kitStrokeWidth = "kit.strokeWidth"
    case kitShadow = "kit.shadow"
    case kitTextEffect = "kit.textEffect"
    case kitObliqueness = "kit.obliqueness"
    case kitExpansion = "kit.expansion"
    case kitAttachment = "kit.attachment"
    case kitAdaptiveImageGlyph = "kit.adaptiveImageGlyph"
    case uiKitTextItemTag = "uikit.textItemTag"
    case uiKitAccessibilitySpeechLanguage = "uikit.accessibilitySpeechLanguage"
    case appKitCursor = "appkit.cursor"
    case appKitToolTip = "appkit.toolTip"
    case appKitSuperscript = "appkit.superscript"
    case appKitGlyphInfo = "appkit.glyphInfo"
    case appKitMarkedClauseSegment = "appkit.markedClauseSegment"
    case appKitTextAlternatives = "appkit.textAlternatives"
    case appKitAccessibilityTextKeys = "appkit.nsAccessibilityTextKeys"

    // MARK: Names without a scope

    case nsWritingDirection = "ns.writingDirection"
    case nsVerticalGlyphForm = "ns.verticalGlyphForm"
    case nsSpellingState = "ns.spellingState"
    case nsCharacterShape = "ns.characterShape"
    case nsTextHighlightStyle = "ns.textHighlightStyle"
    case nsTextHighlightColorScheme = "ns.textHighlightColorScheme"
    case nsWritingToolsExclusion = "ns.writingToolsExclusion"
    case nsSuggestionHighlight = "ns.suggestionHighlight"

    // MARK: Core Text

    case coreTextForegroundColor = "coretext.foregroundColor"
    case coreTextForegroundColorFromContext = "coretext.foregroundColorFromContext"
    case coreTextStrokeColor = "coretext.strokeColor"
    case coreTextUnderlineColor = "coretext.underlineColor"
    case coreTextBackgroundColor = "coretext.backgroundColor"
    case coreTextRunDelegate = "coretext.runDelegate"
    case coreTextBaselineClass = "coretext.baselineClass"
    case coreTextBaselineInfo = "coretext.baselineInfo"
    case coreTextBaselineReferenceInfo = "coretext.baselineReferenceInfo"
    case coreTextHorizontalInVerticalForms = "coretext.horizontalInVerticalForms"
    case coreTextRubyAnnotation = "coretext.rubyAnnotation"

    // MARK: Accessibility

    case accessibilityHeadingLevel = "accessibility.accessibilityHeadingLevel"
    case accessibilitySpeechAdjustedPitch = "accessibility.accessibilitySpeechAdjustedPitch"
    case accessibilitySpeechAnnouncementPriority = "accessibility.accessibilitySpeechAnnouncementPriority"
    case accessibilitySpeechAnnouncementsQueued = "accessibility.accessibilitySpeechAnnouncementsQueued"
    case accessibilitySpeechIncludesPunctuation = "accessibility.accessibilitySpeechIncludesPunctuation"
    case accessibilitySpeechPhoneticNotation = "accessibility.accessibilitySpeechPhoneticNotation"
    case accessibilitySpeechSSML = "accessibility.accessibilitySpeechSSML"
    case accessibilitySpeechSpellsOutCharacters = "accessibility.accessibilitySpeechSpellsOutCharacters"
    case accessibilityTextCustom = "accessibility.accessibilityTextCustom"
    case accessibilityTextualContext = "accessibility.accessibilityTextualContext"

    // MARK: Attributes of your own

    case customScoped = "custom.scoped"
    case customUnscoped = "custom.unscoped"

    // MARK: Constructs

    case heading
    case paragraphBreak = "paragraph-break"
    case softBreak = "soft-break"
    case hardBreak = "hard-break"
    case emphasis
    case strong
    case strongEmphasis = "strong-emphasis"
    case strikethrough
    case codeSpan = "code-span"
    case codeBlock = "code-block"
    case codeBlockLanguage = "code-block-language"
    case blockQuote = "block-quote"
    case orderedList = "ordered-list"
    case orderedListStart = "ordered-list-start"
    case unorderedList = "unordered-list"
    case nestedList = "nested-list"
    case listDelimiter = "list-delimiter"
    case listSpacing = "list-spacing"
    case taskListItem = "task-list-item"
    case table
    case tableAlignment = "table-alignment"
    case thematicBreak = "thematic-break"
    case link
    case linkTitle = "link-title"
    case styledLinkText = "styled-link-text"
    case image
    case inlineImage = "inline-image"
    case imageTitle = "image-title"
    case linkedImage = "linked-image"
    case autolink
    case bareURL = "bare-url"
    case inlineHTML = "inline-html"
    case htmlBlock = "html-block"
    case footnote
    case customAttribute = "custom-attribute"
    case highlight
    case frontMatter = "front-matter"
    case comment
    case math
    case wikiLink = "wiki-link"
    case embed
    case containerFence = "container-fence"
    case linkReferenceDefinition = "link-reference-definition"
    case attributeDefinition = "attribute-definition"
    case emptyParagraph = "empty-paragraph"
    case hiddenText = "hidden-text"
    case controlCharacter = "control-character"
    case document
}

extension SubjectID {
    /// The place in the order of the table.
    var place: Int { Self.places[self] ?? 0 }

    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// The attributes that the document model has members for. All other attributes are custom attributes to it.
    static let modelled: Set<SubjectID> = [
        .foundationLink, .foundationLanguageIdentifier, .foundationAlternateDescription, .foundationImageURL,
        .foundationInlinePresentationIntent, .foundationPresentationIntent, .foundationMarkdownSourcePosition,
        .foundationListItemDelimiter, .swiftUIUnderlineStyle, .swiftUIStrikethroughStyle, .kitFont,
        .kitForegroundColor, .kitBackgroundColor, .kitUnderlineStyle, .kitStrikethroughStyle, .kitUnderlineColor,
        .kitStrikethroughColor, .kitBaselineOffset, .appKitSuperscript,
    ]

    /// The groups that sheets name with an at sign.
    static let groups: [String: [SubjectID]] = [
        // Attributes that travel through the package as custom attributes, under their raw names.
        "@carried": allCases.filter { TargetTable.subject($0).attribute != nil && !modelled.contains($0) },
        // What formatters say about the parts of their output.
        "@formatted": [
            .foundationPersonNameComponent, .foundationNumberPart, .foundationNumberSymbol, .foundationDateField,
            .foundationReplacementIndex, .foundationMeasurement, .foundationByteCount, .foundationDurationField,
            .foundationLocalizedNumericArgument, .foundationLocalizedDateArgument,
            .foundationLocalizedDateIntervalArgument, .foundationLocalizedURLArgument,
        ],
        // What grammar agreement works with.
        "@grammar": [
            .foundationInflect, .foundationMorphology, .foundationInflectionAlternative, .foundationAgreementConcept,
            .foundationAgreementArgument, .foundationReferentConcept, .foundationLocalizedNumberFormat,
        ],
    ]

    /// The place among all cases, for tables and sets.
    ///
    /// An enumeration without payloads and with fewer than 256 cases is a byte that counts them.
    @inline(__always)
    package var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    /// By number: the standard library's way hashes the raw value, a string.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
