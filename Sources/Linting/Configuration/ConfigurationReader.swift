// From the bytes of a configuration file to settings, with every fault at its place.

import DocumentFormats
import DocumentModel
import TargetTable

/// Reads configuration files.
public struct ConfigurationReader: Sendable {
    /// Something that a person should know about a file that could be read.
    public struct Warning: Hashable, Sendable {
        public var message: String
        /// In bytes.
        public var offset: Int
    }

    private let rules: LintRules

    /// - Parameter rules: The rules that a file may name.
    public init(rules: LintRules = .standard) { self.rules = rules }

    /// The keys of a file, in the order of the schema.
    static let keys = [
        "$schema", "extends", "include", "exclude", "target", "rules", "overrides", "failOn", "baseline",
    ]
    static let overrideKeys = ["files", "target", "rules"]
    static let settingKeys = ["level", "options"]

    /// Reads a file.
    ///
    /// - Returns: The settings, and a warning for each key or rule that is not known.
    /// - Throws: `LintError` with the offset: the text is not JSON, or a value is not what its key needs.
    public func read(
        _ source: [UInt8]
    ) throws(LintError) -> (configuration: LintConfiguration, warnings: [Warning]) {
        let tape = try JSONWithComments.scan(source)
        var reading = Reading(tape: tape, rules: rules)
        let configuration = try reading.configuration()
        return (configuration, reading.warnings)
    }

    private struct Reading {
        let tape: JSONTape
        let rules: LintRules
        var warnings: [Warning] = []

        private typealias Member = (name: String, nameNode: Int, value: Int)

        init(tape: JSONTape, rules: LintRules) {
            self.tape = tape
            self.rules = rules
        }

        mutating func configuration() throws(LintError) -> LintConfiguration {
            var result = LintConfiguration()
            for member in try members(of: 0, "a configuration", ConfigurationReader.keys) {
                switch member.name {
                case "extends": result.extends = try strings(member, allowsOne: true)
                case "include": result.include = try strings(member, allowsOne: false)
                case "exclude": result.exclude = try strings(member, allowsOne: false)
                case "target": result.targets = try targets(member)
                case "rules": result.rules = try ruleSettings(member)
                case "overrides": result.overrides = try overrides(member)
                case "failOn":
                    let word = try string(member.value, member.name)
                    result.failOn = try choice(word, FailLevel.allCases.map(\.rawValue), member) {
                        FailLevel(rawValue: $0)
                    }
                case "baseline": result.baseline = try string(member.value, member.name)
                default: break
                }
            }
            return result
        }

        // MARK: Keys

        private mutating func overrides(_ member: Member) throws(LintError) -> [LintConfiguration.Override] {
            guard tape.kind(member.value) == .array else {
                throw wrong(member.value, "overrides needs an array of objects")
            }
            var result: [LintConfiguration.Override] = []
            for node in tape.children(of: member.value) {
                var override = LintConfiguration.Override(files: [], rules: [:])
                for inner in try members(of: node, "an override", ConfigurationReader.overrideKeys) {
                    switch inner.name {
                    case "files": override.files = try strings(inner, allowsOne: true)
                    case "target": override.targets = try targets(inner)
                    case "rules": override.rules = try ruleSettings(inner)
                    default: break
                    }
                }
                if override.files.isEmpty {
                    throw wrong(node, "an override needs files: the patterns of the files that it is for")
                }
                result.append(override)
            }
            return result
        }

        private mutating func targets(_ member: Member) throws(LintError) -> [TargetID] {
            var result: [TargetID] = []
            for (word, node) in try stringNodes(member, allowsOne: true) {
                guard let target = TargetID(name: word) else {
                    let near = suggestion(for: word, among: TargetID.names).map { "; did you mean \($0)?" }
                    throw wrong(node, "no target is called \(word)" + (near ?? "; 'attrmd targets' lists them"))
                }
                if !result.contains(target) { result.append(target) }
            }
            return result
        }

        private mutating func ruleSettings(
            _ member: Member
        ) throws(LintError) -> [String: LintConfiguration.RuleSetting] {
            guard tape.kind(member.value) == .object else {
                throw wrong(member.value, "rules needs an object: the ids of rules and their levels")
            }
            var exact: [String: LintConfiguration.RuleSetting] = [:]
            var result: [String: LintConfiguration.RuleSetting] = [:]
            for (name, nameNode, value) in pairs(of: member.value) {
                let setting = try ruleSetting(value, name)
                if name.contains("*") {
                    let pattern = GlobPattern(name, hasBraces: false)
                    let matching = rules.all.map(\.id).filter { pattern.matches($0) }
                    if matching.isEmpty { warn(nameNode, "no rule matches \(name)") }
                    for id in matching { result[id] = setting }
                } else {
                    if rules[name] == nil {
                        let near = suggestion(for: name, among: rules.all.map(\.id)).map { "; did you mean \($0)?" }
                        warn(
                            nameNode,
                            "no rule is called \(name)" + (near ?? "; 'attrmd lint --list-rules' lists them")
                        )
                    }
                    exact[name] = setting
                }
            }
            return result.merging(exact) { $1 }
        }

        private mutating func ruleSetting(
            _ node: Int,
            _ rule: String
        ) throws(LintError) -> LintConfiguration.RuleSetting {
            let levels = RuleLevel.allCases.map(\.rawValue)
            if tape.kind(node) == .string {
                let level = try choice(tape.string(node), levels, (rule, node, node)) { RuleLevel(rawValue: $0) }
                return .init(level: level)
            }
            guard tape.kind(node) == .object else {
                throw wrong(node, "\(rule) needs a level (\(levels.joined(separator: ", "))) or an object")
            }
            var setting = LintConfiguration.RuleSetting()
            for inner in try members(of: node, "a rule", ConfigurationReader.settingKeys) {
                switch inner.name {
                case "level":
                    let word = try string(inner.value, inner.name)
                    setting.level = try choice(word, levels, inner) { RuleLevel(rawValue: $0) }
                case "options":
                    guard tape.kind(inner.value) == .object else { throw wrong(inner.value, "options needs an object") }
                    setting.options = tape.value(inner.value)
                default: break
                }
            }
            return setting
        }

        // MARK: Values

        private func pairs(of node: Int) -> [Member] {
            var result: [Member] = []
            var name: Int?
            for child in tape.children(of: node) {
                if let known = name {
                    result.append((tape.string(known), known, child))
                    name = nil
                } else {
                    name = child
                }
            }
            return result
        }

        private mutating func members(
            of node: Int,
            _ what: String,
            _ keys: [String]
        ) throws(LintError) -> [Member] {
            guard tape.kind(node) == .object else { throw wrong(node, "\(what) must be an object") }
            let all = pairs(of: node)
            var seen: Set<String> = []
            for member in all {
                if !keys.contains(member.name) {
                    let near = suggestion(for: member.name, among: keys).map { "; did you mean \($0)?" }
                    warn(
                        member.nameNode,
                        "unknown key \(member.name)" + (near ?? "; the keys are \(keys.joined(separator: ", "))")
                    )
                }
                if !seen.insert(member.name).inserted {
                    warn(member.nameNode, "the key \(member.name) stands here twice; the last one counts")
                }
            }
            return all
        }

        private func string(_ node: Int, _ key: String) throws(LintError) -> String {
            guard tape.kind(node) == .string else { throw wrong(node, "\(key) needs a string") }
            return tape.string(node)
        }

        private func strings(_ member: Member, allowsOne: Bool) throws(LintError) -> [String] {
            try stringNodes(member, allowsOne: allowsOne).map(\.0)
        }

        private func stringNodes(_ member: Member, allowsOne: Bool) throws(LintError) -> [(String, Int)] {
            if allowsOne, tape.kind(member.value) == .string { return [(tape.string(member.value), member.value)] }
            guard tape.kind(member.value) == .array else {
                throw wrong(member.value, "\(member.name) needs \(allowsOne ? "a string or " : "")an array of strings")
            }
            var result: [(String, Int)] = []
            for child in tape.children(of: member.value) { result.append((try string(child, member.name), child)) }
            return result
        }

        private func choice<Value>(
            _ word: String,
            _ words: [String],
            _ member: Member,
            _ make: (String) -> Value?
        ) throws(LintError) -> Value {
            if let value = make(word) { return value }
            let near = suggestion(for: word, among: words).map { "; did you mean \($0)?" } ?? ""
            throw wrong(member.value, "\(member.name): \(word) is none of \(words.joined(separator: ", "))\(near)")
        }

        private func wrong(_ node: Int, _ message: String) -> LintError {
            LintError(message, offset: tape.offset(node))
        }

        private mutating func warn(_ node: Int, _ message: String) {
            warnings.append(Warning(message: message, offset: tape.offset(node)))
        }
    }
}
