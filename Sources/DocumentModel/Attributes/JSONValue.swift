// A JSON value as the value of a custom attribute.

/// A JSON value.
///
/// Whole numbers and others are kept apart, so that `1` comes back as `1`. The members of an object
/// are in the order of their names, each name once. Strings are equal when their bytes are.
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

        public static func == (left: Member, right: Member) -> Bool {
            left.name.hasSameBytes(as: right.name) && left.value == right.value
        }

        public func hash(into hasher: inout Hasher) {
            name.hashBytes(into: &hasher)
            hasher.combine(value)
        }
    }

    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.string(let left), .string(let right)): return left.hasSameBytes(as: right)
        case (.array(let left), .array(let right)): return left == right
        case (.object(let left), .object(let right)): return left == right
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): value.hashBytes(into: &hasher)
        case .array(let values): hasher.combine(values)
        case .object(let members): hasher.combine(members)
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
