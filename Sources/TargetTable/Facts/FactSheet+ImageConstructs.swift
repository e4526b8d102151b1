// Facts about images. The form is described at FactSheet.

extension FactSheet {
    /// What targets do with images.
    static let imageConstructs = """
        image inline-image image-title linked-image
          foundation-linux: dropped observed [6 58] (use-this-parser) The open-source Foundation parses no Markdown;
              use a parser of your own.
          user-notification: ignored documented [29] (flatten) The fields are plain strings: markup is shown as
              typed.

        image inline-image
          foundation: converted observed [21 69] (show-image-otherwise) The description as text with the address; no
              attachment.
          swiftui-text: ignored documented [7 55] (show-image-otherwise) Only the description is drawn.
          swiftui-text-localized: ignored documented [8] (show-image-otherwise) The documentation says that literals
              have no images; the description at most.
          swiftui-texteditor: ignored inferred [15 57] (use-text-view) Only the description; the inline images of
              the editor are adaptive glyphs.
          @kit-views: ignored inferred [21] (show-image-otherwise) Only the description: make an attachment of the
              address yourself.
          @bridges: renders documented [2] (show-image-otherwise) What the parser made is carried under the same
              names; no font or paragraph style comes of it.
          rtf-cocoa: dropped observed [33 46] (use-rtfd) RTF gets no picture; the description stays.
          widgetkit-text: ignored inferred [7 55] (show-image-otherwise) Only the description is drawn.
          textual: renders observed [42] Loaded in the background; the loader is given the description.

        image
          swift-markdown-ui: renders observed [43] A picture in a block, with the description for VoiceOver.

        inline-image
          swift-markdown-ui: partially observed [43] (accept) In the text at its own size, which cannot be changed.

        image-title
          foundation: converted inferred [21] The alternate description.
          swiftui-text: ignored documented [7 21] (show-title) Kept and never shown.
          swiftui-text-localized swiftui-texteditor @kit-views: ignored inferred [8 21] (show-title) Stays in the
              data and is not shown.
          @bridges: renders documented [2] What the parser made is carried under the same names; no font or
              paragraph style comes of it.
          rtf-cocoa: dropped inferred [33] (show-title) Not written.
          widgetkit-text: ignored inferred [7 21] (show-title) Kept and never shown.
          textual: dropped observed [42] (show-title) The library does not read the alternate description.
          swift-markdown-ui: dropped observed [43] (show-title) The library's tree has no titles.

        linked-image
          foundation: partially observed [42 69] (show-image-otherwise) The description with the link; without a
              description nothing is left. Whether the image's address survives is not known.
          swiftui-text widgetkit-text: partially inferred [7 42] (show-image-otherwise) The description as a link;
              nothing where it is empty.
          swiftui-text-localized: partially inferred [8 69] (show-image-otherwise) The description as a link.
          swiftui-texteditor: partially inferred [69] (show-image-otherwise) The description with a link.
          @kit-views: partially inferred [42 69] (show-image-otherwise) The description with a link; nothing where
              it is empty.
          @bridges: partially inferred [2 42 69] (show-image-otherwise) The description with the link, as the parser
              left it; nothing where it is empty.
          rtf-cocoa: partially inferred [33] (use-rtfd) The description with the link.
          textual: partially observed [42] (show-image-otherwise) The picture carries the link; without a
              description the parser leaves no run, and nothing shows.
          swift-markdown-ui: renders observed [43] A picture in a link where it stands alone in its paragraph.
        """
}
