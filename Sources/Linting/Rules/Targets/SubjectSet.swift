// A set of subjects as bits: the survey of a document asks it at every token.

import TargetTable

/// A set of subjects.
struct SubjectSet {
    private var bits: SIMD4<UInt64> = .zero

    init() {}

    init(_ subjects: some Sequence<SubjectID>) {
        for subject in subjects { insert(subject) }
    }

    /// - Returns: Whether it was not a member before.
    @discardableResult
    mutating func insert(_ subject: SubjectID) -> Bool {
        if contains(subject) { return false }
        bits[subject.number >> 6] |= 1 << UInt64(subject.number & 63)
        return true
    }

    mutating func formUnion(_ subjects: some Sequence<SubjectID>) {
        for subject in subjects { insert(subject) }
    }

    @inline(__always)
    func contains(_ subject: SubjectID) -> Bool { bits[subject.number >> 6] >> UInt64(subject.number & 63) & 1 == 1 }

    var isEmpty: Bool { bits == .zero }
}
