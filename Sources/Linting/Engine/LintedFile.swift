// What came of linting one file.

/// A finding with its places and fingerprints.
public struct PlacedFinding: Hashable, Sendable {
    public var finding: Finding
    public var start: Place
    /// The place after the last faulty byte.
    public var end: Place
    /// Names the finding among all of a run, and in the next run again.
    public var fingerprint: Fingerprint
    /// The same without the path, and equal for equal faults in equal lines.
    public var contentFingerprint: Fingerprint
    /// The places of the edits of each fix.
    public var editPlaces: [[PlaceRange]]

    public init(
        finding: Finding,
        start: Place,
        end: Place,
        fingerprint: Fingerprint,
        contentFingerprint: Fingerprint,
        editPlaces: [[PlaceRange]] = []
    ) {
        self.finding = finding
        self.start = start
        self.end = end
        self.fingerprint = fingerprint
        self.contentFingerprint = contentFingerprint
        self.editPlaces = editPlaces
    }
}

/// The findings of a file.
public struct LintedFile: Hashable, Sendable {
    /// The path as it is shown.
    public var path: String
    /// What is to be reported, in order of place.
    public var findings: [PlacedFinding]
    /// What comments in the file switched off.
    public var suppressed: [PlacedFinding] = []
    /// What a baseline knows already.
    public var known: [PlacedFinding] = []
    /// The fault that kept the file from being read; a finding of the rule `unreadable-file`.
    public var failure: PlacedFinding?

    public init(path: String, findings: [PlacedFinding] = []) {
        self.path = path
        self.findings = findings
    }

    /// Everything that is reported: the failure first.
    public var reported: [PlacedFinding] { failure.map { [$0] + findings } ?? findings }

    /// Whether anything is reported.
    var isReported: Bool { failure != nil || !findings.isEmpty }
}
