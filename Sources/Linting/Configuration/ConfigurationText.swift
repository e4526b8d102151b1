// Configuration files that are written: the schema, a starting one, and the settings that are in force.

import DocumentFormats
import DocumentModel
public import TargetTable

/// Texts about the configuration.
public enum ConfigurationText {
    /// The name under which a configuration is looked for.
    public static let fileName = ".attrmd.jsonc"

    /// A file to begin with, with every key explained.
    ///
    /// - Parameter targets: The targets that it names.
    public static func starting(targets: [TargetID] = []) -> String {
        let named = targets.isEmpty ? [TargetID.swiftUIText] : targets
        let list = named.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return """
            // What attrmd lint looks for here. 'attrmd config' prints the settings that are in force,
            // 'attrmd lint --list-rules' the rules, 'attrmd targets' the targets.
            {
                // Where the text goes to. Without a target only the rules that hold everywhere run.
                "target": [\(list)],

                // A rule is off, note, warning or error.
                "rules": {
                    // "unused-disable": "off"
                },

                // Other settings for some files.
                "overrides": [
                    // {"files": ["docs/**"], "target": "gfm"}
                ],

                // Left out of folders, in the form of an ignore file.
                "exclude": [],

                // From this severity on, findings make the run fail: error, warning, note or never.
                "failOn": "warning"

                // Findings that are known already: attrmd lint --write-baseline attrmd-baseline.json
                // , "baseline": "attrmd-baseline.json"
            }

            """
    }

    /// The JSON Schema of a configuration file.
    public static func schema(rules: LintRules = .standard) -> String {
        let level = enumeration(RuleLevel.allCases.map(\.rawValue))
        let target = JSONText.object([("enum", JSONText.array(TargetID.names.map { JSONText.string($0) }))])
        let oneOrMoreTargets = oneOrMore(target)
        let strings = JSONText.object([
            ("type", JSONText.string("array")), ("items", JSONText.object([("type", JSONText.string("string"))])),
        ])
        let string = JSONText.object([("type", JSONText.string("string"))])
        let setting = reference("setting")
        let ruleMembers = rules.all.filter { $0.id != EngineRule.unreadable.id }.map { rule in
            (
                rule.id,
                JSONText.object([
                    ("description", JSONText.string(rule.summary)), ("$ref", JSONText.string("#/$defs/setting")),
                ])
            )
        }
        let definitions = [
            ("level", level),
            (
                "setting",
                JSONText.object([
                    (
                        "anyOf",
                        JSONText.array([
                            reference("level"),
                            object([
                                ("level", reference("level")),
                                ("options", JSONText.object([("type", JSONText.string("object"))])),
                            ]),
                        ])
                    )
                ])
            ),
            (
                "rules",
                "{\"type\": \"object\", \"additionalProperties\": \(setting), \"properties\": {\n"
                    + ruleMembers.map { "      \(JSONText.string($0.0)): \($0.1)" }.joined(separator: ",\n")
                    + "\n    }}"
            ),
            ("targets", oneOrMoreTargets),
        ]
        let override = object(
            [("files", oneOrMore(string)), ("target", reference("targets")), ("rules", reference("rules"))],
            required: ["files"]
        )
        let properties = [
            ("$schema", string),
            ("extends", described(oneOrMore(string), "Files whose settings this one adds to, relative to its folder.")),
            ("include", described(strings, "Patterns of what is linted when nothing is named.")),
            ("exclude", described(strings, "Patterns of what is left out of folders, as in an ignore file.")),
            ("target", described(reference("targets"), "Where the text goes to.")),
            ("rules", described(reference("rules"), "The levels and options of rules; an id may have * in it.")),
            (
                "overrides",
                described(
                    JSONText.object([("type", JSONText.string("array")), ("items", override)]),
                    "Other settings for some files; a later one is stronger."
                )
            ),
            (
                "failOn",
                described(enumeration(FailLevel.allCases.map(\.rawValue)), "The severity from which on a run fails.")
            ),
            ("baseline", described(string, "The file of known findings, relative to the folder of this file.")),
        ]
        func lines(_ members: [(String, String)]) -> String {
            "{\n" + members.map { "    \(JSONText.string($0.0)): \($0.1)" }.joined(separator: ",\n") + "\n  }"
        }
        return JSONText.document([
            ("$schema", JSONText.string("https://json-schema.org/draft/2020-12/schema")),
            ("title", JSONText.string("Configuration of attrmd lint (\(fileName))")),
            ("type", JSONText.string("object")), ("additionalProperties", "false"), ("properties", lines(properties)),
            ("$defs", lines(definitions)),
        ])
    }

    /// The settings that are in force for a file, as a configuration that says everything.
    ///
    /// - Parameter sources: The files that the settings come from.
    public static func effective(
        _ options: LintOptions,
        rules: LintRules = .standard,
        exclude: [String],
        failOn: FailLevel,
        baseline: String?,
        sources: [String]
    ) -> String {
        let settings = rules.all.filter { $0.id != EngineRule.unreadable.id }.map { rule -> String in
            let level = JSONText.string(options.levels[rule.id]?.rawValue ?? rule.severity.rawValue)
            guard let value = options.ruleOptions[rule.id] else { return "    \(JSONText.string(rule.id)): \(level)" }
            var bytes: [UInt8] = []
            JSONPrinter.writeValue(value, to: &bytes)
            let object = JSONText.object([("level", level), ("options", String(decoding: bytes, as: UTF8.self))])
            return "    \(JSONText.string(rule.id)): \(object)"
        }
        func list(_ words: [String]) -> String { JSONText.array(words.map { JSONText.string($0) }) }
        var members = [
            ("target", list(options.targets.map(\.rawValue))), ("exclude", list(exclude)),
            ("rules", settings.isEmpty ? "{}" : "{\n" + settings.joined(separator: ",\n") + "\n  }"),
            ("failOn", JSONText.string(failOn.rawValue)),
        ]
        if let baseline { members.append(("baseline", JSONText.string(baseline))) }
        let from = sources.isEmpty ? "no configuration file" : sources.joined(separator: ", ")
        return "// From: \(escapingControls(from))\n" + JSONText.document(members)
    }

    // MARK: Parts of the schema

    private static func enumeration(_ words: [String]) -> String {
        JSONText.object([("enum", JSONText.array(words.map { JSONText.string($0) }))])
    }

    private static func reference(_ name: String) -> String {
        JSONText.object([("$ref", JSONText.string("#/$defs/\(name)"))])
    }

    private static func oneOrMore(_ schema: String) -> String {
        let array = JSONText.object([("type", JSONText.string("array")), ("items", schema)])
        return JSONText.object([("anyOf", JSONText.array([schema, array]))])
    }

    private static func described(_ schema: String, _ text: String) -> String {
        "{\"description\": \(JSONText.string(text)), " + schema.dropFirst()
    }

    private static func object(_ members: [(String, String)], required: [String] = []) -> String {
        var parts = [
            ("type", JSONText.string("object")), ("additionalProperties", "false"),
            ("properties", JSONText.object(members)),
        ]
        if !required.isEmpty { parts.append(("required", JSONText.array(required.map { JSONText.string($0) }))) }
        return JSONText.object(parts)
    }
}
