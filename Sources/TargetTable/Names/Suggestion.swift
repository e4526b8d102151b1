// The word that a person probably meant: for names of targets, rules, options and keys.

/// The candidate nearest to a mistyped word; `nil` when none is near.
///
/// A candidate is near if the word begins it, or if few single changes (a letter missing, added, wrong,
/// or two swapped) lead to it: one for words of up to four bytes, two for longer ones.
package func suggestion(for word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased().utf8.prefix(64))
    guard !word.isEmpty else { return nil }
    let beginnings = candidates.filter { $0.utf8.starts(with: word) }
    if beginnings.count == 1 { return beginnings[0] }
    let allowed = word.count <= 4 ? 1 : 2
    let ranked = candidates.map { (candidate: $0, distance: editDistance(word, Array($0.utf8))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= allowed else { return nil }
    return best.candidate
}

/// The number of single changes between two words (Damerau and Levenshtein, each place changed once).
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
        var current = [row + 1]
        for column in 0..<right.count {
            let isSame = left[row] == right[column]
            var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                least = min(least, beforeLast[column - 1] + 1)
            }
            current.append(least)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}
