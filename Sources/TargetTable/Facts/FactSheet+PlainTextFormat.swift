// Facts about plain text that this package writes: what the writers really do. The form is described at FactSheet.

extension FactSheet {
    /// What plain text that this package writes keeps.
    static let plainTextFormat = """
        @carried custom-attribute
          plain-text: dropped proved [70] (write-markdown) The text stays; plain text has no attributes.

        paragraph-break soft-break hard-break list-spacing task-list-item autolink bare-url control-character
        empty-paragraph document
          plain-text: renders proved [70] In the characters themselves.

        emphasis strong strong-emphasis strikethrough code-span styled-link-text highlight
          plain-text: dropped proved [70] (write-markdown) The text stays without its mark.

        heading
          plain-text: dropped proved [70] (write-markdown) The text stays; that it is a heading, and its level, do
              not show.

        code-block
          plain-text: converted proved [70] Indented by four columns.

        code-block-language
          plain-text: dropped proved [70] (write-markdown) The code stays without its info string.

        block-quote
          plain-text: converted proved [70] A sign > before each line.

        ordered-list ordered-list-start unordered-list nested-list foundation.listItemDelimiter list-delimiter
          plain-text: converted proved [70] Numbers with their delimiter, or bullets of one form, and indents.

        table table-alignment
          plain-text: converted proved [70] Columns padded with spaces, between bars.

        thematic-break
          plain-text: converted proved [70] A line of dashes.

        foundation.link link
          plain-text: converted proved [70] The text, and the address after it.

        link-title image-title foundation.alternateDescription
          plain-text: dropped proved [70] (write-markdown) There is no place for a title.

        foundation.imageURL image inline-image linked-image
          plain-text: converted proved [70] The description and the address. An image in its own address has the
              description alone.

        inline-html html-block
          plain-text: dropped proved [70] (pass-raw-html) Tags and HTML blocks are left out; text between tags
              stays.

        footnote
          plain-text: converted proved [70] A number in brackets; the notes stand at the end.

        foundation.inlinePresentationIntent
          plain-text: partially proved [70] (write-markdown) Breaks stay; marks and tags go, their text stays.

        foundation.presentationIntent
          plain-text: partially proved [70] (write-markdown) Blocks are laid out in lines; only headings look like
              paragraphs.

        foundation.languageIdentifier
          plain-text: dropped proved [70] (write-html) The language of text does not show.

        foundation.markdownSourcePosition
          plain-text: dropped documented [69] (remove) Says where text stood in a Markdown source, and is left out.

        swiftui.underlineStyle swiftui.strikethroughStyle kit.font kit.foregroundColor kit.backgroundColor
        kit.underlineStyle kit.strikethroughStyle kit.underlineColor kit.strikethroughColor kit.baselineOffset
        appkit.superscript
          plain-text: dropped proved [70] (write-html) The text stays without its look.

        math wiki-link embed container-fence
          plain-text: ignored proved [70] (accept) The source shows as typed.

        front-matter comment link-reference-definition attribute-definition
          plain-text: dropped proved [70] (write-markdown) Not meant to be read as text, and left out.

        hidden-text
          plain-text: dropped proved [70] (write-html) Left out with its text.
        """
}
