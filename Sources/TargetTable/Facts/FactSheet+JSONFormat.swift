// Facts about AttributedString JSON that this package writes: what the writers really do. The form is described at FactSheet.

extension FactSheet {
    /// What AttributedString JSON that this package writes keeps.
    static let jsonFormat = """
        @carried custom-attribute
          attributed-json: renders proved [70] Under its own name; an app reads it back with a scope that has the
              key.

        foundation.link foundation.languageIdentifier foundation.alternateDescription foundation.imageURL
        foundation.inlinePresentationIntent foundation.presentationIntent foundation.listItemDelimiter
          attributed-json: renders proved [70] Foundation's own attribute.

        foundation.markdownSourcePosition
          attributed-json: dropped documented [69] (remove) Says where text stood in a Markdown source, and is left
              out.

        swiftui.underlineStyle swiftui.strikethroughStyle
          attributed-json: converted proved [70] Written under the name that UIKit and AppKit have for the line.

        kit.underlineStyle kit.strikethroughStyle kit.baselineOffset appkit.superscript
          attributed-json: renders proved [70] Under its raw name where the value is plain JSON, else under a name
              of the package.

        kit.font kit.foregroundColor kit.backgroundColor kit.underlineColor kit.strikethroughColor hidden-text
          attributed-json: renders proved [70] Under a name of the package, which Foundation passes over.

        heading paragraph-break soft-break hard-break emphasis strong strong-emphasis strikethrough code-span
        code-block code-block-language block-quote ordered-list ordered-list-start unordered-list nested-list
        list-delimiter table thematic-break link link-title styled-link-text image inline-image image-title
        linked-image autolink bare-url inline-html html-block document
          attributed-json: renders proved [70] Foundation's intents and attributes, completed by names of the
              package.

        list-spacing task-list-item table-alignment footnote highlight front-matter comment math wiki-link embed
        container-fence link-reference-definition attribute-definition empty-paragraph
          attributed-json: renders proved [70] Foundation has no attribute for it: a name of the package says it,
              beside text that says it to people.

        control-character
          attributed-json: renders proved [70] An escape of JSON.
        """
}
