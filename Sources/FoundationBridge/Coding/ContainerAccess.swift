// Reading and writing attributes by a key that is known at run time alone.

#if !canImport(Darwin)

    import FoundationEssentials

    private typealias SendableValue = Hashable & Sendable

    /// Access to the attributes of a container by key.
    ///
    /// Foundation's accessors ask that the value of a key is `Sendable`, which nobody can ask of a type at run
    /// time. A value that stands in a container was `Sendable` when it was put there, or its program was told;
    /// one that is put in here has just been decoded and is held by nobody else.
    enum ContainerAccess {
        /// The value that a container has for a key.
        static func value<K: AttributedStringKey>(
            for key: K.Type,
            in container: AttributeContainer
        ) -> K.Value? {
            func read<V: SendableValue>(_: V.Type) -> K.Value? { container[Twin<K, V>.self] as? K.Value }
            return read(asSendable(K.Value.self))
        }

        /// Gives a container a value for a key, or takes it away.
        static func set<K: AttributedStringKey>(
            _ value: K.Value?,
            for key: K.Type,
            in container: inout AttributeContainer
        ) {
            func write<V: SendableValue>(_: V.Type, _ container: inout AttributeContainer) {
                container[Twin<K, V>.self] = value as? V
            }
            write(asSendable(K.Value.self), &container)
        }

        /// The same type. `Sendable` is a mark for the compiler: a type with it and one without are represented
        /// alike.
        private static func asSendable(_ type: any Hashable.Type) -> any SendableValue.Type {
            withUnsafePointer(to: type) { UnsafeRawPointer($0).load(as: (any SendableValue.Type).self) }
        }
    }

    /// A key with the name and rules of another one, whose value is known to be `Sendable`.
    private enum Twin<K: AttributedStringKey, V: SendableValue>: AttributedStringKey {
        typealias Value = V
        static var name: String { K.name }
        static var runBoundaries: AttributedString.AttributeRunBoundaries? { K.runBoundaries }
        static var inheritedByAddedText: Bool { K.inheritedByAddedText }
        static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
            K.invalidationConditions
        }
    }

#endif
