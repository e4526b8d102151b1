// attrmd inspect: what a reader made of a document, for a person to read.

import DocumentFormats
import DocumentModel

/// The command `inspect`.
struct InspectCommand {
    private let context: CommandContext
    private let input: DocumentInput
    private let settings: ConversionSettings

    init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
        self.context = context
        let choice = FormatChoice(formats: context.formats)
        let source = DocumentInput.Source(operand: arguments.operands.first ?? Array("-".utf8))
        if case .file(let path) = source, let facts = try? FileFacts(of: path), facts.kind == .folder,
            (choice.named(.from, in: arguments) ?? choice.reading(path))?.folderText == nil
        {
            throw UsageError("\(path) is a folder; name one file")
        }
        input = DocumentInput(
            source: source,
            format: try choice.input(source, forced: choice.named(.from, in: arguments))
        )
        settings = ConversionSettings(arguments)
    }

    /// Prints the blocks and runs, and what the reader has to say.
    func run() throws(ConsoleError) -> ExitStatus {
        if input.source == .standardInput, context.console.isTerminal(.input) {
            context.say("attrmd: reading standard input; Control-D ends it\n")
        }
        do {
            let (source, result) = try input.read(from: context.console, options: settings.reading)
            let page = InspectPage(result.document, source: source, palette: context.palette(for: .output))
            try context.print(page.text())
            var log = MessageLog(name: input.name, source: source, palette: context.palette(for: .error))
            log.add(result.diagnostics)
            context.say(log.text)
            return .success
        } catch let failure as DocumentInput.Failure {
            var log = MessageLog(name: input.name, source: failure.bytes, palette: context.palette(for: .error))
            log.add(.error, failure.message, offset: failure.offset)
            context.say(log.text)
            return .failure
        } catch let error as ConsoleError {
            throw error
        } catch {
            return .failure
        }
    }
}
