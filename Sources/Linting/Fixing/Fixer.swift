// Putting findings right: edits spliced into the bytes, round after round, until nothing is left to do.

/// Makes the fixes of findings.
///
///     Fixer(linter: linter).fix(LintInput(path: "note.md", bytes: bytes)).bytes
public struct Fixer: Sendable {
    /// Which fixes are made.
    public struct Policy: Hashable, Sendable {
        /// Whether fixes are made that a person should look at.
        public var allowsUnsafe: Bool
        /// The rules whose findings are fixed; `nil` for all.
        public var rules: Set<String>?

        public init(allowsUnsafe: Bool = false, rules: Set<String>? = nil) {
            self.allowsUnsafe = allowsUnsafe
            self.rules = rules
        }

        /// The fix that is made for a finding: the first that is allowed.
        func fix(for finding: Finding) -> Fix? {
            if let rules, !rules.contains(finding.rule) { return nil }
            return finding.fixes.first { allowsUnsafe || $0.isSafe }
        }
    }

    /// What came of fixing a file.
    public struct Outcome: Sendable {
        public var bytes: [UInt8]
        /// How many fixes were made.
        public var fixedCount: Int
        /// The findings in the fixed bytes.
        public var file: LintedFile
    }

    private let linter: Linter
    private let policy: Policy

    /// How often a file is linted and fixed; a fix that always finds another one to do would go on for ever.
    private static let maximumRoundCount = 32

    public init(linter: Linter, policy: Policy = Policy()) {
        self.linter = linter
        self.policy = policy
    }

    /// Fixes a file until no fix is left.
    ///
    /// Of fixes that touch each other the first one is made, and the other one in the next round if it is
    /// still there. What is not in an edit stays byte for byte: line ends, byte order mark, everything. A
    /// round that leaves a file which cannot be read is taken back.
    ///
    /// - Parameter fingerprintPath: The path that fingerprints count in; that of the input if not given.
    public func fix(_ input: LintInput, fingerprintPath: String? = nil) -> Outcome {
        var outcome = Outcome(
            bytes: input.bytes,
            fixedCount: 0,
            file: linter.lint(input, fingerprintPath: fingerprintPath)
        )
        var seen: Set<[UInt8]> = [input.bytes]
        for _ in 0..<Self.maximumRoundCount {
            let fixes = chosen(outcome.file.findings.map(\.finding), byteCount: outcome.bytes.count)
            guard !fixes.isEmpty, outcome.file.failure == nil else { break }
            let bytes = Self.splice(outcome.bytes, fixes.flatMap(\.edits))
            // The same bytes again: fixes that undo each other.
            guard seen.insert(bytes).inserted else { break }
            let next = LintInput(path: input.path, bytes: bytes, sibling: input.sibling)
            let file = linter.lint(next, fingerprintPath: fingerprintPath)
            guard file.failure == nil else { break }
            outcome = Outcome(bytes: bytes, fixedCount: outcome.fixedCount + fixes.count, file: file)
        }
        return outcome
    }

    /// How many of the findings a fix can be made for.
    public static func fixableCount(_ files: [LintedFile], allowsUnsafe: Bool = false) -> Int {
        let policy = Policy(allowsUnsafe: allowsUnsafe)
        return files.reduce(0) { $0 + $1.findings.count { policy.fix(for: $0.finding) != nil } }
    }

    /// Fixes that do not touch each other, in order of place.
    private func chosen(_ findings: [Finding], byteCount: Int) -> [Fix] {
        let candidates = findings.compactMap { policy.fix(for: $0) }.compactMap { fix in
            Self.extent(of: fix, byteCount: byteCount).map { (fix: fix, extent: $0) }
        }
        let sorted = candidates.sorted { one, other in
            one.extent.lowerBound != other.extent.lowerBound
                ? one.extent.lowerBound < other.extent.lowerBound : one.extent.upperBound < other.extent.upperBound
        }
        var result: [Fix] = []
        var end = -1
        for (fix, extent) in sorted where extent.lowerBound > end {
            result.append(fix)
            end = extent.upperBound
        }
        return result
    }

    /// From the first byte that a fix changes to the last; `nil` for edits that are out of order, touch each
    /// other, leave the file or change nothing.
    static func extent(of fix: Fix, byteCount: Int) -> Range<Int>? {
        guard let first = fix.edits.first, let last = fix.edits.last else { return nil }
        guard first.range.lowerBound >= 0, last.range.upperBound <= byteCount else { return nil }
        for (edit, next) in zip(fix.edits, fix.edits.dropFirst())
        where edit.range.upperBound >= next.range.lowerBound { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// - Parameter edits: In order, none touching another.
    static func splice(_ bytes: [UInt8], _ edits: [Fix.Edit]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        for edit in edits {
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.replacement
            offset = edit.range.upperBound
        }
        result += bytes[offset...]
        return result
    }
}
