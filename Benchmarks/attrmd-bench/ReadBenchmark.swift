// Reading Markdown into the model, against the parser's own parse of the same bytes.

import CMarkBridge
import DocumentFormats

/// Times the reader on one file.
func benchmarkReading(_ path: String, source: [UInt8], count: Int) -> [Row] {
    let parse = {
        timed { source.withUnsafeBufferPointer { CMarkReference.parse($0, options: .gfm) } }
    }
    func read(_ dialect: MarkdownDialect) -> () -> Double {
        let options = ReadOptions(dialect: dialect)
        return { timed { _ = try? MarkdownReader().read(source, options: options) } }
    }
    let times = interleaved(count: count, [parse, read(.gfm), read(.notes)])
    return zip(["gfm", "notes"], times.dropFirst()).map { dialect, time in
        Row(
            what: "read \(path), \(dialect)",
            ours: time,
            theirs: times[0],
            bar: 1.35,
            reference: "cmark-gfm parse and free"
        )
    }
}

/// Times the reader on two sizes of each hostile pattern.
///
/// - Parameters:
///   - small: A folder of one file for each pattern.
///   - large: A folder of the same files, four times as large.
func benchmarkGrowth(small: String, large: String, names: [String]) -> [GrowthRow] {
    names.compactMap { name in
        guard let first = contents(of: small + "/" + name), let second = contents(of: large + "/" + name),
            first.count > 0, (3.8...4.2).contains(Double(second.count) / Double(first.count))
        else { return nil }
        let options = ReadOptions(invalidUTF8: .replace)
        for source in [first, second] {
            do throws(ReadError) {
                _ = try MarkdownReader().read(source, options: options)
            } catch {
                return GrowthRow(name: name, outcome: .refused("\(error)"))
            }
        }
        let times = interleaved(
            count: 7,
            [first, second].map { source in
                { timed { for _ in 0..<3 { _ = try? MarkdownReader().read(source, options: options) } } }
            }
        )
        return GrowthRow(
            name: name,
            outcome: .measured(seconds: times[1].minimum / 3, ratio: times[1].minimum / times[0].minimum)
        )
    }
}
