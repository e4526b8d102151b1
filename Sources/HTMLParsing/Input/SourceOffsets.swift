// The way back from offsets in decoded text to offsets in the input.

/// Breakpoints after which decoded offsets and input offsets run in step.
struct SourceOffsets: Sendable {
    private var points: [(normalized: UInt32, input: UInt32)] = []

    /// Whether decoded offsets are input offsets.
    var isIdentity: Bool { points.isEmpty }

    /// Notes that a decoded offset stands for an input offset, and those behind it follow in step.
    /// Offsets must come in rising order.
    mutating func add(normalizedOffset: Int, inputOffset: Int) {
        if let last = points.last {
            let isInStep = normalizedOffset - Int(last.normalized) == inputOffset - Int(last.input)
            if isInStep { return }
        } else if normalizedOffset == inputOffset {
            return
        }
        points.append((UInt32(clamping: normalizedOffset), UInt32(clamping: inputOffset)))
    }

    /// The input offset of a decoded offset.
    ///
    /// - Complexity: O(log *n*) in the number of breakpoints.
    func inputOffset(of normalizedOffset: Int) -> Int {
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            if Int(points[middle].normalized) <= normalizedOffset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return normalizedOffset }
        let point = points[low - 1]
        return Int(point.input) + normalizedOffset - Int(point.normalized)
    }
}
