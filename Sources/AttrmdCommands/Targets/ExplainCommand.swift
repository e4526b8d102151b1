// attrmd explain: what an id of a message means.

import Linting
import TargetTable

/// The command `explain`.
struct ExplainCommand {
    private let id: String
    private let arguments: ParsedArguments
    private let context: CommandContext

    /// The ids that can be explained.
    static var ids: [String] {
        SubjectID.allCases.map(\.rawValue) + TargetID.allCases.map(\.rawValue) + LintRules.standard.all.map(\.id)
    }

    init(_ arguments: ParsedArguments, _ context: CommandContext) {
        id = arguments.operands.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        self.arguments = arguments
        self.context = context
    }

    func run() throws(ConsoleError) {
        if let rule = LintRules.standard[id] { return try explain(rule) }
        guard let subject = SubjectID(rawValue: id) else { return try TargetsCommand(arguments, context).run() }
        switch TableOutput(arguments) {
        case .text: try context.print(TableText(context).page(of: subject))
        case .markdown: try context.print(TargetTable.section(of: subject))
        case .json: try context.print(TableJSON.document(of: subject))
        }
    }

    private func explain(_ rule: Rule) throws(ConsoleError) {
        switch TableOutput(arguments) {
        case .text: try context.print(RuleList.page(rule, context))
        case .markdown: try context.print(rule.help)
        case .json: try context.print(RuleList.object(rule) + "\n")
        }
    }
}
