// Constructs of Markdown, of note programs and of rich text. The form is described at SubjectSheet.

extension SubjectSheet {
    /// Constructs of Markdown, of note programs and of rich text.
    static let constructSubjects = """
        heading | block | Heading | CommonMark | # a
          A heading of level 1 to 6, with number signs or underlined.
        paragraph-break | block | Paragraph break | CommonMark | blank line
          What separates a paragraph from the next block.
        soft-break | inline | Soft break | CommonMark | line end
          A line end within a paragraph, read as a space.
        hard-break | inline | Hard break | CommonMark | two spaces or \\ before a line end
          A line end that is kept.
        emphasis | inline | Emphasis | CommonMark | *a* or _a_
          Stressed text, mostly italic.
        strong | inline | Strong emphasis | CommonMark | **a** or __a__
          Important text, mostly bold.
        strong-emphasis | inline | Strong and emphasis together | CommonMark | ***a***
          Text with both marks.
        strikethrough | inline | Strikethrough | GFM | ~~a~~
          Text that no longer holds, mostly with a line through it.
        code-span | inline | Code span | CommonMark | `a`
          Code within a line.
        code-block | block | Code block | CommonMark | ```
          Code in lines of its own, fenced or indented.
        code-block-language | block | Language of a code block | CommonMark | ```swift
          The info string after a fence.
        block-quote | block | Block quote | CommonMark | > a
          Blocks that are quoted.
        ordered-list | block | Ordered list | CommonMark | 1. a
          A list with numbers.
        ordered-list-start | block | First number of a list | CommonMark | 3. a
          A list that does not start with 1.
        unordered-list | block | Unordered list | CommonMark | - a
          A list with bullets.
        nested-list | block | Nested list | CommonMark | indented item
          A list in an item of another.
        list-delimiter | block | List marker | CommonMark | - * + . )
          The bullet of a list, or the character after its numbers.
        list-spacing | block | Tight or loose list | CommonMark | blank lines between items
          Whether blank lines separate the items of a list.
        task-list-item | block | Task | GFM | - [ ] a or - [x] a
          An item with a box that is ticked or not.
        table | block | Table | GFM | | a | b |
          Rows and columns, with a header row.
        table-alignment | block | Column alignment | GFM | |:-:|--:|
          Whether a column is aligned left, right or in the middle.
        thematic-break | block | Thematic break | CommonMark | ---
          A rule between two parts.
        link | inline | Link | CommonMark | [a](url)
          Text that leads somewhere.
        link-title | inline | Link title | CommonMark | [a](url "t")
          The title of a link.
        styled-link-text | inline | Marks in a link | CommonMark | [a **b**](url)
          Emphasis, strong or code within the label of a link.
        image | inline | Image | CommonMark | ![a](url)
          An image alone in its paragraph.
        inline-image | inline | Image within a line | CommonMark | a ![b](url) c
          An image with text beside it.
        image-title | inline | Image title | CommonMark | ![a](url "t")
          The title of an image.
        linked-image | inline | Image in a link | CommonMark | [![a](image)](url)
          An image as the label of a link.
        autolink | inline | Autolink | CommonMark | <https://a>
          An address in angle brackets.
        bare-url | inline | Bare address | GFM | https://a
          An address in the text, without marks.
        inline-html | inline | Inline HTML | CommonMark | <br>, <b>
          HTML tags within a line.
        html-block | block | HTML block | CommonMark | <div>…</div>
          Lines of HTML.
        footnote | block | Footnote | GitHub | [^1] and [^1]: …
          A reference in the text and a note at the end.
        custom-attribute | inline | Extended attribute | Apple | ^[a](name: value)
          Text with attributes by name.
        highlight | inline | Highlight | note programs | ==a==
          Text that is marked as with a pen.
        front-matter | block | Front matter | note programs | --- or +++ at the start
          Metadata before the document, as YAML or TOML.
        comment | inline | Comment | note programs | %%a%%
          Text that is not meant to be shown.
        math | inline | Mathematics | note programs | $a$ or $$a$$
          A formula, in the text or by itself.
        wiki-link | inline | Wiki link | note programs | [[a]]
          A link to a note by its name.
        embed | inline | Embedded note | note programs | ![[a]]
          A note or file that is shown in this place.
        container-fence | block | Fenced container | note programs | ::: name
          A line that opens or closes a container.
        link-reference-definition | block | Unused link definition | CommonMark | [a]: url
          A definition of a link that no link uses.
        attribute-definition | block | Unused attribute definition | Apple | ^[a]: name: value
          A definition of attributes that no text uses.
        empty-paragraph | block | Empty paragraph | rich text | -
          A paragraph without text, as editors have them.
        hidden-text | inline | Hidden text | rich text | -
          Text that is kept and not shown.
        control-character | inline | Control character | Unicode | -
          NUL and the other control characters but tab and line ends.
        document | block | Document structure | rich text | -
          The blocks of a document in their order and nesting.
        """
}
