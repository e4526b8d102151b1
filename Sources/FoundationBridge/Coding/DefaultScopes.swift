// The scopes that plain Codable uses. Foundation on Apple platforms finds the scopes of the frameworks that are
// loaded; here a program names its own.

#if canImport(Darwin)
    public import Foundation
#else
    public import FoundationEssentials
    import Synchronization
#endif

extension AttributeScopes {
    /// Lets attributes of a scope take part in `Codable` where a coder is not told a scope, and where Foundation
    /// does not hand it on (`@CodableConfiguration(from:)`, `MyScope.encodingConfiguration`).
    ///
    /// Call it once, before the first use. On Apple platforms Foundation hands the scope on itself, and the call
    /// does nothing.
    ///
    ///     AttributeScopes.registerForCoding(MyScope.self)
    public static func registerForCoding<S: AttributeScope>(_ scope: S.Type) {
        #if !canImport(Darwin)
            DefaultScopes.add(ScopeKeys(scope))
        #endif
    }
}

#if !canImport(Darwin)

    enum DefaultScopes {
        private static let registered = Mutex(ScopeKeys.foundation)

        static var keys: ScopeKeys { registered.withLock { $0 } }

        static func add(_ keys: ScopeKeys) { registered.withLock { $0 = $0.union(keys) } }
    }

#endif
