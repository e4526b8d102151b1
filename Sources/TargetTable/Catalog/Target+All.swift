// The targets: what each one is. The switch does not compile until a new target has said what it is.

extension Target {
    /// Every target, in the order of the ids.
    static let all: [Target] = TargetID.allCases.map(named)

    /// What a target is.
    static func named(_ id: TargetID) -> Target {
        switch id {
        case .foundation, .foundationLinux, .nsAttributedStringBridge, .nsAttributedStringBridgeScoped:
            return data(id)
        case .swiftUIText, .swiftUITextLocalized, .swiftUITextEditor, .widgetKitText, .userNotification:
            return swiftUIView(id)
        case .uiLabel, .uiTextView, .uiTextViewTextKit1, .nsTextView, .nsTextViewTextKit1, .nsTextField:
            return kitView(id)
        case .markdownCommonMark, .markdownGFM, .markdownNotes, .html, .rtf, .rtfCocoa, .plainText, .terminalANSI,
            .attributedJSON:
            return format(id)
        case .textual, .swiftMarkdownUI, .richTextKit, .stTextView:
            return libraryView(id)
        }
    }

    private static let allApple = "iOS, macOS, tvOS, watchOS, visionOS"
    private static let appleSince = "iOS 15, macOS 12, tvOS 15, watchOS 8"

    private static func data(_ id: TargetID) -> Target {
        switch id {
        case .foundationLinux:
            return Target(
                id,
                "AttributedString of swift-foundation on Linux",
                .data,
                platforms: "Linux",
                since: "Swift 6.0",
                "The open-source AttributedString by itself: no Markdown, intents, grammar, coding or bridging. "
                    + "The library of this package adds what is missing.",
                markdown: "Parses none."
            )
        case .nsAttributedStringBridge:
            return Target(
                id,
                "NSAttributedString(_:) without a scope",
                .conversion,
                platforms: "Apple platforms",
                since: "iOS 15, macOS 12",
                "Keeps the attributes of the system's scopes whose frameworks are loaded in the process, and drops "
                    + "all others without a word.",
                markdown: "Carries intents as attributes; draws nothing."
            )
        case .nsAttributedStringBridgeScoped:
            return Target(
                id,
                "NSAttributedString(_:including:)",
                .conversion,
                platforms: "Apple platforms",
                since: "iOS 15, macOS 12",
                "Keeps the attributes of the scope that is named, and fails on values that cannot be converted. "
                    + "The cells are for uiKit on iOS and appKit on macOS.",
                markdown: "Carries intents as attributes; draws nothing."
            )
        default:
            return Target(
                id,
                "AttributedString of Foundation",
                .data,
                platforms: allApple,
                since: appleSince,
                "The attributed string itself, with Apple's Markdown parser. To render means here to be stored.",
                markdown: "Parses blocks and inlines into intents; puts nothing between blocks."
            )
        }
    }

    private static func swiftUIView(_ id: TargetID) -> Target {
        switch id {
        case .swiftUITextLocalized:
            return Target(
                id,
                "SwiftUI Text(\"literal\"), LocalizedStringKey",
                .view,
                platforms: allApple,
                since: appleSince,
                "A string literal that is parsed when it is shown: inline Markdown only, white space kept.",
                markdown: "Inline only; the markers of blocks show as typed."
            )
        case .swiftUITextEditor:
            return Target(
                id,
                "SwiftUI TextEditor with an AttributedString",
                .view,
                platforms: "iOS, macOS, visionOS",
                since: "iOS 26, macOS 26, visionOS 26",
                "Editable rich text. Its formatting definition decides which attributes there are. Before OS 26 it "
                    + "took plain strings only.",
                markdown: "None of its own; shows what the string carries."
            )
        case .widgetKitText:
            return Target(
                id,
                "SwiftUI Text in a widget",
                .view,
                platforms: "iOS, macOS, watchOS, visionOS",
                since: "iOS 15, macOS 12",
                "The same Text, stored and shown by the system: no views of UIKit or AppKit, few taps.",
                markdown: "As swiftui-text."
            )
        case .userNotification:
            return Target(
                id,
                "Title and body of a notification",
                .view,
                platforms: allApple,
                since: "iOS 10, macOS 10.14",
                "Plain strings. Only communication notifications may have images in the text, since iOS 18.",
                markdown: "None; markup shows as typed."
            )
        default:
            return Target(
                id,
                "SwiftUI Text(AttributedString)",
                .view,
                platforms: allApple,
                since: appleSince,
                "Text of SwiftUI that shows an AttributedString.",
                markdown: "Emphasis, strong, code, strikethrough and links; blocks are ignored."
            )
        }
    }

    private static func kitView(_ id: TargetID) -> Target {
        let noBlocks = "Inline intents become fonts when stored; no blocks."
        let conflict = "Reports about inline intents disagree; no blocks."
        switch id {
        case .uiTextView:
            return Target(
                id,
                "UITextView with TextKit 2",
                .view,
                platforms: "iOS, tvOS, visionOS, Catalyst",
                since: "iOS 16",
                "The text view of UIKit; TextKit 2 until its layoutManager is touched.",
                markdown: noBlocks
            )
        case .uiTextViewTextKit1:
            return Target(
                id,
                "UITextView with TextKit 1",
                .view,
                platforms: "iOS, tvOS, Catalyst",
                since: "iOS 7",
                "The same view made for TextKit 1, or gone back to it.",
                markdown: noBlocks
            )
        case .nsTextView:
            return Target(
                id,
                "NSTextView with TextKit 2",
                .view,
                platforms: "macOS",
                since: "macOS 12",
                "The text view of AppKit with TextKit 2, as new views have it.",
                markdown: conflict
            )
        case .nsTextViewTextKit1:
            return Target(
                id,
                "NSTextView with TextKit 1",
                .view,
                platforms: "macOS",
                since: "macOS 10.0",
                "The text view of AppKit with NSLayoutManager, which tables and boxes need.",
                markdown: conflict
            )
        case .nsTextField:
            return Target(
                id,
                "NSTextField.attributedStringValue",
                .view,
                platforms: "macOS",
                since: "macOS 10.0",
                "A label or a field of AppKit. Styles are certain only where editing of attributes is allowed.",
                markdown: "Inline intents are not documented; no blocks."
            )
        default:
            return Target(
                id,
                "UILabel.attributedText",
                .view,
                platforms: "iOS, tvOS, visionOS, Catalyst",
                since: "iOS 6; intents iOS 15",
                "A label of UIKit that draws an NSAttributedString.",
                markdown: "Some inline intents; no blocks."
            )
        }
    }

    private static func libraryView(_ id: TargetID) -> Target {
        switch id {
        case .swiftMarkdownUI:
            return Target(
                id,
                "swift-markdown-ui (MarkdownUI)",
                .libraryView,
                platforms: "iOS, macOS, tvOS, watchOS",
                since: "iOS 15, macOS 12; tables iOS 16, macOS 13",
                "A SwiftUI library with a Markdown tree of its own; takes Markdown only. Textual succeeds it.",
                markdown: "All blocks of GitHub's Markdown; HTML shows as text."
            )
        case .richTextKit:
            return Target(
                id,
                "RichTextKit",
                .libraryView,
                platforms: allApple,
                since: appleSince + ", visionOS 1",
                "A SwiftUI wrapper of UITextView and NSTextView with TextKit 1. Saves archives, plain text and RTF.",
                markdown: "None."
            )
        case .stTextView:
            return Target(
                id,
                "STTextView",
                .libraryView,
                platforms: "macOS, iOS, Catalyst",
                since: "macOS 14, iOS 16",
                "A text view on TextKit 2 that is no subclass of the system's.",
                markdown: "None."
            )
        default:
            return Target(
                id,
                "Textual (StructuredText, InlineText)",
                .libraryView,
                platforms: allApple,
                since: "iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2",
                "A SwiftUI library that lays out the block intents of Foundation's parser.",
                markdown: "Paragraphs, headings, lists, quotes, highlighted code, tables, breaks and images."
            )
        }
    }
}
