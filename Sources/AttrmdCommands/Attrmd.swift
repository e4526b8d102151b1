// The command `attrmd` as a function: words in, exit status out. The process around it is in
// Attrmd+Process.

public import DocumentFormats
import TargetTable

/// The command line.
///
///     let status = Attrmd.run(arguments: ["convert", "--to", "html", "note.md"], console: console)
public enum Attrmd {
    /// The version of the command and the package.
    public static let version = "0.1.0"

    /// The variables of the environment that the command looks at.
    static let environmentNames = ["NO_COLOR", "TERM", "PATH", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"]

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - environment: Variables by name: `NO_COLOR` and `TERM` decide about colour.
    ///   - console: Where the command reads and writes.
    ///   - formats: The formats that it knows.
    /// - Returns: What the process ends with.
    public static func run(
        arguments: [String],
        environment: [String: String] = [:],
        console: any Console,
        formats: [DocumentFormat]? = nil
    ) -> ExitStatus {
        run(
            words: arguments.map { Array($0.utf8) },
            environment: environment,
            console: console,
            formats: formats,
            executable: nil
        )
    }

    /// Runs a command whose words are bytes, as file names are.
    ///
    /// - Parameter executable: The program itself, to start more of it.
    static func run(
        words: [[UInt8]],
        environment: [String: String],
        console: any Console,
        formats: [DocumentFormat]? = nil,
        executable: FilePath?
    ) -> ExitStatus {
        do {
            if words == [Array("--version".utf8)] {
                try console.write(Array("attrmd \(version)\n".utf8), to: .output)
                return .success
            }
            let context = CommandContext(
                console: console,
                environment: environment,
                formats: formats ?? DocumentFormat.all,
                executable: executable
            )
            return try dispatch(words, context)
        } catch {
            guard case .failed(let reason) = error else { return .success }
            try? console.write(Array("attrmd: error: standard output: \(reason)\n".utf8), to: .error)
            return .failure
        }
    }

    private static func dispatch(_ words: [[UInt8]], _ context: CommandContext) throws(ConsoleError) -> ExitStatus {
        guard let first = words.first else {
            context.say(HelpText.overview())
            return .failure
        }
        let word = String(decoding: first, as: UTF8.self)
        if word == "--help" || word == "-h" {
            try context.print(HelpText.overview())
            return .success
        }
        if word == WorkerProcess.word { return WorkerProcess(context).run(words.dropFirst()) }
        if word == LintWorkerProcess.word { return LintWorkerProcess.run(words.dropFirst(), context) }
        guard let name = CommandName(rawValue: word) else {
            context.say(UsageError(unknown(word)), hint: "'attrmd --help' lists the commands.\n")
            return .failure
        }
        let command = CommandSpec.named(name)
        let arguments: ParsedArguments
        do {
            arguments = try ParsedArguments(words.dropFirst(), for: command, formats: context.formats)
        } catch {
            context.say(error, hint: "Usage: \(command.usage)\n'attrmd help \(name.rawValue)' tells more.\n")
            return .failure
        }
        if arguments.has(.help) {
            try context.print(HelpText.page(of: command, formats: context.formats))
            return .success
        }
        return try run(name, arguments, context)
    }

    private static func run(
        _ name: CommandName,
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws(ConsoleError) -> ExitStatus {
        do {
            return try perform(name, arguments, context)
        } catch let error as UsageError {
            context.say(error)
            return .failure
        } catch let error as ConsoleError {
            throw error
        } catch {
            context.say("attrmd: error: \(error)\n")
            return .failure
        }
    }

    private static func perform(
        _ name: CommandName,
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws -> ExitStatus {
        let topic = arguments.operands.first.map { String(decoding: $0, as: UTF8.self) }
        switch name {
        case .convert: return try ConvertCommand(arguments, context).run()
        case .lint: return try LintCommand(arguments, context).run()
        case .config: return try ConfigCommand(arguments, context).run()
        case .inspect: return try InspectCommand(arguments, context).run()
        case .targets: try TargetsCommand(arguments, context).run()
        case .explain: try ExplainCommand(arguments, context).run()
        case .completions:
            let shell = topic.flatMap(Shell.init(rawValue:)) ?? .bash
            try context.print(Completions(formats: context.formats).script(for: shell))
        case .help:
            let page = topic.flatMap(CommandName.init(rawValue:)).map {
                HelpText.page(of: .named($0), formats: context.formats)
            }
            try context.print(page ?? HelpText.overview())
        }
        return .success
    }

    private static func unknown(_ word: String) -> String {
        let kind = word.hasPrefix("-") ? "option" : "command"
        let candidates = CommandName.allCases.map(\.rawValue) + ["--help", "--version"]
        let near = suggestion(for: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
        return "unknown \(kind) \(escapingControls(word))\(near)"
    }
}
