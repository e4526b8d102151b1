// What a set of attributes is in the target table.

import DocumentModel
import TargetTable

/// The subjects that runs with a set of attributes hold.
enum InlineSubjects {
    /// The subjects of a set, without those that depend on the text around it.
    static func of(_ attributes: InlineAttributes) -> [SubjectID] {
        var found: [SubjectID] = []
        let intents = attributes.intents
        for (intent, subject) in ofIntents where intents.contains(intent) { found.append(subject) }
        if intents.isSuperset(of: [.strong, .emphasis]) { found.append(.strongEmphasis) }
        if let link = attributes.link {
            // How an address is spelled shows in the source only.
            found += [.link, .autolink, .bareURL]
            if link.title != nil { found.append(.linkTitle) }
            if !intents.isDisjoint(with: [.strong, .emphasis, .code, .strikethrough]) { found.append(.styledLinkText) }
        }
        if let image = attributes.image {
            found.append(attributes.link == nil ? .inlineImage : .linkedImage)
            if attributes.link == nil { found.append(.image) }
            if image.title != nil { found.append(.imageTitle) }
        }
        if attributes.footnoteReference != nil { found.append(.footnote) }
        if attributes.language != nil { found.append(.foundationLanguageIdentifier) }
        if let style = attributes.style { found += of(style) }
        for member in attributes.custom.members {
            found.append(SubjectID.byAttributeName[member.name] ?? .customAttribute)
        }
        switch attributes.verbatim {
        case .wikiLink?: found.append(.wikiLink)
        case .embed?: found.append(.embed)
        case .math?: found.append(.math)
        case .comment?: found.append(.comment)
        case nil: break
        }
        return found
    }

    private static let ofIntents: [(InlineIntents, SubjectID)] = [
        (.emphasis, .emphasis), (.strong, .strong), (.code, .codeSpan), (.strikethrough, .strikethrough),
        (.softBreak, .softBreak), (.hardBreak, .hardBreak), (.inlineHTML, .inlineHTML), (.highlight, .highlight),
    ]

    private static func of(_ style: TextStyle) -> [SubjectID] {
        var found: [SubjectID] = []
        if style.underline != nil { found.append(.kitUnderlineStyle) }
        if style.underlineColor != nil { found.append(.kitUnderlineColor) }
        if style.strikethrough != nil { found.append(.kitStrikethroughStyle) }
        if style.strikethroughColor != nil { found.append(.kitStrikethroughColor) }
        if style.foregroundColor != nil { found.append(.kitForegroundColor) }
        if style.backgroundColor != nil { found.append(.kitBackgroundColor) }
        if style.font != TextStyle.FontFacts() { found.append(.kitFont) }
        switch style.baseline {
        case .superscript?, .subscript?: found.append(.appKitSuperscript)
        case .offset?: found.append(.kitBaselineOffset)
        case nil: break
        }
        if style.isHidden { found.append(.hiddenText) }
        return found
    }
}
