// Attributes of the accessibility scope. The form is described at SubjectSheet.

extension SubjectSheet {
    /// Attributes of the accessibility scope.
    static let accessibilitySubjects = """
        accessibility.accessibilityHeadingLevel | block | accessibilityHeadingLevel | heading level enum | UIAccessibilityTextAttributeHeadingLevel, AXHeadingLevel | accessibility
          iOS 15, macOS 12
          The level of the heading that the text is, for assistive technology.
        accessibility.accessibilitySpeechAdjustedPitch | inline | accessibilitySpeechAdjustedPitch | Double | UIAccessibilitySpeechAttributePitch, AXPitch | accessibility
          iOS 15, macOS 12
          The pitch in which the text is spoken.
        accessibility.accessibilitySpeechAnnouncementPriority | inline | accessibilitySpeechAnnouncementPriority | priority enum | UIAccessibilitySpeechAttributeAnnouncementPriority, AXAnnouncementPriority | accessibility
          iOS 17, macOS 14
          How urgent the announcement of the text is.
        accessibility.accessibilitySpeechAnnouncementsQueued | inline | accessibilitySpeechAnnouncementsQueued | Bool | UIAccessibilitySpeechAttributeQueueAnnouncement | accessibility
          iOS 15, macOS 12
          Whether the announcement waits for others.
        accessibility.accessibilitySpeechIncludesPunctuation | inline | accessibilitySpeechIncludesPunctuation | Bool | UIAccessibilitySpeechAttributePunctuation, AXPunctuation | accessibility
          iOS 15, macOS 12
          Whether punctuation is spoken.
        accessibility.accessibilitySpeechPhoneticNotation | inline | accessibilitySpeechPhoneticNotation | String | UIAccessibilitySpeechAttributeIPANotation, AXIPANotation | accessibility
          iOS 15, macOS 12
          How the text is pronounced, in the phonetic alphabet.
        accessibility.accessibilitySpeechSSML | inline | accessibilitySpeechSSML | String | - | accessibility
          iOS 27 (beta)
          How the text is spoken, in SSML.
        accessibility.accessibilitySpeechSpellsOutCharacters | inline | accessibilitySpeechSpellsOutCharacters | Bool | UIAccessibilitySpeechAttributeSpellOut, AXSpellOut | accessibility
          iOS 15, macOS 12
          Whether the text is spelled letter by letter.
        accessibility.accessibilityTextCustom | inline | accessibilityTextCustom | [String] (Markdown-decodable) | UIAccessibilityTextAttributeCustom | accessibility
          iOS 15, macOS 12
          Words of your own that assistive technology can look for.
        accessibility.accessibilityTextualContext | inline | accessibilityTextualContext | context enum | UIAccessibilityTextAttributeContext, AXTextualContext | accessibility
          iOS 15, macOS 12
          What the text is, such as a file name or source code.
        """
}
