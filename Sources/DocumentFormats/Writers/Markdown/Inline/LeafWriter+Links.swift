// Links whose text is their address: bare, in angle brackets, or in full, the first form that holds.

import DocumentModel

extension LeafWriter {
    /// Chooses the shortest form of each link that its text allows.
    mutating func prepareLinks() {
        for index in pairs.indices where pairs[index].mark == .link {
            let pair = pairs[index]
            guard pair.closePiece == pair.openPiece + 2 else { continue }
            let piece = order.pieces[Int(pair.openPiece) + 1]
            let link = table.links[Int(pair.object)]
            guard piece.kind == .text, link.title == nil else { continue }
            let text = loader.content[Int(piece.start)..<Int(piece.end)]
            pairs[index].linkForm = linkForm(text, destination: link.destination)
            if canStandAsMail(pair, text, link.destination) { pairs[index].linkForm = .bareMail }
        }
    }

    private func linkForm(_ text: ArraySlice<UInt8>, destination: String) -> MarkPair.LinkForm {
        let isSame = text.elementsEqual(destination.utf8)
        let allowsBare = options.dialect != .commonmark
        if isSame {
            if allowsBare, isWebAddress(text) { return .bare }
            return canStandInAngles(text, PointyScan.address) ? .angle : .inline
        }
        if allowsBare, text.starts(with: "www.".utf8), text.count + 7 == destination.utf8.count,
            destination.utf8.starts(with: "http://".utf8), destination.utf8.dropFirst(7).elementsEqual(text)
        {
            return .bare
        }
        return isMail(text, destination) && canStandInAngles(text, PointyScan.mailAddress) ? .angle : .inline
    }

    private func isMail(_ text: ArraySlice<UInt8>, _ destination: String) -> Bool {
        text.count + 7 == destination.utf8.count && destination.utf8.starts(with: "mailto:".utf8)
            && destination.utf8.dropFirst(7).elementsEqual(text)
    }

    /// Whether the parser finds exactly this mail address where it stands between its neighbours.
    private func canStandAsMail(_ pair: MarkPair, _ text: ArraySlice<UInt8>, _ destination: String) -> Bool {
        guard options.dialect != .commonmark, text.contains(UInt8(ascii: "@")) else { return false }
        // The parser looks for addresses in the whole text between two spans of another kind.
        guard let before = textBeside(pair.openPiece - 1), let after = textBeside(pair.closePiece + 1) else {
            return false
        }
        let range = before.count..<before.count + text.count
        return (before + text + after).withUnsafeBufferPointer { bytes in
            MailAddressScan.links(in: bytes).contains {
                $0.range == range && $0.destination(in: bytes) == destination
            }
        }
    }

    /// The text of a piece, none for what is no text; `nil` for an end of a link, which may be text to the parser.
    private func textBeside(_ index: Int32) -> ArraySlice<UInt8>? {
        guard order.pieces.indices.contains(Int(index)) else { return [] }
        let piece = order.pieces[Int(index)]
        switch piece.kind {
        case .text: return loader.content[Int(piece.start)..<Int(piece.end)]
        case .open, .close: return pairs[Int(piece.number)].mark == .link ? nil : []
        default: return []
        }
    }

    private func isWebAddress(_ text: ArraySlice<UInt8>) -> Bool {
        text.starts(with: "http://".utf8) || text.starts(with: "https://".utf8) || text.starts(with: "ftp://".utf8)
    }

    private func canStandInAngles(
        _ text: ArraySlice<UInt8>,
        _ scan: (UnsafeBufferPointer<UInt8>, Int) -> Int?
    ) -> Bool {
        // References are resolved in there.
        let closed = Array(text) + [UInt8(ascii: ">")]
        return closed.withUnsafeBufferPointer { bytes in
            guard scan(bytes, 0) == bytes.count else { return false }
            for index in bytes.indices where bytes[index] == UInt8(ascii: "&") {
                if CharacterReferences.scan(bytes, at: index) != nil { return false }
            }
            return true
        }
    }

    /// Gives the first link that is not found, or all of them, another form.
    ///
    /// - Returns: Whether there was one.
    mutating func respellLinks(all: Bool) -> Bool {
        var isChanged = false
        var wanted = 0
        for token in intended.indices {
            while wanted < simulator.tokens.count, simulator.tokens[wanted].start < intended[token].start {
                wanted += 1
            }
            if wanted < simulator.tokens.count, simulator.tokens[wanted] == intended[token] { continue }
            let kind = intended[token].kind
            guard kind == .bareAddress || kind == .angleAddress, owners[token] >= 0 else { continue }
            let owner = Int(owners[token])
            pairs[owner].linkForm = kind == .bareAddress ? bracketedForm(of: owner) : .inline
            isChanged = true
            if !all { break }
        }
        return isChanged
    }

    /// The form of a link whose text is its address, with brackets of one kind or the other.
    func bracketedForm(of pair: Int) -> MarkPair.LinkForm {
        let piece = order.pieces[Int(pairs[pair].openPiece) + 1]
        let text = loader.content[Int(piece.start)..<Int(piece.end)]
        let destination = table.links[Int(pairs[pair].object)].destination
        let scan = isMail(text, destination) ? PointyScan.mailAddress : PointyScan.address
        let canBeAngle = isMail(text, destination) || text.elementsEqual(destination.utf8)
        return canBeAngle && canStandInAngles(text, scan) ? .angle : .inline
    }
}
