// The names that the attributes of a scope have in Markdown.

#if canImport(Darwin)
    import Foundation
#else
    import FoundationEssentials
#endif

/// The attributes of a scope whose name in Markdown is not their name in text.
struct MarkdownNames: Sendable {
    /// The name in text by the name in Markdown.
    private(set) var textNames: [String: String] = [:]
    /// The name in Markdown by the name in text.
    private(set) var markdownNames: [String: String] = [:]

    /// - Complexity: O(*n*) in the keys of the scope.
    init<S: AttributeScope>(_ scope: S.Type) {
        #if canImport(Darwin)
            // Older systems list the keys of a scope to nobody: there both names are taken to be one.
            #if compiler(>=6.2)
                if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                    for key in scope.attributeKeys { add(key) }
                    for key in AttributeScopes.FoundationAttributes.attributeKeys { add(key) }
                }
            #endif
        #else
            for key in ScopeKeys(scope).union(.foundation).byMarkdownName.values { add(key) }
        #endif
    }

    private mutating func add(_ key: any AttributedStringKey.Type) {
        guard let key = key as? any MarkdownDecodableAttributedStringKey.Type, key.name != key.markdownName else {
            return
        }
        textNames[key.markdownName] = key.name
        markdownNames[key.name] = key.markdownName
    }
}
