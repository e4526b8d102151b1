// The forms in which the table is printed.

/// How the target table is printed.
enum TableOutput: String, CaseIterable, Sendable {
    case text, json, markdown

    /// The form that the arguments ask for.
    init(_ arguments: ParsedArguments) { self = arguments.text(.format).flatMap(TableOutput.init(rawValue:)) ?? .text }
}
