// The tables at the head of a file: fonts, colours, styles and lists, which grow while the body is written.

import DocumentModel

/// Fonts, colours, styles and lists of an output.
struct RTFTables {
    struct Font: Hashable {
        var family: String
        var isMonospaced: Bool
    }

    struct ListKey: Hashable {
        /// The list's place in the document.
        var block: BlockIndex
        var task: TaskState?
    }

    struct List {
        var template: Int
        var level: Int
        var isOrdered: Bool
        var start: Int
        var delimiter: OrderedListDelimiter
        var task: TaskState?
    }

    private(set) var fonts: [Font] = []
    private var fontNumbers: [Font: Int] = [:]
    private(set) var colors: [TextStyle.Color] = []
    private var colorNumbers: [TextStyle.Color: Int] = [:]
    private(set) var paragraphStyles: [RTFBlockPath] = []
    private var paragraphNumbers: [RTFBlockPath: Int] = [:]
    private(set) var characterStyles: [String] = []
    private var characterNumbers: [String: Int] = [:]
    private(set) var lists: [List] = []
    private var listNumbers: [ListKey: Int] = [:]

    /// The number of a font.
    mutating func number(of font: Font) -> Int {
        if let known = fontNumbers[font] { return known }
        let number = Int(RTFVocabulary.firstNamedFont) + fonts.count
        fonts.append(font)
        fontNumbers[font] = number
        return number
    }

    /// The number of a colour.
    mutating func number(of color: TextStyle.Color) -> Int {
        if let known = colorNumbers[color] { return known }
        let number = Int(RTFVocabulary.highlightColor) + 1 + colors.count
        colors.append(color)
        colorNumbers[color] = number
        return number
    }

    /// The number of a paragraph style. Numbers up to 9 are those of headings, 0 is plain text.
    mutating func number(of path: RTFBlockPath) -> Int {
        if path.containers.isEmpty {
            if path.leaf == .paragraph { return 0 }
            if case .heading(let level) = path.leaf { return level }
        }
        if let known = paragraphNumbers[path] { return known }
        let number = 10 + 2 * paragraphStyles.count
        paragraphStyles.append(path)
        paragraphNumbers[path] = number
        return number
    }

    /// The number of the character style that means some words.
    mutating func number(of words: [RTFCharacterWord]) -> Int {
        let name = words.map(\.rawValue).joined(separator: " ")
        if let known = characterNumbers[name] { return known }
        let number = 11 + 2 * characterStyles.count
        characterStyles.append(name)
        characterNumbers[name] = number
        return number
    }

    /// The number of a list for items of one kind.
    mutating func number(of key: ListKey, _ list: @autoclosure () -> List) -> Int {
        if let known = listNumbers[key] { return known }
        lists.append(list())
        listNumbers[key] = lists.count
        return lists.count
    }
}

extension RTFTables {
    /// Writes everything before the body.
    func writeHead(to out: inout ByteOutput, hasAlpha: Bool) {
        out.write("{\\rtf1\\ansi\\ansicpg1252\\uc0\\deff0\n{\\fonttbl{\\f0\\fswiss\\fcharset0 Helvetica;}")
        out.write("{\\f1\\fmodern\\fprq1\\fcharset0 Menlo{\\*\\falt Courier New};}")
        out.write("{\\f2\\fmodern\\fprq1\\fcharset0 Menlo{\\*\\falt Courier New};}")
        for (index, font) in fonts.enumerated() {
            out.write("{\\f")
            out.write(decimal: index + Int(RTFVocabulary.firstNamedFont))
            out.write(font.isMonospaced ? "\\fmodern\\fprq1\\fcharset0 " : "\\fnil\\fcharset0 ")
            out.writeRTFName(font.family)
            out.write(";}")
        }
        out.write("}\n")
        writeColors(to: &out)
        writeStyles(to: &out)
        writeLists(to: &out)
        out.write("{\\*\\generator ")
        out.write(RTFVocabulary.generator)
        out.write(" 1;}\n")
    }

    private func writeColors(to out: inout ByteOutput) {
        out.write("{\\colortbl;\\red0\\green0\\blue238;\\red255\\green255\\blue0;")
        for color in colors {
            if case .rgba(let red, let green, let blue, _) = color {
                writeNumbers([("red", Int(red)), ("green", Int(green)), ("blue", Int(blue))], to: &out)
            } else {
                out.write("\\red0\\green0\\blue0")
            }
            out.write(";")
        }
        out.write("}\n")
        let needsMore = colors.contains { color in
            if case .rgba(_, _, _, 255) = color { return false }
            return true
        }
        guard needsMore else { return }
        out.write("{\\*\\expandedcolortbl;\\cssrgb\\c0\\c0\\c93333;\\cssrgb\\c100000\\c100000\\c0;")
        for color in colors {
            switch color {
            case .named(let name):
                out.write("\\cssrgb\\c0\\c0\\c0\\cname ")
                out.writeRTFName(name)
            case .rgba(let red, let green, let blue, let alpha):
                out.write("\\cssrgb")
                let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
                for component in components { writeNumbers([("c", (Int(component) * 100_000 + 127) / 255)], to: &out) }
            }
            out.write(";")
        }
        out.write("}\n")
    }

    private func writeNumbers(_ words: [(StaticString, Int)], to out: inout ByteOutput) {
        for (word, number) in words {
            out.write("\\")
            out.write(word)
            out.write(decimal: number)
        }
    }

    private func writeStyles(to out: inout ByteOutput) {
        out.write("{\\stylesheet{\\s0\\snext0\\f0\\fs24 Normal;}\n")
        for level in 1...6 {
            out.write("{\\s")
            out.write(decimal: level)
            out.write("\\sbasedon0\\snext0")
            out.writeFormat(of: RTFBlockPath(containers: [], leaf: .heading(level)))
            out.write(" heading ")
            out.write(decimal: level)
            out.write(";}\n")
        }
        for (index, path) in paragraphStyles.enumerated() {
            out.write("{\\s")
            out.write(decimal: 10 + 2 * index)
            out.write("\\sbasedon0")
            out.writeIndent(of: path.containers, hangs: false)
            out.writeFormat(of: path)
            out.write(" ")
            out.writeRTFName(path.styleName)
            out.write(";}\n")
        }
        for (index, name) in characterStyles.enumerated() {
            out.write("{\\*\\cs")
            out.write(decimal: 11 + 2 * index)
            out.write(" ")
            out.write(name)
            out.write(";}\n")
        }
        out.write("}\n")
    }

    private func writeLists(to out: inout ByteOutput) {
        guard !lists.isEmpty else { return }
        out.write("{\\*\\listtable")
        for (index, list) in lists.enumerated() {
            out.write("{\\list\\listtemplateid")
            out.write(decimal: list.template)
            out.write("\\listhybrid")
            for level in 0...list.level { writeLevel(level, of: list, to: &out) }
            out.write("{\\listname ;}\\listid")
            out.write(decimal: index + 1)
            out.write("}\n")
        }
        out.write("}\n{\\*\\listoverridetable")
        for number in 1...lists.count {
            out.write("{\\listoverride\\listid")
            out.write(decimal: number)
            out.write("\\listoverridecount0\\ls")
            out.write(decimal: number)
            out.write("}")
        }
        out.write("}\n")
    }

    private func writeLevel(_ level: Int, of list: List, to out: inout ByteOutput) {
        let format: StaticString = list.isOrdered ? "0" : "23"
        out.write("{\\listlevel\\levelnfc")
        out.write(format)
        out.write("\\levelnfcn")
        out.write(format)
        out.write("\\leveljc0\\leveljcn0\\levelfollow0\\levelstartat")
        out.write(decimal: min(max(list.start, 0), 32_767))
        out.write("\\levelspace360\\levelindent0{\\*\\levelmarker \\{")
        if list.isOrdered {
            out.write("decimal\\}")
            out.write(list.delimiter.rawValue)
            out.write("}{\\leveltext\\'02\\'0")
            out.write(decimal: level)
            out.write(list.delimiter.rawValue)
            out.write(";}{\\levelnumbers\\'01;}")
        } else {
            out.write(list.task == nil ? "disc" : list.task == .done ? "check" : "box")
            out.write("\\}}{\\leveltext\\'01")
            out.writeUnicode(RTFTables.bullet(of: list.task).value)
            out.write(";}{\\levelnumbers;}")
        }
        out.write("\\fi-360\\li")
        out.write(decimal: 720 * (level + 1))
        out.write("\\lin")
        out.write(decimal: 720 * (level + 1))
        out.write(" }")
    }

    /// The sign in front of an item without a number.
    static func bullet(of task: TaskState?) -> Unicode.Scalar {
        switch task {
        case nil: return "\u{2022}"
        case .open?: return "\u{2610}"
        case .done?: return "\u{2611}"
        }
    }
}
