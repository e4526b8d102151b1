// The result of a run, and its way into each form of report.

/// What a run of the lint found.
public struct LintReport: Sendable {
    /// Every linted file in the order of the report, those without a finding too.
    public var files: [LintedFile]
    public var rules: LintRules
    /// The version of the program that made the report.
    public var version: String
    /// The severity from which findings count as failures; `nil` when none does.
    public var failureLevel: Severity?
    /// Whether a baseline was taken into account.
    public var hasBaseline: Bool
    /// The folder that paths are relative to, as an absolute path without a slash at its end.
    public var folder: String

    public init(
        files: [LintedFile],
        rules: LintRules = .standard,
        version: String,
        failureLevel: Severity? = .warning,
        hasBaseline: Bool = false,
        folder: String = ""
    ) {
        self.files = files
        self.rules = rules
        self.version = version
        self.failureLevel = failureLevel
        self.hasBaseline = hasBaseline
        self.folder = folder
    }

    /// The report in one form, as UTF-8.
    ///
    /// - Parameters:
    ///   - format: The form.
    ///   - paint: Colours a part of the form `text`; leaves it as it is if not given.
    public func rendered(
        as format: ReportFormat,
        paint: ((TextReport.Part, String) -> String)? = nil
    ) -> String {
        switch format {
        case .text: return TextReport(report: self).text(paint)
        case .json: return JSONReport(report: self).array()
        case .jsonl: return JSONReport(report: self).lines()
        case .github: return GitHubReport(report: self).commands()
        case .sarif: return SARIFReport(report: self).document()
        case .gitlab: return GitLabReport(report: self).document()
        case .junit: return JUnitReport(report: self).document()
        case .xcode: return TextReport(report: self).xcodeText()
        case .checkstyle: return CheckstyleReport(report: self).document()
        }
    }

    /// Whether a finding counts as a failure of the run.
    public func isFailure(_ finding: Finding) -> Bool { failureLevel.map { finding.severity >= $0 } ?? false }

    /// How many reported findings have a severity.
    public func count(of severity: Severity) -> Int {
        var count = 0
        for file in files {
            if file.failure?.finding.severity == severity { count += 1 }
            // Not by value: there may be many, and each holds texts.
            for index in file.findings.indices where file.findings[index].finding.severity == severity { count += 1 }
        }
        return count
    }

    /// One line with the numbers of a run, without a line end: `2 errors, 1 warning in 2 of 7 files`.
    public var summary: String {
        let checked = files.count
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = count(of: severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        guard !counts.isEmpty else { return "nothing found in \(Self.counted(checked, "file"))" }
        let faulty = files.count { $0.isReported }
        return counts.joined(separator: ", ") + " in \(faulty) of \(Self.counted(checked, "file"))"
    }

    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Every reported finding with its path, in the order of the report.
    var entries: [(path: String, placed: PlacedFinding)] {
        files.flatMap { file in file.reported.map { (file.path, $0) } }
    }
}
