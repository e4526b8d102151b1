import AttributedMarkdown
import Foundation

// The attributes of an app, declared as an app declares them on Apple platforms.

enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    enum Value: String, Codable, Hashable, Sendable {
        case plain, extreme
        case parenthesised = "ex(tre)me"
    }
    static let name = "rainbow"
}

enum SizeAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    struct Value: Codable, Hashable, Sendable {
        var width: Double
        var height: Double
    }
    static let name = "com.example.size"
    static let markdownName = "size"
}

enum PriorityAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    enum Value: String, Codable, Hashable, Sendable {
        case low, high
    }
    static let name = "priority"
}

/// An attribute that cannot be coded.
enum SessionAttribute: AttributedStringKey {
    typealias Value = Int
    static let name = "session"
}

extension AttributeScopes {
    struct AppAttributes: AttributeScope {
        let rainbow: RainbowAttribute
        let size: SizeAttribute
        let priority: PriorityAttribute
        let session: SessionAttribute
        let foundation: FoundationAttributes
    }

    var app: AppAttributes.Type { AppAttributes.self }
}

typealias AppAttributes = AttributeScopes.AppAttributes

extension AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.AppAttributes, T>) -> T {
        self[T.self]
    }
}
