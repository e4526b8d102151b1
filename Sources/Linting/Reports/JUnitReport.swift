// JUnit's XML: a suite for each file, a failing case for each finding, a passing one for a clean file.

/// Makes a report in the form that JUnit made common.
struct JUnitReport {
    let report: LintReport

    func document() -> String {
        var suites = ""
        var totals = Counts()
        for file in report.files {
            var cases = ""
            var counts = Counts()
            for placed in file.reported {
                counts.tests += 1
                cases += testCase(placed, file, &counts)
            }
            if file.reported.isEmpty {
                counts.tests += 1
                cases +=
                    "    <testcase" + XMLText.attributes([("name", "attrmd lint"), ("classname", file.path)]) + "/>\n"
            }
            suites += "  <testsuite" + XMLText.attributes([("name", file.path)] + counts.attributes) + ">\n"
            suites += cases + "  </testsuite>\n"
            totals.add(counts)
        }
        let head = "<testsuites" + XMLText.attributes([("name", "attrmd lint")] + totals.attributes) + ">\n"
        return XMLText.declaration + head + suites + "</testsuites>\n"
    }

    private struct Counts {
        var tests = 0
        var failures = 0
        var errors = 0

        mutating func add(_ other: Counts) {
            tests += other.tests
            failures += other.failures
            errors += other.errors
        }

        var attributes: [(String, String)] {
            [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)")]
        }
    }

    private func testCase(_ placed: PlacedFinding, _ file: LintedFile, _ counts: inout Counts) -> String {
        let finding = placed.finding
        let place = "\(placed.start.line):\(placed.start.column)"
        let name = XMLText.attributes([
            ("name", "\(finding.rule) at \(place)"), ("classname", file.path), ("file", file.path),
            ("line", "\(placed.start.line)"),
        ])
        let line = XMLText.escaped("\(file.path):\(place): \(finding.severity.rawValue): \(finding.message)")
        let about = XMLText.attributes([("message", finding.message), ("type", finding.rule)])
        let element: String
        if placed == file.failure {
            counts.errors += 1
            element = "<error\(about)>\(line)</error>"
        } else if report.isFailure(finding) {
            counts.failures += 1
            element = "<failure\(about)>\(line)</failure>"
        } else {
            // What does not fail the run does not fail here either, and is still told.
            element = "<system-out>\(line)</system-out>"
        }
        return "    <testcase\(name)>\n      \(element)\n    </testcase>\n"
    }
}
