// What the reader does at each control word it knows, as a table. Words that are not here are passed over:
// most of RTF says how a page looks.

import DocumentModel

/// What a control word makes the reader do.
enum RTFAction: Sendable {
    /// The group is about something else than text of the document.
    case destination(RTFDestination)
    /// Turns a mark on, or off when the number is 0.
    case toggle(RTFCharacterFlags)
    case underline(RTFUnderline)
    case character(RTFCharacterProperty)
    case paragraph(RTFParagraphProperty)
    case table(RTFTableProperty)
    case definition(RTFDefinitionProperty)
    /// A character that has a name.
    case insert(UInt16)
    /// The character set of the source.
    case characterSet(codePage: UInt16)
    case special(RTFSpecialWord)
}

/// Kinds of underline, by the number that a state holds; 0 is none.
enum RTFUnderline: UInt8, Sendable {
    case none, single, double, thick, dotted, dashed, wavy

    var lineStyle: TextStyle.LineStyle? {
        switch self {
        case .none: return nil
        case .single: return .single
        case .double: return .double
        case .thick: return .thick
        case .dotted: return .dotted
        case .dashed: return .dashed
        case .wavy: return .wavy
        }
    }
}

/// Properties of text with a number.
enum RTFCharacterProperty: Sendable {
    case font, size, milliSize, foreground, background, highlight, shading, underlineColor, strikethroughColor
    case raise, lower, superscript, `subscript`, noScript, strikethrough, doubleStrikethrough, style, language
}

/// Properties of paragraphs.
enum RTFParagraphProperty: Sendable {
    case style, alignLeft, alignCenter, alignRight, justify, leftIndent, firstIndent, spaceAfter, outlineLevel
    case list, listLevel, inTable, tableDepth, rightToLeft, leftToRight, bottomBorder, bulletNumbering, bodyNumbering
}

/// Properties of rows and their cells.
enum RTFTableProperty: Sendable {
    case rowDefaults, cellEdge, headerRow, mergeFirst, mergeNext, verticalMergeNext
}

/// Properties inside the tables of fonts, colours, styles and lists, and of pictures.
enum RTFDefinitionProperty: Sendable {
    case red, green, blue
    case rgb, red100000, green100000, blue100000, alpha100000, gray, colorName
    case fontCharacterSet, fontCodePage, fontPitch, fontModern
    case listID, listTemplate, numberFormat, startAt, override
    case png, jpeg, emf, wmf, dib, bitmap, macPicture
}

/// Words with an effect of their own.
enum RTFSpecialWord: Sendable {
    case paragraphEnd, line, paragraphDefaults, plain, sectionEnd, pageBreak
    case cell, nestedCell, row, nestedRow
    case unicode, unicodeSkip, defaultFont, defaultLanguage, ansiCodePage
    case nextGraphic, footnoteMark
}

/// What the text of a group is.
enum RTFDestination: Sendable {
    case body
    /// Passed over without a look.
    case skip
    /// Read, but the text goes nowhere.
    case suppressed
    case fontTable, colorTable, expandedColorTable, styleSheet
    case listTable, list, listLevel, levelMarker, overrideTable, listOverride
    case listText, numbering
    case field, fieldInstruction, fieldResult
    case footnote, annotation, shapeText
    case picture, pictureProperties, pictureProperty, propertyName, propertyValue
    case nextGraphic
    /// `\upr`, two spellings of one text, of which `\ud` is the better.
    case alternatives, unicodeAlternative
    case nestedTableProperties
    case info, documentComment, generator, bookmark
    /// The word keeps the kind of text of the group around, and is known even after `\*`.
    case transparent
}

/// The table of control words.
enum RTFWord {
    private struct Row {
        let name: StaticString
        let action: RTFAction

        init(_ name: StaticString, _ action: RTFAction) {
            self.name = name
            self.action = action
        }
    }

    private static let rows: [Row] = [
        // Text
        Row("par", .special(.paragraphEnd)), Row("line", .special(.line)), Row("lbr", .special(.line)),
        Row("sect", .special(.sectionEnd)), Row("page", .special(.pageBreak)),
        Row("tab", .insert(0x09)), Row("emdash", .insert(0x2014)), Row("endash", .insert(0x2013)),
        Row("lquote", .insert(0x2018)), Row("rquote", .insert(0x2019)), Row("ldblquote", .insert(0x201C)),
        Row("rdblquote", .insert(0x201D)), Row("bullet", .insert(0x2022)), Row("enspace", .insert(0x2002)),
        Row("emspace", .insert(0x2003)), Row("qmspace", .insert(0x2005)), Row("zwj", .insert(0x200D)),
        Row("zwnj", .insert(0x200C)), Row("zwbo", .insert(0x200B)), Row("zwnbo", .insert(0x2060)),
        Row("ltrmark", .insert(0x200E)), Row("rtlmark", .insert(0x200F)),
        Row("u", .special(.unicode)), Row("uc", .special(.unicodeSkip)),
        Row("chftn", .special(.footnoteMark)), Row("NeXTGraphic", .special(.nextGraphic)),
        // Character sets
        Row("ansi", .characterSet(codePage: 1252)), Row("mac", .characterSet(codePage: 10000)),
        Row("pc", .characterSet(codePage: 437)), Row("pca", .characterSet(codePage: 850)),
        Row("ansicpg", .special(.ansiCodePage)), Row("deff", .special(.defaultFont)),
        Row("deflang", .special(.defaultLanguage)),
        // Characters
        Row("plain", .special(.plain)), Row("b", .toggle(.bold)), Row("i", .toggle(.italic)),
        Row("v", .toggle(.hidden)), Row("deleted", .toggle(.deleted)),
        Row("strike", .character(.strikethrough)), Row("striked", .character(.doubleStrikethrough)),
        Row("ul", .underline(.single)), Row("ulw", .underline(.single)), Row("uldb", .underline(.double)),
        Row("ulth", .underline(.thick)), Row("uld", .underline(.dotted)), Row("uldash", .underline(.dashed)),
        Row("uldashd", .underline(.dashed)), Row("uldashdd", .underline(.dashed)), Row("ulldash", .underline(.dashed)),
        Row("ulthd", .underline(.dotted)), Row("ulthdash", .underline(.dashed)), Row("ulwave", .underline(.wavy)),
        Row("ulhwave", .underline(.wavy)), Row("ululdbwave", .underline(.wavy)), Row("ulnone", .underline(.none)),
        Row("super", .character(.superscript)), Row("sub", .character(.subscript)),
        Row("nosupersub", .character(.noScript)), Row("up", .character(.raise)), Row("dn", .character(.lower)),
        Row("f", .character(.font)), Row("fs", .character(.size)), Row("fsmilli", .character(.milliSize)),
        Row("cf", .character(.foreground)), Row("cb", .character(.background)),
        Row("highlight", .character(.highlight)), Row("chcbpat", .character(.shading)),
        Row("ulc", .character(.underlineColor)), Row("strikec", .character(.strikethroughColor)),
        Row("cs", .character(.style)), Row("lang", .character(.language)),
        // Paragraphs
        Row("pard", .special(.paragraphDefaults)), Row("s", .paragraph(.style)), Row("ql", .paragraph(.alignLeft)),
        Row("qc", .paragraph(.alignCenter)), Row("qr", .paragraph(.alignRight)), Row("qj", .paragraph(.justify)),
        Row("li", .paragraph(.leftIndent)), Row("fi", .paragraph(.firstIndent)), Row("sa", .paragraph(.spaceAfter)),
        Row("outlinelevel", .paragraph(.outlineLevel)), Row("ls", .paragraph(.list)),
        Row("ilvl", .paragraph(.listLevel)), Row("intbl", .paragraph(.inTable)), Row("itap", .paragraph(.tableDepth)),
        Row("rtlpar", .paragraph(.rightToLeft)), Row("ltrpar", .paragraph(.leftToRight)),
        Row("brdrb", .paragraph(.bottomBorder)), Row("pnlvlblt", .paragraph(.bulletNumbering)),
        Row("pnlvlbody", .paragraph(.bodyNumbering)), Row("pnlvl", .paragraph(.bodyNumbering)),
        // Tables
        Row("trowd", .table(.rowDefaults)), Row("cellx", .table(.cellEdge)), Row("trhdr", .table(.headerRow)),
        Row("clmgf", .table(.mergeFirst)), Row("clmrg", .table(.mergeNext)), Row("clvmrg", .table(.verticalMergeNext)),
        Row("cell", .special(.cell)), Row("nestcell", .special(.nestedCell)), Row("row", .special(.row)),
        Row("nestrow", .special(.nestedRow)), Row("nesttableprops", .destination(.nestedTableProperties)),
        Row("nonesttables", .destination(.skip)),
        // Definitions
        Row("fonttbl", .destination(.fontTable)), Row("fcharset", .definition(.fontCharacterSet)),
        Row("cpg", .definition(.fontCodePage)), Row("fprq", .definition(.fontPitch)),
        Row("fmodern", .definition(.fontModern)), Row("colortbl", .destination(.colorTable)),
        Row("red", .definition(.red)), Row("green", .definition(.green)), Row("blue", .definition(.blue)),
        Row("expandedcolortbl", .destination(.expandedColorTable)), Row("cssrgb", .definition(.rgb)),
        Row("csgenericrgb", .definition(.rgb)), Row("csgray", .definition(.gray)),
        Row("csgenericgray", .definition(.gray)), Row("c", .definition(.red100000)),
        Row("cname", .definition(.colorName)),
        Row("stylesheet", .destination(.styleSheet)), Row("listtable", .destination(.listTable)),
        Row("list", .destination(.list)), Row("listlevel", .destination(.listLevel)),
        Row("levelnfc", .definition(.numberFormat)), Row("levelstartat", .definition(.startAt)),
        Row("leveltext", .destination(.skip)), Row("levelnumbers", .destination(.skip)),
        Row("levelmarker", .destination(.levelMarker)), Row("listname", .destination(.skip)),
        Row("listid", .definition(.listID)), Row("listtemplateid", .definition(.listTemplate)),
        Row("listoverridetable", .destination(.overrideTable)),
        Row("listoverride", .destination(.listOverride)), Row("lfolevel", .destination(.skip)),
        Row("listtext", .destination(.listText)), Row("pntext", .destination(.listText)),
        Row("pn", .destination(.numbering)), Row("pnseclvl", .destination(.skip)),
        Row("pntxtb", .destination(.skip)), Row("pntxta", .destination(.skip)),
        // Fields, notes, objects
        Row("field", .destination(.field)), Row("fldinst", .destination(.fieldInstruction)),
        Row("fldrslt", .destination(.fieldResult)), Row("footnote", .destination(.footnote)),
        Row("annotation", .destination(.annotation)), Row("shptxt", .destination(.shapeText)),
        Row("dptxbxtext", .destination(.shapeText)), Row("shp", .destination(.transparent)),
        Row("shpinst", .destination(.transparent)), Row("shpgrp", .destination(.transparent)),
        Row("do", .destination(.transparent)), Row("sp", .destination(.pictureProperty)),
        Row("shprslt", .destination(.skip)),
        Row("object", .destination(.transparent)), Row("result", .destination(.transparent)),
        Row("objdata", .destination(.skip)), Row("objclass", .destination(.skip)), Row("objname", .destination(.skip)),
        Row("pict", .destination(.picture)), Row("shppict", .destination(.transparent)),
        Row("nonshppict", .destination(.skip)), Row("picprop", .destination(.pictureProperties)),
        Row("sn", .destination(.propertyName)), Row("sv", .destination(.propertyValue)),
        Row("pngblip", .definition(.png)), Row("jpegblip", .definition(.jpeg)), Row("emfblip", .definition(.emf)),
        Row("wmetafile", .definition(.wmf)), Row("dibitmap", .definition(.dib)), Row("wbitmap", .definition(.bitmap)),
        Row("macpict", .definition(.macPicture)), Row("blipuid", .destination(.skip)),
        Row("upr", .destination(.alternatives)), Row("ud", .destination(.unicodeAlternative)),
        // Not the document's text
        Row("info", .destination(.info)), Row("doccomm", .destination(.documentComment)),
        Row("generator", .destination(.generator)), Row("bkmkstart", .destination(.bookmark)),
        Row("bkmkend", .destination(.skip)), Row("header", .destination(.skip)), Row("headerl", .destination(.skip)),
        Row("headerr", .destination(.skip)), Row("headerf", .destination(.skip)), Row("footer", .destination(.skip)),
        Row("footerl", .destination(.skip)), Row("footerr", .destination(.skip)), Row("footerf", .destination(.skip)),
        Row("ftnsep", .destination(.skip)), Row("ftnsepc", .destination(.skip)), Row("ftncn", .destination(.skip)),
        Row("aftnsep", .destination(.skip)), Row("aftnsepc", .destination(.skip)), Row("aftncn", .destination(.skip)),
        Row("rsidtbl", .destination(.skip)), Row("revtbl", .destination(.skip)), Row("filetbl", .destination(.skip)),
        Row("themedata", .destination(.skip)), Row("colorschememapping", .destination(.skip)),
        Row("latentstyles", .destination(.skip)), Row("datastore", .destination(.skip)),
        Row("xmlnstbl", .destination(.skip)), Row("keywords", .destination(.skip)), Row("tc", .destination(.skip)),
        Row("tcn", .destination(.skip)), Row("xe", .destination(.skip)), Row("rxe", .destination(.skip)),
        Row("template", .destination(.skip)), Row("private", .destination(.skip)), Row("mmathPr", .destination(.skip)),
        Row("pgptbl", .destination(.skip)), Row("falt", .destination(.skip)), Row("fontemb", .destination(.skip)),
        Row("panose", .destination(.skip)), Row("fname", .destination(.skip)), Row("formfield", .destination(.skip)),
        Row("datafield", .destination(.skip)), Row("atnid", .destination(.skip)), Row("atnauthor", .destination(.skip)),
    ]

    /// Row numbers by hash, open addressing; -1 is a free slot.
    private static let slots: [Int16] = {
        var slots = [Int16](repeating: -1, count: slotCount)
        for (number, row) in rows.enumerated() {
            let name = UnsafeBufferPointer(start: row.name.utf8Start, count: row.name.utf8CodeUnitCount)
            var slot = hash(name)
            while slots[slot] >= 0 { slot = (slot + 1) & (slotCount - 1) }
            slots[slot] = Int16(number)
        }
        return slots
    }()

    private static let slotCount = 1024

    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 15) & (slotCount - 1)
    }

    /// What a control word does, `nil` for one that is not in the table.
    ///
    /// - Complexity: O(*n*) in the bytes of the name.
    static func action(for name: UnsafeBufferPointer<UInt8>) -> RTFAction? {
        var slot = hash(name)
        while slots[slot] >= 0 {
            let row = rows[Int(slots[slot])]
            let known = UnsafeBufferPointer(start: row.name.utf8Start, count: row.name.utf8CodeUnitCount)
            if known.count == name.count, known.elementsEqual(name) { return row.action }
            slot = (slot + 1) & (slotCount - 1)
        }
        return nil
    }
}
