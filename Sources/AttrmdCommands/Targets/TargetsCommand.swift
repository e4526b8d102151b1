// attrmd targets: the targets, and what one of them keeps.

import TargetTable

/// The command `targets`.
struct TargetsCommand {
    private let target: TargetID?
    private let output: TableOutput
    private let context: CommandContext

    init(_ arguments: ParsedArguments, _ context: CommandContext) {
        target = arguments.operands.first.flatMap { TargetID(rawValue: String(decoding: $0, as: UTF8.self)) }
        output = TableOutput(arguments)
        self.context = context
    }

    func run() throws(ConsoleError) { try context.print(text) }

    private var text: String {
        switch (output, target) {
        case (.text, nil): return TableText(context).list()
        case (.text, let id?): return TableText(context).page(of: id)
        case (.markdown, nil): return TargetTable.page()
        case (.markdown, let id?): return TargetTable.section(of: id)
        case (.json, nil): return TableJSON.document()
        case (.json, let id?): return TableJSON.document(of: id)
        }
    }
}
