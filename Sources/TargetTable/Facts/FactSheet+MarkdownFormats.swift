// Facts about the Markdown that this package writes: what the writers really do. The form is described at FactSheet.

extension FactSheet {
    /// What the Markdown that this package writes keeps.
    static let markdownFormats = """
        @carried
          markdown-commonmark markdown-gfm: dropped proved [70] (use-notes-dialect) The text stays. This Markdown
              has no spelling for attributes.
          markdown-notes: ignored proved [70] (accept) Written as ^[text](name: value), which comes back; other
              readers show it as typed.

        custom-attribute
          markdown-commonmark markdown-gfm: dropped proved [70] (use-notes-dialect) The text stays. This Markdown
              has no spelling for attributes.
          markdown-notes: renders proved [70] Apple's spelling, ^[text](name: value).

        foundation.link foundation.alternateDescription foundation.imageURL link link-title styled-link-text image
        inline-image image-title linked-image autolink heading paragraph-break soft-break emphasis strong
        strong-emphasis code-span code-block code-block-language block-quote ordered-list ordered-list-start
        unordered-list nested-list list-spacing thematic-break inline-html html-block link-reference-definition
        document
          @markdown: renders proved [70] Markdown has it.

        hard-break
          @markdown: renders proved [70] A backslash at the end of the line. In a heading of
              level 3 to 6 and in a table cell it becomes a space.

        foundation.listItemDelimiter list-delimiter
          @markdown: renders proved [70] The marker itself. Of two lists side by side the second may get another, to
              stay a list of its own.

        strikethrough
          markdown-commonmark: dropped proved [70] (target-gfm) The text stays without its line.
          markdown-gfm markdown-notes: renders proved [70] Written with two tildes.

        bare-url
          markdown-commonmark: converted proved [70] Written as <address>.
          markdown-gfm markdown-notes: renders proved [70] The address by itself.

        task-list-item
          markdown-commonmark: dropped proved [70] (target-gfm) The box stands as text.
          markdown-gfm markdown-notes: renders proved [70] The box after the marker.

        table table-alignment
          markdown-commonmark: dropped proved [70] (target-gfm) The rows stand as lines of text.
          markdown-gfm markdown-notes: renders proved [70] Rows between bars. Line ends in cells become spaces.

        footnote
          markdown-commonmark: dropped proved [70] (target-gfm) Reference and note stand as text.
          markdown-gfm markdown-notes: renders proved [70] GitHub's spelling.

        foundation.inlinePresentationIntent
          markdown-commonmark: partially proved [70] (target-gfm) All marks but strikethrough have a spelling.
          markdown-gfm markdown-notes: renders proved [70] All marks have a spelling.

        foundation.presentationIntent
          markdown-commonmark: partially proved [70] (target-gfm) All blocks but tables have a spelling.
          markdown-gfm markdown-notes: renders proved [70] All blocks have a spelling.

        foundation.markdownSourcePosition
          @markdown: dropped documented [69] (remove) Says where text stood in an older source, and is left out.

        foundation.languageIdentifier
          @markdown: dropped proved [70] (keep-json) Markdown has no language of text.

        swiftui.underlineStyle kit.underlineStyle kit.underlineColor
          @markdown: dropped proved [70] (write-html) Markdown has no underline; the text stays.

        swiftui.strikethroughStyle kit.strikethroughStyle kit.strikethroughColor
          @markdown: dropped proved [70] (write-html) Markdown's strikethrough has one look, and no colour.

        kit.font
          @markdown: dropped proved [70] (write-html) Bold, italic and code are marks and stay; face and size are
              left out.

        kit.foregroundColor kit.backgroundColor
          @markdown: dropped proved [70] (write-html) Markdown has no colours; the text stays.

        appkit.superscript kit.baselineOffset
          @markdown: dropped proved [70] (write-html) The text stands on the line.

        highlight comment math wiki-link embed container-fence attribute-definition
          markdown-commonmark markdown-gfm: dropped proved [70] (use-notes-dialect) Not part of this Markdown: what
              is written is read as text.
          markdown-notes: renders proved [70] Written as it was.

        front-matter
          markdown-commonmark markdown-gfm: dropped proved [70] (use-notes-dialect) Not part of this Markdown; it is
              left out.
          markdown-notes: renders proved [70] Written as it was.

        empty-paragraph
          @markdown: dropped proved [70] (keep-json) Markdown has no empty paragraphs; it is left out.

        hidden-text
          @markdown: dropped proved [70] (remove) Markdown has no hidden text: it shows.

        control-character
          @markdown: partially proved [70] (remove) U+FFFD stands for NUL; others stay.
        """
}
