// Any bytes as each kind of table of strings: findings or a typed error, at places inside of the file, and a safe fix
// gives a file that can still be read. The first byte chooses the kind.

import FuzzDriver
import Glibc
import Linting

let names = ["a.xcstrings", "de.lproj/a.strings", "de.lproj/a.stringsdict", "a.xliff"]
let check = LocalizationCheck()

func findings(_ name: String, _ bytes: [UInt8]) -> [Finding]? {
    // The file is its own source, cut in two places, so that both sides of a comparison vary.
    let input = LintInput(path: name, bytes: bytes) { _ in bytes }
    do throws(LintError) {
        return try check.findings(in: input)
    } catch {
        require((0...bytes.count).contains(error.offset ?? 0), "an error is outside of the file")
        return nil
    }
}

/// A catalog with two texts of any bytes, since random bytes are rarely a catalog.
func catalog(_ source: [UInt8]) -> [UInt8] {
    func text(_ bytes: ArraySlice<UInt8>) -> String {
        var result = "\""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\u{0}"..."\u{1F}": result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
    let half = source.count / 2
    return Array(
        ("{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"a b\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":"
            + text(source[..<half]) + "}},\"ja\":{\"stringUnit\":{\"value\":" + text(source[half...]) + "}}}}}}").utf8
    )
}

func examine(_ name: String, _ bytes: [UInt8]) {
    guard let found = findings(name, bytes) else { return }
    for finding in found {
        require(finding.range.upperBound <= bytes.count, "a finding is outside of the file")
        for fix in finding.fixes {
            var end = 0
            var fixed: [UInt8] = []
            for edit in fix.edits {
                require(edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count, "edits overlap")
                fixed += bytes[end..<edit.range.lowerBound] + edit.replacement
                end = edit.range.upperBound
            }
            fixed += bytes[end...]
            require(findings(name, fixed) != nil, "a fix breaks the file")
        }
    }
}

let status = fuzz { source in
    guard let first = source.first else { return }
    let rest = Array(source.dropFirst())
    if first % 5 == 4 { examine("a.xcstrings", catalog(rest)) } else { examine(names[Int(first % 5)], rest) }
}
exit(status)
