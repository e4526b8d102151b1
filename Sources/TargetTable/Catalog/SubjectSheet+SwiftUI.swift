// Attributes of SwiftUI's scope. The form is described at SubjectSheet.

extension SubjectSheet {
    /// Attributes of SwiftUI's scope.
    static let swiftUISubjects = """
        swiftui.font | inline | font | SwiftUI.Font | SwiftUI.Font | swiftUI
          iOS 15, macOS 12
          The font of the text in SwiftUI.
        swiftui.foregroundColor | inline | foregroundColor | SwiftUI.Color | SwiftUI.ForegroundColor | swiftUI
          iOS 15, macOS 12
          The colour of the text in SwiftUI.
        swiftui.backgroundColor | inline | backgroundColor | SwiftUI.Color | SwiftUI.BackgroundColor | swiftUI
          iOS 15, macOS 12
          The colour behind the text in SwiftUI.
        swiftui.underlineStyle | inline | underlineStyle | Text.LineStyle | SwiftUI.UnderlineStyle | swiftUI
          iOS 15, macOS 12
          The line under the text in SwiftUI.
        swiftui.strikethroughStyle | inline | strikethroughStyle | Text.LineStyle | SwiftUI.StrikethroughStyle | swiftUI
          iOS 15, macOS 12
          The line through the text in SwiftUI.
        swiftui.kern | inline | kern | CGFloat | SwiftUI.Kern | swiftUI
          iOS 15, macOS 12
          Points added between characters; ligatures may go.
        swiftui.tracking | inline | tracking | CGFloat | SwiftUI.Tracking | swiftUI
          iOS 15, macOS 12
          Points added between characters; ligatures stay.
        swiftui.baselineOffset | inline | baselineOffset | CGFloat | SwiftUI.BaselineOffset | swiftUI
          iOS 15, macOS 12
          Points by which the text is raised.
        swiftui.adaptiveImageGlyph | inline | adaptiveImageGlyph | AttributedString.AdaptiveImageGlyph | SwiftUI.AdaptiveImageGlyph | swiftUI
          iOS 18, macOS 15
          An image that stands in the text like a character, such as a Genmoji.
        swiftui.alignment | block | alignment | AttributedString.TextAlignment | - | swiftUI
          iOS 26, macOS 26
          How the lines of a paragraph are aligned.
        swiftui.lineHeight | block | lineHeight | AttributedString.LineHeight | - | swiftUI
          iOS 26, macOS 26
          How high the lines of a paragraph are.
        """
}
