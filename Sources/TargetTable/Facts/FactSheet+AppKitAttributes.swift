// Facts about attributes that UIKit or AppKit has alone. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with attributes that UIKit or AppKit has alone.
    static let appKitAttributes = """
        uikit.textItemTag uikit.accessibilitySpeechLanguage appkit.cursor appkit.toolTip appkit.superscript
        appkit.glyphInfo appkit.markedClauseSegment appkit.textAlternatives appkit.nsAccessibilityTextKeys
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        uikit.textItemTag appkit.cursor appkit.toolTip appkit.superscript appkit.glyphInfo
        appkit.markedClauseSegment appkit.textAlternatives
          foundation: renders documented [3 9 10 11] Stored where the framework that owns it is imported; Foundation
              alone does not know it.
          swiftui-text: ignored documented [7 57] (use-text-view) A kit attribute that SwiftUI has nothing for.
          swiftui-texteditor: ignored documented [14] (set-swiftui-attribute) A kit attribute; the editor does not
              translate it.
          widgetkit-text textual: ignored inferred [7 57] (use-text-view) A kit attribute that SwiftUI has nothing
              for.

        uikit.textItemTag uikit.accessibilitySpeechLanguage appkit.cursor appkit.toolTip appkit.markedClauseSegment
        appkit.textAlternatives appkit.nsAccessibilityTextKeys
          rtf-cocoa: dropped documented [33] (remove) Cocoa does not write it: RTF gets no custom or semantic attributes.

        appkit.cursor appkit.toolTip appkit.superscript appkit.glyphInfo appkit.markedClauseSegment
        appkit.textAlternatives
          nsattributedstring-bridge: partially documented [3] (import-framework) Carried in AppKit processes only.
          nsattributedstring-bridge-scoped: partially documented [2 11] (nest-scope) Carried with the appKit scope
              only.

        appkit.cursor appkit.toolTip appkit.markedClauseSegment appkit.textAlternatives
          @uikit-views: ignored inferred [11] (remove) A key of AppKit, unknown to UIKit.
          sttextview: ignored inferred [45] (use-text-view) The library does not read it; only links change the
              pointer.

        appkit.cursor appkit.toolTip appkit.glyphInfo
          richtextkit: partially inferred [44] (accept) On macOS only, by the wrapped text view.

        uikit.textItemTag uikit.accessibilitySpeechLanguage
          @appkit-views: ignored inferred [10] (remove) A key of UIKit, unknown to AppKit.

        uikit.accessibilitySpeechLanguage appkit.nsAccessibilityTextKeys
          foundation: dropped documented [2 3] (declare-scope) In no scope of AttributedString: reading an
              NSAttributedString loses it, unless a scope of yours declares it.
          swiftui-text: dropped documented [2 3] (declare-scope) Cannot reach Text: in no scope of AttributedString,
              it is lost on the way there.
          swiftui-texteditor: dropped documented [2 3] (declare-scope) Cannot reach the binding: it is in no scope
              of AttributedString.
          nsattributedstring-bridge: dropped documented [2 3] (declare-scope) An AttributedString cannot hold it
              without a key of yours; set it on the NSAttributedString afterwards.
          nsattributedstring-bridge-scoped: dropped documented [2] (declare-scope) Carried only if your scope
              declares a key for it.
          widgetkit-text textual: dropped inferred [2 3] (declare-scope) Cannot reach Text: in no scope of
              AttributedString, it is lost on the way there.

        appkit.cursor appkit.toolTip
          nstextview nstextview-textkit1: renders documented [11 17] The text view shows the pointer or the tooltip.
          nstextfield: ignored inferred [25] (use-text-view) A cell has no pointers or tooltips by run; use the
              tooltip of the view.

        appkit.superscript appkit.glyphInfo
          nstextfield: partially inferred [25] (allow-field-attributes) Cells lay it out in the same way, by the
              field's rule for attributes.
          sttextview: partially inferred [45 62] (accept) Left to Core Text, and so to the font.

        appkit.markedClauseSegment appkit.textAlternatives
          nstextview nstextview-textkit1: partially inferred [11] (remove) The input system sets it for a moment; it
              is no content.
          nstextfield: ignored inferred [11] (remove) Lives in the field editor while someone types; it is no
              content.
          richtextkit: ignored inferred [44] (remove) A mark of the input system.

        uikit.textItemTag
          uilabel: ignored inferred [10] (handle-taps) A label has no text items.
          uitextview: renders documented [10 24] The range is an item with an action and a menu.
          uitextview-textkit1: partially inferred [10] (accept) The interaction is one of UITextView; whether it
              works with TextKit 1 is not known.
          nsattributedstring-bridge: partially documented [3] (import-framework) Carried in UIKit processes only.
          nsattributedstring-bridge-scoped: partially documented [2 10] (nest-scope) Carried with the uiKit scope
              only.
          richtextkit: partially inferred [10 44] (accept) On iOS only, by the wrapped text view and its delegate.
          sttextview: ignored inferred [45] (handle-taps) The library's view is no UITextView.

        uikit.accessibilitySpeechLanguage
          @uikit-views: partially inferred [12 63] (set-view-accessibility) Not visible; VoiceOver reads it from the
              label or text view.
          richtextkit sttextview: unknown inferred [44 45] (set-view-accessibility) Whether the wrapper passes it to
              VoiceOver is not known.

        appkit.superscript
          @uikit-views: partially observed [32 62] (set-kit-attribute) Core Text reads the same raw name, but only
              fonts with raised glyphs show it.
          nstextview nstextview-textkit1: renders documented [11 17] AppKit lays it out.
          rtf-cocoa: renders documented [33] Written in control words for raised and lowered text.
          richtextkit: partially observed [44] (accept) On macOS only, as the project says.

        appkit.glyphInfo
          @uikit-views: partially inferred [32] (accept) Core Text has an attribute of the same raw name; whether
              UIKit shows it is not checked.
          nstextview: partially inferred [11] (accept) Known from TextKit 1; about TextKit 2 nothing is said.
          nstextview-textkit1: renders documented [11 17] AppKit lays it out.
          rtf-cocoa: renders documented [33] Written in a control word of Cocoa's own.

        appkit.nsAccessibilityTextKeys
          @kit-views: ignored inferred [63] (remove) Made for assistive apps, and not read from content.
        """
}
