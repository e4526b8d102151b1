// Whole commands as child processes: CPU time, peak memory and start-up, against the program cmark-gfm.

/// Prints the rows of the commands; those that need `cmark-gfm` are left out where it is not installed.
func benchmarkCommands(attrmd: String, file: String) {
    let cmark = [
        "cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tasklist", "-e",
        "footnotes",
    ]
    let comparisons: [(what: String, ours: [String], theirs: [String], bar: Double)] = [
        (
            "CPU, Markdown to HTML", [attrmd, "convert", "--from", "markdown", "--to", "html", "--unsafe", "-"],
            cmark + ["-t", "html"], 1.5
        ),
        (
            "CPU, Markdown to Markdown, verified", [attrmd, "convert", "--from", "markdown", "--to", "markdown", "-"],
            cmark + ["-t", "commonmark"], 1.5
        ),
    ]
    print(Row.header)
    for comparison in comparisons {
        var peaks = [0, 0]
        func measure(_ command: [String], _ index: Int) -> () -> Double {
            {
                guard let usage = run(command, input: file), usage.status == 0 else { return .nan }
                peaks[index] = max(peaks[index], usage.peakMemory)
                return usage.cpuSeconds
            }
        }
        let times = interleaved(count: 5, [measure(comparison.ours, 0), measure(comparison.theirs, 1)])
        guard times.allSatisfy({ !$0.minimum.isNaN }) else {
            print("| \(comparison.what) | not available | | | | |")
            continue
        }
        let row = Row(
            what: comparison.what,
            ours: times[0],
            theirs: times[1],
            bar: comparison.bar,
            reference: "cmark-gfm command"
        )
        print(row.line)
        let ratio = Double(peaks[0]) / Double(max(1, peaks[1]))
        print(
            "| peak memory of the same | \(peaks[0] >> 20) MiB | cmark-gfm command | \(peaks[1] >> 20) MiB | \(ratio, digits: 2) | 1.50 |"
        )
    }
    let start = Timing((0..<20).compactMap { _ in run([attrmd, "--version"], input: "/dev/null")?.cpuSeconds })
    print("| CPU of `attrmd --version` | \(start) | | | | 10 ms |")
}
