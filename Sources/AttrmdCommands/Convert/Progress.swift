// How far a long conversion has come, on a terminal only.

/// One line on standard error that is written over and over.
struct Progress {
    private let context: CommandContext
    private let total: Int
    private let isShown: Bool
    private var isVisible = false

    /// - Parameter total: The number of inputs; for few of them nothing is shown.
    init(_ context: CommandContext, total: Int) {
        self.context = context
        self.total = total
        isShown = total > 10 && context.console.isTerminal(.error) && context.environment["TERM"] != "dumb"
    }

    /// Shows how many inputs are done.
    mutating func show(_ done: Int) {
        guard isShown else { return }
        context.say("\r\(done)/\(total)")
        isVisible = true
    }

    /// Takes the line away, before something else is written.
    mutating func clear() {
        guard isVisible else { return }
        context.say("\r\u{1B}[K")
        isVisible = false
    }
}
