// Attributed text out of Markdown and documents, against reading alone: nanoseconds a run, because Foundation's
// AttributedString takes far more time than anything before it.

import DocumentFormats
import DocumentModel
import FoundationBridge

#if canImport(Darwin)
    import Foundation
#else
    import FoundationEssentials
#endif

/// One way of making attributed text, or of taking it apart.
struct AttributedRow {
    var what: String
    var timing: Timing
    var runCount: Int
    /// Reading the same source into the model.
    var reading: Timing

    static let header =
        "| what | ms (min, median) | runs | ns a run | times reading |\n| --- | ---: | ---: | ---: | ---: |"

    var line: String {
        let perRun = timing.minimum * 1e9 / Double(max(1, runCount))
        let ratio = timing.minimum / reading.minimum
        return "| \(what) | \(timing) | \(runCount) | \(perRun, digits: 0) | \(ratio, digits: 1) |"
    }
}

/// Times attributed text on one file.
func benchmarkAttributedString(_ path: String, source: [UInt8], count: Int) -> [AttributedRow] {
    let markdown = String(decoding: source, as: UTF8.self)
    guard let parsed = try? AttributedString(markdown: markdown),
        let document = try? MarkdownReader().read(source, options: ReadOptions()).document,
        let whole = try? AttributedString(document), let json = try? JSONEncoder().encode(parsed)
    else { return [] }
    let runs = parsed.runs.map { (String(parsed.characters[$0.range]), $0.attributes) }
    let work: [(name: String, runCount: Int, body: () -> Void)] = [
        ("read into the model", 0, { _ = try? MarkdownReader().read(source, options: ReadOptions()) }),
        ("AttributedString(markdown:)", runs.count, { _ = try? AttributedString(markdown: markdown) }),
        (
            "the same runs, appended one by one", runs.count,
            {
                var text = AttributedString()
                for run in runs { text.append(AttributedString(run.0, attributes: run.1)) }
            }
        ),
        ("AttributedString(document)", whole.runs.count, { _ = try? AttributedString(document) }),
        ("AttributedDocument(text)", whole.runs.count, { _ = try? AttributedDocument(whole) }),
        ("JSONEncoder", runs.count, { _ = try? JSONEncoder().encode(parsed) }),
        ("JSONDecoder", runs.count, { _ = try? JSONDecoder().decode(AttributedString.self, from: json) }),
    ]
    let times = interleaved(count: count, work.map { piece in { timed(piece.body) } })
    return zip(work, times).map { piece, time in
        AttributedRow(what: "\(piece.name), \(path)", timing: time, runCount: piece.runCount, reading: times[0])
    }
}
