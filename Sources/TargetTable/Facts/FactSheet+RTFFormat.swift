// Facts about the RTF that this package writes: what the writer really does. The form is described at FactSheet.

extension FactSheet {
    /// What RTF that this package writes keeps.
    static let rtfFormat = """
        @carried custom-attribute
          rtf: dropped proved [70] (keep-json) RTF has no attributes of other names; the text stays.

        heading paragraph-break soft-break hard-break emphasis strong strong-emphasis strikethrough code-span
        code-block code-block-language block-quote ordered-list ordered-list-start unordered-list nested-list
        list-delimiter list-spacing task-list-item table table-alignment thematic-break link link-title
        styled-link-text autolink bare-url inline-html html-block footnote highlight comment math wiki-link embed
        container-fence link-reference-definition attribute-definition empty-paragraph hidden-text document
        foundation.link foundation.inlinePresentationIntent foundation.presentationIntent
        foundation.listItemDelimiter
          rtf: renders proved [70] A look that every reader shows, and a word of this package that tells what it is.

        front-matter
          rtf: renders proved [70] A word of this package, which other readers pass over. Front matter that is not at
              the front is left out.

        foundation.languageIdentifier
          rtf: renders proved [70] A control word for the language. A language without a code in RTF is left out.

        foundation.imageURL image inline-image linked-image
          rtf: partially proved [70] (export-image-file) The picture, if its file is at hand; otherwise the
              description.

        image-title
          rtf: dropped proved [70] (show-title) RTF has no titles of pictures.

        foundation.alternateDescription
          rtf: partially proved [70] (show-title) The title of a link is kept, that of a picture is not.

        foundation.markdownSourcePosition
          rtf: dropped documented [69] (remove) Says where text stood in a Markdown source, and is left out.

        swiftui.underlineStyle
          rtf: converted proved [70] Written in the control words for lines, which views of UIKit and AppKit draw.

        swiftui.strikethroughStyle
          rtf: partially proved [70] (accept) RTF strikes text through once or twice, which is the mark; the style of
              the line is left out.

        kit.underlineStyle
          rtf: renders proved [70] Standard control words and Cocoa's own.

        kit.strikethroughStyle
          rtf: partially proved [70] (accept) RTF strikes text through once or twice, which is the mark; the style of
              the line is left out.

        kit.underlineColor kit.strikethroughColor kit.foregroundColor kit.backgroundColor
          rtf: renders proved [70] An entry of the table of colours; names are kept in words of this package.

        kit.font
          rtf: partially proved [70] (accept) Family, size and fixed width. Of weights there are bold and not bold.

        kit.baselineOffset appkit.superscript
          rtf: renders proved [70] Control words for raised and lowered text, in half points.

        control-character
          rtf: dropped proved [70] (remove) Left out: RTF cannot hold it.
        """
}
