// Facts about links. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with links.
    static let linkConstructs = """
        link link-title styled-link-text autolink bare-url
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.

        link link-title autolink bare-url
          @bridges: renders documented [2] What the parser made is carried under the same names; no font or
              paragraph style comes of it.

        link autolink bare-url
          swiftui-text: renders documented [7 55] Can be tapped, in the tint colour.
          swiftui-texteditor: partially inferred [14] (handle-taps) Looks like a link; tapping while editing is not
              documented.
          uilabel: partially observed [47] (handle-taps) Drawn; a tap does nothing.
          uitextview uitextview-textkit1 nstextview nstextview-textkit1: renders documented [24 55] A link that can
              be opened.
          nstextfield: partially observed [25 67] (allow-field-attributes) Needs a selectable field that allows
              editing of attributes, or code of yours.
          rtf-cocoa: renders observed [46] Written as a HYPERLINK field.
          widgetkit-text: partially observed [28 48] (use-widget-link) Looks like a link; whether it opens depends
              on the widget family.
          user-notification: ignored documented [29] (flatten) Not a link: the address is text.
          textual: renders observed [42] Opens through openURL.
          swift-markdown-ui: renders observed [43] Drawn as a link, and opens through openURL.
          richtextkit: renders inferred [44] As the wrapped system view does it.
          sttextview: renders observed [45] Can be clicked on macOS.

        link autolink
          swiftui-text-localized: renders documented [8 55] Can be tapped.

        link
          foundation: converted documented [22 69] The link attribute; a relative address needs a base URL.

        link-title
          foundation: converted documented [21 69] The alternate description of the link's text.
          swiftui-text: ignored documented [7 21] (show-title) Kept and never shown.
          swiftui-text-localized swiftui-texteditor @kit-views: ignored inferred [8 21] (show-title) Stays in the
              data and is not shown.
          rtf-cocoa: dropped inferred [33] (show-title) Not written.
          widgetkit-text: ignored inferred [7 21] (show-title) Kept and never shown.
          user-notification: ignored documented [29] (flatten) The fields are plain strings: markup is shown as
              typed.
          textual: dropped observed [42] (show-title) The library does not read the alternate description.
          swift-markdown-ui: dropped observed [43] (show-title) The library's tree has no titles.

        styled-link-text
          foundation: dropped observed [69] (split-link) The label becomes one run; marks and breaks in it are lost.
          swiftui-text widgetkit-text: dropped observed [69] (split-link) Lost in the parser already.
          swiftui-text-localized: dropped inferred [69] (split-link) The parser makes one run of the label.
          swiftui-texteditor rtf-cocoa: dropped inferred [69] (split-link) Lost in the parser.
          @kit-views: dropped observed [69] (split-link) Lost in the parser.
          @bridges: dropped inferred [2 69] (split-link) Lost in the parser: the label is one run.
          user-notification: ignored documented [29] (flatten) Shown as typed.
          textual: dropped inferred [69] (split-link) Lost in Foundation's parser.
          swift-markdown-ui: renders observed [43] The library's own tree keeps the marks.

        autolink
          foundation: converted observed [69] The link attribute; a mail address gets mailto.

        bare-url
          foundation: converted observed [69] The link attribute: the parser's extension for bare addresses is on.
          swiftui-text-localized: renders observed [60 69] Bare addresses become links, unwanted ones such as
              user@host too.
        """
}
