// Facts about HTML, footnotes and extended attributes in Markdown. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with HTML, footnotes and extended attributes in Markdown.
    static let sourceConstructs = """
        inline-html html-block footnote custom-attribute
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.
          user-notification: ignored documented [29] (flatten) The fields are plain strings: markup is shown as
              typed.

        inline-html html-block
          swiftui-text: ignored observed [57 69] (replace-html) Tags show as text.
          swiftui-text-localized: ignored inferred [8 69] (replace-html) Shown as typed.
          swiftui-texteditor @kit-views widgetkit-text: ignored inferred [57 69] (replace-html) Tags show as text.
          @bridges: renders documented [2] (replace-html) What the parser made is carried under the same names; no
              font or paragraph style comes of it.
          rtf-cocoa: ignored inferred [69] (replace-html) Tags are text.
          textual: ignored inferred [42 69] (replace-html) Not handled: tags are text.

        inline-html
          foundation: converted observed [69] (replace-html) The tag as text with its bit.
          swift-markdown-ui: ignored observed [43] (replace-html) Tags are text, but br breaks the line.

        html-block
          foundation: converted observed [69] (replace-html) The source as text with its bit and without an intent.
          swift-markdown-ui: ignored observed [43] (replace-html) A paragraph of its source.

        footnote
          foundation: dropped inferred [49 69] (move-note) No footnotes: the definition is read as that of a link,
              and the note becomes an address.
          swiftui-text swiftui-texteditor @kit-views widgetkit-text: dropped inferred [49 69] (move-note) The text
              of the note becomes a wrong address of a link.
          swiftui-text-localized: ignored inferred [69] (move-note) Shown as typed: a literal has no definitions.
          @bridges: dropped inferred [2 49 69] (move-note) No footnotes: the parser read the note as the address of
              a link.
          rtf-cocoa: dropped inferred [69] (move-note) Lost in the parser.
          textual: dropped inferred [42 69] (move-note) Lost in Foundation's parser.
          swift-markdown-ui: dropped observed [43] (move-note) The parser's option for footnotes is off.

        custom-attribute
          foundation: partially documented [1 22 69] (declare-scope) Decoded only with allowsExtendedAttributes and
              a scope that has the key; unknown names are passed over without a word.
          swiftui-text: ignored documented [7 22] (declare-scope) A decoded key stays and is not drawn: set SwiftUI
              attributes by it yourself.
          swiftui-text-localized: partially documented [8 22] (parse-first) Names of Foundation's inflection work;
              names of yours need a scope, which a literal cannot name.
          swiftui-texteditor: partially documented [16] (declare-scope) Stays where the formatting definition's
              scope has it; drawn only by a constraint.
          @system-views richtextkit: ignored inferred [2] (declare-scope) Carried only if the conversion names your
              scope, and then not drawn.
          nsattributedstring-bridge: dropped documented [2 3] (declare-scope) Decoded keys of yours are in no
              default scope; Foundation's inflection keys stay.
          nsattributedstring-bridge-scoped: renders documented [2 22] (declare-scope) Carried where the key was
              decoded and the scope that is named has it.
          rtf-cocoa: dropped documented [33] (write-markdown-first) Cocoa writes no custom attributes.
          widgetkit-text: ignored inferred [7 22] (declare-scope) A decoded key stays and is not drawn: set SwiftUI
              attributes by it yourself.
          textual: partially observed [42] (declare-scope) Off unless you pass parser options; then the names of
              Foundation and of the library are decoded.
          swift-markdown-ui: dropped observed [43] (write-extended-attribute) The library does not know the node: a
              debug build stops, a release build drops the text.
          sttextview: dropped observed [45] (declare-scope) The SwiftUI wrapper converts without a scope.
        """
}
