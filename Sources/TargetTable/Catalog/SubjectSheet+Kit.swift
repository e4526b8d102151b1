// Attributes of UIKit's and AppKit's scopes. The form is described at SubjectSheet.

extension SubjectSheet {
    /// Attributes of UIKit's and AppKit's scopes.
    static let kitSubjects = """
        kit.font | inline | font | UIFont / NSFont | NSFont | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          The font of the text.
        kit.foregroundColor | inline | foregroundColor | UIColor / NSColor | NSColor | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          The colour of the text.
        kit.backgroundColor | inline | backgroundColor | UIColor / NSColor | NSBackgroundColor | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          The colour behind the text.
        kit.underlineStyle | inline | underlineStyle | NSUnderlineStyle | NSUnderline | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          The line under the text.
        kit.strikethroughStyle | inline | strikethroughStyle | NSUnderlineStyle | NSStrikethrough | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          The line through the text.
        kit.underlineColor | inline | underlineColor | UIColor / NSColor | NSUnderlineColor | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 7, macOS 10.0
          The colour of the line under the text.
        kit.strikethroughColor | inline | strikethroughColor | UIColor / NSColor | NSStrikethroughColor | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 7, macOS 10.0
          The colour of the line through the text.
        kit.kern | inline | kern | CGFloat | NSKern | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          Points added between characters; ligatures may go.
        kit.tracking | inline | tracking | CGFloat | CTTracking | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 14, macOS 11
          Points added between characters; ligatures stay.
        kit.baselineOffset | inline | baselineOffset | CGFloat | NSBaselineOffset | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 7, macOS 10.0
          Points by which the text is raised.
        kit.paragraphStyle | block | paragraphStyle | NSParagraphStyle | NSParagraphStyle | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          Alignment, indents, spacing, tabs and more of a paragraph.
        kit.paragraphStyle.textLists | block | paragraphStyle.textLists | [NSTextList] | NSParagraphStyle | uiKit, appKit
          macOS 10.4, iOS 7 header (markers drawn: iOS 16, macOS 12 TextKit 2)
          The lists that a paragraph stands in. A value in the paragraph style, with a row of its own because support
              differs.
        appkit.paragraphStyle.textBlocks | block | paragraphStyle.textBlocks | [NSTextBlock], NSTextTable | NSParagraphStyle | appKit
          macOS 10.4
          The tables and boxes that a paragraph stands in. A value in the paragraph style, on macOS only.
        kit.ligature | inline | ligature | Int | NSLigature | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          Whether letters are joined to ligatures.
        kit.strokeColor | inline | strokeColor | UIColor / NSColor | NSStrokeColor | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          The colour of the outline of characters.
        kit.strokeWidth | inline | strokeWidth | CGFloat | NSStrokeWidth | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          How wide the outline of characters is, in parts of the font size.
        kit.shadow | inline | shadow | NSShadow | NSShadow | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 6, macOS 10.0
          The shadow of the text.
        kit.textEffect | inline | textEffect | NSAttributedString.TextEffectStyle | NSTextEffect | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 7, macOS 10.10
          An effect such as letterpress.
        kit.obliqueness | inline | obliqueness | CGFloat | NSObliqueness | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 7, macOS 10.0; not supported with TextKit 2
          How far characters are slanted.
        kit.expansion | inline | expansion | CGFloat | NSExpansion | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 7, macOS 10.0; not supported with TextKit 2
          How far characters are widened.
        kit.attachment | inline | attachment | NSTextAttachment | NSAttachment | uiKit, appKit
          scope iOS 15, macOS 12; key iOS 7, macOS 10.0
          A picture, file or view in the text, at a U+FFFC.
        kit.adaptiveImageGlyph | inline | adaptiveImageGlyph | NSAdaptiveImageGlyph | CTAdaptiveImageProvider | uiKit, appKit
          iOS 18, macOS 15
          An image that stands in the text like a character, such as a Genmoji.
        uikit.textItemTag | inline | textItemTag | String | UITextItemTagAttribute | uiKit
          iOS 17
          Makes the text an item with an action and a menu.
        uikit.accessibilitySpeechLanguage | inline | - | String | UIAccessibilitySpeechAttributeLanguage | -
          iOS 7
          The language that VoiceOver speaks the text in. AttributedString has the language identifier instead.
        appkit.cursor | inline | cursor | NSCursor | NSCursor | appKit
          key macOS 10.3; scope macOS 12
          The pointer over the text.
        appkit.toolTip | inline | toolTip | String | NSToolTip | appKit
          key macOS 10.3; scope macOS 12
          The tooltip of the text.
        appkit.superscript | inline | superscript | Int | NSSuperScript | appKit
          key macOS 10.0; scope macOS 12
          How many levels the text is raised; negative is lowered.
        appkit.glyphInfo | inline | glyphInfo | NSGlyphInfo | NSGlyphInfo | appKit
          key macOS 10.2; scope macOS 12
          The glyph that is drawn for a character.
        appkit.markedClauseSegment | inline | markedClauseSegment | Int | NSMarkedClauseSegment | appKit
          key macOS 10.5; scope macOS 12
          Which clause of text that is being typed this is.
        appkit.textAlternatives | inline | textAlternatives | NSTextAlternatives | NSTextAlternatives | appKit
          key macOS 10.8; scope macOS 12
          What a dictated text may also be.
        appkit.nsAccessibilityTextKeys | inline | - | various | - | -
          macOS 10.4 and later
          The keys that AppKit puts into text for assistive apps; they are no content.
        """
}
