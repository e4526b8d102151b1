// Facts about the terminal output of this package: what the writers really do. The form is described at FactSheet.

extension FactSheet {
    /// What the terminal output of this package keeps.
    static let terminalFormat = """
        @carried custom-attribute
          terminal-ansi: dropped proved [70] (write-markdown) The text stays; a terminal has no attributes.

        paragraph-break soft-break hard-break list-spacing task-list-item empty-paragraph document
        foundation.presentationIntent
          terminal-ansi: renders proved [70] In lines and blank lines.

        emphasis strong strong-emphasis strikethrough styled-link-text
          terminal-ansi: converted proved [53 70] Italic, bold or struck through (SGR). Some terminals do not show
              italic and struck text.

        code-span code-block
          terminal-ansi: converted proved [53 70] A colour; blocks are indented by four columns.

        code-block-language
          terminal-ansi: converted proved [53 70] A dim line above the code.

        highlight
          terminal-ansi: converted proved [53 70] Black on yellow.

        heading
          terminal-ansi: converted proved [53 70] Bold, in a colour for each level; the first level is underlined.

        block-quote
          terminal-ansi: converted proved [53 70] A bar before each line.

        ordered-list ordered-list-start unordered-list nested-list foundation.listItemDelimiter list-delimiter
          terminal-ansi: converted proved [53 70] Numbers with their delimiter, or bullets of one form, and indents.

        table table-alignment
          terminal-ansi: converted proved [53 70] A box with columns padded by their width.

        thematic-break
          terminal-ansi: converted proved [53 70] A dim line.

        foundation.link link autolink bare-url
          terminal-ansi: converted proved [52 70] A hyperlink (OSC 8) for addresses of the web and of mail; other
              addresses stand after the text.

        link-title image-title foundation.alternateDescription
          terminal-ansi: dropped proved [70] (write-markdown) There is no place for a title.

        foundation.imageURL image inline-image linked-image
          terminal-ansi: converted proved [53 70] The description and the address. An image in its own address has
              the description alone.

        inline-html html-block
          terminal-ansi: dropped proved [70] (pass-raw-html) Tags and HTML blocks are left out; text between tags
              stays.

        footnote
          terminal-ansi: converted proved [53 70] A number in brackets; the notes stand at the end.

        foundation.inlinePresentationIntent
          terminal-ansi: partially proved [53 70] (pass-raw-html) Marks are styles, breaks are lines; tags are left
              out.

        foundation.languageIdentifier
          terminal-ansi: dropped proved [70] (write-html) The language of text does not show.

        foundation.markdownSourcePosition
          terminal-ansi: dropped documented [69] (remove) Says where text stood in a Markdown source, and is left
              out.

        swiftui.underlineStyle swiftui.strikethroughStyle kit.underlineStyle kit.strikethroughStyle
          terminal-ansi: partially proved [53 70] (write-html) A single line is drawn; of another style as a single
              line.

        kit.underlineColor kit.strikethroughColor
          terminal-ansi: dropped proved [70] (write-html) The line has the colour of the text.

        kit.foregroundColor kit.backgroundColor
          terminal-ansi: partially proved [53 70] (write-html) A colour in sRGB is drawn, without its opacity; one
              that has only a name is not.

        kit.font kit.baselineOffset appkit.superscript
          terminal-ansi: dropped proved [70] (write-html) A terminal has one font and one line; the text stays.

        math wiki-link embed container-fence
          terminal-ansi: ignored proved [70] (accept) The source shows as typed.

        front-matter comment link-reference-definition attribute-definition
          terminal-ansi: dropped proved [70] (write-markdown) Not meant to be read as text, and left out.

        hidden-text
          terminal-ansi: dropped proved [70] (write-html) Left out with its text.

        control-character
          terminal-ansi: dropped proved [70] (remove) Shown as a picture of it or as U+FFFD, so that it cannot
              command the terminal.
        """
}
