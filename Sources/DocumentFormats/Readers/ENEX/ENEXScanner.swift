// The notes of an Evernote export (evernote-export4.dtd), one after another.

/// Scans an export for its notes.
struct ENEXScanner {
    private(set) var xml: XMLScanner
    /// The names of the elements that are open, the outermost first.
    private var path: [String] = []

    init(_ source: [UInt8]) throws(ReadError) { xml = try XMLScanner(source) }

    /// The next note; `nil` at the end of the export.
    ///
    /// - Throws: `ReadError.malformed` for what is no XML or no export.
    mutating func next() throws(ReadError) -> ENEXNote? {
        var note: ENEXNote?
        while let token = try xml.next() {
            switch token {
            case .start(let tag):
                path.append(String(decoding: tag.name, as: UTF8.self))
                if path.count == 1, path != ["en-export"] {
                    throw .malformed(
                        reason: "this is no export of Evernote: the root element is \(path[0]), not en-export",
                        offset: tag.offset
                    )
                }
                if path.count == 2, path[1] == "note" { note = ENEXNote(offset: tag.offset) }
                if note != nil { try begin(tag, &note) }
            case .end:
                path.removeLast()
                if path.count == 1, let note { return note }
            case .text(let range): add(range, isPlain: false, to: &note)
            case .cdata(let range): add(range, isPlain: true, to: &note)
            }
        }
        return nil
    }

    /// Makes room for what an element of a note holds.
    ///
    /// - Throws: `ReadError.malformed` for an export whose notes are encrypted.
    private func begin(_ tag: XMLTag, _ note: inout ENEXNote?) throws(ReadError) {
        switch path.dropFirst(2) {
        case ["content"] where tag.attributes.contains { $0.name.elementsEqual("encoding".utf8) }:
            // The Chinese edition writes such files, with the suffix `notes`.
            throw .malformed(
                reason: "the text of this note is encrypted, which only Evernote can read; export it as ENEX",
                offset: tag.offset
            )
        case ["tag"]: note?.tags.append(ENEXText())
        case ["resource"]: note?.files.append(ENEXFile(offset: tag.offset))
        case ["task"]: note?.tasks.append(ENEXTask())
        case ["created"], ["updated"]: note?.properties.append((path[2], ENEXText()))
        case let rest where rest.count == 2 && rest.first == "note-attributes":
            note?.properties.append((path[3], ENEXText()))
        default: break
        }
    }

    /// Appends characters to what the innermost element is.
    private func add(_ range: Range<Int>, isPlain: Bool, to note: inout ENEXNote?) {
        guard note != nil, path.count > 2, let field = Self.field(of: path.dropFirst(2)) else { return }
        note?.append((range, isPlain), to: field)
    }

    /// The places that characters of a note go to.
    fileprivate enum Field {
        case title, content, property, tag
        case file(WritableKeyPath<ENEXFile, ENEXText>)
        case task(WritableKeyPath<ENEXTask, ENEXText>)
    }

    private static func field(of path: ArraySlice<String>) -> Field? {
        switch path {
        case ["title"]: return .title
        case ["content"]: return .content
        case ["created"], ["updated"]: return .property
        case ["tag"]: return .tag
        case ["resource", "data"]: return .file(\.data)
        case ["resource", "mime"]: return .file(\.mediaType)
        case ["resource", "resource-attributes", "file-name"]: return .file(\.name)
        case ["task", "title"]: return .task(\.title)
        case ["task", "taskStatus"]: return .task(\.status)
        case ["task", "taskFlag"]: return .task(\.isFlagged)
        case ["task", "dueDate"]: return .task(\.dueDate)
        case ["task", "taskGroupNoteLevelID"]: return .task(\.group)
        case ["task", "sortWeight"]: return .task(\.weight)
        case ["task", "reminder", "reminderDate"]: return .task(\.reminderDate)
        default: return path.count == 2 && path.first == "note-attributes" ? .property : nil
        }
    }
}

extension ENEXNote {
    fileprivate mutating func append(_ piece: (Range<Int>, Bool), to field: ENEXScanner.Field) {
        switch field {
        case .title: title.pieces.append(piece)
        case .content: content.pieces.append(piece)
        case .property: if !properties.isEmpty { properties[properties.count - 1].value.pieces.append(piece) }
        case .tag: if !tags.isEmpty { tags[tags.count - 1].pieces.append(piece) }
        case .file(let member): if !files.isEmpty { files[files.count - 1][keyPath: member].pieces.append(piece) }
        case .task(let member): if !tasks.isEmpty { tasks[tasks.count - 1][keyPath: member].pieces.append(piece) }
        }
    }
}
