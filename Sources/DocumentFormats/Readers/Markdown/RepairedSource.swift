// A source with NUL or bytes that are not UTF-8: repaired before anything looks at it, so that all that look see
// the same.

import DocumentModel

/// A source with each NUL and each ill-formed sequence as U+FFFD (CommonMark, section 2.3), and the way back.
struct RepairedSource {
    /// What is read.
    private(set) var bytes: [UInt8] = []
    private(set) var map: OffsetMap
    /// The offset of the first byte in the source that is not UTF-8.
    private let firstIllFormed: Int?

    /// - Parameter firstIllFormed: As `Unicode.firstIllFormedOffset(in:)` gives it.
    /// - Complexity: O(*n*) in the bytes.
    init(_ source: [UInt8], firstIllFormed: Int?) {
        self.firstIllFormed = firstIllFormed
        map = OffsetMap(sourceCount: source.count)
        map.addStep(at: 0, sourceOffset: 0)
        bytes.reserveCapacity(source.count + source.count / 8)
        source.withUnsafeBufferPointer { source in
            var start = 0
            var nextIllFormed = firstIllFormed
            var nextNUL = source.firstIndex(of: 0)
            while let fault = [nextIllFormed, nextNUL].compactMap({ $0 }).min() {
                bytes.append(contentsOf: source[start..<fault])
                bytes += [0xEF, 0xBF, 0xBD]
                start = fault + (fault == nextNUL ? 1 : Unicode.illFormedCount(in: source, at: fault))
                map.addStep(at: bytes.count, sourceOffset: start)
                if fault == nextNUL {
                    nextNUL = source[start...].firstIndex(of: 0)
                } else {
                    let rest = UnsafeBufferPointer(rebasing: source[start...])
                    nextIllFormed = Unicode.firstIllFormedOffset(in: rest).map { start + $0 }
                }
            }
            bytes.append(contentsOf: source[start...])
        }
    }

    /// The result of reading `bytes` for the source.
    func mapped(_ result: ReadResult) -> ReadResult {
        var result = map.mapped(result)
        guard let offset = firstIllFormed else { return result }
        let place = result.diagnostics.firstIndex { $0.offset > offset } ?? result.diagnostics.endIndex
        result.diagnostics.insert(
            Diagnostic(
                severity: .warning,
                id: "invalid-utf8",
                message: "bytes that are not UTF-8 were read as U+FFFD; this is the first one",
                offset: offset
            ),
            at: place
        )
        return result
    }
}
