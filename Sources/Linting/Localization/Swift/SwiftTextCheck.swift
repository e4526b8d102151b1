// The check of Swift source: literals that SwiftUI parses as Markdown, judged for what a text view shows.

import DocumentFormats
import TargetTable

/// Judges the string literals that Swift source hands to SwiftUI's views and to Foundation's localised texts.
///
///     let input = LintInput(path: "View.swift", bytes: Array(#"Text("# Welcome")"#.utf8))
///     try SwiftTextCheck().findings(in: input).map(\.rule)   // ["swift-text-block"]
public struct SwiftTextCheck: Check {
    public static var rules: [Rule] { SwiftTextRule.all }

    public init() {}

    public func accepts(_ path: String) -> Bool { path.hasSuffix(".swift") }

    /// The faults of a source file.
    ///
    /// - Throws: `LintError` at the first byte that is not UTF-8.
    /// - Complexity: O(*n*) in the bytes.
    public func findings(in input: LintInput) throws(LintError) -> [Finding] {
        let source = try SourceText(input.bytes)
        var scanner = InlineScanner()
        var result: [Finding] = []
        for literal in SwiftLiteralScanner.literals(in: source.utf8) {
            guard let use = SwiftTextUse(literal), case let features = TextFeatures(literal.text.bytes),
                !features.isDisjoint(with: [.inline, .blockStart]),
                let text = try? TextAnalysis(literal.text.bytes, numbers: [:], scanner: &scanner)
            else { continue }
            var judge = SwiftTextJudge(literal: literal.text, text: text)
            judge.judge(use)
            result += judge.findings
        }
        return result.map { finding in
            var finding = finding
            finding.range = source.fileRange(finding.range)
            return finding
        }
    }
}

/// What becomes of a literal.
enum SwiftTextUse {
    /// Parsed as inline Markdown and shown.
    case markdown
    /// Looked up in a table of strings and shown as it is.
    case plain

    init?(_ literal: SwiftLiteral) {
        guard let callee = literal.callee else { return nil }
        switch (callee, literal.label) {
        case ("String", "localized"?): self = .plain
        case ("AttributedString", "localized"?): self = .markdown
        case (_, nil) where literal.position == 0 && Self.callees.contains(callee): self = .markdown
        case (_, "title"?) where Self.callees.contains(callee): self = .markdown
        default: return nil
        }
    }

    /// Views, modifiers and types that take a `LocalizedStringKey`, or are one, without a label.
    private static let callees: Set<String> = [
        "Text", "Label", "Button", "Toggle", "Section", "Picker", "TextField", "SecureField", "Link", "NavigationLink",
        "Menu", "Stepper", "DatePicker", "ColorPicker", "GroupBox", "DisclosureGroup", "ProgressView", "Gauge",
        "LabeledContent", "ContentUnavailableView", "Tab", "CommandMenu", "ShareLink", "LocalizedStringKey",
        "LocalizedStringResource", "navigationTitle", "navigationSubtitle", "alert", "confirmationDialog", "help",
        "badge", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    ]
}

/// Judges one literal.
struct SwiftTextJudge {
    let literal: LiteralText
    let text: TextAnalysis
    private(set) var findings: [Finding] = []

    init(literal: LiteralText, text: TextAnalysis) {
        self.literal = literal
        self.text = text
    }

    mutating func judge(_ use: SwiftTextUse) {
        if use == .plain { return judgePlain() }
        judgeBlocks()
        for picture in text.syntax.links where picture.kind == .image {
            report(SwiftTextRule.picture, picture.range, "SwiftUI shows of \(quote(picture.range)) the description alone; use Image")
        }
        if let tag = text.syntax.tags.first(where: { HTMLTagName.isKnown(text.bytes[$0]) }) {
            report(SwiftTextRule.html, tag, "SwiftUI does not interpret \(quote(tag)): readers see the tag; use Markdown")
        }
        judgeMarkers()
        judgeLinks()
    }

    private mutating func judgePlain() {
        let spans = text.syntax.spans.filter { $0.mark == .strong || $0.mark == .strikethrough }.map(\.range)
        let links = text.syntax.links.filter { $0.kind == .inline }.map(\.range)
        guard let first = (spans + links).min(by: { $0.lowerBound < $1.lowerBound }) else { return }
        report(
            SwiftTextRule.plainString,
            first,
            "a String does not parse \(quote(first)), so readers see the markers; use AttributedString(localized:)"
        )
    }

    private mutating func judgeBlocks() {
        guard text.features.contains(.blockStart) else { return }
        let markers = BlockMarker.markers(in: text.bytes)
        for kind in Set(markers.map(\.kind)) {
            let mine = markers.filter { $0.kind == kind }
            // One dash or number alone is a dash or a number.
            if kind == .bullet || kind == .number || kind == .fence, mine.count < 2 { continue }
            report(
                SwiftTextRule.block,
                mine[0].range,
                "SwiftUI shows \(quote(mine[0].range)) as it is, since a text has no blocks; use a view for each part"
            )
        }
    }

    private mutating func judgeMarkers() {
        let markers = text.syntax.markers.filter { $0.count == 2 && $0.byte != UInt8(ascii: "`") && !$0.isRest }
        guard markers.count == 2, text.syntax.markers.count == 2, markers[0].byte == markers[1].byte,
            !(markers[0].isSpacedOut && markers[1].isSpacedOut) || hasWordsInside(markers[0], markers[1])
        else { return }
        let range = markers[0].range.lowerBound..<markers[1].range.upperBound
        report(
            SwiftTextRule.marker,
            range,
            "the markers of \(quote(range)) mark nothing, because of the characters beside them, so readers see them; "
                + "set no space inside, and no punctuation between a marker and a letter"
        )
    }

    /// Whether two markers enclose words rather than stand between numbers.
    private func hasWordsInside(_ one: LiteralMarker, _ other: LiteralMarker) -> Bool {
        text.bytes[one.range.upperBound..<other.range.lowerBound].contains { $0.isASCIILetter || $0 >= 0x80 }
    }

    private mutating func judgeLinks() {
        let bytes = text.bytes
        for index in bytes.indices where bytes[index] == UInt8(ascii: "]") && index + 2 < bytes.count {
            guard bytes[index + 1] == 0x20, bytes[index + 2] == UInt8(ascii: "("), !text.syntax.isHidden(index),
                let start = bytes[..<index].lastIndex(of: UInt8(ascii: "[")),
                let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            let address = WebAddress(text.string(index + 3..<end))
            guard address.scheme != nil, address.looksLikeAddress else { continue }
            report(
                SwiftTextRule.linkSpace,
                start..<end + 1,
                "a space keeps \(quote(start..<end + 1)) from being a link; take it away",
                fixes: [ValueFix("remove the space", isSafe: false, [.init(index + 1..<index + 2, "")])]
            )
        }
    }

    private mutating func report(_ rule: Rule, _ range: Range<Int>, _ message: String, fixes: [ValueFix] = []) {
        findings.append(
            Finding(
                rule: rule.id,
                severity: rule.severity,
                message: message,
                range: literal.sourceRange(range),
                target: .swiftUITextLocalized,
                fixes: literal.fixes(fixes)
            )
        )
    }

    private func quote(_ range: Range<Int>) -> String { text.quote(range) }
}
