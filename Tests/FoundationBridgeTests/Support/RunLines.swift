import AttributedMarkdown
import Foundation
import Testing

/// A line for each run of attributed text: the text in quotes, then what the run carries.
///
/// `blocks=` has the kinds of the presentation intent with their identities, innermost first.
func runLines(_ text: AttributedString) -> [String] {
    text.runs.map { run in
        var words = [quotedText(text, run.range)]
        if let intent = run.inlinePresentationIntent { words.append("intent=\(intent.rawValue)") }
        if let link = run.link { words.append("link=\(link.absoluteString)") }
        if let image = run.imageURL { words.append("image=\(image.absoluteString)") }
        if let description = run.alternateDescription { words.append("alt=\(description)") }
        if let language = run.languageIdentifier { words.append("lang=\(language)") }
        if let blocks = run.presentationIntent {
            let kinds = blocks.components.map { "\($0.kind.debugDescription):\($0.identity)" }
            words.append("blocks=" + kinds.joined(separator: " < "))
        }
        return words.joined(separator: " ")
    }
}

/// The lines of a source, without the blocks around runs.
func inlineLines(_ text: AttributedString) -> [String] {
    var text = text
    text.presentationIntent = nil
    return runLines(text)
}

func quotedText(_ text: AttributedString, _ range: Range<AttributedString.Index>) -> String {
    let string = String(text.characters[range])
    let escaped = string.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
    return "\"" + escaped.replacingOccurrences(of: "\t", with: "\\t") + "\""
}

/// A fact about Foundation's parser: where the project's notes have it, how sure it is, and the runs.
///
/// The confidence is `D` for documented, `O+` for several recorded outputs, `O1` for one, `I` for inferred and
/// `?` for unknown, where the inferred answer is taken.
struct Fact: Sendable, CustomTestStringConvertible {
    let section: String
    let source: String
    let lines: [String]

    init(_ section: String, _ source: String, _ lines: [String]) {
        self.section = section
        self.source = source
        self.lines = lines
    }

    var testDescription: String { "\(section): \(source.debugDescription)" }
}
