// The inline attributes of a run as JSON members, cut where the attributes of its block come in between,
// because the members of an object are sorted by name.

import DocumentModel

/// The members that an attribute set gives, sorted, in four parts around the three that a block gives.
struct AttributeFragments: Hashable {
    /// Members before `AttributedMarkdown.blocks`, then before `NSListItemDelimiter`, then before
    /// `NSPresentationIntent`, then after it. Each part is separated by commas, without one at its ends.
    private var parts: [[UInt8]]

    /// Plain text.
    static let none = AttributeFragments([])

    /// - Parameter members: Names and values as JSON, in any order.
    init(_ members: [(name: String, value: [UInt8])]) {
        parts = [[], [], [], []]
        let slots = [AttributedJSONKey.blocks, .listItemDelimiter, .presentationIntent].map { "\($0.name)" }
        let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for member in sorted {
            let part = slots.firstIndex { member.name.utf8.lexicographicallyPrecedes($0.utf8) } ?? 3
            if !parts[part].isEmpty { parts[part].append(0x2C) }
            JSONPrinter.writeString(member.name, to: &parts[part])
            parts[part].append(0x3A)
            parts[part] += member.value
        }
    }

    /// All members of a run, sorted.
    ///
    /// - Parameters:
    ///   - blocks: The value of `AttributedMarkdown.blocks`, empty for none.
    ///   - delimiter: The value of `NSListItemDelimiter`, `nil` for none.
    ///   - intent: The value of `NSPresentationIntent`, empty for none.
    func members(blocks: [UInt8], delimiter: UInt8?, intent: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(intent.count + 64)
        func separate() { if !result.isEmpty { result.append(0x2C) } }
        func add(_ part: [UInt8]) {
            guard !part.isEmpty else { return }
            separate()
            result += part
        }
        add(parts[0])
        if !blocks.isEmpty {
            separate()
            result += "\"AttributedMarkdown.blocks\":".utf8
            result += blocks
        }
        add(parts[1])
        if let delimiter {
            separate()
            result += "\"NSListItemDelimiter\":\"".utf8
            result += [delimiter, 0x22]
        }
        add(parts[2])
        if !intent.isEmpty {
            separate()
            result += "\"NSPresentationIntent\":".utf8
            result += intent
        }
        add(parts[3])
        return result
    }
}
