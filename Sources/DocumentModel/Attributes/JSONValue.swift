// A JSON value as the value of a custom attribute.

/// A JSON value.
///
/// Whole numbers and others are kept apart, so that `1` comes back as `1`. The members of an object
/// are in the order of their names, each name once.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// One member of an object.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSONValue

        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// An object of these members, sorted by name; of members with one name the last one stays.
    public static func object(sorting members: [Member]) -> JSONValue {
        .object(sortedByName(members))
    }

    /// The value of the member with this name, if this is an object that has it.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    static func sortedByName(_ members: [Member]) -> [Member] {
        let sorted = members.enumerated().sorted { left, right in
            if left.element.name.utf8.lexicographicallyPrecedes(right.element.name.utf8) { return true }
            return left.offset < right.offset && left.element.name.utf8.elementsEqual(right.element.name.utf8)
        }.map(\.element)
        var unique: [Member] = []
        unique.reserveCapacity(sorted.count)
        for member in sorted {
            if let last = unique.last, last.name.utf8.elementsEqual(member.name.utf8) { unique.removeLast() }
            unique.append(member)
        }
        return unique
    }
}

/// Attributes by name, sorted by name.
///
///     var custom = CustomAttributes()
///     custom["rainbow"] = .string("extreme")
public struct CustomAttributes: Hashable, Sendable {
    /// Each name once, in ascending order of its UTF-8.
    public private(set) var members: [JSONValue.Member]

    @inlinable
    public init() { self.init(uncheckedMembers: []) }

    @usableFromInline
    init(uncheckedMembers: [JSONValue.Member]) { members = uncheckedMembers }

    /// These members; of members with one name the last one stays.
    public init(_ members: [JSONValue.Member]) {
        self.members = JSONValue.sortedByName(members)
    }

    public var isEmpty: Bool { members.isEmpty }

    public subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            var others = members.filter { $0.name != name }
            if let newValue { others.append(.init(name: name, value: newValue)) }
            members = JSONValue.sortedByName(others)
        }
    }

    /// Both sets; where both have a name, the value of `other`.
    public func merging(_ other: CustomAttributes) -> CustomAttributes {
        if other.isEmpty { return self }
        return isEmpty ? other : CustomAttributes(members + other.members)
    }
}
