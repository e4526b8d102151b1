// Findings that are known already, so that only new ones fail a run.

import DocumentFormats
import DocumentModel

/// The known findings of a project.
///
/// A finding is known by its path, its rule and a fingerprint of the text that it stands in; line numbers do
/// not count, so text may be added and moved. Equal faults in equal lines are counted.
public struct Baseline: Hashable, Sendable {
    /// Equal findings of one file.
    public struct Entry: Hashable, Sendable {
        /// From the folder of the baseline on.
        public var path: String
        public var rule: String
        public var fingerprint: String
        /// How many there are, from 1.
        public var count: Int
    }

    /// In order of path, rule and fingerprint.
    public private(set) var entries: [Entry] = []

    public init() {}

    /// The baseline that knows all reported findings.
    ///
    /// Files that cannot be read are not known: they are to be put right.
    ///
    /// - Parameter path: The path of a file from the folder of the baseline on.
    public init(_ files: [LintedFile], path: (String) -> String) {
        for file in files {
            let name = path(file.path)
            for placed in file.findings + file.known { add(placed, name) }
        }
        merge()
    }

    /// Takes known findings out of what is reported.
    ///
    /// - Parameters:
    ///   - files: The linted files; what is known goes from `findings` to `known`.
    ///   - path: The path of a file from the folder of the baseline on.
    ///   - isGone: Whether a file with such a path is no longer there.
    /// - Returns: The entries that are no longer needed, with the number that is too much.
    public func apply(
        to files: inout [LintedFile],
        path: (String) -> String,
        isGone: (String) -> Bool
    ) -> [Entry] {
        var left: [Entry: Int] = [:]
        for entry in entries { left[entry.withoutCount, default: 0] += entry.count }
        var linted: Set<String> = []
        for index in files.indices {
            let name = path(files[index].path)
            // Nothing is known about what is in a file that cannot be read.
            if files[index].failure == nil { linted.insert(name) }
            var reported: [PlacedFinding] = []
            for placed in files[index].findings {
                let key = Entry(placed, name)
                if let count = left[key], count > 0 {
                    left[key] = count - 1
                    files[index].known.append(placed)
                } else {
                    reported.append(placed)
                }
            }
            files[index].findings = reported
        }
        return entries.compactMap { entry in
            guard let rest = left[entry.withoutCount], rest > 0 else { return nil }
            guard linted.contains(entry.path) || isGone(entry.path) else { return nil }
            var unneeded = entry
            unneeded.count = min(rest, entry.count)
            return unneeded
        }
    }

    /// The same baseline without entries that are no longer needed.
    public func removing(_ unneeded: [Entry]) -> Baseline {
        var counts: [Entry: Int] = [:]
        for entry in unneeded { counts[entry.withoutCount, default: 0] += entry.count }
        var result = Baseline()
        result.entries = entries.compactMap { entry in
            var entry = entry
            entry.count -= counts[entry.withoutCount] ?? 0
            return entry.count > 0 ? entry : nil
        }
        return result
    }

    /// The content of a baseline file: sorted, an entry a line, so that a diff shows what changed.
    public func text() -> String {
        let lines = entries.map { entry in
            JSONText.object([
                ("path", JSONText.string(entry.path)), ("rule", JSONText.string(entry.rule)),
                ("fingerprint", JSONText.string(entry.fingerprint)), ("count", "\(entry.count)"),
            ])
        }
        return JSONText.document([("version", "1"), ("findings", JSONText.array(lines, indentation: "  "))])
    }

    /// Reads a baseline file.
    ///
    /// - Throws: `LintError` with the offset of what is no baseline.
    public init(_ source: [UInt8]) throws(LintError) {
        let tape = try JSONWithComments.scan(source)
        let members = Self.members(of: 0, tape)
        guard let version = members["version"], tape.value(version) == .integer(1) else {
            throw LintError("this is no baseline of version 1; write one with --write-baseline", offset: 0)
        }
        guard let list = members["findings"], tape.kind(list) == .array else {
            throw LintError("a baseline needs findings, an array", offset: 0)
        }
        for node in tape.children(of: list) {
            let values = Self.members(of: node, tape)
            guard case .string(let path)? = values["path"].map(tape.value),
                case .string(let rule)? = values["rule"].map(tape.value),
                case .string(let fingerprint)? = values["fingerprint"].map(tape.value),
                case .integer(let count)? = values["count"].map(tape.value), count > 0, count < Int32.max
            else {
                throw LintError(
                    "an entry of a baseline needs path, rule, fingerprint and count",
                    offset: tape.offset(node)
                )
            }
            entries.append(Entry(path: path, rule: rule, fingerprint: fingerprint, count: Int(count)))
        }
        merge()
    }

    private static func members(of node: Int, _ tape: JSONTape) -> [String: Int] {
        guard tape.kind(node) == .object else { return [:] }
        var result: [String: Int] = [:]
        var name: String?
        for child in tape.children(of: node) {
            if let known = name {
                result[known] = child
                name = nil
            } else {
                name = tape.string(child)
            }
        }
        return result
    }

    private mutating func add(_ placed: PlacedFinding, _ path: String) {
        var entry = Entry(placed, path)
        entry.count = 1
        entries.append(entry)
    }

    /// Sorts the entries and counts equal ones together.
    private mutating func merge() {
        var counts: [Entry: Int] = [:]
        for entry in entries { counts[entry.withoutCount, default: 0] += entry.count }
        entries = counts.map { entry, count in
            var entry = entry
            entry.count = count
            return entry
        }
        entries.sort { one, other in
            if one.path != other.path { return one.path < other.path }
            return one.rule != other.rule ? one.rule < other.rule : one.fingerprint < other.fingerprint
        }
    }
}

extension Baseline.Entry {
    /// The key of a finding: an entry that counts nothing.
    fileprivate init(_ placed: PlacedFinding, _ path: String) {
        self.init(path: path, rule: placed.finding.rule, fingerprint: placed.contentFingerprint.description, count: 0)
    }

    fileprivate var withoutCount: Baseline.Entry {
        Baseline.Entry(path: path, rule: rule, fingerprint: fingerprint, count: 0)
    }
}
