// What the tree construction rules know of each element: categories (standard, sections 13.1.2, 13.2.4.2
// and 13.2.6) and the rule of "in body" that its tags follow.

/// The categories of an element.
struct ElementTraits: OptionSet {
    let rawValue: UInt16

    /// Special: ends the search of a stray end tag.
    static let special = ElementTraits(rawValue: 1 << 0)
    /// Ends the search for an element in scope.
    static let scope = ElementTraits(rawValue: 1 << 1)
    /// Ends the search in list item scope, beside `scope`.
    static let listItemScope = ElementTraits(rawValue: 1 << 2)
    /// Ends the search in button scope, beside `scope`.
    static let buttonScope = ElementTraits(rawValue: 1 << 3)
    /// Ends the search in table scope, alone.
    static let tableScope = ElementTraits(rawValue: 1 << 4)
    /// Closed by "generate implied end tags".
    static let impliedEnd = ElementTraits(rawValue: 1 << 5)
    /// Closed by "generate all implied end tags thoroughly", beside `impliedEnd`.
    static let impliedEndThorough = ElementTraits(rawValue: 1 << 6)
    /// Content that goes astray in it is foster-parented: `table`, `tbody`, `tfoot`, `thead`, `tr`.
    static let table = ElementTraits(rawValue: 1 << 7)
    /// Its start tag ends foreign content.
    static let breakout = ElementTraits(rawValue: 1 << 8)
    /// Has no content and no end tag.
    static let void = ElementTraits(rawValue: 1 << 9)
    /// Its text is written without character references.
    static let rawText = ElementTraits(rawValue: 1 << 10)
    static let htmlIntegrationPoint = ElementTraits(rawValue: 1 << 11)
    static let mathMLTextIntegrationPoint = ElementTraits(rawValue: 1 << 12)
}

/// The rules for start tags in the insertion mode "in body".
enum StartTagRule: UInt8 {
    case html, headContent, body, frameset, block, heading, preformatted, form, listItem, definition
    case plainText, button, anchor, formatting, noBreak, object, table, voidPhrasing, input, voidOther
    case thematicBreak, image, textArea, exampleText, iframe, noEmbed, noScript, select, option
    case rubyBase, rubyText, math, svg, ignored, ordinary
}

/// The rules for end tags in the insertion mode "in body".
enum EndTagRule: UInt8 {
    case body, html, block, form, paragraph, listItem, definition, heading, formatting, object, lineBreak
    case template, ordinary
}

/// The traits and rules of all elements with a fixed number.
struct ElementTable: Sendable {
    private var traits = [ElementTraits](repeating: [], count: HTMLName.elementCount)
    private var startRules = [StartTagRule](repeating: .ordinary, count: HTMLName.elementCount)
    private var endRules = [EndTagRule](repeating: .ordinary, count: HTMLName.elementCount)

    static let shared = ElementTable()

    private init() {
        for row in Self.rows {
            for name in row.names {
                let index = Int(name.rawValue)
                traits[index] = row.traits
                startRules[index] = row.start
                endRules[index] = row.end
            }
        }
        for (names, added) in Self.addedTraits {
            for name in names { traits[Int(name.rawValue)].formUnion(added) }
        }
    }

    /// The traits of an HTML element.
    @inline(__always)
    func traits(of name: HTMLName) -> ElementTraits {
        name.rawValue < UInt32(traits.count) ? traits[Int(name.rawValue)] : []
    }

    /// The rule for a start tag in body.
    @inline(__always)
    func startRule(of name: HTMLName) -> StartTagRule {
        name.rawValue < UInt32(startRules.count) ? startRules[Int(name.rawValue)] : .ordinary
    }

    /// The rule for an end tag in body.
    @inline(__always)
    func endRule(of name: HTMLName) -> EndTagRule {
        name.rawValue < UInt32(endRules.count) ? endRules[Int(name.rawValue)] : .ordinary
    }
}

extension ElementTable {
    typealias Row = (names: [HTMLName], traits: ElementTraits, start: StartTagRule, end: EndTagRule)

    /// One row per group of elements that behave alike; elements in no row are ordinary.
    static let rows: [Row] = [
        ([.html], [.special, .scope, .tableScope], .html, .html),
        ([.base, .basefont, .bgsound, .link], [.special, .void], .headContent, .ordinary),
        ([.meta], [.special, .void, .breakout], .headContent, .ordinary),
        ([.noframes, .style], [.special, .rawText], .headContent, .ordinary),
        ([.script], [.special, .rawText], .headContent, .ordinary),
        ([.title], [.special], .headContent, .ordinary),
        ([.template], [.special, .scope, .tableScope], .headContent, .template),
        ([.body], [.special, .breakout], .body, .body),
        ([.frameset], [.special], .frameset, .ordinary),
        ([.head], [.special, .breakout], .ignored, .ordinary),
        ([.frame], [.special, .void], .ignored, .ordinary),
        (
            [
                .address, .article, .aside, .details, .dir, .fieldset, .figcaption, .figure, .footer, .header,
                .hgroup, .main, .nav, .search, .section, .summary,
            ],
            [.special], .block, .block
        ),
        ([.dialog], [], .block, .block),
        ([.blockquote, .center, .div, .dl, .menu], [.special, .breakout], .block, .block),
        ([.ol, .ul], [.special, .breakout, .listItemScope], .block, .block),
        ([.p], [.special, .breakout, .impliedEnd], .block, .paragraph),
        ([.h1, .h2, .h3, .h4, .h5, .h6], [.special, .breakout], .heading, .heading),
        ([.pre, .listing], [.special, .breakout], .preformatted, .block),
        ([.form], [.special], .form, .form),
        ([.li], [.special, .breakout, .impliedEnd], .listItem, .listItem),
        ([.dd, .dt], [.special, .breakout, .impliedEnd], .definition, .definition),
        ([.plaintext], [.special, .rawText], .plainText, .ordinary),
        ([.button], [.special, .buttonScope], .button, .block),
        ([.a], [], .anchor, .formatting),
        ([.font], [], .formatting, .formatting),
        ([.b, .big, .code, .em, .i, .s, .small, .strike, .strong, .tt, .u], [.breakout], .formatting, .formatting),
        ([.nobr], [.breakout], .noBreak, .formatting),
        ([.applet, .marquee, .object], [.special, .scope], .object, .object),
        ([.table], [.special, .scope, .tableScope, .table, .breakout], .table, .ordinary),
        ([.br], [.special, .void, .breakout], .voidPhrasing, .lineBreak),
        ([.embed, .img], [.special, .void, .breakout], .voidPhrasing, .ordinary),
        ([.area, .keygen, .wbr], [.special, .void], .voidPhrasing, .ordinary),
        ([.input], [.special, .void], .input, .ordinary),
        ([.param, .source, .track], [.special, .void], .voidOther, .ordinary),
        ([.hr], [.special, .void, .breakout], .thematicBreak, .ordinary),
        ([.image], [], .image, .ordinary),
        ([.textarea], [.special], .textArea, .ordinary),
        ([.xmp], [.special, .rawText], .exampleText, .ordinary),
        ([.iframe], [.special, .rawText], .iframe, .ordinary),
        ([.noembed], [.special, .rawText], .noEmbed, .ordinary),
        ([.noscript], [.special], .noScript, .ordinary),
        ([.select], [.special, .scope], .select, .block),
        ([.option, .optgroup], [.impliedEnd], .option, .ordinary),
        ([.rb, .rtc], [.impliedEnd], .rubyBase, .ordinary),
        ([.rp, .rt], [.impliedEnd], .rubyText, .ordinary),
        ([.math], [], .math, .ordinary),
        ([.svg], [], .svg, .ordinary),
        ([.caption], [.special, .scope, .impliedEndThorough], .ignored, .ordinary),
        ([.col], [.special, .void], .ignored, .ordinary),
        ([.colgroup], [.special, .impliedEndThorough], .ignored, .ordinary),
        ([.tbody, .tfoot, .thead, .tr], [.special, .impliedEndThorough, .table], .ignored, .ordinary),
        ([.td, .th], [.special, .scope, .impliedEndThorough], .ignored, .ordinary),
    ]

    /// Traits beside those of the rows.
    static let addedTraits: [([HTMLName], ElementTraits)] = [
        ([.ruby, .span, .sub, .sup, .`var`], .breakout)
    ]

    /// The traits of a foreign element, HTML integration by an attribute apart.
    func foreignTraits(of name: HTMLName, in namespace: HTMLNamespace) -> ElementTraits {
        switch (namespace, name) {
        case (.mathML, .mi), (.mathML, .mo), (.mathML, .mn), (.mathML, .ms), (.mathML, .mtext):
            [.special, .scope, .mathMLTextIntegrationPoint]
        case (.mathML, .annotationXML): [.special, .scope]
        case (.svg, .foreignObject), (.svg, .desc), (.svg, .title): [.special, .scope, .htmlIntegrationPoint]
        default: []
        }
    }
}
