// The targets by name.

/// A place that attributed text goes to, by its id.
///
/// The raw value is the id that `attrmd targets` and `attrmd lint --target` take, such as `swiftui-text`.
public enum TargetID: String, Hashable, Sendable, CaseIterable {
    case foundation
    case foundationLinux = "foundation-linux"
    case swiftUIText = "swiftui-text"
    case swiftUITextLocalized = "swiftui-text-localized"
    case swiftUITextEditor = "swiftui-texteditor"
    case uiLabel = "uilabel"
    case uiTextView = "uitextview"
    case uiTextViewTextKit1 = "uitextview-textkit1"
    case nsTextView = "nstextview"
    case nsTextViewTextKit1 = "nstextview-textkit1"
    case nsTextField = "nstextfield"
    case nsAttributedStringBridge = "nsattributedstring-bridge"
    case nsAttributedStringBridgeScoped = "nsattributedstring-bridge-scoped"
    case markdownCommonMark = "markdown-commonmark"
    case markdownGFM = "markdown-gfm"
    case markdownNotes = "markdown-notes"
    case html
    case rtf
    case rtfCocoa = "rtf-cocoa"
    case plainText = "plain-text"
    case terminalANSI = "terminal-ansi"
    case attributedJSON = "attributed-json"
    case widgetKitText = "widgetkit-text"
    case userNotification = "user-notification"
    case textual
    case swiftMarkdownUI = "swift-markdown-ui"
    case richTextKit = "richtextkit"
    case stTextView = "sttextview"
}

extension TargetID {
    /// The place in the order of the table.
    var place: Int { Self.places[self] ?? 0 }

    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// The groups that sheets name with an at sign.
    static let groups: [String: [TargetID]] = [
        "@markdown": [.markdownCommonMark, .markdownGFM, .markdownNotes],
        "@bridges": [.nsAttributedStringBridge, .nsAttributedStringBridgeScoped],
        "@swiftui-texts": [.swiftUIText, .widgetKitText, .textual],
        "@uikit-views": [.uiLabel, .uiTextView, .uiTextViewTextKit1],
        "@appkit-views": [.nsTextView, .nsTextViewTextKit1, .nsTextField],
        "@system-views": [
            .uiLabel, .uiTextView, .uiTextViewTextKit1, .nsTextView, .nsTextViewTextKit1, .nsTextField,
        ],
        "@kit-views": [
            .uiLabel, .uiTextView, .uiTextViewTextKit1, .nsTextView, .nsTextViewTextKit1, .nsTextField,
            .richTextKit, .stTextView,
        ],
    ]
}
