// The check of files that the package reads: Markdown, rich text, HTML and AttributedString JSON. All its rules
// look at one reading of the file.

import DocumentFormats
public import TargetTable

/// Checks a document: what targets lose of it, Markdown that does not work, and what its reader says.
public struct DocumentCheck: Check {
    public static let rules: [Rule] = targetRules + MarkdownSyntaxRules.all + ReaderRules.all

    /// The rules that find something only where a target is named.
    public static let targetRules: [Rule] = TargetRules.all

    private let targets: TargetFindings

    /// - Parameter targets: Where the text goes to; without any, only rules that hold everywhere look at it.
    public init(targets: [TargetID] = []) {
        self.targets = TargetFindings(targets: targets)
    }

    public func accepts(_ path: String) -> Bool { Self.format(of: path) != nil }

    public func findings(in input: LintInput) throws(LintError) -> [Finding] {
        guard let format = Self.format(of: input.path) else { return [] }
        let reading = try LintReading(input, format: format)
        var found = targets.isEmpty ? [] : targets.findings(in: reading)
        if reading.isMarkdown { found += MarkdownSyntaxFindings(reading).findings() }
        return found + ReaderRules.findings(in: reading)
    }

    /// The format of a file, by its suffix.
    private static func format(of path: String) -> DocumentFormat? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let suffix = String(path[path.utf8.index(after: dot)...])
        guard let format = DocumentFormat.withSuffix(suffix), format.reader != nil, format.folderText == nil else {
            return nil
        }
        return format
    }
}
