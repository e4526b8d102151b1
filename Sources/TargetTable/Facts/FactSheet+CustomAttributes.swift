// Facts about attributes of an app's own. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with attributes of an app's own.
    static let customAttributes = """
        custom.scoped custom.unscoped
          foundation-linux: renders observed [58] (use-portable-scope) Your keys are stored. AttributedString cannot
              be encoded there: write your own form.
          swiftui-text: ignored documented [7 55] (declare-scope) Stays in the data. Only a TextRenderer, or code of
              yours, can use it.
          swiftui-text-localized: dropped inferred [8] (parse-first) A literal has only what inline Markdown can
              make.
          nsattributedstring-bridge: dropped documented [2 3 55] (declare-scope) The default conversion never
              includes scopes of yours: lost without a word.
          rtf-cocoa: dropped documented [33] (write-markdown-first) Cocoa writes no custom attributes.
          user-notification: dropped documented [29] (flatten) Title, subtitle and body are plain strings.

        custom.scoped
          foundation: renders documented [1 17] The string stores it; nothing is drawn.
          swiftui-texteditor: partially documented [15 16] (declare-scope) Stays where the formatting definition
              names your scope; drawn only if a constraint gives it a look.
          @system-views: ignored documented [2 55] (declare-scope) Arrives only if the conversion names your scope;
              then it stays in the storage and is not drawn.
          nsattributedstring-bridge-scoped: renders documented [2 55] Carried where the scope that is named contains
              it. A value that is no object needs ObjectiveCConvertible.
          widgetkit-text: ignored inferred [7 55] (declare-scope) Stays in the data. Only a TextRenderer, or code of
              yours, can use it.
          textual: partially observed [42] (declare-scope) Attributes of the library's scope are drawn; other keys
              are carried into Text and not drawn.
          swift-markdown-ui: dropped observed [43] (write-extended-attribute) A debug build stops at ^[text](…), a
              release build drops the text with it.
          richtextkit: ignored inferred [2 55] (declare-scope) Arrives only if the conversion names your scope; then
              it stays in the storage and is not drawn.
          sttextview: dropped observed [2 45] (declare-scope) The SwiftUI wrapper converts without a scope: set the
              NSAttributedString yourself.

        custom.unscoped
          foundation: partially documented [2 3] (declare-scope) Stored under its key type. Encoding, Markdown and
              conversions drop it without a scope.
          swiftui-texteditor: ignored documented [16] (declare-scope) Not in the formatting definition, and not
              drawn.
          @system-views: dropped documented [2 55] (declare-scope) The default conversion drops it before the view
              sees it.
          nsattributedstring-bridge-scoped: dropped documented [2 55] (declare-scope) The scope does not contain it:
              lost without a word.
          widgetkit-text textual: ignored inferred [7 55] (declare-scope) Stays in the data. Only a TextRenderer, or
              code of yours, can use it.
          swift-markdown-ui: dropped observed [43] (write-markdown-first) The library takes Markdown or its own
              content, never an attributed string.
          richtextkit sttextview: dropped inferred [2 55] (declare-scope) The default conversion drops it before the
              view sees it.
        """
}
