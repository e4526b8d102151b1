// String literals of Swift source, as far as a lint needs them: the text, where it stands, and what it is handed to.

/// A string literal in Swift source.
struct SwiftLiteral: Sendable {
    /// The text; an interpolation is `%@` in it.
    var text: LiteralText
    /// The literal with its quotes.
    var range: Range<Int>
    /// The function or initialiser that has the literal among its arguments, such as `Text` or `navigationTitle`.
    var callee: String?
    /// The label of the argument.
    var label: String?
    /// The number of the argument, from 0.
    var position: Int
}
