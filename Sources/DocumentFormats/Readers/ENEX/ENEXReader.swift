// Reading exports of Evernote: each note is a document.

import DocumentModel
import HTMLParsing

/// Reads `.enex` files: exports of Evernote with one note or many (evernote-export4.dtd, ENML 2).
///
/// - A note is its title as a heading of level 1 and its text, read as `HTMLReader` reads Evernote's HTML. Its
///   dates, tags, source and other properties are YAML front matter. Files are assets: pictures are images,
///   others are links. Tasks beside the text are items where the text has a place for them, else at its end.
///   An encrypted passage is a code block.
/// - Read as one document, notes follow one another with a rule between two.
///
/// `Documentation/enex.md` has the whole mapping.
///
///     let parts = try ENEXReader().readParts(bytes, options: ReadOptions())
///     parts.map(\.name)   // the titles of the notes
public struct ENEXReader: CollectionReader {
    public init() {}

    /// Reads the notes of an export.
    ///
    /// - Returns: The notes in the order of the export, each with its title as its name.
    /// - Throws: `ReadError.malformed` for what is no XML or no export, with the offset; `.tooLarge` and
    ///   `.tooDeep` beyond the limits; `.invalidUTF8`.
    /// - Complexity: O(*n*) in the bytes.
    public func readParts(_ source: [UInt8], options: ReadOptions) throws(ReadError) -> [DocumentPart] {
        guard source.count <= options.limits.maximumByteCount else {
            throw .tooLarge(byteCount: source.count, limit: options.limits.maximumByteCount)
        }
        var scanner = try ENEXScanner(source)
        var parts: [DocumentPart] = []
        while let note = try scanner.next() {
            var reading = ENEXNoteReading(note: note, scanner: scanner.xml)
            parts.append(try reading.read(options: options))
        }
        guard !parts.isEmpty else {
            throw .malformed(reason: "the export holds no note", offset: source.count)
        }
        return parts
    }
}

/// The reading of one note.
struct ENEXNoteReading {
    let note: ENEXNote
    let scanner: XMLScanner
    private var companion = NoteCompanion()
    private var assets: [Asset] = []
    private var names = AssetNames()
    private var diagnostics: [Diagnostic] = []

    init(note: ENEXNote, scanner: XMLScanner) {
        self.note = note
        self.scanner = scanner
    }

    mutating func read(options: ReadOptions) throws(ReadError) -> DocumentPart {
        for file in note.files { try add(file) }
        try addTasks()
        let title = try note.title.line(in: scanner)
        let content: [UInt8]
        let place = note.content.singlePiece(in: scanner)
        if let place {
            content = Array(scanner.source[place])
        } else {
            content = try note.content.bytes(in: scanner)
        }
        var body: ReadResult
        do throws(ReadError) {
            body = try HTMLReader().read(content, options: options, companion: companion)
        } catch {
            throw error.movingOffset { offset in place.map { $0.lowerBound + offset } ?? note.offset }
        }
        takeOver(&body)
        let copy =
            place.map { DocumentCopy(sourceShift: $0.lowerBound) }
            ?? DocumentCopy(sourceShift: nil, sourceOffset: note.offset)
        var builder = DocumentBuilder()
        let yaml = try properties()
        let source = SourceRange(note.offset..<note.offset)
        if !yaml.isEmpty {
            builder.openBlock(.frontMatter(.yaml), source: source)
            builder.append(yaml)
            builder.closeBlock()
        }
        if !title.isEmpty {
            builder.openBlock(.heading(level: 1), source: source)
            builder.append(title)
            builder.closeBlock()
        }
        builder.append(body.document, copy: copy)
        for diagnostic in body.diagnostics {
            var moved = diagnostic
            moved.offset = place.map { $0.lowerBound + diagnostic.offset } ?? note.offset
            diagnostics.append(moved)
        }
        diagnostics.sort { $0.offset < $1.offset }
        return DocumentPart(
            name: title,
            result: ReadResult(document: builder.finish(), diagnostics: diagnostics, assets: assets)
        )
    }

    /// Adds the pictures that were inside of the text to the files of the note.
    private mutating func takeOver(_ body: inout ReadResult) {
        var renamed: [String: String] = [:]
        for asset in body.assets {
            var asset = asset
            let name = names.unused(asset.name)
            renamed[asset.name] = name
            asset.name = name
            assets.append(asset)
        }
        if !renamed.isEmpty { body.document = body.document.replacingImageSources(renamed) }
    }

    /// The dates, tags and other properties as YAML.
    private func properties() throws(ReadError) -> String {
        var properties = NoteProperties()
        for (name, value) in note.properties { properties.add(name, try value.line(in: scanner)) }
        var tags: [String] = []
        for tag in note.tags {
            let text = try tag.line(in: scanner)
            if !text.isEmpty { tags.append(text) }
        }
        properties.add("tags", list: tags)
        return properties.yaml
    }

    // MARK: Files

    private mutating func add(_ file: ENEXFile) throws(ReadError) {
        let text = try file.data.bytes(in: scanner)
        guard let bytes = Base64.decode(text) else {
            diagnostics.append(
                Diagnostic(
                    severity: .warning,
                    id: "damaged-attachment",
                    message: "A file of the note is damaged and left out.",
                    offset: file.offset
                )
            )
            return
        }
        let digest = MD5.hexDigest(bytes)
        if companion.holdsFile(digest: digest) { return }
        let format = PictureFormat(bytes)
        let declared = try file.mediaType.line(in: scanner).lowercased()
        let mediaType = format != .unknown || declared.isEmpty ? format.mediaType : declared
        var name = AssetName.safe(try file.name.line(in: scanner))
        if name.isEmpty { name = digest + "." + Self.suffix(format, mediaType) }
        name = names.unused(name)
        assets.append(Asset(name: name, bytes: bytes, mediaType: mediaType))
        companion.add(
            NoteCompanion.File(name: name, isPicture: mediaType.hasPrefix("image/")),
            digest: digest
        )
    }

    private static func suffix(_ format: PictureFormat, _ mediaType: String) -> String {
        if format != .unknown { return format.suffix }
        if let known = suffixes[mediaType] { return known }
        let subtype = mediaType.split(separator: "/").last ?? ""
        let isWord = !subtype.isEmpty && subtype.utf8.allSatisfy { $0.isDecimalDigit || $0 >= 0x61 && $0 <= 0x7A }
        return isWord ? String(subtype) : "bin"
    }

    private static let suffixes = [
        "application/octet-stream": "bin", "text/plain": "txt", "audio/mpeg": "mp3", "audio/x-m4a": "m4a",
        "audio/amr": "amr", "video/quicktime": "mov", "image/svg+xml": "svg", "application/msword": "doc",
    ]

    // MARK: Tasks

    private mutating func addTasks() throws(ReadError) {
        var tasks: [(group: String, weight: String, task: NoteCompanion.Task)] = []
        for task in note.tasks {
            var text = try task.title.line(in: scanner)
            var remarks: [String] = []
            let due = try task.dueDate.line(in: scanner)
            if !due.isEmpty { remarks.append("due " + (NoteProperties.date(due) ?? due)) }
            let reminder = try task.reminderDate.line(in: scanner)
            if !reminder.isEmpty { remarks.append("reminder " + (NoteProperties.date(reminder) ?? reminder)) }
            if try task.isFlagged.line(in: scanner) == "true" { remarks.append("flagged") }
            if !remarks.isEmpty { text += " (" + remarks.joined(separator: ", ") + ")" }
            let isDone = try task.status.line(in: scanner) == "completed"
            tasks.append(
                (
                    try task.group.line(in: scanner), try task.weight.line(in: scanner),
                    NoteCompanion.Task(text: text, state: isDone ? .done : .open)
                )
            )
        }
        // Weights order the tasks of a group; those of equal weight stay as they came.
        let sorted = tasks.enumerated().sorted {
            ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
        }
        for (_, task) in sorted { companion.add(task.task, group: task.group) }
    }
}
