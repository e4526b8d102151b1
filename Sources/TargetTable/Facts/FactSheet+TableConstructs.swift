// Facts about tables. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with tables.
    static let tableConstructs = """
        table table-alignment
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.
          swiftui-texteditor: ignored inferred [15 68] (lay-out-blocks) The bound string keeps the intent; the
              editor lays out no blocks.
          @system-views: ignored observed [35 55 57] (lay-out-blocks) The intent is carried and not laid out: plain
              text, run together.
          rtf-cocoa: dropped inferred [27 33] (lay-out-blocks) Only text tables of AppKit are written.
          user-notification: ignored documented [29] (flatten) The fields are plain strings: markup is shown as
              typed.
          textual: renders observed [42] A grid with aligned columns.
          swift-markdown-ui: renders observed [43] Since iOS 16 and macOS 13; before, the source shows as text.
          richtextkit sttextview: ignored inferred [35 55 57] (lay-out-blocks) The intent is carried and not laid
              out: plain text, run together.

        table
          foundation: converted observed [20 69] (lay-out-blocks) Intents for table, row and cell; nothing separates
              the cells.
          swiftui-text: ignored observed [55 57 69] (lay-out-blocks) The texts of the cells stick together.
          swiftui-text-localized: ignored observed [8 57 69] (parse-first) Only inline Markdown is parsed: the
              marker is shown as typed.
          @bridges: renders documented [2] (lay-out-blocks) What the parser made is carried under the same names; no
              font or paragraph style comes of it.
          widgetkit-text: ignored inferred [55 57 69] (lay-out-blocks) The texts of the cells stick together.

        table-alignment
          foundation: converted observed [69] Part of the table's intent; a column without alignment becomes left.
          swiftui-text: ignored documented [7] (lay-out-blocks) Goes with an intent that is ignored.
          swiftui-text-localized: ignored observed [8 69] (parse-first) Shown as typed.
          @bridges: renders documented [2] What the parser made is carried under the same names; no font or
              paragraph style comes of it.
          widgetkit-text: ignored inferred [7] (lay-out-blocks) Goes with an intent that is ignored.
        """
}
