// What can be done where a target loses something.

/// A way to keep what a target would lose, or to live with the loss.
public enum Remedy: String, Hashable, Sendable, CaseIterable {
    case setKitFont = "set-kit-font"
    case setKitColor = "set-kit-color"
    case setKitAttribute = "set-kit-attribute"
    case setSwiftUIAttribute = "set-swiftui-attribute"
    case useViewModifier = "use-view-modifier"
    case useTextView = "use-text-view"
    case layOutBlocks = "lay-out-blocks"
    case resolveIntents = "resolve-intents"
    case keepSemanticString = "keep-semantic-string"
    case declareScope = "declare-scope"
    case importFramework = "import-framework"
    case nestScope = "nest-scope"
    case exportImageFile = "export-image-file"
    case showImageOtherwise = "show-image-otherwise"
    case handleTaps = "handle-taps"
    case parseFirst = "parse-first"
    case allowFieldAttributes = "allow-field-attributes"
    case useFontFace = "use-font-face"
    case mapBeforeRTF = "map-before-rtf"
    case useRTFD = "use-rtfd"
    case targetGFM = "target-gfm"
    case replaceTaskBox = "replace-task-box"
    case moveNote = "move-note"
    case showTitle = "show-title"
    case replaceHTML = "replace-html"
    case flatten
    case useWidgetLink = "use-widget-link"
    case useThisParser = "use-this-parser"
    case usePortableScope = "use-portable-scope"
    case writeMarkdownFirst = "write-markdown-first"
    case setParagraphDirection = "set-paragraph-direction"
    case writeExtendedAttribute = "write-extended-attribute"
    case splitLink = "split-link"
    case writeDescription = "write-description"
    case remove
    case setViewLanguage = "set-view-language"
    case insertSeparators = "insert-separators"
    case setViewAccessibility = "set-view-accessibility"
    case writeMarkdown = "write-markdown"
    case accept
    case writeHTML = "write-html"
    case useNotesDialect = "use-notes-dialect"
    case passRawHTML = "pass-raw-html"
    case keepJSON = "keep-json"

    /// What to do, one or two sentences.
    public var text: String {
        switch self {
        case .setKitFont:
            return "Set a font of UIKit or AppKit on the text too. On OS 26, Font.resolve(in:) tells size, "
                + "weight and traits of a SwiftUI font."
        case .setKitColor:
            return "Make a UIColor or NSColor of the SwiftUI colour and set it on the text too."
        case .setKitAttribute:
            return "Set the UIKit or AppKit attribute of the same meaning on the text too."
        case .setSwiftUIAttribute:
            return "Set the SwiftUI attribute of the same name. Whole documents can come in as RTF through "
                + "AttributedTextFormatting.Transferable."
        case .useViewModifier:
            return "Use what the view has for all of its text: lineSpacing, multilineTextAlignment, shadow, "
                + "layoutDirection; or the paragraph attributes of OS 26."
        case .useTextView:
            return "Show the text in a UITextView or NSTextView, or take the attribute out."
        case .layOutBlocks:
            return "Make the blocks visible first: split the text by its intents and show each block in a "
                + "view of its own, or insert line ends and set paragraph styles and fonts."
        case .resolveIntents:
            return "Make fonts and strikethrough of the inline intents before the text goes there."
        case .keepSemanticString:
            return "Keep the string with its intents as the original, and do not read intents back from the "
                + "view."
        case .declareScope:
            return "Declare the key in a scope of yours and name that scope, with including:, in both "
                + "directions."
        case .importFramework:
            return "Import the framework that owns the attribute where the conversion runs, or name its "
                + "scope with including:."
        case .nestScope:
            return "Name a scope of yours that nests the one which owns this key, such as uiKit or appKit "
                + "with accessibility and foundation."
        case .exportImageFile:
            return "Write the picture to a file and refer to it by address, or use RTFD."
        case .showImageOtherwise:
            return "Interpolate an Image into the Text, use a view that loads pictures, or show the "
                + "description."
        case .handleTaps:
            return "Use a view that opens links (SwiftUI Text, UITextView, NSTextView), or find the tapped "
                + "link yourself."
        case .parseFirst:
            return "Parse the Markdown to an AttributedString and give that to Text."
        case .allowFieldAttributes:
            return "Set allowsEditingTextAttributes on the field, and isSelectable for links; or use an "
                + "NSTextView."
        case .useFontFace:
            return "Use a slanted or wide face of the font, or decide for TextKit 1."
        case .mapBeforeRTF:
            return "Export through AttributedTextFormatting.Transferable on OS 26, or set the UIKit or "
                + "AppKit attributes before RTF is written."
        case .useRTFD:
            return "Use RTFD, which keeps files, where pictures matter."
        case .targetGFM:
            return "Write GitHub's Markdown, or use what CommonMark has: emphasis, a list."
        case .replaceTaskBox:
            return "Put a symbol in the place of the box before the text is parsed, or use a view that knows "
                + "tasks."
        case .moveNote:
            return "Move the note into brackets in the text, or into a list at the end, before the text is "
                + "parsed."
        case .showTitle:
            return "Put the title into the visible text, or into an accessibility hint."
        case .replaceHTML:
            return "Use the Markdown of the same meaning instead of HTML, or take the HTML out."
        case .flatten:
            return "Make plain text of it on purpose, and carry addresses in userInfo."
        case .useWidgetLink:
            return "Use widgetURL for the whole widget, or a Link in the families that have one."
        case .useThisParser:
            return "Read the Markdown with this package, which gives the same runs on every platform."
        case .usePortableScope:
            return "Declare a key of the same meaning in a scope of yours, and map it to Apple's key on "
                + "Apple's platforms."
        case .writeMarkdownFirst:
            return "Write the text as GitHub's Markdown and give the view that."
        case .setParagraphDirection:
            return "Set baseWritingDirection in a paragraph style for this view."
        case .writeExtendedAttribute:
            return "Write ^[text](name: value) for Apple's parsers; take it out for all others, which show "
                + "it as typed."
        case .splitLink:
            return "Make several links with one address where marks in the label must stay, or mark the "
                + "whole link."
        case .writeDescription:
            return "Write the description of the glyph as text."
        case .remove:
            return "Take it out of the text for this target: nothing there reads it."
        case .setViewLanguage:
            return "Set the language of the view or document rather than of the text."
        case .insertSeparators:
            return "Insert separators yourself: a line end after a block, a tab or bar after a cell."
        case .setViewAccessibility:
            return "Set label, language or heading of the view for accessibility as well."
        case .writeMarkdown:
            return "Write Markdown instead where the marks matter."
        case .accept:
            return "Accept what the note says, or choose a target that does more."
        case .writeHTML:
            return "Write HTML instead: Markdown has nothing for this look."
        case .useNotesDialect:
            return "Write the notes dialect, which has a spelling for it."
        case .passRawHTML:
            return "Pass raw HTML through, with --unsafe or RawHTMLPolicy.pass, if the source is trusted."
        case .keepJSON:
            return "Keep the text as AttributedString JSON too, which has it all."
        }
    }
}
