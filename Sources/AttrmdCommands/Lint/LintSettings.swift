// What the command line says about a run of the lint, checked.

import DocumentFormats
import DocumentModel
import Linting
import TargetTable

/// The settings of the command line, which are stronger than those of configurations.
struct LintSettings {
    let targets: [TargetID]?
    let levels: [String: RuleLevel]
    let failOn: FailLevel?
    let maximumWarnings: Int?
    let fixing: Fixing?
    /// The states of translations that are judged; `nil` leaves that to the configuration.
    let states: [String]?
    /// Whether a person wants to hear more than errors.
    let isQuiet: Bool

    /// What is put right, and where the result goes.
    struct Fixing {
        let policy: Fixer.Policy
        /// Whether the difference is shown instead of written.
        let showsDifference: Bool
    }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var problems: [String] = []
        targets = Self.targets(arguments, &problems)
        var levels: [String: RuleLevel] = [:]
        for value in arguments.texts(.rule) {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                problems.append(
                    "option --rule: \(escapingControls(value)) needs a level: \(escapingControls(value))=off"
                )
                continue
            }
            if let problem = Self.ruleProblem(parts[0]) { problems.append("option --rule: \(problem)") }
            if let level = RuleLevel(rawValue: parts[1]) {
                levels[parts[0]] = level
            } else if let problem = choiceProblem(parts[1], RuleLevel.allCases.map(\.rawValue)) {
                problems.append("option --rule: \(problem)")
            }
        }
        self.levels = levels
        failOn = arguments.has(.strict) ? .note : arguments.text(.failOn).flatMap(FailLevel.init(rawValue:))
        maximumWarnings = arguments.number(.maximumWarnings)
        isQuiet = arguments.has(.quiet)

        var states: [String] = []
        for state in arguments.texts(.state).flatMap({ $0.split(separator: ",").map(String.init) }) {
            if let problem = choiceProblem(state, LocalizationFilter.stateNames) {
                problems.append("option --state: \(problem)")
            }
            states.append(state)
        }
        self.states = states.isEmpty ? nil : states

        var rules: Set<String>?
        for value in arguments.texts(.fixOnly) {
            for id in value.split(separator: ",").map(String.init) {
                if let problem = Self.ruleProblem(id) { problems.append("option --fix-only: \(problem)") }
                rules = (rules ?? []).union([id])
            }
        }
        let policy = Fixer.Policy(allowsUnsafe: arguments.has(.unsafeFixes), rules: rules)
        if arguments.has(.fix) || arguments.has(.diff) || rules != nil {
            fixing = Fixing(policy: policy, showsDifference: arguments.has(.diff))
        } else {
            fixing = nil
            if policy.allowsUnsafe { problems.append("option --unsafe-fixes goes with --fix or --diff") }
        }
        if arguments.has(.pruneBaseline), arguments.has(.writeBaseline) {
            problems.append("--write-baseline writes all anew; there is nothing for --prune-baseline to do")
        }
        if fixing != nil, arguments.has(.writeBaseline) {
            problems.append("--write-baseline and fixes are two steps; fix first, then write the baseline")
        }
        if !problems.isEmpty { throw UsageError(problems) }
    }

    /// The targets that `--target` names; `nil` when it is not given.
    static func targets(_ arguments: ParsedArguments, _ problems: inout [String]) -> [TargetID]? {
        guard arguments.has(.target) else { return nil }
        var targets: [TargetID] = []
        for value in arguments.texts(.target) {
            for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
                guard let target = TargetID(name: name) else {
                    let near = suggestion(for: name, among: TargetID.names).map { "; did you mean \($0)?" }
                    let hint = near ?? "; 'attrmd targets' lists the targets"
                    problems.append("option --target: no target is called \(escapingControls(name))\(hint)")
                    continue
                }
                if !targets.contains(target) { targets.append(target) }
            }
        }
        return targets
    }

    /// What is wrong with the name of a rule; `nil` if it is one.
    private static func ruleProblem(_ id: String) -> String? {
        if LintRules.standard[id] != nil { return nil }
        let near = suggestion(for: id, among: LintRules.standard.all.map(\.id)).map { "; did you mean \($0)?" }
        return "no rule is called \(escapingControls(id))" + (near ?? "; 'attrmd lint --list-rules' lists the rules")
    }

    /// The options for a file: what its configuration says, and the command line over it.
    func options(_ loaded: LoadedConfiguration, path: FilePath) -> LintOptions {
        var options = loaded.options(for: path)
        if let targets { options.targets = targets }
        options.levels.merge(levels) { $1 }
        if let states { options.setOption("states", .array(states.map { .string($0) }), of: LocalizationCheck.rules) }
        return options
    }
}
