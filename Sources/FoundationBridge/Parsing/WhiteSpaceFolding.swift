// White space of inline text: each run of it is one space, which is a soft break when it holds a line end.

#if !canImport(Darwin)

    import FoundationEssentials

    /// Folds the white space of a paragraph, part by part.
    struct WhiteSpaceFolding {
        /// White space that text may follow.
        private var pending: (isBreak: Bool, attributes: AttributeContainer)?
        private var isAtStart = true

        /// Appends a part without superfluous white space.
        ///
        /// - Parameter isText: Whether white space in the part can be folded.
        mutating func append(
            _ text: ArraySlice<UInt8>,
            isText: Bool,
            attributes: AttributeContainer,
            to builder: inout AttributedStringBuilder
        ) {
            guard isText else {
                let isBreak = text.allSatisfy { $0 == 0x0A }
                if isBreak { pending = nil }
                flush(to: &builder)
                builder.append(text, attributes: attributes)
                isAtStart = isBreak
                return
            }
            var start = text.startIndex
            var index = start
            while index < text.endIndex {
                let byte = text[index]
                guard byte == 0x20 || byte == 0x09 || byte == 0x0A else {
                    index += 1
                    continue
                }
                appendWord(text[start..<index], attributes, to: &builder)
                if !isAtStart {
                    let isBreak = pending?.isBreak == true || byte == 0x0A
                    pending = (isBreak, pending?.attributes ?? attributes)
                }
                index += 1
                start = index
            }
            appendWord(text[start...], attributes, to: &builder)
        }

        private mutating func appendWord(
            _ word: ArraySlice<UInt8>,
            _ attributes: AttributeContainer,
            to builder: inout AttributedStringBuilder
        ) {
            guard !word.isEmpty else { return }
            flush(to: &builder)
            builder.append(word, attributes: attributes)
            isAtStart = false
        }

        private mutating func flush(to builder: inout AttributedStringBuilder) {
            guard let space = pending else { return }
            pending = nil
            var attributes = space.attributes
            if space.isBreak {
                let intents = attributes.inlinePresentationIntent ?? []
                attributes.inlinePresentationIntent = intents.union(.softBreak)
                attributes.markdownSourcePosition = nil
            }
            builder.append([0x20], attributes: attributes)
        }
    }

#endif
