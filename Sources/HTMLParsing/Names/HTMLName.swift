// Numbers for element and attribute names: comparing names in the parser and in readers of trees is
// comparing integers.

/// The name of an element or an attribute, as a number.
///
/// Names that HTML's rules know have fixed numbers and a constant each, the same in every document:
/// `.p`, `.href`. Any other name is numbered by the document that holds it, so such numbers must not be
/// compared between documents; `HTMLDocument.spelling(of:)` gives the text.
public struct HTMLName: Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// The name of a node that has none: a text, a comment, a document.
    public static let none = HTMLName(rawValue: .max)
}
