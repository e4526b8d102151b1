// Facts about SwiftUI's attributes. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with SwiftUI's attributes.
    static let swiftUIAttributes = """
        swiftui.font swiftui.foregroundColor swiftui.backgroundColor swiftui.underlineStyle
        swiftui.strikethroughStyle swiftui.kern swiftui.tracking swiftui.baselineOffset swiftui.adaptiveImageGlyph
        swiftui.alignment swiftui.lineHeight
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        swiftui.font swiftui.foregroundColor swiftui.backgroundColor swiftui.underlineStyle
        swiftui.strikethroughStyle swiftui.kern swiftui.tracking swiftui.baselineOffset swiftui.alignment
        swiftui.lineHeight
          rtf-cocoa: dropped inferred [16 33] (map-before-rtf) Cocoa writes kit attributes only.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.

        swiftui.foregroundColor swiftui.backgroundColor swiftui.underlineStyle swiftui.strikethroughStyle
        swiftui.kern swiftui.tracking swiftui.baselineOffset swiftui.adaptiveImageGlyph swiftui.alignment
        swiftui.lineHeight
          foundation: renders documented [3 9 10 11] Stored where the framework that owns it is imported; Foundation
              alone does not know it.

        swiftui.font swiftui.foregroundColor swiftui.backgroundColor swiftui.underlineStyle
        swiftui.strikethroughStyle swiftui.kern swiftui.tracking swiftui.baselineOffset swiftui.adaptiveImageGlyph
          swiftui-texteditor: renders documented [14 15 56] A documented format of the editor.
          textual: renders inferred [7 42] The library merges its styles into the run and hands it to Text.

        swiftui.font swiftui.foregroundColor swiftui.backgroundColor swiftui.underlineStyle
        swiftui.strikethroughStyle swiftui.kern swiftui.tracking swiftui.baselineOffset
          swiftui-text: renders documented [7 9 55] An attribute of this view.
          widgetkit-text: renders inferred [7 9 55] An attribute of this view.

        swiftui.underlineStyle swiftui.strikethroughStyle swiftui.kern swiftui.tracking swiftui.baselineOffset
        swiftui.adaptiveImageGlyph swiftui.alignment swiftui.lineHeight
          nsattributedstring-bridge: partially observed [3 40] (set-kit-attribute) Boxed under its SwiftUI name
              where SwiftUI is loaded. Kit views do not know it.
          nsattributedstring-bridge-scoped: dropped documented [2 55] (set-kit-attribute) A kit scope has no SwiftUI
              attributes: lost without a word.

        swiftui.underlineStyle swiftui.strikethroughStyle swiftui.kern swiftui.tracking swiftui.baselineOffset
          @system-views: ignored observed [40 55 57] (set-kit-attribute) A SwiftUI value under its own name, which
              the layout does not know; nothing translates it.
          richtextkit sttextview: ignored inferred [40 55 57] (set-kit-attribute) A SwiftUI value under its own
              name, which the layout does not know; nothing translates it.

        swiftui.foregroundColor swiftui.backgroundColor
          @system-views: ignored observed [40 55] (set-kit-color) A SwiftUI colour under its own name; the text has
              the view's colour.
          nsattributedstring-bridge: partially observed [3 40 55] (set-kit-color) Boxed under its SwiftUI name. No
              platform colour is made of it.
          nsattributedstring-bridge-scoped: dropped documented [2 55] (set-kit-color) A kit scope has no SwiftUI
              colours: they are lost without a word.
          richtextkit sttextview: ignored inferred [40 55] (set-kit-color) A SwiftUI colour under its own name; the
              text has the view's colour.

        swiftui.alignment swiftui.lineHeight
          swiftui-texteditor: renders documented [13 15] A documented format of the editor: alignment and line
              height.
          @kit-views: ignored inferred [13] (set-paragraph-direction) A key of Swift only: these views take the
              paragraph style.
          textual: partially inferred [7 42] (use-view-modifier) Handed on to Text; the library's block styles lay
              out in their own way.

        swiftui.font
          foundation: renders documented [9 10] (set-kit-font) Stored. The key cannot be encoded, so JSON and
              property lists lose it; the kit font can.
          @system-views: ignored observed [40 55 57] (set-kit-font) It is no UIFont or NSFont; the view takes its
              own font.
          nsattributedstring-bridge: partially observed [3 40 55] (set-kit-font) Boxed under the name SwiftUI.Font.
              No platform font is made of it, so kit views take their own font.
          nsattributedstring-bridge-scoped: dropped documented [2 55] (set-kit-font) A kit scope has no SwiftUI
              font: it is lost without a word.
          richtextkit sttextview: ignored inferred [40 55 57] (set-kit-font) It is no UIFont or NSFont; the view
              takes its own font.

        swiftui.adaptiveImageGlyph
          swiftui-text widgetkit-text: renders inferred [9 34 57] (write-description) Since iOS 18 and macOS 15 the
              key is in the SwiftUI scope.
          @kit-views: ignored inferred [9] (set-kit-attribute) The kit key is needed here.
          rtf-cocoa: dropped inferred [10 57] (use-rtfd) RTF leaves it out; RTFD keeps it as a file.
          user-notification: partially documented [29] (write-description) Since iOS 18 and macOS 15, and only in
              the attributed context of communication notifications.

        swiftui.alignment
          swiftui-text: partially documented [13 30] (use-view-modifier) Since OS 26. Text is as wide as its lines,
              so alignment moves them only against each other.
          widgetkit-text: partially inferred [13 30] (use-view-modifier) Since OS 26. Text is as wide as its lines,
              so alignment moves them only against each other.

        swiftui.lineHeight
          swiftui-text widgetkit-text: renders inferred [13 15] Since OS 26, in the SwiftUI scope.
        """
}
