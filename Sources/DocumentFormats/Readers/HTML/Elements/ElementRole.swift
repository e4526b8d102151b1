// What each element of HTML is to a document: the table that decides most of the reading.

import HTMLParsing

/// What an element does with what it holds.
enum ElementRole: Equatable {
    /// Stands in the line; may mark its text.
    case inline
    /// Stands alone without being anything: `div`, `section`.
    case flow
    case paragraph
    case heading(Int)
    case quote
    case orderedList, unorderedList, item
    case preformatted
    case rule
    case lineBreak
    case image
    case input
    case table, tableSection, row, cell, headerCell, caption
    case definitionTerm, definition
    case summary
    case math
    /// Its content is not text of the document.
    case skipped
    /// A film, a sound, another page: left out and reported.
    case embedded
    /// A control of a form: left out and reported.
    case control

    /// The role of an element of HTML.
    ///
    /// - Returns: `.inline` for an element that the table does not know.
    static func of(_ name: HTMLName) -> ElementRole {
        let index = Int(name.rawValue)
        return index < roles.count ? roles[index] : .inline
    }

    /// Whether an element with this role begins on a line of its own.
    var isBlock: Bool {
        switch self {
        case .inline, .lineBreak, .image, .input, .math, .skipped, .embedded, .control: return false
        default: return true
        }
    }

    /// Roles by the number of the name.
    private static let roles: [ElementRole] = {
        var roles = [ElementRole](repeating: .inline, count: rows.map { Int($0.0.rawValue) }.max().map { $0 + 1 } ?? 0)
        for (name, role) in rows { roles[Int(name.rawValue)] = role }
        return roles
    }()

    private static let rows: [(HTMLName, ElementRole)] = [
        (.p, .paragraph),
        (.h1, .heading(1)), (.h2, .heading(2)), (.h3, .heading(3)), (.h4, .heading(4)), (.h5, .heading(5)),
        (.h6, .heading(6)),
        (.blockquote, .quote),
        (.ol, .orderedList), (.ul, .unorderedList), (.menu, .unorderedList), (.dir, .unorderedList), (.li, .item),
        (.pre, .preformatted), (.listing, .preformatted), (.xmp, .preformatted), (.plaintext, .preformatted),
        (.hr, .rule), (.br, .lineBreak), (.img, .image), (.input, .input), (.math, .math),
        (.table, .table), (.thead, .tableSection), (.tbody, .tableSection), (.tfoot, .tableSection), (.tr, .row),
        (.td, .cell), (.th, .headerCell), (.caption, .caption),
        (.dt, .definitionTerm), (.dd, .definition), (.summary, .summary),
        (.head, .skipped), (.title, .skipped), (.style, .skipped), (.script, .skipped), (.template, .skipped),
        (.noscript, .skipped), (.noframes, .skipped), (.noembed, .skipped), (.colgroup, .skipped), (.col, .skipped),
        (.meta, .skipped), (.link, .skipped), (.base, .skipped), (.datalist, .skipped), (.source, .skipped),
        (.track, .skipped), (.param, .skipped), (.area, .skipped), (.rp, .skipped), (.wbr, .skipped),
        (.svg, .skipped), (.frame, .skipped),
        (.iframe, .embedded), (.video, .embedded), (.audio, .embedded), (.embed, .embedded), (.canvas, .embedded),
        (.applet, .embedded),
        (.select, .control), (.textarea, .control), (.progress, .control), (.meter, .control),
        (.address, .flow), (.article, .flow), (.aside, .flow), (.body, .flow), (.center, .flow), (.details, .flow),
        (.dialog, .flow), (.div, .flow), (.dl, .flow), (.fieldset, .flow), (.figcaption, .flow), (.figure, .flow),
        (.footer, .flow), (.form, .flow), (.frameset, .flow), (.header, .flow), (.hgroup, .flow), (.html, .flow),
        (.legend, .flow), (.main, .flow), (.nav, .flow), (.optgroup, .flow), (.option, .flow), (.search, .flow),
        (.section, .flow),
    ]
}

/// What an element of the line says about its text by its name.
enum ElementMark: Equatable {
    case strong, emphasis, strikethrough, underline, code, highlight, superscript, `subscript`, quotation

    /// The mark of an element of HTML.
    static func of(_ name: HTMLName) -> ElementMark? {
        switch name {
        case .b, .strong: return .strong
        case .i, .em, .cite, .dfn: return .emphasis
        case .s, .del, .strike: return .strikethrough
        case .u, .ins: return .underline
        case .code, .tt, .kbd, .samp, .var: return .code
        case .mark: return .highlight
        case .sup: return .superscript
        case .sub: return .subscript
        case .q: return .quotation
        default: return nil
        }
    }
}
