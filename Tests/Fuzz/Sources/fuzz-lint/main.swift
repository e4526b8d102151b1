// Any bytes as any kind of document: the lint gives findings inside of them, whose fixes apply, or a typed error.

import FuzzDriver
import Glibc
import Linting

let check = DocumentCheck(targets: [.swiftUIText, .swiftUITextLocalized, .plainText, .rtf])
let status = fuzz { source in
    for file in ["a.md", "a.json", "a.html", "a.rtf"] {
        guard let found = try? check.findings(in: LintInput(path: file, bytes: source)) else { continue }
        for finding in found {
            require(finding.range.lowerBound >= 0 && finding.range.upperBound <= source.count, "outside: \(finding)")
            for fix in finding.fixes {
                var end = 0
                for edit in fix.edits {
                    require(
                        edit.range.lowerBound >= end && edit.range.upperBound <= source.count,
                        "bad edit: \(finding)"
                    )
                    end = edit.range.upperBound
                }
            }
        }
    }
}
exit(status)
