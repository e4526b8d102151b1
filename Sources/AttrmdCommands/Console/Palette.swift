// Colours for terminals, and when they are used.

/// The colours of messages; the plain one leaves text as it is.
struct Palette: Sendable {
    let isColored: Bool

    /// Colour if a person looks at the stream and has not said otherwise (no-color.org).
    init(for stream: ConsoleStream, of console: any Console, environment: [String: String]) {
        let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        isColored = !isRefused && console.isTerminal(stream)
    }

    init(isColored: Bool) { self.isColored = isColored }

    enum Role: String {
        case strong = "1"
        case faint = "2"
        case error = "1;31"
        case warning = "1;33"
        case loss = "1;35"
        case note = "1;36"
        case mark = "36"
    }

    func paint(_ text: String, _ role: Role) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
