// Facts about headings, paragraphs, code, quotes and rules. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with headings, paragraphs, code, quotes and rules.
    static let blockConstructs = """
        heading paragraph-break code-block code-block-language block-quote thematic-break
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.

        heading code-block code-block-language block-quote thematic-break
          user-notification: ignored documented [29] (flatten) The fields are plain strings: markup is shown as
              typed.

        heading code-block code-block-language block-quote
          swiftui-texteditor: ignored inferred [15 68] (lay-out-blocks) The bound string keeps the intent; the
              editor lays out no blocks.
          @system-views: ignored observed [35 55 57] (lay-out-blocks) The intent is carried and not laid out: plain
              text, run together.
          richtextkit sttextview: ignored inferred [35 55 57] (lay-out-blocks) The intent is carried and not laid
              out: plain text, run together.

        heading code-block block-quote thematic-break
          @bridges: renders documented [2] (lay-out-blocks) What the parser made is carried under the same names; no
              font or paragraph style comes of it.

        heading paragraph-break block-quote thematic-break
          textual: renders observed [42] A view of the library, which can be styled.
          swift-markdown-ui: renders observed [43] A view or text style of the theme.

        heading code-block block-quote
          swiftui-text: ignored documented [7 55 57] (lay-out-blocks) The intent is ignored: body text without
              marker or indent, run together with what is around it.
          rtf-cocoa: dropped inferred [33] (lay-out-blocks) Intents are not written: make fonts, paragraph styles and text
              lists of them first.
          widgetkit-text: ignored inferred [7 55 57] (lay-out-blocks) The intent is ignored: body text without
              marker or indent, run together with what is around it.

        heading block-quote thematic-break
          swiftui-text-localized: ignored observed [8 57 69] (parse-first) Only inline Markdown is parsed: the
              marker is shown as typed.

        code-block code-block-language
          textual: renders observed [42] A block with highlighting by its language.

        heading
          foundation: converted documented [20 69] (lay-out-blocks) A presentation intent with the level. There is
              only text, and no separator.

        paragraph-break
          foundation: partially observed [20 69] (insert-separators) A new identity of the paragraph; no line end is
              inserted.
          swiftui-text @system-views: dropped observed [35 57 69] (insert-separators) No character stands for it:
              paragraphs run together.
          swiftui-text-localized: renders inferred [8 69] White space is kept, so the blank line shows.
          swiftui-texteditor: dropped inferred [68 69] (insert-separators) The parser leaves no separator, and the
              editor needs line ends.
          @bridges: partially inferred [2 20 69] (insert-separators) A new identity of the paragraph, as the parser
              left it; no line end is inserted.
          rtf-cocoa: dropped inferred [69] (insert-separators) The converted string has no separators: insert line ends.
          widgetkit-text richtextkit sttextview: dropped inferred [35 57 69] (insert-separators) No character stands
              for it: paragraphs run together.
          user-notification: renders inferred [29] Line ends show, as far as the system gives lines.

        code-block
          foundation: converted observed [20 69] (lay-out-blocks) An intent; the text keeps its last line end.
          swiftui-text-localized: partially observed [8 69] (lay-out-blocks) A fence is read as a code span, and
              line ends become spaces.
          swift-markdown-ui: renders observed [43] A themed view; plain unless a highlighter is set.

        code-block-language
          foundation: converted observed [20 69] The hint of the code block's intent.
          swiftui-text: ignored documented [7] (lay-out-blocks) Goes with an intent that is ignored.
          swiftui-text-localized: ignored observed [69] (lay-out-blocks) The info string ends up in the text of the
              code.
          @bridges: renders documented [2] What the parser made is carried under the same names; no font or
              paragraph style comes of it.
          rtf-cocoa: dropped inferred [33] (lay-out-blocks) Nothing is written for it.
          widgetkit-text: ignored inferred [7] (lay-out-blocks) Goes with an intent that is ignored.
          swift-markdown-ui: partially observed [43] (accept) Handed to the theme and the highlighter, of which none
              is included.

        block-quote
          foundation: converted observed [20 69] (lay-out-blocks) A chain of intents, the innermost first; the
              markers are not in the text.

        thematic-break
          foundation: converted observed [69] A run of U+2E3B with its intent.
          swiftui-text widgetkit-text: partially inferred [69] (lay-out-blocks) Only its character, a long dash, is
              drawn, within the text.
          swiftui-texteditor: partially inferred [69] (lay-out-blocks) Only its character shows.
          @kit-views: partially inferred [69] (lay-out-blocks) Only its character is drawn.
          rtf-cocoa: partially inferred [69] (lay-out-blocks) Only its character is written.
        """
}
