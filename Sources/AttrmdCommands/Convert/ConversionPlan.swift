// What a conversion will do, decided in full before anything is written.

import DocumentFormats

/// One document to convert.
struct ConversionJob: Sendable {
    let input: DocumentInput
    /// `nil` is standard output.
    let output: FilePath?
    let outputFormat: DocumentFormat
    /// Whether the folder of the output is made when it is missing.
    let makesFolder: Bool
    /// The size of the input in bytes, as far as it is known.
    let byteCount: Int
}

/// The jobs of one call of `attrmd convert`.
struct ConversionPlan {
    enum Step {
        case convert(ConversionJob)
        /// An input that the system does not let us see.
        case fail(FilePath, SystemError)
    }

    private(set) var steps: [Step] = []
    private(set) var skipped: [FolderWalk.Skipped] = []
    /// Whether outputs go to a folder, each under its own name.
    private(set) var isMirrored = false

    private let choice: FormatChoice
    private let inputFormat: DocumentFormat?
    private let outputFormat: DocumentFormat?
    private let output: FilePath?
    private let report: FilePath?
    private var inputs: [FileFacts.Identity: FilePath] = [:]
    /// The input that each output was planned for.
    private var origins: [FilePath: (path: FilePath, identity: FileFacts.Identity?)] = [:]

    /// Decides what is read and what is written.
    ///
    /// - Throws: `UsageError`, when a format is not known, an output would be an input, or two inputs
    ///   would become one output. Nothing has been written then.
    init(_ arguments: ParsedArguments, formats: [DocumentFormat]) throws(UsageError) {
        choice = FormatChoice(formats: formats)
        inputFormat = choice.named(.from, in: arguments)
        outputFormat = choice.named(.to, in: arguments)
        let named = arguments.path(.output)
        output = named == FilePath("-") ? nil : named
        report = arguments.path(.report)

        let words = arguments.operands.isEmpty ? [Array("-".utf8)] : arguments.operands
        let sources = words.map { DocumentInput.Source(operand: $0) }
        let seen = sources.map { Seen($0) }
        let outputFacts = output.flatMap { try? FileFacts(of: $0) }
        let needsFolder = sources.count > 1 || zip(sources, seen).contains { $1.isFolder && !isDocument($0) }
        // A document that is a folder may stand where an older one stood.
        let isDocumentFolder =
            !needsFolder && output.flatMap { (outputFormat ?? choice.writing($0))?.folderText } != nil
        isMirrored = needsFolder || !isDocumentFolder && (output?.endsInSlash == true || outputFacts?.kind == .folder)
        try checkShape(sources, needsFolder: needsFolder, outputFacts)

        let single = isMirrored ? try mirroredFormat() : try choice.output(output, forced: outputFormat)
        if single.folderText != nil, output == nil {
            throw UsageError("\(single.name) is a folder and cannot go to standard output; name it with -o")
        }
        for (source, seen) in zip(sources, seen) {
            try add(source, seen, to: single, excluding: outputFacts?.identity)
        }
        try checkOutputs()
    }

    /// The jobs and where each stands among the steps.
    var jobs: [(step: Int, job: ConversionJob)] {
        steps.enumerated().compactMap { index, step in
            if case .convert(let job) = step { return (index, job) }
            return nil
        }
    }

    /// Whether an input, if it is a folder, is one document.
    private func isDocument(_ source: DocumentInput.Source) -> Bool {
        guard case .file(let path) = source else { return false }
        return (inputFormat ?? choice.reading(path))?.folderText != nil
    }

    /// What the system says about an input that a person named.
    private enum Seen {
        case standardInput
        case file(FileFacts)
        case missing(SystemError)

        init(_ source: DocumentInput.Source) {
            guard case .file(let path) = source else {
                self = .standardInput
                return
            }
            do {
                self = .file(try FileFacts(of: path))
            } catch {
                self = .missing(error)
            }
        }

        var isFolder: Bool {
            if case .file(let facts) = self { return facts.kind == .folder }
            return false
        }
    }

    private func checkShape(
        _ sources: [DocumentInput.Source],
        needsFolder: Bool,
        _ outputFacts: FileFacts?
    ) throws(UsageError) {
        if sources.count > 1, sources.contains(.standardInput) {
            throw UsageError("standard input cannot be one of several inputs")
        }
        guard needsFolder else { return }
        let what = sources.count > 1 ? "several inputs" : "a folder"
        guard let output else { throw UsageError("\(what) cannot go to standard output; name a folder with -o") }
        if let outputFacts, outputFacts.kind != .folder {
            throw UsageError("\(output) is a file; \(what) can only go to a folder")
        }
    }

    private func mirroredFormat() throws(UsageError) -> DocumentFormat {
        if let outputFormat { return outputFormat }
        throw UsageError("a folder has no suffix that tells the format; name it with --to: \(choice.writable)")
    }

    // MARK: Jobs

    private mutating func add(
        _ source: DocumentInput.Source,
        _ seen: Seen,
        to format: DocumentFormat,
        excluding excluded: FileFacts.Identity?
    ) throws(UsageError) {
        switch (source, seen) {
        case (.file(let path), .missing(let error)):
            steps.append(.fail(path, error))
        case (.file(let path), .file(let facts)) where facts.kind == .folder && !isDocument(source):
            addFolder(path, to: format, excluding: excluded)
        case (.file(let path), .file(let facts)):
            let input = try choice.input(source, forced: inputFormat)
            let name = FilePath(Array(path.lastComponent))
            add(input, path, name, facts, to: format)
        case (.standardInput, _), (_, .standardInput):
            let input = DocumentInput(
                source: .standardInput,
                format: try choice.input(.standardInput, forced: inputFormat)
            )
            let target = isMirrored ? output?.appending("stdin.\(format.suffixes.first ?? format.name)".utf8) : output
            append(input, target, format, byteCount: 0)
        }
    }

    private mutating func addFolder(
        _ folder: FilePath,
        to format: DocumentFormat,
        excluding excluded: FileFacts.Identity?
    ) {
        let walk = FolderWalk(folder, excluding: excluded) { choice.reading($0)?.folderText != nil }
        skipped += walk.skipped
        for failure in walk.failures { steps.append(.fail(failure.path, failure.error)) }
        for file in walk.files {
            let found = choice.reading(file.path)
            guard let found, inputFormat == nil || inputFormat?.name == found.name else {
                let reason =
                    found == nil
                    ? file.path.suffix.map { "no reader for .\($0)" } ?? "no suffix"
                    : "not \(inputFormat?.name ?? "")"
                skipped.append(FolderWalk.Skipped(path: file.path, reason: reason))
                continue
            }
            add(found, file.path, file.relative, file.facts, to: format)
        }
    }

    /// Plans a file, unless the very same one was planned for the same output already.
    private mutating func add(
        _ input: DocumentFormat,
        _ path: FilePath,
        _ name: FilePath,
        _ facts: FileFacts,
        to format: DocumentFormat
    ) {
        let target =
            isMirrored
            ? output?.appending(name.replacingSuffix(with: format.suffixes.first ?? format.name).bytes) : output
        if facts.kind == .file { inputs[facts.identity] = path }
        if let target, let origin = origins[target] {
            if origin.identity != facts.identity { collisions.append((origin.path, path, target)) }
            return
        }
        if let target { origins[target] = (path, facts.identity) }
        append(DocumentInput(source: .file(path), format: input), target, format, byteCount: facts.byteCount)
    }

    private mutating func append(
        _ input: DocumentInput,
        _ target: FilePath?,
        _ format: DocumentFormat,
        byteCount: Int
    ) {
        steps.append(
            .convert(
                ConversionJob(
                    input: input,
                    output: target,
                    outputFormat: format,
                    makesFolder: isMirrored,
                    byteCount: byteCount
                )
            )
        )
    }

    // MARK: Outputs

    /// Why documents of one input must not go to a folder: outputs or inputs lie there, and the names of the
    /// documents are not known before they are read.
    private func problems(of folder: FilePath, for job: ConversionJob) -> [String] {
        let prefix = folder.bytes + [UInt8(ascii: "/")]
        var problems: [String] = []
        if let other = jobs.lazy.compactMap(\.job.output).first(where: { $0.bytes.starts(with: prefix) }) {
            problems.append("\(job.input.name) would go to the folder \(folder), and so would \(other)")
        }
        guard let identity = (try? FileFacts(of: folder))?.identity else { return problems }
        for input in inputs.values.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
            var place = input.parent
            while (try? FileFacts(of: place))?.identity != identity, place.parent != place { place = place.parent }
            guard (try? FileFacts(of: place))?.identity == identity else { continue }
            problems.append("\(job.input.name) would go to the folder \(folder), which holds the input \(input)")
            break
        }
        return problems
    }

    private var collisions: [(first: FilePath, second: FilePath, output: FilePath)] = []

    private func checkOutputs() throws(UsageError) {
        var problems = collisions.map { "\($0.first) and \($0.second) would both become \($0.output)" }
        for (_, job) in jobs {
            guard let output = job.output else { continue }
            if let facts = try? FileFacts(of: output), let input = inputs[facts.identity] {
                problems.append("\(output) would overwrite the input \(input); choose another output")
            }
            if let folder = job.partsFolder { problems += self.problems(of: folder, for: job) }
            if output == report { problems.append("\(output) cannot be both the output and the report") }
        }
        if let report, let facts = try? FileFacts(of: report), let input = inputs[facts.identity] {
            problems.append("\(report) would overwrite the input \(input); choose another report")
        }
        guard !problems.isEmpty else { return }
        let shown = 10
        let rest = problems.count - shown
        throw UsageError(problems.prefix(shown) + (rest > 0 ? ["and \(rest) more of this kind"] : []))
    }
}
