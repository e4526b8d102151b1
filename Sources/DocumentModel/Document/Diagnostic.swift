/// Something that a reader wants a person to know; the document was read all the same.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
        /// Something of the source is not in the document.
        case warning
        /// Something was read in a way that may surprise.
        case note
    }

    public var severity: Severity
    /// A stable id in kebab case, such as `duplicate-footnote`.
    public var id: String
    /// One sentence for a person: what is the case and what became of it.
    public var message: String
    /// Where in the source, in bytes from its start.
    public var offset: Int

    public init(severity: Severity, id: String, message: String, offset: Int) {
        self.severity = severity
        self.id = id
        self.message = message
        self.offset = offset
    }
}
