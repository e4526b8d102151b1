// Facts about the attributes of text that UIKit and AppKit share. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with the attributes of text that UIKit and AppKit share.
    static let kitAttributes = """
        kit.font kit.foregroundColor kit.backgroundColor kit.underlineStyle kit.strikethroughStyle
        kit.underlineColor kit.strikethroughColor kit.kern kit.tracking kit.baselineOffset
          foundation: renders documented [3 9 10 11] Stored where the framework that owns it is imported; Foundation
              alone does not know it.
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          swiftui-texteditor: ignored documented [14] (set-swiftui-attribute) Unlike Text, the editor does not
              translate UIKit and AppKit attributes.
          nstextfield: partially documented [25] (allow-field-attributes) Followed for certain only with
              allowsEditingTextAttributes. Labels that are never edited often show it without.
          nsattributedstring-bridge: renders documented [2 3] (import-framework) Carried where UIKit or AppKit is
              loaded. A command-line tool that links neither loses it without a word.
          nsattributedstring-bridge-scoped: renders documented [2 55] Carried.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        kit.font kit.foregroundColor kit.backgroundColor kit.underlineStyle kit.strikethroughStyle
        kit.underlineColor kit.strikethroughColor kit.kern kit.baselineOffset
          @uikit-views nstextview nstextview-textkit1: renders documented [10 11 17] An attribute of this view.
          sttextview: renders inferred [17 45] TextKit 2 lays it out in the library's own view.

        kit.font kit.foregroundColor kit.backgroundColor kit.kern kit.tracking kit.baselineOffset
          swiftui-text: converted documented [7 14 34] (set-swiftui-attribute) Text translates it to its SwiftUI
              twin; where the run has that as well, the twin counts.
          widgetkit-text textual: converted inferred [7 14 34] (set-swiftui-attribute) Text translates it to its
              SwiftUI twin; where the run has that as well, the twin counts.

        kit.font kit.foregroundColor kit.backgroundColor kit.underlineStyle kit.strikethroughStyle
        kit.baselineOffset
          richtextkit: renders observed [44] Drawn, and the toolbar knows the common ones.

        kit.font kit.foregroundColor kit.backgroundColor kit.kern kit.baselineOffset
          rtf-cocoa: renders documented [33] Written in standard control words.

        kit.underlineStyle kit.strikethroughStyle kit.underlineColor kit.strikethroughColor
          rtf-cocoa: renders documented [33] Written in standard control words and Cocoa's own for styles and colours.

        kit.underlineColor kit.strikethroughColor kit.kern
          richtextkit: renders inferred [17 44] The wrapped system view draws it.

        kit.underlineStyle kit.strikethroughStyle
          @swiftui-texts: converted inferred [7 9 34] (set-swiftui-attribute) Text translates a single line with its
              pattern; thick and double lines, and lines by word, are lost.

        kit.underlineColor kit.strikethroughColor
          @swiftui-texts: converted inferred [7 34] (set-swiftui-attribute) Becomes the colour of the translated
              line.

        kit.tracking
          @uikit-views nstextview nstextview-textkit1 richtextkit sttextview: renders inferred [17 32] A key of Core
              Text, laid out since iOS 14 and macOS 11.
          rtf-cocoa: unknown inferred [33 57] (set-kit-attribute) Not among Cocoa's own control words; whether it is
              written is not known.
        """
}
