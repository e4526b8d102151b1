// The rows of the tables and how they are printed.

/// One comparison.
struct Row {
    var what: String
    var ours: Timing
    var theirs: Timing
    /// The greatest ratio that is accepted.
    var bar: Double
    var reference: String

    static let header = """
        | what | ours ms (min, median) | reference | reference ms (min, median) | ratio (min, median) | bar |
        | --- | ---: | --- | ---: | ---: | ---: |
        """

    var line: String {
        let ratios = "\(ours.minimum / theirs.minimum, digits: 2), \(ours.median / theirs.median, digits: 2)"
        return "| \(what) | \(ours) | \(reference) | \(theirs) | \(ratios) | \(bar, digits: 2) |"
    }
}

/// How the time for one hostile pattern grows with its size.
struct GrowthRow {
    enum Outcome {
        case refused(String)
        /// The seconds for the large file, and how many times that of the small one it is.
        case measured(seconds: Double, ratio: Double)
    }

    var name: String
    var outcome: Outcome

    static let header = "| pattern | large ms | time(4n) / time(n) |\n| --- | ---: | ---: |"

    var line: String {
        switch outcome {
        case .refused(let why): return "| \(name) | refused | \(why) |"
        case .measured(let seconds, let ratio):
            return "| \(name) | \(seconds * 1e3, digits: 2) | \(ratio, digits: 2)\(ratio > 4.6 ? " over 4.6" : "") |"
        }
    }
}

extension Timing: CustomStringConvertible {
    var description: String { "\(minimum * 1e3, digits: 2), \(median * 1e3, digits: 2)" }
}

extension DefaultStringInterpolation {
    /// A number with so many digits after the point.
    mutating func appendInterpolation(_ value: Double, digits: Int) {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let rounded = Int((value * scale).rounded())
        let fraction = String(abs(rounded) % Int(scale))
        let padding = String(repeating: "0", count: max(0, digits - fraction.count))
        appendLiteral((rounded < 0 ? "-" : "") + "\(abs(rounded) / Int(scale))")
        if digits > 0 { appendLiteral("." + padding + fraction) }
    }
}
