// A document or several for each subject: what a writer reports about them is what its cell says.

import DocumentModel
import TargetTable

/// The documents of a subject, each of which holds it and nothing else that could be lost.
struct SubjectSample: Sendable {
    let documents: [AttributedDocument]
    /// The subjects by which writers may report its loss.
    let reportedAs: Set<SubjectID>

    init(_ documents: [AttributedDocument], reportedAs: Set<SubjectID>) {
        self.documents = documents
        self.reportedAs = reportedAs
    }

    /// The sample of a subject; `nil` for the one that no document holds.
    static func of(_ subject: SubjectID) -> SubjectSample? {
        if let attribute = TargetTable.subject(subject).attribute {
            return subject == .foundationMarkdownSourcePosition ? nil : ofAttribute(subject, attribute)
        }
        return ofConstruct(subject)
    }

    // MARK: Attributes

    private static func ofAttribute(_ subject: SubjectID, _ attribute: Subject.Attribute) -> SubjectSample {
        let blue = TextStyle.Color.rgba(red: 0, green: 0, blue: 255, alpha: 255)
        let colors = [blue, .named("textColor")]
        switch subject {
        case .foundationLink: return with(.link)
        case .foundationLanguageIdentifier:
            return one(subject, phrase(attributes { $0.language = "de" }))
        case .foundationAlternateDescription: return with(.linkTitle, .imageTitle)
        case .foundationImageURL: return with(.image)
        case .foundationInlinePresentationIntent:
            return with(.emphasis, .strong, .strikethrough, .codeSpan, .softBreak, .hardBreak, .inlineHTML)
        case .foundationPresentationIntent:
            return with(.heading, .paragraphBreak, .codeBlock, .blockQuote, .orderedList, .unorderedList, .table)
        case .foundationListItemDelimiter: return with(.listDelimiter)
        case .kitUnderlineStyle, .swiftUIUnderlineStyle:
            return many(.kitUnderlineStyle, [.single, .wavy].map { line in phrase(look { $0.underline = line }) })
        case .kitStrikethroughStyle, .swiftUIStrikethroughStyle:
            let lines = [TextStyle.LineStyle.single, .double].map { line in
                var struck = look { $0.strikethrough = line }
                struck.intents = .strikethrough
                return phrase(struck)
            }
            return SubjectSample(lines, reportedAs: [.kitStrikethroughStyle, .strikethrough])
        case .kitUnderlineColor:
            let lines = colors.map { color in
                phrase(
                    look {
                        $0.underline = .single
                        $0.underlineColor = color
                    }
                )
            }
            return SubjectSample(lines, reportedAs: [subject, .kitUnderlineStyle])
        case .kitStrikethroughColor:
            return many(subject, colors.map { color in phrase(look { $0.strikethroughColor = color }) })
        case .kitForegroundColor:
            return many(subject, colors.map { color in phrase(look { $0.foregroundColor = color }) })
        case .kitBackgroundColor:
            return many(subject, colors.map { color in phrase(look { $0.backgroundColor = color }) })
        case .kitFont:
            return many(
                subject,
                [
                    TextStyle.FontFacts(family: "Times"), TextStyle.FontFacts(size: 20),
                    TextStyle.FontFacts(weight: 600),
                    TextStyle.FontFacts(isMonospaced: true),
                ].map { font in phrase(look { $0.font = font }) }
            )
        case .kitBaselineOffset: return one(subject, phrase(look { $0.baseline = .offset(points: 2) }))
        case .appKitSuperscript:
            return many(subject, [.superscript, .subscript].map { side in phrase(look { $0.baseline = side }) })
        default:
            // The model has no member for it: it travels under its raw name.
            let name = attribute.keys.first ?? subject.rawValue
            return one(.customAttribute, phrase(attributes { $0.custom[name] = .string("value") }))
        }
    }

    // MARK: Constructs

    private static func ofConstruct(_ subject: SubjectID) -> SubjectSample {
        let address = "https://example.org/"
        let elsewhere = "https://example.org/a.png"
        switch subject {
        case .emphasis: return one(subject, phrase(marks(.emphasis)))
        case .strong: return one(subject, phrase(marks(.strong)))
        case .strongEmphasis:
            return SubjectSample([phrase(marks([.strong, .emphasis]))], reportedAs: [subject, .strong, .emphasis])
        case .strikethrough: return one(subject, phrase(marks(.strikethrough)))
        case .codeSpan: return one(subject, phrase(marks(.code)))
        case .highlight: return one(subject, phrase(marks(.highlight)))
        case .softBreak: return one(subject, broken(" ", .softBreak))
        case .hardBreak: return one(subject, broken("\n", .hardBreak))
        case .inlineHTML: return one(subject, phrase("<b>", marks(.inlineHTML)))
        case .customAttribute: return one(subject, phrase(attributes { $0.custom["rainbow"] = .string("extreme") }))
        case .link: return one(subject, phrase(link(address)))
        case .linkTitle: return one(subject, phrase(link(address, title: "t")))
        case .styledLinkText:
            let runs = [("plain ", link(address)), ("strong", link(address, .strong))]
            return SubjectSample([paragraph(runs[0], runs[1])], reportedAs: [subject, .strong])
        case .autolink, .bareURL: return one(subject, phrase("https://example.org/", link(address)))
        case .image:
            return many(.image, ["a.png", elsewhere].map { paragraph(("\u{FFFC}", image($0))) })
        case .inlineImage:
            return SubjectSample(
                ["a.png", elsewhere].map { phrase("\u{FFFC}", image($0)) },
                reportedAs: [subject, .image]
            )
        case .imageTitle: return one(subject, phrase("\u{FFFC}", image(title: "t")))
        case .linkedImage:
            return SubjectSample(
                ["a.png", elsewhere].map { phrase("\u{FFFC}", image($0, in: Link(destination: address))) },
                reportedAs: [subject, .image]
            )
        case .comment:
            return many(subject, [phrase("%%a%%", verbatim(.comment)), block(.verbatim(.comment), "%%\na\n%%")])
        case .math: return many(subject, [phrase("$a$", verbatim(.math)), block(.verbatim(.math), "$$\na\n$$")])
        case .wikiLink: return one(subject, phrase("[[a]]", verbatim(.wikiLink)))
        case .embed: return one(subject, phrase("![[a]]", verbatim(.embed)))
        case .hiddenText: return one(subject, phrase(look { $0.isHidden = true }))
        case .controlCharacter: return many(subject, ["\0", "\u{1B}"].map { phrase($0, InlineAttributes()) })
        default: return ofBlock(subject)
        }
    }

    private static func ofBlock(_ subject: SubjectID) -> SubjectSample {
        let bullets = BlockKind.unorderedList(marker: .hyphen, isTight: true)
        let numbers = BlockKind.orderedList(start: 1, delimiter: .period, isTight: true)
        switch subject {
        case .heading: return many(subject, (1...6).map { block(.heading(level: $0), "text") })
        case .paragraphBreak: return one(subject, document { for _ in 0..<2 { $0.add(.paragraph, "text") } })
        case .emptyParagraph:
            let parts = document { for text in ["a", "", "b"] { $0.add(.paragraph, text) } }
            return SubjectSample([parts], reportedAs: [subject])
        case .codeBlock: return one(subject, block(.codeBlock(info: ""), "code\n"))
        case .codeBlockLanguage: return one(subject, block(.codeBlock(info: "swift"), "code\n"))
        case .blockQuote: return one(subject, document { $0.add(.blockQuote) { $0.add(.paragraph, "text") } })
        case .thematicBreak: return one(subject, block(.thematicBreak))
        case .orderedList: return one(subject, list(numbers))
        case .orderedListStart:
            return one(subject, list(.orderedList(start: 3, delimiter: .period, isTight: true), first: 3))
        case .unorderedList: return one(subject, list(bullets))
        case .nestedList:
            let nested = document { $0.add(bullets) { $0.addItem(1) { $0.add(numbers) { $0.addItem(1) } } } }
            return one(subject, nested)
        case .listDelimiter:
            return many(
                subject,
                BulletMarker.allCases.map { list(.unorderedList(marker: $0, isTight: true)) }
                    + OrderedListDelimiter.allCases.map { list(.orderedList(start: 1, delimiter: $0, isTight: true)) }
            )
        case .listSpacing:
            return many(subject, [true, false].map { list(.unorderedList(marker: .hyphen, isTight: $0)) })
        case .taskListItem: return many(subject, [.open, .done].map { list(bullets, task: $0) })
        case .table: return one(subject, document { $0.addTable([.none, .none]) })
        case .tableAlignment:
            let columns = ColumnAlignment.allCases.map { alignment in document { $0.addTable([alignment, .none]) } }
            return SubjectSample(Array(columns.dropFirst()), reportedAs: [subject, .table])
        case .htmlBlock: return one(subject, block(.htmlBlock, "<div>a</div>\n"))
        case .frontMatter:
            return many(subject, [block(.frontMatter(.yaml), "a: b\n"), block(.frontMatter(.toml), "a = 1\n")])
        case .containerFence: return one(subject, block(.verbatim(.containerFence), "::: note"))
        case .linkReferenceDefinition: return one(subject, block(.verbatim(.linkReferenceDefinition), "[a]: b"))
        case .attributeDefinition: return one(subject, block(.verbatim(.attributeDefinition), "^[a]: b: 1"))
        case .footnote: return one(subject, footnoteDocument)
        default: return SubjectSample([mixedDocument], reportedAs: [])
        }
    }

    private static let footnoteDocument = document { builder in
        builder.openBlock(.paragraph)
        builder.append("text")
        builder.append("\u{FFFC}", attributes: attributes { $0.footnoteReference = "n" })
        builder.closeBlock()
        builder.add(.footnoteDefinition(label: "n")) { $0.add(.paragraph, "note") }
    }

    /// Blocks in blocks, none of which loses anything by itself.
    private static let mixedDocument = document { builder in
        builder.add(.paragraph, "one")
        builder.add(.blockQuote) { quote in
            quote.add(.paragraph, "two")
            quote.add(.unorderedList(marker: .hyphen, isTight: true)) { $0.addItem(1) }
            quote.add(.codeBlock(info: ""), "three\n")
        }
        builder.add(.thematicBreak)
    }

    // MARK: Making

    private static func one(_ subject: SubjectID, _ document: AttributedDocument) -> SubjectSample {
        SubjectSample([document], reportedAs: [subject])
    }

    private static func many(_ subject: SubjectID, _ documents: [AttributedDocument]) -> SubjectSample {
        SubjectSample(documents, reportedAs: [subject])
    }

    /// The documents of other subjects, which together are what an attribute means.
    private static func with(_ subjects: SubjectID...) -> SubjectSample {
        let samples = subjects.compactMap(of)
        return SubjectSample(
            samples.flatMap(\.documents),
            reportedAs: samples.reduce(into: []) { $0.formUnion($1.reportedAs) }
        )
    }

    /// Two words with a break between them.
    private static func broken(_ text: String, _ intent: InlineIntents) -> AttributedDocument {
        paragraph(("one", InlineAttributes()), (text, marks(intent)), ("two", InlineAttributes()))
    }

    private static func verbatim(_ span: VerbatimSpan) -> InlineAttributes { attributes { $0.verbatim = span } }
}
