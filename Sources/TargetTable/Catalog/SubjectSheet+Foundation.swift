// Attributes of Foundation's scope. The form is described at SubjectSheet.

extension SubjectSheet {
    /// Attributes of Foundation's scope.
    static let foundationSubjects = """
        foundation.link | inline | link | URL | NSLink | foundation
          iOS 15, macOS 12 (key: iOS 7, macOS 10.0); Linux
          Where the text leads.
        foundation.languageIdentifier | inline | languageIdentifier | String (BCP 47) | NSLanguage | foundation
          iOS 15, macOS 12; Linux
          The language of the text. Core Text's language attribute has the same raw name.
        foundation.alternateDescription | inline | alternateDescription | String | NSAlternateDescription | foundation
          iOS 15, macOS 12; Linux
          The title of a Markdown link or image.
        foundation.imageURL | inline | imageURL | URL | NSImageURL | foundation
          iOS 15, macOS 12; Linux
          Where a Markdown image is; the text of the run is its description.
        foundation.inlinePresentationIntent | inline | inlinePresentationIntent | InlinePresentationIntent (NSNumber when bridged) | NSInlinePresentationIntent | foundation
          iOS 15, macOS 12; not on Linux
          The inline marks as bits: emphasis 1, strong 2, code 4, strikethrough 32, soft break 64, hard break 128,
              inline HTML 256, block HTML 512.
        foundation.presentationIntent | block | presentationIntent | PresentationIntent | NSPresentationIntent | foundation
          iOS 15, macOS 12; not on Linux
          The blocks around the text, the innermost first.
        foundation.markdownSourcePosition | inline | markdownSourcePosition | AttributedString.MarkdownSourcePosition | NSMarkdownSourcePosition | foundation
          iOS 16, macOS 13; not on Linux
          Where the text stood in its Markdown source; made only if the parser is asked for it.
        foundation.listItemDelimiter | block | listItemDelimiter | Character | NSListItemDelimiter | foundation
          iOS 26, macOS 26; not on Linux
          The marker of the list item around the text.
        foundation.writingDirection | block | writingDirection | AttributedString.WritingDirection | Foundation.WritingDirectionAttribute | foundation
          iOS 26, macOS 26; Linux (Swift 6.2)
          The base direction of a paragraph; typed text does not take it over.
        foundation.personNameComponent | inline | personNameComponent | PersonNameComponents component | NSPersonNameComponentKey | foundation
          iOS 15, macOS 12; Linux
          Which part of a formatted name the text is.
        foundation.numberPart | inline | numberPart | NumberPart | Foundation.NumberFormatPart | foundation
          iOS 15, macOS 12; Linux
          Which part of a formatted number the text is.
        foundation.numberSymbol | inline | numberSymbol | NumberSymbol | Foundation.NumberFormatSymbol | foundation
          iOS 15, macOS 12; Linux
          Which symbol of a formatted number the text is.
        foundation.dateField | inline | dateField | DateField | Foundation.DateFormatField | foundation
          iOS 15, macOS 12; Linux
          Which field of a formatted date the text is.
        foundation.replacementIndex | inline | replacementIndex | Int | NSReplacementIndex | foundation
          iOS 15, macOS 12; Linux
          Which argument of a format string the text came from.
        foundation.measurement | inline | measurement | Component (value, unit) | Foundation.MeasurementAttribute | foundation
          iOS 15, macOS 12; Linux
          Whether the text is the value or the unit of a formatted measurement.
        foundation.byteCount | inline | byteCount | Component | Foundation.ByteCountAttribute | foundation
          iOS 15, macOS 12; Linux
          Which part of a formatted byte count the text is.
        foundation.durationField | inline | durationField | Field | Foundation.DurationFieldAttribute | foundation
          iOS 16, macOS 13; Linux
          Which field of a formatted duration the text is.
        foundation.localizedNumericArgument | inline | localizedNumericArgument | enum of number kinds | Foundation.LocalizedNumericArgumentAttribute | foundation
          iOS 16, macOS 13; not on Linux
          The number that a localised string was given for this text.
        foundation.localizedDateArgument | inline | localizedDateArgument | Date | Foundation.LocalizedDateArgumentAttribute | foundation
          iOS 16, macOS 13; not on Linux
          The date that a localised string was given for this text.
        foundation.localizedDateIntervalArgument | inline | localizedDateIntervalArgument | Range of Date | Foundation.LocalizedDateIntervalArgumentAttribute | foundation
          iOS 16, macOS 13; not on Linux
          The interval of dates that a localised string was given for this text.
        foundation.localizedURLArgument | inline | localizedURLArgument | URL | Foundation.LocalizedURLArgumentAttribute | foundation
          iOS 16, macOS 13; not on Linux
          The URL that a localised string was given for this text.
        foundation.inflect | inline | inflect | InflectionRule | NSInflect | foundation
          iOS 15, macOS 12; not on Linux
          How the system is to inflect the text; grammar agreement uses it up.
        foundation.morphology | inline | morphology | Morphology | NSMorphology | foundation
          iOS 15, macOS 12; not on Linux
          The grammar of the text, such as number and gender; grammar agreement uses it up.
        foundation.inflectionAlternative | inline | inflectionAlternative | AttributedString | NSInflectionAlternative | foundation
          iOS 15, macOS 12; not on Linux
          What to say where the text cannot be inflected.
        foundation.agreementConcept | inline | agreementConcept | Int | NSInflectionAgreementConcept | foundation
          iOS 17, macOS 14; not on Linux
          The concept that the text agrees with, by number.
        foundation.agreementArgument | inline | agreementArgument | Int | NSInflectionAgreementArgument | foundation
          iOS 17, macOS 14; not on Linux
          The argument of the format string that the text agrees with, by number.
        foundation.referentConcept | inline | referentConcept | Int | NSInflectionReferentConcept | foundation
          iOS 17, macOS 14; not on Linux
          The concept that a pronoun refers to, by number.
        foundation.localizedNumberFormat | inline | localizedNumberFormat | Bool-like marker (Markdown name formatNumber) | NSLocalizedNumberFormat | foundation
          iOS 18, macOS 15; not on Linux
          Marks a number that is formatted when the string is resolved; formatNumber in Markdown.
        foundation.assumedFallbackInflection | inline | assumedFallbackInflection | Morphology | - | foundation
          iOS 16, macOS 13, system interface
          The grammar that is assumed where none is known. No public interface; it can appear in dumps.
        """
}
