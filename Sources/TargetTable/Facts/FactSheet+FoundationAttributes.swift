// Facts about Foundation's attributes. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with Foundation's attributes.
    static let foundationAttributes = """
        foundation.link foundation.languageIdentifier foundation.alternateDescription foundation.imageURL
        foundation.inlinePresentationIntent foundation.presentationIntent foundation.markdownSourcePosition
        foundation.listItemDelimiter foundation.writingDirection @formatted @grammar
          foundation: renders documented [1 17] The string stores it; nothing is drawn.

        foundation.link foundation.languageIdentifier foundation.alternateDescription foundation.imageURL
        foundation.markdownSourcePosition foundation.listItemDelimiter foundation.writingDirection @formatted
        @grammar foundation.assumedFallbackInflection
          nsattributedstring-bridge-scoped: renders documented [2 10 11] The kit scopes include this one. A value
              that cannot be converted is an error.

        foundation.markdownSourcePosition foundation.listItemDelimiter @formatted @grammar
        foundation.assumedFallbackInflection
          swiftui-texteditor: ignored inferred [14 15] (remove) The SwiftUI scope includes it, so the data keeps it.
              The editor does not format by it.
          rtf-cocoa: dropped documented [33] (remove) Cocoa does not write it: RTF gets no custom or semantic attributes.

        foundation.languageIdentifier foundation.markdownSourcePosition foundation.listItemDelimiter
        foundation.writingDirection @formatted foundation.agreementConcept foundation.agreementArgument
        foundation.referentConcept foundation.localizedNumberFormat foundation.assumedFallbackInflection
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.

        foundation.languageIdentifier foundation.alternateDescription foundation.imageURL
        foundation.inlinePresentationIntent foundation.presentationIntent foundation.markdownSourcePosition
        foundation.listItemDelimiter foundation.writingDirection @formatted
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.

        @formatted @grammar foundation.assumedFallbackInflection
          @kit-views: ignored inferred [1 17] (remove) It has a meaning and no look: set a visible attribute
              yourself.

        foundation.link foundation.languageIdentifier foundation.alternateDescription foundation.imageURL
        foundation.markdownSourcePosition foundation.listItemDelimiter foundation.writingDirection @formatted
          nsattributedstring-bridge: renders documented [2 3] The default conversion always includes Foundation's
              scope and keeps the raw name.

        foundation.inlinePresentationIntent foundation.presentationIntent foundation.markdownSourcePosition
        foundation.listItemDelimiter foundation.localizedNumericArgument foundation.localizedDateArgument
        foundation.localizedDateIntervalArgument foundation.localizedURLArgument @grammar
        foundation.assumedFallbackInflection
          foundation-linux: dropped observed [1 58] (use-portable-scope) The open-source Foundation has no such key.

        foundation.link foundation.languageIdentifier foundation.alternateDescription foundation.imageURL
        foundation.writingDirection foundation.personNameComponent foundation.numberPart foundation.numberSymbol
        foundation.dateField foundation.replacementIndex foundation.measurement foundation.byteCount
        foundation.durationField
          foundation-linux: renders observed [1 58] The key exists and is stored. Raw names and NSAttributedString
              are not there.

        @formatted
          swiftui-text: ignored documented [7] (remove) Names a part of formatted output. Set a visible attribute by
              it yourself.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal loses which part of formatted output
              the text was.
          widgetkit-text textual: ignored inferred [7] (remove) Names a part of formatted output. Set a visible
              attribute by it yourself.

        @grammar foundation.assumedFallbackInflection
          swiftui-text: ignored documented [7 8] (remove) No look. It is used up when a localised string is
              resolved.
          nsattributedstring-bridge: renders documented [2 66] Carried under Foundation's raw name.
          widgetkit-text textual: ignored inferred [7 8] (remove) No look. It is used up when a localised string is
              resolved.
          user-notification: dropped inferred [29] (flatten) Resolve the string first.

        foundation.inflect foundation.morphology foundation.inflectionAlternative foundation.agreementConcept
        foundation.agreementArgument foundation.referentConcept foundation.assumedFallbackInflection
          swiftui-text-localized: converted documented [8 22] Written in the literal as ^[text](inflect: true) and
              the like, and used up when the string is resolved.

        foundation.presentationIntent foundation.markdownSourcePosition foundation.listItemDelimiter
          swiftui-text-localized: dropped documented [8] (parse-first) Only inline Markdown is parsed, so there are
              no blocks.

        foundation.inflect foundation.morphology foundation.inflectionAlternative
          swift-markdown-ui: dropped observed [43] (write-extended-attribute) A debug build stops at ^[text](…), a
              release build drops the text with it.

        foundation.inlinePresentationIntent foundation.presentationIntent
          swift-markdown-ui: converted observed [43] (write-markdown-first) Written as Markdown first, the library's
              themes draw it.

        foundation.markdownSourcePosition foundation.listItemDelimiter
          swiftui-text: ignored documented [7] (remove) The parser's bookkeeping; never drawn.
          @kit-views: ignored inferred [1] (remove) The parser's bookkeeping.

        foundation.link
          swiftui-text: renders documented [7 34 55] Can be tapped, and opens through the openURL action. The tint
              colours it unless the run has a SwiftUI colour.
          swiftui-text-localized: renders documented [8 55] Comes from [text](url) in the literal and can be tapped.
          swiftui-texteditor: partially inferred [14 57] (handle-taps) Links are expected to look like links.
              Whether they can be tapped while editing is not documented.
          uilabel: partially observed [47] (handle-taps) Drawn blue with an underline that cannot be changed; a tap
              does nothing.
          uitextview uitextview-textkit1: renders documented [24 55] Looks as linkTextAttributes says. Can be tapped
              where the view is selectable and not editable.
          nstextview nstextview-textkit1: renders documented [24 55] Drawn as a link and can be clicked.
          nstextfield: partially observed [25 67] (allow-field-attributes) Can be clicked only in a selectable field
              that allows editing of attributes; otherwise it is looks at best.
          rtf-cocoa: renders observed [33 46] Written as a HYPERLINK field.
          widgetkit-text: partially observed [28 48] (use-widget-link) Drawn as a link. Only some widget families
              open it; in the others a tap opens the address of the widget.
          user-notification: dropped documented [29] (flatten) The body has no links: a tap opens the notification.
          textual: renders observed [42] Has the library's link style and opens through openURL.
          swift-markdown-ui: converted observed [43] (write-markdown-first) Written as Markdown first, it is drawn
              as a link and opens through openURL.
          richtextkit: renders inferred [44] The wrapped system view handles it; the library adds nothing.
          sttextview: renders observed [45] On macOS it has the hand pointer and tells the delegate; on iOS as much
              as the base class does.

        foundation.languageIdentifier
          @swiftui-texts: partially inferred [7 34] (set-view-language) No visible style. It may steer shaping and
              hyphenation, although the documentation counts it among what is ignored.
          swiftui-text-localized: partially inferred [8 69] (set-view-language) The lookup adds the language of the
              localisation that it chose; nothing is visible.
          swiftui-texteditor: ignored inferred [15] (set-view-language) The editor does not name it among its
              formatting attributes.
          @kit-views: partially inferred [32] (set-view-language) Core Text has a language attribute with the same
              raw name: it may steer fonts, hyphenation and speech. No look.
          rtf-cocoa: unknown inferred [33] (set-view-language) RTF has a control word for languages. Whether Cocoa writes
              it for this key is not known.

        foundation.alternateDescription
          swiftui-text: ignored documented [7 21] (show-title) Titles of links and images are not shown, not even as
              a tooltip.
          swiftui-text-localized: ignored inferred [8 21] (show-title) The title is parsed and kept, and not shown.
          swiftui-texteditor: ignored inferred [15] (show-title) Stays in the data and is not shown.
          @kit-views: ignored inferred [21] (show-title) Not shown; no tooltip comes of it.
          rtf-cocoa: dropped inferred [33] (show-title) RTF has nothing for it that Cocoa writes.
          widgetkit-text: ignored inferred [7 21] (show-title) Titles of links and images are not shown, not even as
              a tooltip.
          textual: ignored observed [42] (show-title) The library does not read it.
          swift-markdown-ui: dropped observed [43] (show-title) The library's tree has no titles.

        foundation.imageURL
          swiftui-text: ignored documented [7] (show-image-otherwise) No picture is loaded; the description stands
              as text.
          swiftui-text-localized: ignored documented [8] (show-image-otherwise) The documentation says that literals
              have no images.
          swiftui-texteditor: ignored inferred [15] (show-image-otherwise) No picture is loaded.
          @kit-views: ignored inferred [21] (show-image-otherwise) No picture is loaded; the description stays as
              text.
          rtf-cocoa: dropped inferred [33] (use-rtfd) Nothing fetches the picture.
          widgetkit-text: ignored inferred [7] (show-image-otherwise) No picture is loaded; the description stands
              as text.
          textual: renders observed [42] A loader of attachments fetches it; the text of the run is what it falls
              back to.
          swift-markdown-ui: converted observed [43] (write-markdown-first) Written as Markdown first, it is a
              picture in a block or in the text.

        foundation.inlinePresentationIntent
          swiftui-text: partially documented [7 34] (resolve-intents) Emphasis, strong, code and strikethrough are
              drawn. The break bits do nothing, their characters stay; HTML has no look.
          swiftui-text-localized: partially documented [7 8] (accept) Emphasis, strong, code and strikethrough are
              drawn; the break bits are not.
          swiftui-texteditor: ignored inferred [15 68] (resolve-intents) Not documented. Public editors for OS 26
              make SwiftUI fonts of the intents, so expect no look and check on a device.
          uilabel: partially observed [19 35 36 38] (resolve-intents) Emphasis, strong and code have a default look.
              Combinations and strikethrough are reported missing; breaks do nothing.
          uitextview uitextview-textkit1: converted inferred [19 35 36 65] (resolve-intents) The text storage makes
              a font of it (strikethrough only by itself) and removes the intent, so it is not read back.
          nstextview nstextview-textkit1: partially observed [19 37 38 64] (resolve-intents) Reports disagree: one
              app sees styles, two see none. Do not rely on it.
          nstextfield: partially inferred [19 64] (resolve-intents) No report about this view; other AppKit views
              disagree.
          nsattributedstring-bridge: renders documented [1 2 41] (resolve-intents) Carried as a number under the
              same name; no font is made of it here.
          nsattributedstring-bridge-scoped: renders documented [2] (resolve-intents) Carried as a number; no font is
              made of it.
          rtf-cocoa: dropped inferred [33 39] (resolve-intents) It is meaning without a look: make fonts and strikethrough
              of it first.
          widgetkit-text: partially inferred [7 34] (resolve-intents) Emphasis, strong, code and strikethrough are
              drawn. The break bits do nothing, their characters stay; HTML has no look.
          textual: renders observed [42] Emphasis, strong, code and strikethrough have the library's styles. A soft
              break is a space, a hard break a new line, HTML stays as text.
          richtextkit: partially inferred [36 37 44] (resolve-intents) A system view is inside: fonts on iOS,
              nothing certain on macOS. The toolbar looks at fonts only.
          sttextview: unknown inferred [45] (resolve-intents) The library has no code for intents, and nobody
              reports about it.

        foundation.presentationIntent
          swiftui-text: ignored documented [7 55 57] (lay-out-blocks) The structure stays in the data. Blocks run
              together, because no character separates them.
          swiftui-texteditor: ignored inferred [15 68] (lay-out-blocks) Blocks are not laid out.
          @system-views: ignored observed [20 35 55] (lay-out-blocks) Blocks stay plain in every report, although
              the documentation promises a default look.
          @bridges: renders documented [2 20] (lay-out-blocks) Carried as a chain of NSPresentationIntent.
          rtf-cocoa: dropped inferred [33] (lay-out-blocks) It is meaning without a look, and the blocks run together.
          widgetkit-text: ignored inferred [7 55 57] (lay-out-blocks) The structure stays in the data. Blocks run
              together, because no character separates them.
          textual: renders observed [42] Each block is laid out; the innermost component comes first.
          richtextkit sttextview: ignored inferred [20 35 55] (lay-out-blocks) Blocks stay plain in every report,
              although the documentation promises a default look.

        foundation.markdownSourcePosition
          widgetkit-text textual: ignored inferred [7] (remove) The parser's bookkeeping; never drawn.

        foundation.listItemDelimiter
          widgetkit-text: ignored inferred [7] (remove) The parser's bookkeeping; never drawn.
          textual: ignored observed [42] (remove) The library does not read it; the list style sets the markers.

        foundation.writingDirection
          swiftui-text: renders documented [4 7] (use-view-modifier) Followed since OS 26, ignored before.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          swiftui-texteditor: renders documented [4 15] The base direction is a documented format of the editor.
          @kit-views: ignored inferred [4] (set-paragraph-direction) A key of Swift only: these views take the
              direction from the paragraph style.
          rtf-cocoa: dropped inferred [33] (set-paragraph-direction) A key of Swift only; RTF gets the direction of the
              paragraph style.
          widgetkit-text: renders inferred [4 7] (use-view-modifier) Followed since OS 26, ignored before.
          textual: partially inferred [7 42] (use-view-modifier) Handed on to Text; the library's block styles lay
              out in their own way.

        foundation.localizedNumberFormat
          swiftui-text-localized: converted inferred [1] formatNumber marks an interpolated number and is used up
              when the string is resolved.

        foundation.assumedFallbackInflection
          foundation: renders documented [1] Interface of the system, not public.
        """
}
