// One document from its input to its output.

import DocumentFormats
import DocumentModel
import TargetTable

/// What became of one document.
struct ConversionOutcome: Equatable, Sendable {
    enum Result: UInt8, Sendable, Comparable {
        case converted, lossy, failed
        /// What would have been written does not say what the document says, so nothing was written.
        case mismatched
    }

    var result: Result
    /// What a person is told, ready to print.
    var messages: String
    /// The entry of the report, a JSON object; several of them with `entrySeparator` between two.
    var report: String

    /// A control character, which no JSON holds.
    static let entrySeparator = "\u{1E}"
}

extension ConversionOutcome.Result {
    /// The worse result is the greater one: a failure is worse than all others.
    static func < (left: Self, right: Self) -> Bool { left.badness < right.badness }

    private var badness: Int {
        switch self {
        case .converted: return 0
        case .lossy: return 1
        case .mismatched: return 2
        case .failed: return 3
        }
    }
}

/// Converts documents, one at a time.
struct Conversion {
    let settings: ConversionSettings
    let palette: Palette
    let console: any Console

    /// Converts one document, or the documents of one file.
    ///
    /// - Returns: What became of it, and the bytes for standard output if that is where they go.
    func run(_ job: ConversionJob) -> (outcome: ConversionOutcome, bytes: [UInt8]?) {
        if job.isDivided { return (runParts(job), nil) }
        // The output will be read as well, to check it.
        if job.input.format.holdsMarkdown, job.outputFormat.holdsMarkdown { MarkdownReader.keepParserMemory(true) }
        do throws(DocumentInput.Failure) {
            let (source, read) = try job.input.read(from: console, options: readingOptions(for: job))
            return try convert(read, source, job)
        } catch {
            return (failure(of: job, error), nil)
        }
    }

    /// How an input is read: pictures inside of the text become files where there is a place for files.
    func readingOptions(for job: ConversionJob) -> ReadOptions {
        var options = settings.reading
        switch job.outputFormat.pictures {
        case .none: break
        case .embedded: options.extractsPictures = true
        case .linked: options.extractsPictures = AssetPlacement(for: job, asked: settings.assets) != nil
        }
        return options
    }

    /// An outcome for an input that gave no document.
    func failure(of job: ConversionJob, _ error: DocumentInput.Failure) -> ConversionOutcome {
        var log = MessageLog(name: job.input.name, source: error.bytes, palette: palette)
        log.add(.error, error.message, offset: error.offset)
        let place = error.offset.map { log.position(at: $0) }
        let entry = Report.failure(job.input.name, error.message, offset: error.offset, position: place)
        return ConversionOutcome(result: .failed, messages: log.text, report: entry)
    }

    /// Writes what a reader made of an input.
    func convert(
        _ result: ReadResult,
        _ source: [UInt8],
        _ job: ConversionJob
    ) throws(DocumentInput.Failure) -> (outcome: ConversionOutcome, bytes: [UInt8]?) {
        var read = result
        var writing = settings.writing
        writing.bundleInfo = read.bundleInfo
        writing.allowTags(forSource: job.input.format)
        switch job.outputFormat.pictures {
        case .none: sayFilesLeftOut(&read, except: nil)
        case .embedded:
            writing.assets = read.assets
            if case .file(let path) = job.input.source {
                writing.assets += PictureLoading.pictures(of: read.document, in: path.parent)
            }
            if !job.outputFormat.holdsFiles { sayFilesLeftOut(&read, except: "image/") }
        case .linked: if let problem = place(&read, job) { return (problem, nil) }
        }
        guard let written = job.outputFormat.writer?.write(read.document, options: writing) else {
            let message = "the format \(job.outputFormat.name) cannot be written"
            throw DocumentInput.Failure(message: message, offset: nil, bytes: source)
        }
        if let first = written.mismatches.first {
            return (mismatch(job, source, read.document, block: first, count: written.mismatches.count), nil)
        }
        if let problem = store(written, job) { return (problem, nil) }
        let outcome = summary(of: job, source, read, written.losses)
        return (outcome, job.output == nil ? written.bytes : nil)
    }

    /// Tells of the files that the output has no room for.
    ///
    /// - Parameter kind: How the media types of those begin that it has room for.
    private func sayFilesLeftOut(_ read: inout ReadResult, except kind: String?) {
        let files = read.assets.filter { file in kind.map { !file.mediaType.hasPrefix($0) } ?? true }
        guard !files.isEmpty else { return }
        let count = files.count == 1 ? "1 file of the document is" : "\(files.count) files of the document are"
        read.diagnostics.append(
            Diagnostic(
                severity: .warning,
                id: "assets-left-out",
                message: count + " left out; this format has no room for them.",
                offset: 0
            )
        )
    }

    /// An outcome for an output that would be read back in another way; it names the first block.
    private func mismatch(
        _ job: ConversionJob,
        _ source: [UInt8],
        _ document: AttributedDocument,
        block: BlockIndex,
        count: Int
    ) -> ConversionOutcome {
        let text = document.blocks.indices.contains(block) ? document.string(of: document.blocks[block]) : ""
        let shown = String(text.prefix(60).map { $0 == "\n" ? " " : $0 })
        let others = count > 1 ? " and \(count - 1) more" : ""
        let message =
            "this block would not be read back as it stands: \"\(shown)\"\(others); nothing was written, please report it"
        let offset = sourceOffset(of: block, in: document)
        var log = MessageLog(name: job.input.name, source: source, palette: palette)
        log.add(.error, message, offset: offset)
        let place = offset.map { log.position(at: $0) }
        return ConversionOutcome(
            result: .mismatched,
            messages: log.text,
            report: Report.failure(job.input.name, message, offset: offset, position: place)
        )
    }

    /// An outcome for an input that was not even opened.
    func failure(_ path: FilePath, _ error: SystemError) -> ConversionOutcome {
        failure(naming: path.description, for: path.description, error.description)
    }

    func failure(naming name: String, for input: String, _ reason: String) -> ConversionOutcome {
        var log = MessageLog(name: name, source: [], palette: palette)
        log.add(.error, reason)
        let message = name == input ? reason : "\(name): \(reason)"
        return ConversionOutcome(
            result: .failed,
            messages: log.text,
            report: Report.failure(input, message, offset: nil, position: nil)
        )
    }

    /// Writes the files of a document, and names them in it as they are named now.
    ///
    /// - Returns: An outcome if that failed.
    private func place(_ read: inout ReadResult, _ job: ConversionJob) -> ConversionOutcome? {
        guard !read.assets.isEmpty else { return nil }
        guard let placement = AssetPlacement(for: job, asked: settings.assets) else {
            let count =
                read.assets.count == 1
                ? "1 file of the document was" : "\(read.assets.count) files of the document were"
            read.diagnostics.append(
                Diagnostic(
                    severity: .warning,
                    id: "assets-not-written",
                    message: count + " not written; name a folder with --assets.",
                    offset: 0
                )
            )
            return nil
        }
        do {
            let names = try placement.write(read.assets)
            read.document = read.document.renamingFiles { names[$0] }
            return nil
        } catch {
            return failure(naming: placement.folder.description, for: job.input.name, error.description)
        }
    }

    /// Writes the output file, or the files of the output folder, if there is one.
    ///
    /// - Returns: An outcome if that failed.
    private func store(_ written: WriteResult, _ job: ConversionJob) -> ConversionOutcome? {
        guard let output = job.output else { return nil }
        do {
            if job.makesFolder { try FileReplacement.makeFolder(output.parent) }
            if let text = job.outputFormat.folderText {
                try FileReplacement.makeFolder(output)
                for asset in written.assets {
                    let path = output.appending(asset.name.utf8)
                    if asset.name.contains("/") { try FileReplacement.makeFolder(path.parent) }
                    try FileReplacement.write(asset.bytes, to: path)
                }
                // A text that is there under another name is replaced, so that the folder has one.
                let name = job.outputFormat.textFile(in: output) ?? Array(text.utf8)
                try FileReplacement.write(written.bytes, to: output.appending(name))
                return nil
            }
            try FileReplacement.write(written.bytes, to: output)
            return nil
        } catch {
            return failure(naming: output.description, for: job.input.name, error.description)
        }
    }

    private func summary(
        of job: ConversionJob,
        _ source: [UInt8],
        _ read: ReadResult,
        _ losses: [Loss]
    ) -> ConversionOutcome {
        var log = MessageLog(name: job.input.name, source: source, palette: palette)
        var report = Report.Entry(input: job.input.name, output: job.output?.description)
        log.add(read.diagnostics)
        for diagnostic in read.diagnostics {
            report.add(diagnostic, at: log.position(at: diagnostic.offset))
        }
        for loss in losses {
            let offset = loss.sourceOffset ?? loss.block.flatMap { sourceOffset(of: $0, in: read.document) }
            let times = loss.count > 1 ? " (\(loss.count) times)" : ""
            log.add(.loss, MessageLog.withoutFullStop(loss.message) + times, offset: offset, id: loss.subject)
            report.add(loss, offset: offset, position: offset.map { log.position(at: $0) })
        }
        let isLossy = !losses.isEmpty || read.diagnostics.contains { $0.severity == .warning }
        return ConversionOutcome(
            result: isLossy ? .lossy : .converted,
            messages: log.text,
            report: report.json
        )
    }

    private func sourceOffset(of block: BlockIndex, in document: AttributedDocument) -> Int? {
        guard document.blocks.indices.contains(block) else { return nil }
        return document.blocks[block].source?.offsets.lowerBound
    }
}
