// The images of a document by their sources: which there are, and giving them others.

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
        var builder = DocumentBuilder()
        builder.reserveCapacity(utf8Count: text.count, blockCount: blocks.count)
        var numbers: [AttributeSetID: AttributeSetID] = [:]
        for event in blockEvents {
            guard case .enter(let index) = event else {
                builder.closeBlock()
                continue
            }
            let block = blocks[index]
            builder.openBlock(block.kind, source: block.source)
            var offset = block.textRange.lowerBound
            for run in runs[block.runRange] {
                let number: AttributeSetID
                if let known = numbers[run.attributes] {
                    number = known
                } else {
                    var attributes = attributes(of: run)
                    if let name = attributes.image.flatMap({ names[$0.source] }) { attributes.image?.source = name }
                    number = builder.intern(attributes)
                    numbers[run.attributes] = number
                }
                builder.append(text[offset..<(offset + run.utf8Count)], attributes: number)
                offset += run.utf8Count
            }
        }
        return builder.finish()
    }
}
