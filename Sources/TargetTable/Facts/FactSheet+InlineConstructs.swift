// Facts about marks and breaks. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with marks and breaks.
    static let inlineConstructs = """
        soft-break hard-break emphasis strong strong-emphasis strikethrough code-span
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.

        hard-break emphasis strong strong-emphasis strikethrough code-span
          swift-markdown-ui: renders observed [43] A view or text style of the theme.

        emphasis strong strong-emphasis strikethrough code-span
          swiftui-text: renders documented [7 55] Drawn from the inline intent.
          swiftui-text-localized: renders documented [8 55] Drawn.
          swiftui-texteditor: ignored inferred [15 68] (resolve-intents) Inline intents have no documented look
              here; public editors make SwiftUI fonts of them. Check on a device.
          nstextfield: partially inferred [19 64] (resolve-intents) No report; treat it like the other AppKit views.
          @bridges: renders documented [2] (resolve-intents) What the parser made is carried under the same names;
              no font or paragraph style comes of it.
          rtf-cocoa: dropped inferred [33] (resolve-intents) Intents are not written: set bold, italic or fixed-pitch
              fonts, or strikethrough.
          widgetkit-text: renders inferred [7 55] Drawn from the inline intent.
          user-notification: ignored documented [29] (flatten) The fields are plain strings: markup is shown as
              typed.
          textual: renders observed [42] An inline style of the library, which can be changed.
          richtextkit: partially inferred [44] (resolve-intents) Takes no Markdown; converted intents are left to
              the system view.
          sttextview: unknown inferred [45] (resolve-intents) Takes no Markdown and has no code for intents; nobody
              reports about it.

        emphasis strong strong-emphasis code-span
          nstextview nstextview-textkit1: partially observed [37 38 64] (resolve-intents) Reports disagree: one sees
              it styled, two see it plain.

        emphasis strong code-span
          foundation: converted documented [19 22 69] A bit of the inline intents; the markers are gone.
          uilabel: renders observed [19 35] A default look comes from the intent.
          uitextview uitextview-textkit1: converted inferred [19 35 36 65] (keep-semantic-string) The storage makes
              a font of the intent and draws that; no intent is read back.

        soft-break hard-break
          swiftui-texteditor: renders inferred [69] Its character is drawn.
          @kit-views: renders inferred [69] Its character, a space or a line end, is drawn.
          @bridges: renders documented [2] What the parser made is carried under the same names; no font or
              paragraph style comes of it.
          rtf-cocoa: renders inferred [33 69] The space or line end is written.

        strong-emphasis strikethrough
          uilabel: partially observed [38] (resolve-intents) Reported missing or incomplete.
          uitextview uitextview-textkit1: partially observed [36 38] (resolve-intents) Reported plain in
              combinations; strikethrough shows only by itself.

        soft-break
          foundation: converted observed [69] One space with its bit.
          swiftui-text widgetkit-text: renders inferred [7 69] The bit is ignored and the space is drawn, which is
              what is wanted.
          swiftui-text-localized: partially inferred [8 69] (parse-first) The line end is kept and breaks the line,
              where a space is meant.
          user-notification: partially inferred [29] (flatten) Breaks the line, where a space is meant.
          textual: renders observed [42] A space.
          swift-markdown-ui: renders observed [43] A space, or a line end if so configured.

        hard-break
          foundation: converted observed [69] A line feed with its bit.
          swiftui-text widgetkit-text: renders inferred [7 69] The bit is ignored and the line feed is drawn.
          swiftui-text-localized: renders inferred [8 69] The line end is kept; the documentation says only that no
              intent is made.
          user-notification: renders inferred [29] Line ends show, as far as the system gives lines.
          textual: renders observed [42] Kept.

        strong-emphasis
          foundation: converted observed [69] Both bits; which one was outside is lost.

        strikethrough
          foundation: converted observed [69] A bit of the inline intents; a single tilde makes it too.
          nstextview nstextview-textkit1: partially observed [38] (resolve-intents) One report finds it broken on
              both platforms.
        """
}
