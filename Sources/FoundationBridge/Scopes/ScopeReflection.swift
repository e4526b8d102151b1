// The keys of an attribute scope. Foundation lists them on Apple platforms; elsewhere the standard library's
// reflection of stored properties does. Nothing else uses it.

#if !canImport(Darwin)

    import FoundationEssentials
    @_spi(Reflection) import Swift

    /// The attribute keys of a scope and of the scopes in it.
    struct ScopeKeys: Sendable {
        /// By the name that an attribute has in text and in JSON.
        private(set) var byName: [String: any AttributedStringKey.Type] = [:]
        /// By the name that an attribute has in Markdown.
        private(set) var byMarkdownName: [String: any MarkdownDecodableAttributedStringKey.Type] = [:]

        /// The keys of Foundation's scope.
        static let foundation = ScopeKeys(AttributeScopes.FoundationAttributes.self)

        init() {}

        /// - Complexity: O(*n*) in the keys.
        init(_ scope: any AttributeScope.Type) {
            var waiting: [any AttributeScope.Type] = [scope]
            var seen: Set<ObjectIdentifier> = []
            while let next = waiting.popLast() {
                guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
                _forEachField(of: next) { _, _, type, _ in
                    if let key = type as? any AttributedStringKey.Type {
                        add(key)
                    } else if let scope = type as? any AttributeScope.Type {
                        waiting.append(scope)
                    }
                    return true
                }
                if next == AttributeScopes.FoundationAttributes.self {
                    for key in AttributeScopes.FoundationAttributes.addedKeys { add(key) }
                }
            }
        }

        private mutating func add(_ key: any AttributedStringKey.Type) {
            byName[key.name] = key
            if let key = key as? any MarkdownDecodableAttributedStringKey.Type {
                byMarkdownName[key.markdownName] = key
            }
        }

        /// The keys of both.
        func union(_ other: ScopeKeys) -> ScopeKeys {
            var result = self
            result.byName.merge(other.byName) { $1 }
            result.byMarkdownName.merge(other.byMarkdownName) { $1 }
            return result
        }
    }

#endif
