// SARIF 2.1.0 (OASIS), with all that GitHub code scanning asks for beyond it.

import DocumentFormats

/// Makes a SARIF log of one run.
struct SARIFReport {
    let report: LintReport

    func document() -> String {
        let driver = JSONText.object([
            ("name", JSONText.string("attrmd")),
            ("semanticVersion", JSONText.string(report.version)),
            ("rules", JSONText.array(report.rules.all.map(rule), indentation: "      ")),
        ])
        let failed = report.files.filter { $0.failure != nil }
        let run = JSONText.object([
            ("tool", JSONText.object([("driver", driver)])),
            ("automationDetails", JSONText.object([("id", JSONText.string("attrmd/lint/"))])),
            ("columnKind", JSONText.string("utf16CodeUnits")),
            ("invocations", JSONText.array([JSONText.object([("executionSuccessful", "\(failed.isEmpty)")])])),
            ("results", JSONText.array(report.files.flatMap(results), indentation: "      ")),
        ])
        return JSONText.document([
            ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", JSONText.string("2.1.0")), ("runs", JSONText.array([run], indentation: "  ")),
        ])
    }

    private func rule(_ rule: Rule) -> String {
        return JSONText.object([
            ("id", JSONText.string(rule.id)),
            ("name", JSONText.string(Self.name(of: rule.id))),
            ("shortDescription", Self.message(rule.summary)),
            ("fullDescription", Self.message(String((rule.summary + " " + rule.reason).prefix(1000)))),
            (
                "help",
                JSONText.object([
                    ("text", JSONText.string(RuleText(rule).text())), ("markdown", JSONText.string(rule.help)),
                ])
            ),
            ("defaultConfiguration", JSONText.object([("level", JSONText.string(rule.severity.rawValue))])),
            (
                "properties",
                JSONText.object([
                    ("tags", JSONText.array([JSONText.string("attributed-text")])),
                    ("precision", JSONText.string("high")),
                    (
                        "problem.severity",
                        JSONText.string(rule.severity == .note ? "recommendation" : rule.severity.rawValue)
                    ),
                ])
            ),
        ])
    }

    /// `no-such-thing` as `NoSuchThing`.
    private static func name(of id: String) -> String {
        id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func message(_ text: String) -> String { JSONText.object([("text", JSONText.string(text))]) }

    private func results(of file: LintedFile) -> [String] {
        file.reported.map { result($0, file.path, state: "new", suppression: nil) }
            + file.known.map { result($0, file.path, state: "unchanged", suppression: "external") }
            + file.suppressed.map { result($0, file.path, state: "unchanged", suppression: "inSource") }
    }

    private func result(_ placed: PlacedFinding, _ path: String, state: String, suppression: String?) -> String {
        let finding = placed.finding
        let artifact = JSONText.object([("uri", JSONText.string(Self.uri(path)))])
        let location = JSONText.object([
            ("artifactLocation", artifact), ("region", Self.region(placed.start, placed.end)),
        ])
        var members = [
            ("ruleId", JSONText.string(finding.rule)),
            ("ruleIndex", "\(report.rules.index(of: finding.rule) ?? -1)"),
            ("level", JSONText.string(finding.severity.rawValue)),
            ("message", Self.message(finding.message)),
            ("locations", JSONText.array([JSONText.object([("physicalLocation", location)])])),
            (
                "partialFingerprints",
                JSONText.object([("primaryLocationLineHash", JSONText.string(placed.fingerprint.description))])
            ),
        ]
        if report.hasBaseline { members.append(("baselineState", JSONText.string(state))) }
        if let suppression {
            let object = JSONText.object([("kind", JSONText.string(suppression))])
            members.append(("suppressions", JSONText.array([object])))
        }
        var fixes: [String] = []
        for (fix, places) in zip(finding.fixes, placed.editPlaces) {
            if let text = Self.fix(fix, places, artifact), !fixes.contains(text) { fixes.append(text) }
        }
        if !fixes.isEmpty { members.append(("fixes", JSONText.array(fixes))) }
        return JSONText.object(members)
    }

    private static func region(_ start: Place, _ end: Place) -> String {
        JSONText.object([
            ("startLine", "\(start.line)"), ("startColumn", "\(start.utf16Column)"),
            ("endLine", "\(end.line)"), ("endColumn", "\(end.utf16Column)"),
        ])
    }

    private static func fix(_ fix: Fix, _ places: [PlaceRange], _ artifact: String) -> String? {
        var replacements: [String] = []
        for (edit, place) in zip(fix.edits, places) {
            guard let text = edit.text else { return nil }
            replacements.append(
                JSONText.object([
                    ("deletedRegion", region(place.start, place.end)), ("insertedContent", message(text)),
                ])
            )
        }
        guard !replacements.isEmpty else { return nil }
        let change = JSONText.object([
            ("artifactLocation", artifact), ("replacements", JSONText.array(replacements)),
        ])
        return JSONText.object([("description", message(fix.title)), ("artifactChanges", JSONText.array([change]))])
    }

    /// A path as a reference (RFC 3986): what is not unreserved is percent-encoded, but for the slashes.
    static func uri(_ path: String) -> String {
        var result = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
