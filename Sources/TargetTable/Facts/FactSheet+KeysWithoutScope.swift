// Facts about names that no scope lists. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with names that no scope lists.
    static let keysWithoutScope = """
        ns.writingDirection ns.verticalGlyphForm ns.spellingState ns.characterShape ns.textHighlightStyle
        ns.textHighlightColorScheme ns.writingToolsExclusion ns.suggestionHighlight coretext.foregroundColor
        coretext.foregroundColorFromContext coretext.strokeColor coretext.underlineColor coretext.backgroundColor
        coretext.runDelegate coretext.baselineClass coretext.baselineInfo coretext.baselineReferenceInfo
        coretext.horizontalInVerticalForms coretext.rubyAnnotation
          foundation: dropped documented [2 3] (declare-scope) In no scope of AttributedString: reading an
              NSAttributedString loses it, unless a scope of yours declares it.
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.
          swiftui-text: dropped documented [2 3] (declare-scope) Cannot reach Text: in no scope of AttributedString,
              it is lost on the way there.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          swiftui-texteditor: dropped documented [2 3] (declare-scope) Cannot reach the binding: it is in no scope
              of AttributedString.
          nsattributedstring-bridge: dropped documented [2 3] (declare-scope) An AttributedString cannot hold it
              without a key of yours; set it on the NSAttributedString afterwards.
          nsattributedstring-bridge-scoped: dropped documented [2] (declare-scope) Carried only if your scope
              declares a key for it.
          widgetkit-text textual: dropped inferred [2 3] (declare-scope) Cannot reach Text: in no scope of
              AttributedString, it is lost on the way there.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        ns.spellingState ns.writingToolsExclusion ns.suggestionHighlight coretext.foregroundColor
        coretext.foregroundColorFromContext coretext.strokeColor coretext.underlineColor coretext.backgroundColor
        coretext.runDelegate coretext.baselineClass coretext.baselineInfo coretext.baselineReferenceInfo
        coretext.horizontalInVerticalForms coretext.rubyAnnotation
          rtf-cocoa: dropped documented [33] (remove) Cocoa does not write it: RTF gets no custom or semantic attributes.

        coretext.foregroundColor coretext.strokeColor coretext.underlineColor coretext.backgroundColor
          @kit-views: ignored inferred [17 32] (set-kit-color) TextKit does not use Core Text's colours; the kit
              colour counts.

        coretext.baselineClass coretext.baselineInfo coretext.baselineReferenceInfo
          @kit-views: unknown inferred [32] (set-kit-attribute) A table of baselines; what TextKit and labels do
              with it is not known.

        ns.textHighlightStyle ns.textHighlightColorScheme
          uilabel nstextfield: unknown inferred [31] (set-kit-attribute) Documented for text views; about labels
              nothing is known.
          uitextview: renders documented [31] Text views highlight it since iOS 18.
          uitextview-textkit1 nstextview-textkit1 richtextkit: unknown inferred [31] (set-kit-attribute) Whether
              TextKit 1 draws it is not documented.
          nstextview: renders documented [31] Text views highlight it since macOS 15.
          rtf-cocoa: unknown inferred [33] (set-kit-color) Nothing is known.
          sttextview: unknown inferred [45] (set-kit-attribute) Nothing is known.

        ns.writingDirection
          @uikit-views nstextview nstextview-textkit1: renders documented [17] Embeds a run in the other direction
              or overrides it.
          nstextfield richtextkit sttextview: renders inferred [17] The layout underneath follows it.
          rtf-cocoa: partially inferred [33] (set-paragraph-direction) RTF has control words for direction; whether the
              override of a run is written is not known.

        ns.verticalGlyphForm
          @uikit-views: ignored documented [17 18] (remove) iOS lays text out in lines; other values than 0 are
              undefined there.
          nstextview: ignored documented [18] (use-font-face) Not supported with TextKit 2.
          nstextview-textkit1: renders documented [17] Works with TextKit 1 where the layout is vertical.
          nstextfield: ignored inferred [17] (remove) A field cannot be vertical.
          rtf-cocoa: unknown inferred [33] (remove) Nothing is known.
          richtextkit: partially inferred [44] (accept) On macOS only, with TextKit 1.
          sttextview: ignored inferred [18] (use-font-face) Not supported with TextKit 2.

        ns.spellingState
          @uikit-views nstextfield richtextkit sttextview: ignored inferred [17] (remove) A mark of AppKit's
              spelling checker; no content.
          nstextview nstextview-textkit1: partially inferred [17] (remove) A temporary attribute of the layout
              manager that checking sets; no content.

        ns.characterShape
          @system-views: ignored documented [17] (remove) Deprecated; today's systems do nothing with it.
          rtf-cocoa: renders documented [33] (remove) Written in a control word of Cocoa's own; the attribute is
              deprecated.
          richtextkit sttextview: ignored inferred [17] (remove) Deprecated; today's systems do nothing with it.

        ns.writingToolsExclusion
          uilabel nstextfield sttextview: ignored inferred [31] (remove) No Writing Tools session reads it here.
          uitextview nstextview: partially documented [31] (accept) Not visible; Writing Tools pass the range over.
          uitextview-textkit1 nstextview-textkit1 richtextkit: partially inferred [31 57] (accept) Not visible;
              Writing Tools do less with TextKit 1.

        ns.suggestionHighlight
          @kit-views: ignored inferred [31] (set-kit-attribute) Core Spotlight sets it for you to style; it has no
              look.

        coretext.foregroundColorFromContext
          @kit-views: ignored inferred [32] (set-kit-color) Matters only to direct drawing with Core Text.

        coretext.runDelegate
          @kit-views: unknown inferred [32] (use-text-view) A callback of Core Text; what TextKit and labels do with
              it is not known.

        coretext.horizontalInVerticalForms
          @kit-views: unknown inferred [32] (remove) For vertical text; what these views do with it is not known.

        coretext.rubyAnnotation
          @uikit-views nstextview nstextview-textkit1: ignored observed [61] (use-text-view) Labels and text views
              are reported not to draw it; Core Text does.
          nstextfield richtextkit sttextview: ignored inferred [61] (use-text-view) The layout is that of the system
              views, which do not draw it.
        """
}
