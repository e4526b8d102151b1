// Facts about spans and blocks of note programs and of rich text. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with spans and blocks of note programs and of rich text.
    static let noteConstructs = """
        front-matter
          foundation: ignored observed [69] (remove) Read as a rule and a heading or paragraph: the metadata shows
              as text.
          @bridges: ignored inferred [69] (remove) What the parser made of it is carried: the metadata is text.
          swiftui-text swiftui-texteditor @kit-views widgetkit-text rtf-cocoa textual: ignored inferred [69] (remove)
              Foundation's parser takes it for text, which shows.
          swift-markdown-ui: ignored inferred [43 51] (remove) Read as a rule and a heading or paragraph, which
              show.

        highlight comment math wiki-link embed container-fence
          foundation: ignored inferred [50 71] (remove) Not known to the parser: the characters stay as text.
          @bridges: ignored inferred [50 71] (remove) The characters are carried as text.
          swiftui-text swiftui-texteditor @kit-views widgetkit-text rtf-cocoa textual: ignored inferred [50 71] (remove)
              Foundation's parser takes it for text, which shows as typed.
          swift-markdown-ui: ignored inferred [43 51] (remove) Its parser takes it for text, which shows as typed.

        front-matter highlight comment math wiki-link embed container-fence link-reference-definition
        attribute-definition
          swiftui-text-localized: ignored inferred [8 69] (remove) Shown as typed.
          user-notification: ignored inferred [29] (remove) The fields are plain strings: shown as typed.

        front-matter highlight comment math wiki-link embed container-fence link-reference-definition
        attribute-definition list-spacing document
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.

        link-reference-definition
          foundation: dropped documented [50 69] (remove) A definition is no text: without a link that uses it
              nothing is left.
          swift-markdown-ui: dropped documented [43 50] (remove) A definition is no text: without a link that uses
              it nothing is left.

        attribute-definition
          foundation: dropped inferred [49 69] (remove) A definition is no text: without text that uses it nothing
              is left.
          swift-markdown-ui: ignored inferred [43 51] (remove) Its parser takes it for text, which shows as typed.

        link-reference-definition attribute-definition
          @bridges: dropped inferred [50 69] (remove) Lost in the parser.
          swiftui-text swiftui-texteditor @kit-views widgetkit-text rtf-cocoa textual: dropped inferred [50 69] (remove)
              Lost in the parser already.

        list-spacing
          foundation: dropped observed [69] (accept) Intents do not say whether blank lines separate items; only an
              item of several paragraphs tells.
          @bridges: dropped observed [69] (accept) Lost in the parser.
          swiftui-text swiftui-texteditor @kit-views widgetkit-text rtf-cocoa textual: dropped inferred [69] (accept) Lost
              in the parser already.
          swiftui-text-localized: ignored inferred [8 69] (parse-first) Shown as typed.
          user-notification: ignored inferred [29] (flatten) The fields are plain strings: shown as typed.
          swift-markdown-ui: renders observed [43] The library's own tree keeps it.

        document
          foundation: converted documented [20 69] Chains of intents with an identity for each block; a block
              without text leaves nothing.
          @bridges: renders documented [2 20] Carried as chains of NSPresentationIntent.
          swiftui-text widgetkit-text: ignored documented [7 55] (lay-out-blocks) The structure stays in the data.
              Blocks run together, because no character separates them.
          swiftui-text-localized: dropped documented [8 69] (parse-first) Only inline Markdown is parsed, so there
              are no blocks.
          swiftui-texteditor: ignored inferred [14 15] (lay-out-blocks) Blocks are not laid out.
          @kit-views: ignored observed [20 35 55] (lay-out-blocks) Blocks stay plain in every report, although the
              documentation promises a default look.
          rtf-cocoa: dropped documented [33] (lay-out-blocks) Intents are not written, and the blocks run together.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.
          textual: renders documented [42] Each block is laid out; the innermost component comes first.
          swift-markdown-ui: renders observed [43] Each block has a view of the library.

        empty-paragraph
          foundation: dropped documented [20 69] (insert-separators) No character can carry the intent, so nothing
              is left.
          foundation-linux: dropped observed [58] (use-portable-scope) No intents, and no character that could carry
              one.
          @bridges: dropped documented [2 20] (insert-separators) No character can carry the intent, so nothing
              arrives.
          swiftui-text swiftui-texteditor @kit-views widgetkit-text rtf-cocoa textual: dropped inferred [20 69]
              (insert-separators) No character carries the intent: only line ends in the text make empty lines.
          swiftui-text-localized: renders inferred [8 55] White space is kept, so empty lines show.
          user-notification: renders inferred [29] Line ends show, as far as the system gives lines.
          swift-markdown-ui: dropped documented [43 50] (accept) Markdown has no empty paragraphs.

        hidden-text
          foundation foundation-linux: dropped documented [1 17] (use-portable-scope) No scope of the system has an
              attribute that hides text.
          @bridges: dropped documented [2 17] (declare-scope) No scope of the system has an attribute that hides
              text.
          swiftui-text swiftui-text-localized swiftui-texteditor @kit-views widgetkit-text textual: dropped
              documented [17] (remove) No attribute hides text: the text shows.
          rtf-cocoa: unknown inferred [33] (remove) RTF has a control word for it; whether Cocoa writes it is not known.
          user-notification: dropped documented [29] (remove) Title, subtitle and body are plain strings: the text
              shows.
          swift-markdown-ui: dropped documented [43] (remove) Markdown has no hidden text: the text shows.

        control-character
          foundation: partially documented [50 69] (remove) The parser puts U+FFFD in the place of NUL; others stay.
          foundation-linux: renders observed [58] The string stores every character.
          @bridges: renders inferred [2] Every character is carried.
          swiftui-text swiftui-text-localized swiftui-texteditor @kit-views widgetkit-text user-notification
              textual: unknown inferred [17] (remove) What is drawn for a control character is not documented.
          rtf-cocoa: unknown inferred [33] (remove) Whether Cocoa writes control characters is not known.
          swift-markdown-ui: partially documented [43 50] (remove) The parser puts U+FFFD in the place of NUL; what
              is drawn for others is not documented.
        """
}
