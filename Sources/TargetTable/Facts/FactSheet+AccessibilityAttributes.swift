// Facts about attributes for assistive technology. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with attributes for assistive technology.
    static let accessibilityAttributes = """
        accessibility.accessibilityHeadingLevel accessibility.accessibilitySpeechAdjustedPitch
        accessibility.accessibilitySpeechAnnouncementPriority accessibility.accessibilitySpeechAnnouncementsQueued
        accessibility.accessibilitySpeechIncludesPunctuation accessibility.accessibilitySpeechPhoneticNotation
        accessibility.accessibilitySpeechSSML accessibility.accessibilitySpeechSpellsOutCharacters
        accessibility.accessibilityTextCustom accessibility.accessibilityTextualContext
          foundation: renders documented [3 9 10 11] Stored where the framework that owns it is imported; Foundation
              alone does not know it.
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.
          nsattributedstring-bridge: partially documented [3] (import-framework) Carried where the accessibility
              scope is loaded, as it is with UIKit, AppKit and SwiftUI.
          nsattributedstring-bridge-scoped: renders documented [2 10] The kit scopes include it.
          rtf-cocoa: dropped documented [33] (remove) Cocoa does not write it: RTF gets no custom or semantic attributes.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        accessibility.accessibilityHeadingLevel accessibility.accessibilitySpeechAdjustedPitch
        accessibility.accessibilitySpeechAnnouncementPriority accessibility.accessibilitySpeechAnnouncementsQueued
        accessibility.accessibilitySpeechIncludesPunctuation accessibility.accessibilitySpeechPhoneticNotation
        accessibility.accessibilitySpeechSpellsOutCharacters accessibility.accessibilityTextCustom
        accessibility.accessibilityTextualContext
          @swiftui-texts: renders inferred [9 12] Not visible; assistive technology reads it. The SwiftUI scope
              includes it.
          swiftui-texteditor: partially inferred [12 16] (set-view-accessibility) The SwiftUI scope includes it, so
              it stays; what it does in an editor is not documented.
          @uikit-views: partially inferred [12 63] (set-view-accessibility) Not visible; VoiceOver reads it from
              attributed text.
          @appkit-views: partially inferred [12 63] (set-view-accessibility) Not visible; which keys AppKit hands on
              is documented in part.
          richtextkit sttextview: unknown inferred [44 45] (set-view-accessibility) Depends on how the view hands
              out its text; not known.

        accessibility.accessibilityHeadingLevel accessibility.accessibilitySpeechAdjustedPitch
        accessibility.accessibilitySpeechAnnouncementPriority accessibility.accessibilitySpeechAnnouncementsQueued
        accessibility.accessibilitySpeechIncludesPunctuation accessibility.accessibilitySpeechPhoneticNotation
        accessibility.accessibilitySpeechSSML accessibility.accessibilitySpeechSpellsOutCharacters
        accessibility.accessibilityTextualContext
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.

        accessibility.accessibilitySpeechSSML
          @swiftui-texts swiftui-texteditor @kit-views: unknown inferred [12] (set-view-accessibility) From the beta
              documentation of OS 27; nothing else is known.

        accessibility.accessibilityTextCustom
          swiftui-text-localized: partially inferred [12 22] (parse-first) Markdown can make it. Whether a literal
              looks at the accessibility scope is not known.
        """
}
