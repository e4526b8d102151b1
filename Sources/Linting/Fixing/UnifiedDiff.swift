// The difference of two texts as a unified diff, which `git apply` and `patch -p1` take.

/// Makes unified diffs.
public enum UnifiedDiff {
    /// How many lines stand around a change.
    private static let context = 3
    /// How many changed lines are looked through for the least difference; with more, all between the first
    /// and the last change is replaced.
    private static let maximumDistance = 1000

    /// The difference of two contents of a file; empty when they are equal.
    ///
    /// - Complexity: O(*n* + *d*²) in the bytes and the changed lines.
    public static func text(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
        if old == new { return [] }
        // Text of UTF-16 has bytes of zero; lines of it would be no text for any tool.
        if old.contains(0) || new.contains(0) { return Array("Binary files a/\(path) and b/\(path) differ\n".utf8) }
        let (oldLines, newLines) = (lines(of: old), lines(of: new))
        var output = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
        for hunk in hunks(changes(oldLines, newLines), oldLines.count) {
            write(hunk, oldLines, newLines, to: &output)
        }
        return output
    }

    /// Lines that were taken out and lines that came in their place.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// The lines of a text with their ends.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == 0x0A {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
        var prefix = 0
        while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
            suffix += 1
        }
        let (oldMiddle, newMiddle) = (old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
        let whole = [Change(old: oldMiddle.indices, new: newMiddle.indices)]
        if oldMiddle.isEmpty || newMiddle.isEmpty { return whole }
        // Lines as numbers, so that a comparison costs nothing.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let found = shortestScript(oldMiddle.map(number), newMiddle.map(number))
        return found?.map { Change(old: shifted($0.old, prefix), new: shifted($0.new, prefix)) } ?? whole
    }

    private static func shifted(_ range: Range<Int>, _ distance: Int) -> Range<Int> {
        (range.lowerBound + distance)..<(range.upperBound + distance)
    }

    /// The least changes (Myers, "An O(ND) Difference Algorithm and Its Variations", 1986); `nil` when there
    /// are too many.
    private static func shortestScript(_ old: [Int], _ new: [Int]) -> [Change]? {
        let limit = min(old.count + new.count, maximumDistance)
        // Diagonal k is at index k + limit + 1.
        let center = limit + 1
        var furthest = [Int](repeating: 0, count: 2 * limit + 3)
        var trace: [[Int]] = []
        for distance in 0...limit {
            trace.append(Array(furthest[(center - distance)...(center + distance)]))
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let isDown =
                    diagonal == -distance
                    || diagonal != distance && furthest[center + diagonal - 1] < furthest[center + diagonal + 1]
                var x = isDown ? furthest[center + diagonal + 1] : furthest[center + diagonal - 1] + 1
                while x < old.count, x - diagonal < new.count, x - diagonal >= 0, old[x] == new[x - diagonal] { x += 1 }
                furthest[center + diagonal] = x
                if x >= old.count, x - diagonal >= new.count { return backtrack(trace, old.count, new.count) }
            }
        }
        return nil
    }

    private static func backtrack(_ trace: [[Int]], _ oldCount: Int, _ newCount: Int) -> [Change] {
        var changes: [Change] = []
        var (x, y) = (oldCount, newCount)
        for distance in stride(from: trace.count - 1, to: 0, by: -1) {
            // What was reached with one change less, diagonals -distance ... distance.
            let before = trace[distance]
            let diagonal = x - y
            func reached(_ diagonal: Int) -> Int {
                let index = diagonal + distance
                return before.indices.contains(index) ? before[index] : 0
            }
            let isDown = diagonal == -distance || diagonal != distance && reached(diagonal - 1) < reached(diagonal + 1)
            let previous = isDown ? diagonal + 1 : diagonal - 1
            let previousX = reached(previous)
            let previousY = previousX - previous
            let change =
                isDown
                ? Change(old: previousX..<previousX, new: previousY..<(previousY + 1))
                : Change(old: previousX..<(previousX + 1), new: previousY..<previousY)
            if let last = changes.last, change.old.upperBound == last.old.lowerBound,
                change.new.upperBound == last.new.lowerBound
            {
                changes[changes.count - 1] = Change(
                    old: change.old.lowerBound..<last.old.upperBound,
                    new: change.new.lowerBound..<last.new.upperBound
                )
            } else {
                changes.append(change)
            }
            (x, y) = (previousX, previousY)
        }
        return changes.reversed()
    }

    /// Changes that share their surroundings, together.
    private static func hunks(_ changes: [Change], _ lineCount: Int) -> [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func write(
        _ hunk: [Change],
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>],
        to output: inout [UInt8]
    ) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
        let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
        output += Array("@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8)
        var line = oldRange.lowerBound
        for change in hunk {
            for index in line..<change.old.lowerBound { write(" ", old[index], to: &output) }
            for index in change.old { write("-", old[index], to: &output) }
            for index in change.new { write("+", new[index], to: &output) }
            line = change.old.upperBound
        }
        for index in line..<oldRange.upperBound { write(" ", old[index], to: &output) }
    }

    /// `start,count` with lines from 1; of no lines, the line before them.
    private static func place(_ range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }

    private static func write(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: sign))
        output += line
        if line.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
    }
}
