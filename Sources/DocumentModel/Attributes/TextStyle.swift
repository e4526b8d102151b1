// The look of text that Markdown has no mark for, but rich text formats do.

/// The look of a run beyond its marks; each fact is optional.
public struct TextStyle: Hashable, Sendable {
    public var underline: LineStyle?
    /// The colour of the underline, where it is not that of the text.
    public var underlineColor: Color?
    /// The style of the strikethrough, where it is not one single line.
    public var strikethrough: LineStyle?
    public var strikethroughColor: Color?
    public var foregroundColor: Color?
    /// The colour behind the text. A highlight of no particular colour is `InlineIntents.highlight`.
    public var backgroundColor: Color?
    public var font: FontFacts
    public var baseline: Baseline?
    /// Set where the text is kept in the document but not shown.
    public var isHidden: Bool

    public init() {
        font = FontFacts()
        isHidden = false
    }

    /// Whether no fact is set.
    public var isEmpty: Bool { self == TextStyle() }

    /// How a line under or through text is drawn.
    public enum LineStyle: String, Hashable, Sendable, CaseIterable {
        case single, double, thick, dotted, dashed, wavy
    }

    /// Where text stands against the line.
    public enum Baseline: Hashable, Sendable {
        case superscript
        case `subscript`
        /// Raised by so many points; negative is lowered.
        case offset(points: Double)
    }

    /// A colour in sRGB, or one by its name.
    public enum Color: Hashable, Sendable {
        /// Each component from 0 to 255.
        case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
        /// A colour that a platform resolves, such as `textColor`.
        case named(String)
    }

    /// What is known about the font of a run.
    public struct FontFacts: Hashable, Sendable {
        public var family: String?
        /// In points.
        public var size: Double?
        /// 100 to 900, 400 is regular. Bold as a mark is `InlineIntents.strong`.
        public var weight: Int?
        public var isMonospaced: Bool

        public init(family: String? = nil, size: Double? = nil, weight: Int? = nil, isMonospaced: Bool = false) {
            self.family = family
            self.size = size
            self.weight = weight
            self.isMonospaced = isMonospaced
        }
    }
}

extension TextStyle.Color: CustomStringConvertible {
    /// `#rrggbb`, `#rrggbbaa` where it is not opaque, or the name.
    public var description: String {
        switch self {
        case .named(let name): return name
        case .rgba(let red, let green, let blue, let alpha):
            let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
            return "#" + components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }
}
