// The files that a document names, by its images and links: which there are, and giving them other names.

public import DocumentModel

extension AttributedDocument {
    /// The sources of the images, each once, in the order of the text.
    ///
    /// - Complexity: O(*n*) in the runs.
    public var imageSources: [String] {
        var seen: Set<String> = []
        return runs.compactMap { run in
            guard let source = attributes(of: run).image?.source, seen.insert(source).inserted else { return nil }
            return source
        }
    }

    /// The same document with other sources of images.
    ///
    /// - Parameter names: New sources by the old ones; images with others stay as they are.
    /// - Complexity: O(*n*) in text, runs and blocks.
    public func replacingImageSources(_ names: [String: String]) -> AttributedDocument {
        changingAttributes { attributes in
            if let name = attributes.image.flatMap({ names[$0.source] }) { attributes.image?.source = name }
        }
    }

    /// The same document with other names of files, in the sources of images and the destinations of links.
    ///
    /// - Parameter rename: The new name of an address, `nil` for one that stays.
    /// - Complexity: O(*n*) in text, runs and blocks.
    package func renamingFiles(_ rename: (String) -> String?) -> AttributedDocument {
        // Most documents name none; those are not copied.
        let isConcerned = runs.contains { run in
            let attributes = attributes(of: run)
            return attributes.image.flatMap { rename($0.source) } != nil
                || attributes.link.flatMap { rename($0.destination) } != nil
        }
        guard isConcerned else { return self }
        return changingAttributes { attributes in
            if let name = attributes.image.flatMap({ rename($0.source) }) { attributes.image?.source = name }
            if let name = attributes.link.flatMap({ rename($0.destination) }) { attributes.link?.destination = name }
        }
    }

    private func changingAttributes(_ change: (inout InlineAttributes) -> Void) -> AttributedDocument {
        withoutActuallyEscaping(change) { change in
            var builder = DocumentBuilder(like: self)
            builder.append(self, copy: DocumentCopy(changeAttributes: change))
            return builder.finish()
        }
    }
}
