// What every command is given besides its arguments.

import DocumentFormats

/// The surroundings of a command.
struct CommandContext {
    let console: any Console
    /// Variables of the environment by name; those that `Attrmd.environmentNames` lists are looked at.
    let environment: [String: String]
    let formats: [DocumentFormat]
    /// The program itself, to start more of it; `nil` keeps all work in this process.
    let executable: FilePath?

    func palette(for stream: ConsoleStream) -> Palette {
        Palette(for: stream, of: console, environment: environment)
    }

    /// Prints a result to standard output.
    func print(_ text: String) throws(ConsoleError) { try print(Array(text.utf8)) }

    func print(_ bytes: [UInt8]) throws(ConsoleError) {
        if !bytes.isEmpty { try console.write(bytes, to: .output) }
    }

    /// Tells a person something on standard error. Work goes on when nobody listens any more.
    func say(_ text: String) {
        if !text.isEmpty { try? console.write(Array(text.utf8), to: .error) }
    }

    /// Tells what is wrong with a command line.
    ///
    /// - Parameter hint: Where help is; left out where the problems say what to do.
    func say(_ error: UsageError, hint: String = "") {
        let palette = palette(for: .error)
        let lines = error.problems.map {
            palette.paint("attrmd:", .strong) + " " + palette.paint("error:", .error) + " \($0)\n"
        }
        say(lines.joined() + hint)
    }
}
