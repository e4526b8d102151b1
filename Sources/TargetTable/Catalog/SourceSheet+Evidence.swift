// Where the facts of the table come from. The form is described at SourceSheet.

extension SourceSheet {
    /// The sources by the numbers that facts name them by.
    static let evidence = """
        1 | source code | swift-foundation: built-in attribute keys
          swiftlang/swift-foundation, Sources/FoundationEssentials/AttributedString/FoundationAttributes.swift @767ff1c
        2 | source code | swift-foundation: conversion to and from NSAttributedString
          swiftlang/swift-foundation, AttributedString/Conversion.swift @767ff1c
        3 | source code | swift-foundation: scope lookup and default scope loading
          swiftlang/swift-foundation, AttributedString/AttributeScope.swift @767ff1c
        4 | design document | Foundation proposal SF-0022 (writing direction attribute)
          swiftlang/swift-foundation, Proposals/
        5 | design document | Foundation proposal SF-0025 (list item delimiter attribute)
          swiftlang/swift-foundation, Proposals/
        6 | issue thread | swift-foundation issue 44 (why the Markdown parser is not on Linux; which cmark is used)
          github.com/swiftlang/swift-foundation/issues/44
        7 | vendor docs | Apple docs: SwiftUI Text initialiser taking an AttributedString
          developer.apple.com/documentation/swiftui/text
        8 | vendor docs | Apple docs: SwiftUI Text initialiser taking a LocalizedStringKey
          developer.apple.com/documentation/swiftui/text
        9 | vendor docs | Apple docs: AttributeScopes.SwiftUIAttributes and its properties
          developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes
        10 | vendor docs | Apple docs: AttributeScopes.UIKitAttributes and its properties
          developer.apple.com/documentation/foundation/attributescopes/uikitattributes
        11 | vendor docs | Apple docs: AttributeScopes.AppKitAttributes and its properties
          developer.apple.com/documentation/foundation/attributescopes/appkitattributes
        12 | vendor docs | Apple docs: AttributeScopes.AccessibilityAttributes and its properties
          developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
        13 | vendor docs | Apple docs: AttributeScopes.CoreTextAttributes (alignment, lineHeight)
          developer.apple.com/documentation/foundation/attributescopes
        14 | vendor docs | Apple docs: SwiftUI TextEditor initialiser with AttributedString binding and selection
          developer.apple.com/documentation/swiftui/texteditor
        15 | vendor talk | WWDC25 session 280 (rich text in SwiftUI): list of formatting TextEditor handles
          developer.apple.com/videos/play/wwdc2025/280
        16 | vendor docs | Apple docs: AttributedTextFormattingDefinition, AttributedTextFormatting.Transferable
          developer.apple.com/documentation/swiftui/attributedtextformattingdefinition
        17 | vendor docs | Apple docs and SDK headers: NSAttributedString.Key list with availability
          developer.apple.com/documentation/foundation/nsattributedstring/key
        18 | vendor docs | Apple docs: keys obliqueness, expansion and verticalGlyphForm (marked as not supported with
              TextKit 2)
          developer.apple.com/documentation/foundation/nsattributedstring/key
        19 | vendor docs | Apple docs: inlinePresentationIntent key and InlinePresentationIntent
          developer.apple.com/documentation/foundation/inlinepresentationintent
        20 | vendor docs | Apple docs and SDK header: presentationIntent key, PresentationIntent, NSPresentationIntent
          developer.apple.com/documentation/foundation/presentationintent
        21 | vendor docs | Apple docs: alternateDescription and imageURL attributes
          developer.apple.com/documentation/foundation/attributescopes/foundationattributes
        22 | vendor docs | Apple docs: Markdown initialisers and parsing options, MarkdownDecodableAttributedStringKey
          developer.apple.com/documentation/foundation/instantiating-attributed-strings-with-markdown-syntax
        23 | vendor docs | Apple docs: UILabel.attributedText
          developer.apple.com/documentation/uikit/uilabel
        24 | vendor docs | Apple docs: UITextView and NSTextView (attributed content, links, attachments, adaptive
              glyph support)
          developer.apple.com/documentation/uikit/uitextview
        25 | vendor docs | Apple docs: NSTextField.allowsEditingTextAttributes and importsGraphics
          developer.apple.com/documentation/appkit/nstextfield
        26 | vendor docs | Apple docs: NSTextList, NSParagraphStyle.textLists,
              NSTextContentStorage.includesTextListMarkers
          developer.apple.com/documentation/uikit/nstextlist
        27 | vendor docs | Apple docs and WWDC TextKit 2 material: NSTextBlock / NSTextTable and the fallback to
              TextKit 1
          developer.apple.com/documentation/appkit/nstexttable
        28 | vendor docs | Apple docs: SwiftUI views usable in widgets; links in widgets
          developer.apple.com/documentation/widgetkit/swiftui-views
        29 | vendor docs | Apple docs: UNMutableNotificationContent, UNNotificationAttributedMessageContext
          developer.apple.com/documentation/usernotifications
        30 | vendor docs | Apple docs: SwiftUI text alignment strategy and multiline alignment
          developer.apple.com/documentation/swiftui/text
        31 | vendor docs | Apple docs: textHighlightStyle, textHighlightColorScheme, writingToolsExclusion,
              suggestionHighlight keys
          developer.apple.com/documentation/foundation/nsattributedstring/key
        32 | vendor docs | Apple docs and SDK header: Core Text string attributes
          developer.apple.com/documentation/coretext
        33 | vendor docs | Apple archived guide: RTF files and attributed strings (list of Cocoa RTF extensions; older
              edition: custom attributes are not written)
          developer.apple.com/library/archive/documentation/Cocoa/Conceptual/AttributedStrings
        34 | source code (reimplementation) | OpenSwiftUI: reimplementation of SwiftUI text resolution
          OpenSwiftUIProject/OpenSwiftUI @069dd80
        35 | project notes | Sample project AttributedStringStyledMarkdown, README findings (2021)
          AttributedStringStyledMarkdown
        36 | symbol listing | Public symbol listings of iOS frameworks up to 26.1; weak evidence
          public listings
        37 | source code | MarkEdit (macOS editor) source and pull request 1540: inline intents turned into fonts by
              hand
          MarkEdit-app/MarkEdit
        38 | issue thread | RichText (SwiftUI library) issue 17 and pull request 18
          RichText
        39 | issue thread | TPPDF issue 387: raw drawing does not show Markdown emphasis
          github.com/techprimate/TPPDF/issues/387
        40 | project notes | mkdn project: root-cause note on SwiftUI-scoped keys in NSTextView
          mkdn
        41 | issue thread | vellum-assistant pull requests 22777, 23614, 25181 (explicit fonts needed, intent is an
              NSNumber, obliqueness used in NSTextView)
          vellum-ai/vellum-assistant
        42 | source code | Textual source, issue 53 and pull request 54
          Textual @01b5187
        43 | source code | swift-markdown-ui (MarkdownUI) source
          swift-markdown-ui @8371aeb
        44 | source code | RichTextKit source and issues 89, 153
          RichTextKit @fd2d21c
        45 | source code | STTextView source and README
          STTextView @8fbc913
        46 | recorded output | RTF files written by Cocoa in public repositories (shadow, outline, ligature control
              words) and a fixture README for a notes importer
          public RTF samples
        47 | article | Article on hyperlinks in UILabel (fixed link look, no tap handling)
          public blog
        48 | article | Article on links in widgets
          public blog
        49 | source code + local run | swift-cmark source and local runs of its CLI (html, commonmark, plaintext
              writers)
          swiftlang/swift-cmark, gfm branch @b022b08
        50 | specification | CommonMark specification
          spec.commonmark.org
        51 | specification | GitHub Flavored Markdown specification
          github.github.com/gfm
        52 | specification | OSC 8 hyperlink description and terminal feature tables
          terminfo.dev and the OSC 8 note
        53 | specification | ECMA-48 and Linux console_codes manual (SGR codes)
          man7.org console_codes(4)
        54 | specification | HTML and CSS standards
          html.spec.whatwg.org, w3.org/TR/css-text-decor
        55 | field notes | How SwiftUI Text takes attributes, and what the bridge to NSAttributedString keeps
          unpublished
        56 | field notes | A rich text editor on TextEditor for iOS 26
          unpublished
        57 | third-party notes | Collected notes on Apple text views
          sitapix/apple-text @3507e49
        58 | local run | Local check with Swift 6.3.1 on Linux (which keys, initialisers and conversions compile)
          local run
        59 | issue thread | Santa issue 113: attachments disappear in Text
          santa
        60 | issue thread | fedicat issue 354: bare mention becomes a mail link in Text
          fedicat
        61 | article | Reports that ruby annotations need Core Text drawing
          public Q&A
        62 | article | Q&A on the Core Text superscript key (works only when the font has the variant)
          public Q&A
        63 | symbol listing | Public listing of UIKit and AppKit accessibility key string values
          public listing
        64 | issue thread | Sparkle issue 2319: Markdown intents not styled in the release notes view
          github.com/sparkle-project/Sparkle/issues/2319
        65 | issue thread | mastodon-ios pull request 1295: bold from intents looks different from bold fonts
          github.com/mastodon/mastodon-ios/pull/1295
        66 | symbol listing | Public listing of Foundation inflection key string values
          public listing
        67 | project notes | ClickableURLTextField README (what NSTextField needs for links)
          ClickableURLTextField
        68 | source code | Three public Markdown editors for iOS 26 on TextEditor, all of which set SwiftUI fonts
          public repositories
        69 | recorded output | Output of Foundation's Markdown parser
          unpublished
        70 | test | A document for each subject, written and compared with the cells of the format
          Tests/TargetTableTests/Proofs/WriterProofTests.swift
        71 | test | Which spans of note programs GitHub's parser takes for text
          Tests/DocumentFormatsTests/Readers/Markdown
        """
}
