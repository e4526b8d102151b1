// Reading HTML into the model, against the parser that makes the tree.

import DocumentFormats
import HTMLParsing

/// Times the reader on one file.
///
/// - Returns: One line: megabytes a second of the reader, and of the parser alone.
func benchmarkHTMLReading(_ path: String, source: [UInt8]) -> String {
    let count = max(3, min(20, 40_000_000 / max(1, source.count)))
    let times = interleaved(
        count: count,
        [
            { timed { _ = try? HTMLReader().read(source, options: ReadOptions(invalidUTF8: .replace)) } },
            { timed { _ = try? HTMLParser().parse(source) } },
        ]
    )
    func rate(_ time: Timing) -> String { "\((Double(source.count) / 1e5 / time.minimum).rounded() / 10) MB/s" }
    return "read \(path): \(rate(times[0])), its parser alone \(rate(times[1]))"
}
