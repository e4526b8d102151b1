// Any bytes as Swift source: findings at places inside of the file, or a typed error.

import FuzzDriver
import Glibc
import Linting

let check = SwiftTextCheck()

let status = fuzz { source in
    let input = LintInput(path: "a.swift", bytes: source)
    do throws(LintError) {
        for finding in try check.findings(in: input) {
            require(finding.range.upperBound <= source.count, "a finding is outside of the file")
            for edit in finding.fixes.flatMap(\.edits) {
                require(edit.range.upperBound <= source.count, "an edit is outside of the file")
            }
        }
    } catch {
        require((0...source.count).contains(error.offset ?? 0), "an error is outside of the file")
    }
}
exit(status)
