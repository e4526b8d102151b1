// What comments switch off: takes findings out, and tells of comments that do nothing.

import TargetTable

/// The comments of a file at work.
struct Disabling {
    private let comments: [DisableComment]
    private let places: FilePlaces
    private let rules: LintRules
    private let options: LintOptions
    /// The names that did something: the number of the comment, and of the name in it (-1: all rules).
    private var used: Set<Use> = []

    private static let suggestionLimit = 50

    private struct Use: Hashable {
        let comment: Int
        let name: Int
    }

    init(_ comments: [DisableComment], places: FilePlaces, rules: LintRules, options: LintOptions) {
        self.comments = comments
        self.places = places
        self.rules = rules
        self.options = options
    }

    /// Takes out what comments switch off.
    ///
    /// - Parameter findings: In order of place.
    mutating func split(_ findings: [Finding]) -> (kept: [Finding], suppressed: [Finding]) {
        var kept: [Finding] = []
        var suppressed: [Finding] = []
        let lines = lineComments()
        let fileComments = comments.indices.filter { comments[$0].scope == .file }
        /// What is switched off where the scan stands, and by which name of which comment.
        var off: [String: Use] = [:]
        var allOff: Use?
        /// Rules that a comment switched on after all were switched off.
        var onAgain: Set<String> = []
        var next = 0
        for finding in findings {
            while next < comments.count, comments[next].range.lowerBound <= finding.range.lowerBound {
                apply(next, &off, &allOff, &onAgain)
                next += 1
            }
            let line = places.lineIndex(of: finding.range.lowerBound)
            var use = off[finding.rule]
            if use == nil, !onAgain.contains(finding.rule) { use = allOff }
            use = use ?? lineUse(finding.rule, lines[line] ?? []) ?? lineUse(finding.rule, fileComments)
            if let use {
                used.insert(use)
                suppressed.append(finding)
            } else {
                kept.append(finding)
            }
        }
        while next < comments.count {
            apply(next, &off, &allOff, &onAgain)
            next += 1
        }
        return (kept, suppressed)
    }

    /// Findings about comments that do nothing or are not understood.
    func remarks(in bytes: [UInt8]) -> [Finding] {
        var findings: [Finding] = []
        /// What was meant by names that are not known. Looking for it takes time, so only some are looked for.
        var meant: [String: String?] = [:]
        for (index, comment) in comments.enumerated() {
            if case .unknown(let verb) = comment.scope {
                findings.append(unknownVerb(verb, comment))
                continue
            }
            if comment.names.isEmpty, !used.contains(Use(comment: index, name: -1)) {
                findings.append(unused(index, comment, nil, bytes))
            }
            for (place, name) in comment.names.enumerated() {
                if rules[name.id] == nil {
                    if meant[name.id] == nil, meant.count < Self.suggestionLimit {
                        meant[name.id] = .some(suggestion(for: name.id, among: rules.all.map(\.id)))
                    }
                    let near = (meant[name.id] ?? nil).map { "; did you mean \($0)?" }
                    findings.append(
                        Finding(
                            rule: EngineRule.unknownDisable.id,
                            severity: EngineRule.unknownDisable.severity,
                            message: "No rule has the id \(name.id), so this comment does nothing for it"
                                + (near ?? "; 'attrmd lint --list-rules' lists the rules"),
                            range: name.range
                        )
                    )
                } else if rules.isActive(name.id, options), !used.contains(Use(comment: index, name: place)) {
                    findings.append(unused(index, comment, place, bytes))
                }
            }
        }
        return findings
    }

    // MARK: Effects

    private mutating func apply(
        _ index: Int,
        _ off: inout [String: Use],
        _ allOff: inout Use?,
        _ onAgain: inout Set<String>
    ) {
        let comment = comments[index]
        switch comment.scope {
        case .disable:
            if comment.names.isEmpty {
                allOff = allOff ?? Use(comment: index, name: -1)
                onAgain = []
            }
            for (place, name) in comment.names.enumerated() {
                onAgain.remove(name.id)
                off[name.id] = off[name.id] ?? Use(comment: index, name: place)
            }
        case .enable:
            if comment.names.isEmpty {
                if allOff != nil || !off.isEmpty { used.insert(Use(comment: index, name: -1)) }
                (off, allOff, onAgain) = ([:], nil, [])
            }
            for (place, name) in comment.names.enumerated() where off[name.id] != nil || allOff != nil {
                used.insert(Use(comment: index, name: place))
                off[name.id] = nil
                if allOff != nil { onAgain.insert(name.id) }
            }
        case .nextLine, .line, .previousLine, .file, .unknown: break
        }
    }

    /// The comments for single lines, by the number of the line.
    private func lineComments() -> [Int: [Int]] {
        var lines: [Int: [Int]] = [:]
        for (index, comment) in comments.enumerated() {
            let first = places.lineIndex(of: comment.range.lowerBound)
            switch comment.scope {
            case .nextLine:
                let last = places.lineIndex(of: max(comment.range.upperBound - 1, comment.range.lowerBound))
                lines[last + 1, default: []].append(index)
            case .line: lines[first, default: []].append(index)
            case .previousLine: lines[first - 1, default: []].append(index)
            case .disable, .enable, .file, .unknown: break
            }
        }
        return lines
    }

    private func lineUse(_ rule: String, _ candidates: [Int]) -> Use? {
        for index in candidates {
            let names = comments[index].names
            if names.isEmpty { return Use(comment: index, name: -1) }
            if let place = names.firstIndex(where: { $0.id == rule }) { return Use(comment: index, name: place) }
        }
        return nil
    }

    // MARK: Words

    private func unknownVerb(_ verb: String, _ comment: DisableComment) -> Finding {
        let markup = DisableComment.markupScopes.keys.sorted()
        let words = verb.contains(":") ? DisableComment.codeScopes.keys.sorted() : markup
        let near = suggestion(for: verb, among: words).map { "; did you mean \($0)?" }
        return Finding(
            rule: EngineRule.unknownDisable.id,
            severity: EngineRule.unknownDisable.severity,
            message: "A comment for the lint has the word \(verb), which means nothing"
                + (near ?? "; the words are \(words.joined(separator: ", "))"),
            range: comment.range
        )
    }

    private func unused(_ index: Int, _ comment: DisableComment, _ place: Int?, _ bytes: [UInt8]) -> Finding {
        let what = place.map { comment.names[$0].id } ?? "Every rule"
        let message =
            comment.scope == .enable
            ? "\(what) is switched on here and was not off; remove the comment"
            : "\(what) is switched off here and finds nothing; remove the comment, or put it where it is needed"
        let isWhole = comment.names.count <= 1
        let range = isWhole ? comment.range : place.map { comment.names[$0].range } ?? comment.range
        var fixes: [Fix] = []
        // A comment that opens a region may stand before what another one closes: a person looks at that.
        if isWhole, comment.scope != .disable {
            fixes = [Fix("remove the comment", isSafe: true, [Fix.Edit(lineRange(comment.range, bytes), bytes: [])])]
        } else if isWhole {
            fixes = [Fix("remove the comment", isSafe: false, [Fix.Edit(lineRange(comment.range, bytes), bytes: [])])]
        } else if let place {
            let end = range.upperBound
            let next = place + 1 < comment.names.count ? comment.names[place + 1].range.lowerBound : end
            let start = next > end || place == 0 ? range.lowerBound : comment.names[place - 1].range.upperBound
            fixes = [Fix("take the name out", isSafe: true, [Fix.Edit(start..<next, bytes: [])])]
        }
        return Finding(
            rule: EngineRule.unusedDisable.id,
            severity: EngineRule.unusedDisable.severity,
            message: message,
            range: range,
            fixes: fixes
        )
    }

    /// The bytes of a comment, and those of its whole line when nothing else stands on it.
    private func lineRange(_ comment: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
        let first = places.range(ofLine: places.lineIndex(of: comment.lowerBound))
        let last = places.range(ofLine: places.lineIndex(of: comment.upperBound))
        // In UTF-16 a space is two bytes; those files keep their empty lines.
        func isBlank(_ range: Range<Int>) -> Bool {
            bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        }
        let before = first.lowerBound..<comment.lowerBound
        let after = comment.upperBound..<max(comment.upperBound, last.upperBound)
        return isBlank(before) && isBlank(after) ? first.lowerBound..<after.upperBound : comment
    }
}
