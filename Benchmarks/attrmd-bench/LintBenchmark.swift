// Linting Markdown, against reading it alone.

import DocumentFormats
import Linting
import TargetTable

/// Times the lint of files, all of them in one run on one thread.
///
/// - Returns: A line with the megabytes in a second, and the time as a ratio of that of the reader.
func benchmarkLint(_ files: [(path: String, source: [UInt8])]) -> String {
    let byteCount = files.reduce(0) { $0 + $1.source.count }
    func lint(_ targets: [TargetID]) -> () -> Double {
        let check = DocumentCheck(targets: targets)
        return {
            timed { for file in files { _ = try? check.findings(in: LintInput(path: file.path, bytes: file.source)) } }
        }
    }
    let read = {
        timed { for file in files { _ = try? MarkdownReader().read(file.source, options: ReadOptions()) } }
    }
    let times = interleaved(count: 5, [read, lint([]), lint([.swiftUITextLocalized, .swiftUIText])])
    func row(_ name: String, _ time: Timing) -> String {
        let speed = Double(byteCount) / time.minimum / 1e6
        return
            "\(name): \(Int(speed.rounded())) MB/s, \(Int((time.minimum / times[0].minimum * 100).rounded())) % of reading"
    }
    return [
        "\(files.count) files, \(byteCount) bytes", row("read", times[0]), row("lint, no target", times[1]),
        row("lint, 2 targets", times[2]),
    ].joined(separator: "\n")
}
