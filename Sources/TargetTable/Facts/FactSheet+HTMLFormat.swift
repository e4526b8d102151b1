// Facts about HTML that this package writes: what the writers really do. The form is described at FactSheet.

extension FactSheet {
    /// What HTML that this package writes keeps.
    static let htmlFormat = """
        @carried custom-attribute
          html: ignored proved [70] (accept) Kept in data-attributes of a span, where it is found again; browsers
              show nothing.

        heading paragraph-break soft-break hard-break emphasis strong strong-emphasis strikethrough code-span
        code-block block-quote ordered-list ordered-list-start unordered-list nested-list list-spacing
        task-list-item table table-alignment thematic-break link-title styled-link-text image-title linked-image
        autolink bare-url highlight empty-paragraph document foundation.presentationIntent
          html: renders proved [70] HTML has an element or attribute for it.

        code-block-language
          html: renders proved [70] The class of the code. Only the first word of an info string is written.

        foundation.link link
          html: renders proved [70] An element a. Safe output leaves out addresses that could run a script or read a
              file.

        foundation.imageURL image inline-image
          html: renders proved [70] An element img with the description. Safe output leaves out addresses that could
              run a script or read a file.

        footnote
          html: renders proved [70] A raised number that leads to the note at the end. A note that nothing refers to
              is left out.

        foundation.alternateDescription
          html: converted proved [54 70] The title of the link or image.

        foundation.inlinePresentationIntent
          html: partially proved [70] (pass-raw-html) All marks have an element. Safe output leaves out HTML tags.

        inline-html html-block
          html: dropped proved [70] (pass-raw-html) Safe output has a comment in its place; it is not seen.

        foundation.listItemDelimiter list-delimiter
          html: partially proved [70] (accept) HTML has no markers: a hyphen and a period are read back, others are
              lost.

        foundation.languageIdentifier
          html: converted proved [54 70] The attribute lang.

        foundation.markdownSourcePosition
          html: dropped documented [69] (remove) Says where text stood in a Markdown source, and is left out.

        kit.font
          html: partially proved [54 70] (accept) Font declarations in CSS. A weight of 400 is read back as regular, one
              of 600 or more as bold.

        kit.foregroundColor kit.backgroundColor
          html: converted proved [54 70] Colours in CSS. The name of a colour that CSS cannot spell is left out, and
              one that begins with a capital is read back in small letters.

        swiftui.underlineStyle kit.underlineStyle swiftui.strikethroughStyle kit.strikethroughStyle
          html: converted proved [54 70] An element u, s or del, with its style in CSS.

        kit.underlineColor kit.strikethroughColor
          html: converted proved [54 70] The colour of the line in CSS. The name of a colour that CSS cannot spell
              is left out.

        appkit.superscript
          html: converted proved [54 70] An element sup or sub.

        kit.baselineOffset
          html: converted proved [54 70] The vertical alignment in CSS.

        front-matter
          html: dropped proved [70] (keep-json) A fragment has no place for it; it is left out.

        comment
          html: dropped proved [70] (accept) Not meant to be shown, and left out.

        math
          html: converted proved [54 70] An element of class math with the source, which scripts for formulas find.

        wiki-link embed container-fence
          html: ignored proved [70] (accept) The source shows as typed, in an element that says what it is.

        link-reference-definition attribute-definition
          html: dropped proved [70] (accept) Nothing uses it; it is left out.

        hidden-text
          html: converted proved [54 70] The attribute hidden.

        control-character
          html: partially proved [70] (remove) U+FFFD stands for NUL; others stay.
        """
}
