// The list tables: which list a number in a paragraph means, and how each level of it is marked.

/// One level of a list.
struct RTFListLevel: Hashable, Sendable {
    /// `\levelnfc`: 0 decimal, 1 and 2 roman, 3 and 4 letters, 23 a bullet, 255 nothing.
    var numberFormat = 0
    var startAt = 1
    /// The marker with U+0000… for the places of numbers.
    var text = ""
    /// Cocoa's name of the marker, without braces: `disc`, `check`, `decimal`.
    var markerName = ""

    var isBullet: Bool { numberFormat == 23 }
    var hasMarker: Bool { numberFormat != 255 }
}

/// The lists of a source.
struct RTFListTable: Sendable {
    private var levels: [Int: [RTFListLevel]] = [:]
    private var templates: [Int: Int] = [:]
    private var listIDs: [Int32: Int] = [:]
    private let maximumCount: Int

    init(maximumCount: Int) { self.maximumCount = maximumCount }

    mutating func add(_ levels: [RTFListLevel], listID: Int, template: Int) {
        guard self.levels.count < maximumCount, !levels.isEmpty else { return }
        templates[listID] = template
        self.levels[listID] = levels
    }

    mutating func addOverride(_ number: Int32, listID: Int) {
        guard listIDs.count < maximumCount else { return }
        listIDs[number] = listID
    }

    /// The template number of a list, by the number that a paragraph names.
    func template(ofList number: Int32) -> Int? { listIDs[number].flatMap { templates[$0] } }

    /// The level of a list, by the number that a paragraph names; `nil` if the tables do not have it.
    func level(_ level: Int32, ofList number: Int32) -> RTFListLevel? {
        guard let id = listIDs[number], let levels = levels[id], let last = levels.last else { return nil }
        return level >= 0 && Int(level) < levels.count ? levels[Int(level)] : last
    }
}
