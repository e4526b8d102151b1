// The rules of a set of checks, looked up by id, with those of the engine itself.

/// The rules that a linter knows.
public struct LintRules: Sendable {
    /// Every rule once, in the order of the checks, those of the engine last.
    public let all: [Rule]
    private let places: [String: Int]
    /// The rules that find nothing without a target.
    private let targetRules: Set<String>

    public init(_ families: [CheckFamily]) {
        var all: [Rule] = []
        var places: [String: Int] = [:]
        for rule in families.flatMap(\.rules) + EngineRule.all where places[rule.id] == nil {
            places[rule.id] = all.count
            all.append(rule)
        }
        self.all = all
        self.places = places
        targetRules = Set(families.flatMap { $0.targetRules.map(\.id) })
    }

    /// Every rule of the package.
    public static let standard = LintRules(CheckFamily.standard)

    /// The rule with an id.
    public subscript(id: String) -> Rule? { places[id].map { all[$0] } }

    /// The place of a rule in `all`.
    public func index(of id: String) -> Int? { places[id] }

    /// Whether a rule looks for something with these options.
    func isActive(_ id: String, _ options: LintOptions) -> Bool {
        options.isOn(id) && !(options.targets.isEmpty && targetRules.contains(id))
    }
}
