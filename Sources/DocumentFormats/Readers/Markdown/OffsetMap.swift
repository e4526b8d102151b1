// The way back from what the parser is given to the source: places in the one to places in the other.

import DocumentModel

/// Offsets in bytes that were made from a source, and the offsets of the source that they stand for.
struct OffsetMap {
    /// From here on both go in step, as far as the next step.
    private struct Step {
        var offset: UInt32
        var sourceOffset: UInt32
    }

    private let sourceCount: Int
    private var steps: [Step] = []

    /// - Parameter sourceCount: The bytes of the source.
    init(sourceCount: Int) { self.sourceCount = sourceCount }

    /// Adds a step; both offsets are at least those of the step before.
    mutating func addStep(at offset: Int, sourceOffset: Int) {
        steps.append(Step(offset: UInt32(offset), sourceOffset: UInt32(sourceOffset)))
    }

    /// The offset in the source.
    ///
    /// - Complexity: O(log *n*) in the steps.
    func sourceOffset(_ offset: Int) -> Int {
        var low = 0
        var high = steps.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(steps[middle].offset) <= offset { low = middle } else { high = middle }
        }
        guard low < steps.count else { return min(offset, sourceCount) }
        let end = low + 1 < steps.count ? Int(steps[low + 1].sourceOffset) : sourceCount
        return min(end, Int(steps[low].sourceOffset) + max(0, offset - Int(steps[low].offset)))
    }

    func sourceRange(_ range: Range<Int>) -> Range<Int> {
        let start = sourceOffset(range.lowerBound)
        return start..<max(start, sourceOffset(range.upperBound))
    }

    /// A result with its places in the source.
    func mapped(_ result: ReadResult) -> ReadResult {
        var result = result
        result.document = result.document.mappingSources(sourceRange)
        for index in result.diagnostics.indices {
            result.diagnostics[index].offset = sourceOffset(result.diagnostics[index].offset)
        }
        for index in result.inlineSources.indices {
            result.inlineSources[index].source = result.inlineSources[index].source.map { sourceRange($0) }
        }
        for index in result.definitions.indices {
            result.definitions[index].label = sourceRange(result.definitions[index].label)
            result.definitions[index].startOffset = sourceOffset(result.definitions[index].startOffset)
        }
        return result
    }

    /// An error with its place in the source.
    func mapped(_ error: ReadError) -> ReadError {
        switch error {
        case .tooLarge: return error
        case .tooDeep(let limit, let offset): return .tooDeep(limit: limit, offset: sourceOffset(offset))
        case .tooExpensive(let pattern, let offset):
            return .tooExpensive(pattern: pattern, offset: sourceOffset(offset))
        case .invalidUTF8(let offset): return .invalidUTF8(offset: sourceOffset(offset))
        case .malformed(let reason, let offset): return .malformed(reason: reason, offset: sourceOffset(offset))
        }
    }
}
