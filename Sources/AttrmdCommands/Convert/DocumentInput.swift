// One input of a command: where it comes from, how it is named, and how it is read.

import DocumentFormats
import DocumentModel

/// A document that a person named.
struct DocumentInput: Sendable {
    enum Source: Equatable, Sendable {
        case standardInput
        case file(FilePath)
    }

    let source: Source
    let format: DocumentFormat

    /// The input as messages and reports name it.
    var name: String { source.name }

    /// Why an input gave no document, and the bytes that there were.
    struct Failure: Error {
        let message: String
        let offset: Int?
        let bytes: [UInt8]
    }

    /// Reads the input.
    ///
    /// - Returns: Its bytes and what the reader made of them.
    /// - Throws: `Failure`, when the system refuses or the format is broken.
    func read(
        from console: any Console,
        options: ReadOptions
    ) throws(Failure) -> (bytes: [UInt8], result: ReadResult) {
        var options = options
        let bytes = try bytes(from: console, options: &options)
        guard let reader = format.reader else {
            throw Failure(message: "the format \(format.name) cannot be read", offset: nil, bytes: bytes)
        }
        do {
            return (bytes, try reader.read(bytes, options: options))
        } catch {
            throw Failure(message: error.description, offset: error.offset, bytes: bytes)
        }
    }

    /// Reads the documents of an input that may hold several.
    ///
    /// - Throws: As `read`.
    func readParts(
        from console: any Console,
        options: ReadOptions
    ) throws(Failure) -> (bytes: [UInt8], parts: [DocumentPart]) {
        guard let reader = format.reader as? any CollectionReader else {
            let (bytes, result) = try read(from: console, options: options)
            return (bytes, [DocumentPart(name: "", result: result)])
        }
        var options = options
        let bytes = try bytes(from: console, options: &options)
        do {
            return (bytes, try reader.readParts(bytes, options: options))
        } catch {
            throw Failure(message: error.description, offset: error.offset, bytes: bytes)
        }
    }

    /// The bytes that the reader reads; of a document that is a folder, the other files go to the options.
    private func bytes(from console: any Console, options: inout ReadOptions) throws(Failure) -> [UInt8] {
        let limit = options.limits.maximumByteCount
        guard format.folderText != nil, case .file(let path) = source,
            (try? FileFacts(of: path))?.kind == .folder
        else { return try readBytes(from: console, limit: limit) }
        guard let text = format.textFile(in: path) else {
            let message = "this folder holds no text, such as \(format.folderText ?? "")"
            throw Failure(message: message, offset: nil, bytes: [])
        }
        let main = DocumentInput(source: .file(path.appending(text)), format: format)
        let bytes = try main.readBytes(from: console, limit: limit)
        options.attachments = attachments(in: path, except: String(decoding: text, as: UTF8.self), limit: limit)
        return bytes
    }

    /// The other files of a document that is a folder, as far as they can be read.
    private func attachments(in folder: FilePath, except text: String, limit: Int) -> [Asset] {
        var found: [Asset] = []
        var left = limit
        for file in FolderWalk(folder, excluding: nil).files where file.facts.byteCount <= left {
            let name = file.relative.description
            guard name != text, let bytes = try? Descriptor.readFile(file.path, limit: left) else { continue }
            left -= bytes.count
            found.append(
                Asset.picture(named: name, bytes)
                    ?? Asset(name: name, bytes: bytes, mediaType: "application/octet-stream")
            )
        }
        return found
    }

    private func readBytes(from console: any Console, limit: Int) throws(Failure) -> [UInt8] {
        switch source {
        case .standardInput:
            do {
                return try console.readStandardInput(limit: limit)
            } catch {
                switch error {
                case .tooLarge: throw Self.tooLarge("more than the limit of \(limit) bytes")
                case .closed: return []
                case .failed(let reason): throw Failure(message: reason, offset: nil, bytes: [])
                }
            }
        case .file(let path):
            do {
                return try Descriptor.readFile(path, limit: limit)
            } catch {
                switch error {
                case .tooLarge(let count): throw Self.tooLarge("\(count) bytes, more than the limit of \(limit)")
                case .system(let error): throw Failure(message: error.description, offset: nil, bytes: [])
                }
            }
        }
    }

    private static func tooLarge(_ size: String) -> Failure {
        Failure(message: "the input has \(size); raise it with --max-bytes", offset: nil, bytes: [])
    }
}

extension DocumentFormat {
    /// The name of the file in a folder that the reader of this format reads.
    ///
    /// - Returns: `nil` if there is none.
    func textFile(in folder: FilePath) -> [UInt8]? {
        guard let folderText else { return nil }
        if (try? FileFacts(of: folder.appending(folderText.utf8)))?.kind == .file { return Array(folderText.utf8) }
        guard let isFolderText else { return nil }
        let names = FolderWalk(folder, excluding: nil).files.map(\.relative)
        return names.first { isFolderText($0.description) }?.bytes
    }
}

extension DocumentInput.Source {
    /// What a word of the command line means; `-` is standard input.
    init(operand: [UInt8]) {
        self = operand == Array("-".utf8) ? .standardInput : .file(FilePath(operand))
    }

    var name: String {
        switch self {
        case .standardInput: return "<stdin>"
        case .file(let path): return path.description
        }
    }
}
