import AttributedMarkdown

/// The lines of Swift that the README shows; DocumentationTests compares and runs them.
func runLibraryExample(print: (String, Int) -> Void) throws {
    let source = Array("Tea is *hot*.".utf8)
    let document = try MarkdownReader().read(source, options: ReadOptions()).document
    let result = HTMLWriter().write(document, options: WriteOptions())
    print(result.string, result.losses.count)
}
