// Names of NSAttributedString and Core Text that no scope lists, and attributes of an app's own. The form is described at SubjectSheet.

extension SubjectSheet {
    /// Names of NSAttributedString and Core Text that no scope lists, and attributes of an app's own.
    static let scopelessSubjects = """
        ns.writingDirection | inline | - | [NSNumber] (direction plus embed/override) | NSWritingDirection | -
          iOS 7, macOS 10.6
          The directions in which the text is embedded, or that override its own.
        ns.verticalGlyphForm | inline | - | NSNumber | CTVerticalForms | -
          iOS 6, macOS 10.7; not supported with TextKit 2
          Whether the text runs from top to bottom.
        ns.spellingState | inline | - | NSNumber | NSSpellingState | -
          macOS 10.5
          A mark of a spelling or grammar problem, set for a time.
        ns.characterShape | inline | - | NSNumber | NSCharacterShape | -
          macOS 10.0, deprecated
          A variant of a character's shape; deprecated.
        ns.textHighlightStyle | inline | - | NSAttributedString.TextHighlightStyle | NSTextHighlightStyle | -
          iOS 18, macOS 15
          The highlight of the text.
        ns.textHighlightColorScheme | inline | - | NSAttributedString.TextHighlightColorScheme | NSTextHighlightColorScheme | -
          iOS 18, macOS 15
          The colours of the highlight of the text.
        ns.writingToolsExclusion | inline | - | Bool | - | -
          iOS 18.2, macOS 15.2
          Keeps Writing Tools from changing the text.
        ns.suggestionHighlight | inline | - | Core Spotlight value | - | -
          iOS 16, macOS 13
          What Core Spotlight marks in a suggestion.
        coretext.foregroundColor | inline | - | CGColor | CTForegroundColor | -
          iOS 3.2, macOS 10.5
          The colour of the text for Core Text.
        coretext.foregroundColorFromContext | inline | - | Bool | CTForegroundColorFromContext | -
          iOS 3.2, macOS 10.6
          Whether Core Text takes the colour of the context it draws in.
        coretext.strokeColor | inline | - | CGColor | CTStrokeColor | -
          iOS 3.2, macOS 10.6
          The colour of the outline for Core Text.
        coretext.underlineColor | inline | - | CGColor | CTUnderlineColor | -
          iOS 3.2, macOS 10.5
          The colour of the underline for Core Text.
        coretext.backgroundColor | inline | - | CGColor | CTBackgroundColor | -
          iOS 10, macOS 10.12
          The colour behind the text for Core Text.
        coretext.runDelegate | inline | - | CTRunDelegate | CTRunDelegate | -
          iOS 3.2, macOS 10.5
          Code that tells Core Text how large the run is.
        coretext.baselineClass | inline | - | CFString constant | CTBaselineClass | -
          iOS 6, macOS 10.8
          Which baseline the text stands on.
        coretext.baselineInfo | inline | - | CFDictionary | CTBaselineInfo | -
          iOS 6, macOS 10.8
          Where the baselines of the text are.
        coretext.baselineReferenceInfo | inline | - | CFDictionary | CTBaselineReferenceInfo | -
          iOS 6, macOS 10.8
          Where the baselines that the text is aligned to are.
        coretext.horizontalInVerticalForms | inline | - | CFNumber | CTHorizontalInVerticalForms | -
          iOS 10, macOS 10.12
          How many characters stand side by side in vertical text.
        coretext.rubyAnnotation | inline | - | CTRubyAnnotation | CTRubyAnnotation | -
          iOS 8, macOS 10.10
          Small text beside or above the text that tells how it is read.
        custom.scoped | inline | - | any Hashable | - | custom
          iOS 15, macOS 12; Linux
          An attribute of your own, declared in a scope of yours.
        custom.unscoped | inline | - | any Hashable | - | -
          iOS 15, macOS 12; Linux
          An attribute of your own that no scope given to the interface declares.
        """
}
