// The engine around the checks: asks them, sets levels, obeys comments, orders and places what they found.

import TargetTable

/// Lints files with one set of options.
///
///     let linter = Linter(options: LintOptions(targets: [.swiftUIText]))
///     linter.lint(LintInput(path: "note.md", bytes: bytes)).findings
public struct Linter: Sendable {
    public let rules: LintRules
    public let options: LintOptions
    private let checks: [any Check]

    /// - Parameters:
    ///   - families: The checks; all of the package if not given.
    ///   - options: Targets, levels and options of rules.
    public init(_ families: [CheckFamily]? = nil, options: LintOptions = LintOptions()) {
        rules = families.map { LintRules($0) } ?? .standard
        self.options = options
        checks = (families ?? CheckFamily.standard).compactMap { family in
            family.rules.contains { options.isOn($0.id) } ? family.make(options) : nil
        }
    }

    /// Whether any check looks at files with this name.
    public func accepts(_ path: String) -> Bool { checks.contains { $0.accepts(path) } }

    /// Lints one file.
    ///
    /// A file that a check cannot read has a `failure`, with the findings of the other checks beside it.
    ///
    /// - Parameters:
    ///   - input: The file.
    ///   - fingerprintPath: The path that fingerprints count in; that of the input if not given.
    /// - Complexity: That of the checks; O(*f* log *f*) more in the findings, and O(*n*) in the bytes when
    ///   there is one.
    public func lint(_ input: LintInput, fingerprintPath: String? = nil) -> LintedFile {
        var found: [Finding] = []
        var failure: LintError?
        for check in checks where check.accepts(input.path) {
            do throws(LintError) {
                found += try check.findings(in: input)
            } catch {
                failure = failure ?? error
            }
        }
        let mayDisable = DisableScanner.mayHaveComments(input.bytes)
        guard !found.isEmpty || failure != nil || mayDisable else { return LintedFile(path: input.path) }

        found = Self.ordered(found.compactMap { leveled($0, in: input) })
        let places = FilePlaces(input.bytes)
        var suppressed: [Finding] = []
        if mayDisable {
            let comments = DisableScanner.comments(in: input)
            if !comments.isEmpty {
                var disabling = Disabling(comments, places: places, rules: rules, options: options)
                (found, suppressed) = disabling.split(found)
                // What cannot be read may hold what a comment is for.
                if failure == nil {
                    let own = disabling.remarks(in: input.bytes).compactMap { leveled($0, in: input) }
                    found = Self.ordered(found + own)
                }
            }
        }
        var fingerprints = FingerprintMaker(path: fingerprintPath ?? input.path, bytes: input.bytes)
        func placed(_ finding: Finding) -> PlacedFinding {
            let (content, full) = fingerprints.make(finding, places)
            return PlacedFinding(
                finding: finding,
                start: places.place(at: finding.range.lowerBound),
                end: places.place(at: finding.range.upperBound),
                fingerprint: full,
                contentFingerprint: content,
                editPlaces: finding.fixes.map { fix in
                    fix.edits.map {
                        PlaceRange(
                            start: places.place(at: $0.range.lowerBound),
                            end: places.place(at: $0.range.upperBound)
                        )
                    }
                }
            )
        }
        var file = LintedFile(path: input.path)
        file.failure = failure.map { placed(Self.finding($0, in: input)) }
        file.findings = found.map(placed)
        file.suppressed = suppressed.map(placed)
        return file
    }

    /// The finding with the severity that the options ask for; `nil` when its rule is off.
    private func leveled(_ finding: Finding, in input: LintInput) -> Finding? {
        var finding = finding
        let end = input.bytes.count
        finding.range = finding.range.clamped(to: 0..<end)
        if options.levels.isEmpty, options.ruleOptions.isEmpty { return finding }
        if let subject = finding.subject, options.excepts(subject, from: finding.rule) { return nil }
        guard let level = options.levels[finding.rule] else { return finding }
        guard let severity = level.severity else { return nil }
        finding.severity = severity
        return finding
    }

    /// In order of place, then of rule; what is equal in all stays once.
    private static func ordered(_ findings: [Finding]) -> [Finding] {
        let sorted = findings.sorted { one, other in
            if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
            if one.rule != other.rule { return one.rule < other.rule }
            if one.range.upperBound != other.range.upperBound { return one.range.upperBound < other.range.upperBound }
            let (left, right) = (one.target?.rawValue ?? "", other.target?.rawValue ?? "")
            return left != right ? left < right : one.message < other.message
        }
        var result: [Finding] = []
        result.reserveCapacity(sorted.count)
        for finding in sorted where finding != result.last { result.append(finding) }
        return result
    }

    private static func finding(_ error: LintError, in input: LintInput) -> Finding {
        let start = min(max(error.offset ?? 0, 0), input.bytes.count)
        return Finding(
            rule: error.rule ?? EngineRule.unreadable.id,
            severity: .error,
            message: error.message,
            range: start..<start
        )
    }
}
