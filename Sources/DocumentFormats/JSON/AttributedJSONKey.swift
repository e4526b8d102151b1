// The attribute names of AttributedString JSON that the package gives a meaning to. All other names are
// custom attributes.

/// An attribute name that the reader interprets.
enum AttributedJSONKey: CaseIterable, Sendable {
    case blocks, inline
    case alternateDescription, baselineOffset, imageURL, agreementArgument, agreementConcept, referentConcept
    case inlineIntent, language, link, listItemDelimiter, localizedNumberFormat, sourcePosition, presentationIntent
    case kitStrikethrough, superscript, kitUnderline, swiftUIStrikethrough, swiftUIUnderline

    /// The prefix of the names that the package adds. Foundation's decoder skips names it does not know.
    static let ownPrefix = "AttributedMarkdown."

    /// The name in JSON.
    var name: StaticString {
        switch self {
        case .blocks: return "AttributedMarkdown.blocks"
        case .inline: return "AttributedMarkdown.inline"
        case .alternateDescription: return "NSAlternateDescription"
        case .baselineOffset: return "NSBaselineOffset"
        case .imageURL: return "NSImageURL"
        case .agreementArgument: return "NSInflectionAgreementArgument"
        case .agreementConcept: return "NSInflectionAgreementConcept"
        case .referentConcept: return "NSInflectionReferentConcept"
        case .inlineIntent: return "NSInlinePresentationIntent"
        case .language: return "NSLanguage"
        case .link: return "NSLink"
        case .listItemDelimiter: return "NSListItemDelimiter"
        case .localizedNumberFormat: return "NSLocalizedNumberFormat"
        case .sourcePosition: return "NSMarkdownSourcePosition"
        case .presentationIntent: return "NSPresentationIntent"
        case .kitStrikethrough: return "NSStrikethrough"
        case .superscript: return "NSSuperScript"
        case .kitUnderline: return "NSUnderline"
        case .swiftUIStrikethrough: return "SwiftUI.StrikethroughStyle"
        case .swiftUIUnderline: return "SwiftUI.UnderlineStyle"
        }
    }

    private static let byLength: [[AttributedJSONKey]] = {
        var table: [[AttributedJSONKey]] = Array(repeating: [], count: 32)
        for key in allCases { table[key.name.utf8CodeUnitCount].append(key) }
        return table
    }()

    /// The key with this name, `nil` for a name without a meaning.
    static func named(_ name: ArraySlice<UInt8>) -> AttributedJSONKey? {
        guard name.count < byLength.count else { return nil }
        return byLength[name.count].first { key in key.name.withUTF8Buffer { name.elementsEqual($0) } }
    }

    /// Whether a custom attribute of this name cannot stand under its own name, because reading would
    /// take it for something else.
    static func isReserved(_ name: String) -> Bool {
        name.hasPrefix(ownPrefix) || named(Array(name.utf8)[...]) != nil
    }

    /// The names that Apple's parser gives to extended attributes, where the value is plain JSON:
    /// the name in Markdown and the name in JSON (`markdownName` of Foundation's attribute keys).
    static let markdownNames: [(markdown: String, key: AttributedJSONKey)] = [
        ("agreeWithArgument", .agreementArgument), ("agreeWithConcept", .agreementConcept),
        ("referentConcept", .referentConcept), ("formatNumber", .localizedNumberFormat),
    ]
}

/// The kinds of block by the names that JSON has for them: Foundation's twelve, then those of the package.
enum IntentName: String, CaseIterable, Sendable {
    case paragraph, header, orderedList, unorderedList, listItem, codeBlock, blockQuote, thematicBreak
    case table, tableHeaderRow, tableRow, tableCell
    case htmlBlock, footnoteDefinition, frontMatter, verbatim

    /// Whether Foundation's decoder knows the kind.
    var isFoundation: Bool {
        switch self {
        case .htmlBlock, .footnoteDefinition, .frontMatter, .verbatim: return false
        default: return true
        }
    }
}
