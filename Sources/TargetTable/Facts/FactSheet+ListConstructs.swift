// Facts about lists and tasks. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with lists and tasks.
    static let listConstructs = """
        ordered-list ordered-list-start unordered-list nested-list list-delimiter task-list-item
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.
          user-notification: ignored documented [29] (flatten) The fields are plain strings: markup is shown as
              typed.

        ordered-list ordered-list-start unordered-list nested-list list-delimiter
          swiftui-texteditor: ignored inferred [15 68] (lay-out-blocks) The bound string keeps the intent; the
              editor lays out no blocks.
          @system-views: ignored observed [35 55 57] (lay-out-blocks) The intent is carried and not laid out: plain
              text, run together.
          richtextkit sttextview: ignored inferred [35 55 57] (lay-out-blocks) The intent is carried and not laid
              out: plain text, run together.

        ordered-list ordered-list-start unordered-list nested-list
          swiftui-text: ignored documented [7 55 57] (lay-out-blocks) The intent is ignored: body text without
              marker or indent, run together with what is around it.
          @bridges: renders documented [2] (lay-out-blocks) What the parser made is carried under the same names; no
              font or paragraph style comes of it.
          rtf-cocoa: dropped inferred [33] (lay-out-blocks) Intents are not written: make fonts, paragraph styles and text
              lists of them first.
          widgetkit-text: ignored inferred [7 55 57] (lay-out-blocks) The intent is ignored: body text without
              marker or indent, run together with what is around it.

        ordered-list unordered-list nested-list task-list-item
          swiftui-text-localized: ignored observed [8 57 69] (parse-first) Only inline Markdown is parsed: the
              marker is shown as typed.

        ordered-list unordered-list nested-list
          foundation: converted observed [20 69] (lay-out-blocks) A chain of intents, the innermost first; the
              markers are not in the text.

        ordered-list ordered-list-start
          textual: renders observed [42] Numbers are those of the source.
          swift-markdown-ui: renders observed [43] The first number is kept.

        ordered-list-start list-delimiter
          swiftui-text-localized: ignored observed [8 69] (parse-first) Shown as typed.

        unordered-list nested-list
          textual: renders observed [42] A view of the library, which can be styled.
          swift-markdown-ui: renders observed [43] A view or text style of the theme.

        ordered-list-start
          foundation: converted observed [69] The items count from the first number.

        list-delimiter
          foundation: partially documented [5 69] (accept) An attribute of its own since OS 26, lost before.
          swiftui-text: ignored documented [7] (lay-out-blocks) Goes with an intent that is ignored.
          @bridges: partially documented [1 5] (accept) Carried as a string since OS 26; not there before.
          rtf-cocoa: dropped inferred [33] (lay-out-blocks) Nothing is written for it.
          widgetkit-text: ignored inferred [7] (lay-out-blocks) Goes with an intent that is ignored.
          textual: dropped observed [42] (remove) The list style sets the markers.
          swift-markdown-ui: dropped observed [43] (remove) The theme sets the markers.

        task-list-item
          foundation: ignored observed [69] (replace-task-box) The box stays as text in a normal item.
          swiftui-text: ignored observed [57 69] (replace-task-box) The brackets show as text.
          swiftui-texteditor @kit-views widgetkit-text: ignored inferred [57 69] (replace-task-box) The brackets
              show as text.
          @bridges: ignored inferred [2 69] (replace-task-box) The box stays as text in a normal item, as the parser
              left it.
          rtf-cocoa: ignored inferred [69] (replace-task-box) The brackets are text.
          textual: ignored inferred [42 69] (replace-task-box) Foundation's parser leaves the brackets, and nothing
              makes boxes of them.
          swift-markdown-ui: renders observed [43] A marker like a box, which cannot be ticked.
        """
}
