// Facts about what UIKit and AppKit draw beyond colours and lines. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with what UIKit and AppKit draw beyond colours and lines.
    static let kitDrawing = """
        kit.ligature kit.strokeColor kit.strokeWidth kit.shadow kit.textEffect kit.obliqueness kit.expansion
        kit.attachment kit.adaptiveImageGlyph
          foundation: renders documented [3 9 10 11] Stored where the framework that owns it is imported; Foundation
              alone does not know it.
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          nsattributedstring-bridge: renders documented [2 3] (import-framework) Carried where UIKit or AppKit is
              loaded. A command-line tool that links neither loses it without a word.
          nsattributedstring-bridge-scoped: renders documented [2 55] Carried.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        kit.ligature kit.strokeColor kit.strokeWidth kit.shadow kit.textEffect kit.obliqueness kit.expansion
          swiftui-text: ignored documented [7 55 57] (use-view-modifier) SwiftUI has nothing for it; the run is
              drawn without.
          swiftui-texteditor: ignored documented [14] (set-swiftui-attribute) Unlike Text, the editor does not
              translate UIKit and AppKit attributes.
          widgetkit-text textual: ignored inferred [7 55 57] (use-view-modifier) SwiftUI has nothing for it; the run
              is drawn without.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.

        kit.ligature kit.strokeColor kit.strokeWidth kit.shadow kit.textEffect
          nstextfield: partially documented [25] (allow-field-attributes) Followed for certain only with
              allowsEditingTextAttributes. Labels that are never edited often show it without.

        kit.ligature kit.strokeColor kit.strokeWidth kit.shadow
          @uikit-views nstextview nstextview-textkit1: renders documented [10 11 17] An attribute of this view.
          richtextkit: renders inferred [17 44] The wrapped system view draws it.
          sttextview: renders inferred [17 45] TextKit 2 lays it out in the library's own view.

        kit.strokeColor kit.strokeWidth
          rtf-cocoa: renders documented [33 46] Written as outline, with Cocoa's own words for width and colour.

        kit.obliqueness kit.expansion
          uilabel nstextfield: partially inferred [17 18] (use-font-face) The drawing of strings does it; only
              TextKit 2 is documented not to. Not checked on OS 26.
          uitextview nstextview: ignored documented [18 41] (use-font-face) Documented as not supported with TextKit
              2.
          uitextview-textkit1 nstextview-textkit1: renders documented [17 18] Works with TextKit 1.
          rtf-cocoa: renders documented [33 57] Written in control words of Cocoa's own, which only Cocoa reads.
          richtextkit: renders inferred [17 18] Works with TextKit 1.
          sttextview: ignored inferred [18 41] (use-font-face) Documented as not supported with TextKit 2.

        kit.ligature
          rtf-cocoa: renders documented [33 46] Written in a control word of Cocoa's own, which only Cocoa reads.

        kit.shadow
          rtf-cocoa: renders documented [33 46 57] Written in a control word of Cocoa's own.

        kit.textEffect
          @uikit-views nstextview nstextview-textkit1: renders documented [17] The one value is letterpress.
          rtf-cocoa: dropped inferred [33 57] (remove) Not among Cocoa's own control words.
          richtextkit sttextview: renders inferred [17] The one value is letterpress.

        kit.attachment
          swiftui-text: ignored observed [55 59] (show-image-otherwise) Not drawn; its character may leave a gap.
          swiftui-texteditor: ignored documented [14 57] (use-text-view) Not drawn: the inline images of the editor
              are adaptive glyphs.
          uilabel: partially inferred [23 57] (use-text-view) Images are drawn. Views in text, and taps, need a text
              view.
          uitextview nstextview: renders documented [24 57] An image or a view stands at its character.
          uitextview-textkit1 nstextview-textkit1: partially documented [24 57] (use-text-view) Images and cells are
              drawn; views in text need TextKit 2.
          nstextfield: partially documented [25] (allow-field-attributes) Attachments that code sets show;
              importsGraphics is about what users paste.
          rtf-cocoa: dropped documented [33 46 57] (use-rtfd) Plain RTF leaves attachments out; RTFD keeps them.
          widgetkit-text: ignored inferred [55 59] (show-image-otherwise) Not drawn; its character may leave a gap.
          user-notification: dropped documented [29] (flatten) Media goes into the list of attachments, not into the
              text.
          textual: ignored inferred [42] (show-image-otherwise) The library has an attachment attribute of its own
              and does not read this one.
          richtextkit: partially observed [44] (export-image-file) Images stay in its archive format only; plain
              text and RTF lose them.
          sttextview: renders observed [45] Views in text are supported.

        kit.adaptiveImageGlyph
          @swiftui-texts: converted inferred [9 34] (write-description) The SwiftUI scope has its twin since iOS 18
              and macOS 15.
          swiftui-texteditor: ignored documented [14] (set-swiftui-attribute) Use the SwiftUI key: the editor
              translates no kit keys.
          uilabel uitextview-textkit1 nstextview-textkit1 nstextfield richtextkit: partially inferred [17 24 57]
              (write-description) Core Text draws it; labels are reported to work, TextKit 1 is not checked.
          uitextview nstextview: renders inferred [10 24] (write-description) Since iOS 18 and macOS 15; typing them
              needs support switched on in the view.
          rtf-cocoa: dropped inferred [10 57] (use-rtfd) RTF leaves it out; RTFD keeps it as a file.
          user-notification: partially documented [29] (write-description) Since iOS 18 and macOS 15, and only in
              the attributed context of communication notifications.
          sttextview: unknown inferred [45] (write-description) Nothing is known.
        """
}
