// The rules about Markdown that does not work, as texts: what each one finds and why it matters.

/// The rules about Markdown that was meant to be something and is not.
enum MarkdownSyntaxRules {
    static let all: [Rule] = [
        emphasisSpace, emphasisFlanking, emphasisUnbalanced, codeSpanUnclosed, markerFullWidth, linkSpace,
        linkDestinationSpace, linkUnclosed, linkReversed, linkTextEmpty, linkDestinationEmpty, autolinkUnclosed,
        referenceUndefined, footnoteUndefined, headingSpace, taskSpace, tableBroken, fenceUnclosed, commentUnclosed,
        frontMatterUnclosed, entityUnclosed,
    ]

    /// An example in a note.
    fileprivate static func note(_ text: String) -> Rule.Example { Rule.Example("note.md", text + "\n") }
}

// MARK: Marks

extension MarkdownSyntaxRules {
    static let emphasisSpace = Rule(
        "emphasis-space",
        .error,
        "A space inside the marks keeps `**` or `~~` from working.",
        reason: """
            A mark opens only where text follows it at once, and closes only where text stands right before it \
            (CommonMark, section 6.2). With a space in between, a reader sees the asterisks. Translators and people \
            who paste text often leave one.
            """,
        repair: .safe,
        bad: [note("Press ** Save ** now."), note("That was ~~ wrong ~~ once.")],
        good: [note("Press **Save** now."), note("Computed as 2 ** 3 ** 4.")]
    )

    static let emphasisFlanking = Rule(
        "emphasis-flanking",
        .error,
        "Punctuation inside the marks and a letter outside keep `**`, `__` or `~~` from working.",
        reason: """
            CommonMark decides by the characters on both sides whether a run of asterisks may open or close. Next to \
            punctuation inside and a letter outside it may not, so `は**「本」**に` shows its asterisks. Chinese, Japanese \
            and Korean text meets this often, because there are no spaces between words.
            """,
        repair: .safe,
        bad: [note("これは**「重要」**です。"), note("The **end.**And more.")],
        good: [note("これは「**重要**」です。"), note("The **end**. And more.")]
    )

    static let emphasisUnbalanced = Rule(
        "emphasis-unbalanced",
        .warning,
        "A mark `**` or `~~` has no partner in its paragraph.",
        reason: """
            A mark works in pairs, and both have to stand in one paragraph. One alone shows as typed, and the text \
            that was meant to stand out does not.
            """,
        bad: [note("Press **Save to go on."), note("Press Save** to go on.")],
        good: [note("Press **Save** to go on."), note("Call `f(**options)` to go on.")]
    )

    static let codeSpanUnclosed = Rule(
        "code-span-unclosed",
        .warning,
        "A backtick has no partner in its paragraph.",
        reason: """
            Code begins and ends with the same number of backticks. A backtick alone shows as typed, and what was \
            meant as code is read as Markdown.
            """,
        bad: [note("Run `make test and wait.")],
        good: [note("Run `make test` and wait.")]
    )

    static let markerFullWidth = Rule(
        "marker-full-width",
        .warning,
        "Asterisks or brackets are full-width characters, which Markdown does not read.",
        reason: """
            Input methods for Chinese and Japanese write ＊, ［ and （ where Markdown wants *, [ and (. They look alike, \
            and a reader sees all of them.
            """,
        repair: .suggested,
        bad: [note("按＊＊保存＊＊键。"), note("见［文档］（https://example.org）。")],
        good: [note("按**保存**键。"), note("见[文档](https://example.org)。")]
    )
}

// MARK: Links

extension MarkdownSyntaxRules {
    static let linkSpace = Rule(
        "link-space",
        .error,
        "A space between the brackets and the address keeps a link from working.",
        reason: """
            The parenthesis has to follow the bracket at once. With a space in between there is no link: a reader sees \
            brackets and address, and has nothing to follow.
            """,
        repair: .safe,
        bad: [note("Read the [guide] (https://example.org/guide).")],
        good: [note("Read the [guide](https://example.org/guide)."), note("The set [a, b] (see below) is small.")]
    )

    static let linkDestinationSpace = Rule(
        "link-destination-space",
        .error,
        "A space in the address keeps a link from working.",
        reason: """
            An address ends at the first space, and what follows it is neither a title nor the closing parenthesis. \
            A reader sees the markup. In angle brackets an address may hold spaces.
            """,
        repair: .suggested,
        bad: [note("Read [the notes](my notes.md).")],
        good: [note("Read [the notes](<my notes.md>)."), note("Read [the notes](my%20notes.md).")]
    )

    static let linkUnclosed = Rule(
        "link-unclosed",
        .warning,
        "A link has no closing parenthesis.",
        reason: "Without the closing parenthesis there is no link: a reader sees brackets and address.",
        repair: .suggested,
        bad: [note("Read the [guide](https://example.org/guide")],
        good: [note("Read the [guide](https://example.org/guide)")]
    )

    static let linkReversed = Rule(
        "link-reversed",
        .warning,
        "The text of a link stands in parentheses and its address in brackets.",
        reason: "The wrong way round there is no link: a reader sees parentheses, brackets and address.",
        repair: .suggested,
        bad: [note("Read the (guide)[https://example.org/guide].")],
        good: [note("Read the [guide](https://example.org/guide).")]
    )

    static let linkTextEmpty = Rule(
        "link-text-empty",
        .warning,
        "A link has no text.",
        reason: """
            Nothing is drawn for a link without text, so nobody can follow it, and a screen reader has nothing to say.
            """,
        bad: [note("See [](https://example.org).")],
        good: [note("See [the page](https://example.org).")]
    )

    static let linkDestinationEmpty = Rule(
        "link-destination-empty",
        .warning,
        "A link has no address.",
        reason: "A link without an address looks like a link and leads nowhere, or to the top of the page.",
        bad: [note("See [the page]().")],
        good: [note("See [the page](https://example.org)."), note("- [ ] See the page.")]
    )

    static let autolinkUnclosed = Rule(
        "autolink-unclosed",
        .warning,
        "An address after an angle bracket has no second one.",
        reason: """
            An address in angle brackets needs both. With the first one alone a reader sees it, and the address may \
            be a link or not.
            """,
        repair: .suggested,
        bad: [note("See <https://example.org for more.")],
        good: [note("See <https://example.org> for more.")]
    )

    static let referenceUndefined = Rule(
        "reference-undefined",
        .warning,
        "A reference link names a label that no line defines.",
        reason: """
            `[text][label]` is a link only if a line `[label]: address` stands somewhere in the file. Without it a \
            reader sees both pairs of brackets.
            """,
        bad: [note("Read the [guide][docs].")],
        good: [note("Read the [guide][docs].\n\n[docs]: https://example.org"), note("Take `a[i][j]` of rows[i][j].")]
    )

    static let footnoteUndefined = Rule(
        "footnote-undefined",
        .warning,
        "A footnote reference names a label that no line defines.",
        reason:
            "`[^1]` is a footnote only if a line `[^1]: note` stands in the file. Without it a reader sees the brackets.",
        bad: [note("A claim.[^1]")],
        good: [note("A claim.[^1]\n\n[^1]: The source."), note("The class [^a-z] excludes small letters.")]
    )
}

// MARK: Blocks

extension MarkdownSyntaxRules {
    static let headingSpace = Rule(
        "heading-space",
        .warning,
        "A heading has no plain space after its number signs.",
        reason: """
            Number signs make a heading only with a space or a tab after them. On a Mac, Option and the space bar type \
            a no-break space, which does not count. One number sign before a word may be a tag, and is left alone.
            """,
        repair: .safe,
        bad: [note("##Title"), note("#\u{A0}Title")],
        good: [note("## Title"), note("#tag and #other")]
    )

    static let taskSpace = Rule(
        "task-space",
        .warning,
        "The box of a task is spelled in a way that makes no task.",
        reason: """
            A task is an item that begins with `[ ]` or `[x]` and a space. With another spelling a reader sees brackets \
            and no box.
            """,
        repair: .safe,
        bad: [note("- [x]Buy milk"), note("- [] Buy milk"), note("- [ x ] Buy milk")],
        good: [note("- [x] Buy milk"), note("- [x](https://example.org) is a link")]
    )

    static let tableBroken = Rule(
        "table-broken",
        .warning,
        "A header row and the line under it have different numbers of cells, so there is no table.",
        reason: """
            GitHub's Markdown reads a table only if the header and the line of hyphens have the same number of cells. \
            Otherwise a reader sees all of it as one paragraph full of bars.
            """,
        bad: [note("| a | b |\n|---|---|---|\n| 1 | 2 |")],
        good: [note("| a | b |\n|---|---|\n| 1 | 2 |")]
    )

    static let fenceUnclosed = Rule(
        "fence-unclosed",
        .warning,
        "The fence of a code block is never closed.",
        reason: """
            Without its last line a code block goes on to the end of the file, or of the list item or quote that it \
            stands in. A reader sees headings and text in it as code.
            """,
        bad: [note("```swift\nprint(1)\n\nMore text.")],
        good: [note("```swift\nprint(1)\n```\n\nMore text.")]
    )

    static let commentUnclosed = Rule(
        "comment-unclosed",
        .error,
        "A comment is never closed.",
        reason: """
            A comment at the start of a line that has no end hides the rest of the file. One within a line shows as \
            typed.
            """,
        bad: [note("<!-- to do\n\nThe rest is gone.")],
        good: [note("<!-- to do -->\n\nThe rest is here.")]
    )

    static let frontMatterUnclosed = Rule(
        "front-matter-unclosed",
        .warning,
        "The metadata at the start of a file is never closed.",
        reason: "Front matter ends with a second line `---`. Without it the metadata is text of the document.",
        bad: [note("---\ntitle: Notes\n\nText.")],
        good: [note("---\ntitle: Notes\n---\n\nText."), note("---\n\nA rule and text.")]
    )

    static let entityUnclosed = Rule(
        "entity-unclosed",
        .warning,
        "A character reference such as `&nbsp` has no semicolon.",
        reason: "A reference to a character ends with a semicolon. Without it a reader sees it as typed.",
        repair: .safe,
        bad: [note("One&nbsp two.")],
        good: [note("One&nbsp;two."), note("See https://example.org/?a=1&lt=2 and AT&T.")]
    )
}
