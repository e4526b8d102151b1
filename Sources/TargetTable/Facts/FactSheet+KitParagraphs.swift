// Facts about the paragraph styles of UIKit and AppKit. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with the paragraph styles of UIKit and AppKit.
    static let kitParagraphs = """
        kit.paragraphStyle kit.paragraphStyle.textLists appkit.paragraphStyle.textBlocks
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        kit.paragraphStyle kit.paragraphStyle.textLists
          swiftui-texteditor: ignored documented [14] (set-swiftui-attribute) Unlike Text, the editor does not
              translate UIKit and AppKit attributes.

        kit.paragraphStyle.textLists appkit.paragraphStyle.textBlocks
          foundation: renders documented [26 27] Stored in the value of the paragraph style.
          nsattributedstring-bridge: renders documented [3] (import-framework) Goes with the paragraph style, on the
              same condition.
          nsattributedstring-bridge-scoped: renders documented [2] Goes with the paragraph style.

        kit.paragraphStyle
          foundation: renders documented [3 9 10 11] Stored where the framework that owns it is imported; Foundation
              alone does not know it.
          swiftui-text: ignored documented [7 55 57] (use-view-modifier) Indents, spacing, tabs and hyphenation are
              not drawn. The attributes of OS 26 cover a part.
          @uikit-views nstextview nstextview-textkit1: renders documented [10 11 17] An attribute of this view.
          nstextfield: partially documented [25] (allow-field-attributes) Followed for certain only with
              allowsEditingTextAttributes. Labels that are never edited often show it without.
          nsattributedstring-bridge: renders documented [2 3] (import-framework) Carried where UIKit or AppKit is
              loaded. A command-line tool that links neither loses it without a word.
          nsattributedstring-bridge-scoped: renders documented [2 55] Carried.
          rtf-cocoa: renders documented [33] Written in standard control words.
          widgetkit-text textual: ignored inferred [7 55 57] (use-view-modifier) Indents, spacing, tabs and
              hyphenation are not drawn. The attributes of OS 26 cover a part.
          richtextkit: renders observed [44] Drawn, and the toolbar knows the common ones.
          sttextview: renders inferred [17 45] TextKit 2 lays it out in the library's own view.

        kit.paragraphStyle.textLists
          @swiftui-texts: ignored inferred [7 55] (lay-out-blocks) Goes with the paragraph style, which is ignored.
          uilabel nstextfield: partially inferred [26 57] (insert-separators) Labels are not documented to draw
              markers: write them as text.
          uitextview: renders documented [26 57] TextKit 2 draws the markers since iOS 16. Set headIndent and tabs
              too; OS 26 can put markers into the text.
          uitextview-textkit1: partially observed [26 44] (insert-separators) TextKit 1 draws no markers; those that
              are typed show.
          nstextview: renders documented [26 57] TextKit 2 draws the markers; headIndent and tabs still set the
              layout.
          nstextview-textkit1: partially inferred [26] (insert-separators) AppKit keeps markers as text and edits
              them; the style by itself draws none.
          rtf-cocoa: renders observed [46] Lists are written with their markers; nested and numbered ones survive.
          richtextkit: partially observed [44] (insert-separators) Issues report that lists are missing with its
              TextKit 1 layout.
          sttextview: partially observed [45] (insert-separators) TextKit 2 draws markers; the project names a
              regression of macOS 14.

        appkit.paragraphStyle.textBlocks
          swiftui-text: ignored documented [7 57] (use-text-view) A kit attribute that SwiftUI has nothing for.
          swiftui-texteditor: ignored documented [14] (set-swiftui-attribute) A kit attribute; the editor does not
              translate it.
          @uikit-views: ignored inferred [11] (remove) A key of AppKit, unknown to UIKit.
          nstextview: partially documented [27 57] (use-font-face) Drawn, but the view goes back to TextKit 1 for
              it.
          nstextview-textkit1: renders documented [27] TextKit 1 draws it.
          nstextfield: partially inferred [27] (use-text-view) The drawing of cells may lay it out; not checked.
          rtf-cocoa: partially inferred [27 33] (accept) AppKit writes tables as rows; iOS does not.
          widgetkit-text textual: ignored inferred [7 57] (use-text-view) A kit attribute that SwiftUI has nothing
              for.
          richtextkit: partially inferred [27 44] (lay-out-blocks) On macOS only, with TextKit 1.
          sttextview: ignored inferred [27 45] (lay-out-blocks) TextKit 2 has no layout for it, and this view cannot
              go back to TextKit 1.
        """
}
