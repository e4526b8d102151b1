// A source that is not UTF-8: repaired before anything looks at it, so that all that look see the same.

import DocumentModel

/// A source with each ill-formed sequence as U+FFFD, and the way back.
struct RepairedSource {
    /// What is read.
    private(set) var bytes: [UInt8] = []
    private(set) var map: OffsetMap
    /// The offset of the first byte in the source that is not UTF-8.
    let firstFault: Int

    /// - Parameter firstFault: As `Unicode.firstIllFormedOffset(in:)` gives it.
    /// - Complexity: O(*n*) in the bytes.
    init(_ source: [UInt8], firstFault: Int) {
        self.firstFault = firstFault
        map = OffsetMap(sourceCount: source.count)
        map.addStep(at: 0, sourceOffset: 0)
        bytes.reserveCapacity(source.count + source.count / 8)
        source.withUnsafeBufferPointer { source in
            var start = 0
            var fault: Int? = firstFault
            while let offset = fault {
                bytes.append(contentsOf: source[start..<offset])
                bytes += [0xEF, 0xBF, 0xBD]
                start = offset + Unicode.illFormedCount(in: source, at: offset)
                map.addStep(at: bytes.count, sourceOffset: start)
                let rest = UnsafeBufferPointer(rebasing: source[start...])
                fault = Unicode.firstIllFormedOffset(in: rest).map { start + $0 }
            }
            bytes.append(contentsOf: source[start...])
        }
    }

    /// The result of reading `bytes` for the source.
    func mapped(_ result: ReadResult) -> ReadResult {
        var result = map.mapped(result)
        let place = result.diagnostics.firstIndex { $0.offset > firstFault } ?? result.diagnostics.endIndex
        result.diagnostics.insert(
            Diagnostic(
                severity: .warning,
                id: "invalid-utf8",
                message: "bytes that are not UTF-8 were read as U+FFFD; this is the first one",
                offset: firstFault
            ),
            at: place
        )
        return result
    }
}
