// What one note of an Evernote export holds, as it stands in the source.

/// Characters of an export, in pieces of the source.
struct ENEXText {
    /// A piece, and whether it is a CDATA section.
    var pieces: [(range: Range<Int>, isPlain: Bool)] = []

    /// The characters.
    func bytes(in scanner: XMLScanner) throws(ReadError) -> [UInt8] {
        var result: [UInt8] = []
        for piece in pieces {
            if piece.isPlain {
                result += scanner.source[piece.range]
            } else {
                result += try scanner.decoded(piece.range)
            }
        }
        return result
    }

    /// The characters on one line, without white space at both ends.
    func line(in scanner: XMLScanner) throws(ReadError) -> String {
        let bytes = try bytes(in: scanner).map { $0 < 0x20 ? 0x20 : $0 }
        return String(decoding: bytes.trimmingMarkupSpace, as: UTF8.self)
    }

    /// The piece that holds everything but white space, if it is one and means itself: what stands at an
    /// offset of it stands at that offset of the source.
    func singlePiece(in scanner: XMLScanner) -> Range<Int>? {
        let full = pieces.filter { !scanner.source[$0.range].allSatisfy(\.isMarkupSpace) }
        return full.count == 1 && full[0].isPlain ? full[0].range : nil
    }
}

/// A note.
struct ENEXNote {
    /// Where the note begins, in bytes of the source.
    var offset: Int
    var title = ENEXText()
    var content = ENEXText()
    /// What is told about the note, by the names of the elements, in the order of the source.
    var properties: [(name: String, value: ENEXText)] = []
    var tags: [ENEXText] = []
    var files: [ENEXFile] = []
    var tasks: [ENEXTask] = []
}

/// A file of a note.
struct ENEXFile {
    /// Where it begins, in bytes of the source.
    var offset: Int
    var data = ENEXText()
    var mediaType = ENEXText()
    var name = ENEXText()
}

/// A task beside the text of a note.
struct ENEXTask {
    var title = ENEXText()
    var status = ENEXText()
    var isFlagged = ENEXText()
    var dueDate = ENEXText()
    var reminderDate = ENEXText()
    /// The place in the text that the task belongs to.
    var group = ENEXText()
    /// The order within the group.
    var weight = ENEXText()
}
