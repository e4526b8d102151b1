// Marks that live only in a font. Editors on Apple platforms make text bold by its font and set no intent; what
// a font is like is known to the framework that made it, so an app says it in a few lines.

#if canImport(Darwin)
    public import Foundation
#else
    public import FoundationEssentials
#endif

/// What a font says about text.
public struct FontTraits: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Becomes strong emphasis.
    public static let bold = FontTraits(rawValue: 1)
    /// Becomes emphasis.
    public static let italic = FontTraits(rawValue: 2)
    /// Becomes code.
    public static let monospaced = FontTraits(rawValue: 4)
}

/// Tells what the font among some attributes is like.
///
/// For text of SwiftUI, with an environment's `fontResolutionContext`:
///
///     struct ResolvedFonts: FontTraitsAdapter {
///         let context: Font.Context
///         func fontTraits(of attributes: AttributeContainer) -> FontTraits {
///             guard let font = attributes.swiftUI.font?.resolve(in: context) else { return [] }
///             var traits: FontTraits = []
///             if font.isBold { traits.insert(.bold) }
///             if font.isItalic { traits.insert(.italic) }
///             if font.isMonospaced { traits.insert(.monospaced) }
///             return traits
///         }
///     }
public protocol FontTraitsAdapter {
    /// What the font of text with these attributes is like; empty without a font.
    func fontTraits(of attributes: AttributeContainer) -> FontTraits
}

extension AttributedString {
    /// The text with the marks that its fonts stand for, besides those that it has.
    ///
    /// - Complexity: O(*n* log *n*) in the runs.
    public func applyingFontTraits(of adapter: some FontTraitsAdapter) -> AttributedString {
        var result = self
        for run in runs {
            let traits = adapter.fontTraits(of: run.attributes)
            var intents = run.inlinePresentationIntent ?? []
            if traits.contains(.bold) { intents.insert(.stronglyEmphasized) }
            if traits.contains(.italic) { intents.insert(.emphasized) }
            if traits.contains(.monospaced) { intents.insert(.code) }
            if intents != (run.inlinePresentationIntent ?? []) {
                result[run.range].inlinePresentationIntent = intents
            }
        }
        return result
    }
}
