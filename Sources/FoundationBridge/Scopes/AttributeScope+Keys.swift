// The keys of a scope as a sequence: Foundation has it on Apple platforms of 2025 (SF-0013) and not here.

#if !canImport(Darwin)

    public import FoundationEssentials

    extension AttributeScope {
        /// The attribute keys of this scope and of the scopes in it, in the order of their names.
        ///
        ///     AttributeScopes.FoundationAttributes.attributeKeys.map { $0.name }   // ["Foundation.ByteCount…", …]
        ///
        /// - Complexity: O(*n* log *n*) in the keys.
        public static var attributeKeys: some Sequence<any AttributedStringKey.Type> {
            ScopeKeys(Self.self).byName.sorted { $0.key < $1.key }.map(\.value)
        }
    }

#endif
