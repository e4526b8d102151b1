// A file of several documents, such as an export of notes: each becomes an output of its own in a folder that
// is named after the file.

import DocumentFormats

extension ConversionJob {
    /// Whether the documents of the input become one output each.
    var isDivided: Bool { input.format.isCollection && makesFolder && output != nil }

    /// The folder of the outputs, for a job that is divided.
    var partsFolder: FilePath? {
        guard isDivided, let output else { return nil }
        return output.parent.appending(output.lastComponent.dropLast((output.suffix?.utf8.count).map { $0 + 1 } ?? 0))
    }
}

extension Conversion {
    /// Converts the documents of one input, in the order of the input. One that fails does not keep the others
    /// from being converted.
    func runParts(_ job: ConversionJob) -> ConversionOutcome {
        guard let folder = job.partsFolder else {
            return failure(naming: job.input.name, for: job.input.name, "this output is no folder")
        }
        let source: [UInt8]
        let parts: [DocumentPart]
        do throws(DocumentInput.Failure) {
            (source, parts) = try job.input.readParts(from: console, options: readingOptions(for: job))
        } catch {
            return failure(of: job, error)
        }
        var whole = ConversionOutcome(result: .converted, messages: "", report: "")
        var names = AssetNames()
        let suffix = job.outputFormat.suffixes.first ?? job.outputFormat.name
        for part in parts {
            let name = names.unused("\(PartName.file(for: part.name)).\(suffix)")
            let single = ConversionJob(
                input: job.input,
                output: folder.appending(name.utf8),
                outputFormat: job.outputFormat,
                makesFolder: true,
                byteCount: 0
            )
            let outcome: ConversionOutcome
            do throws(DocumentInput.Failure) {
                outcome = try convert(part.result, source, single).outcome
            } catch {
                outcome = failure(of: single, error)
            }
            whole.messages += outcome.messages
            whole.report += (whole.report.isEmpty ? "" : ConversionOutcome.entrySeparator) + outcome.report
            whole.result = max(whole.result, outcome.result)
        }
        return whole
    }
}

/// Names of outputs that are made of titles.
enum PartName {
    /// The greatest length in bytes: file systems allow 255, with a number and a suffix.
    static let maximumByteCount = 200

    /// A title as the name of a file, without suffix.
    ///
    /// What file systems refuse becomes `-`; dots and white space at the ends go, since they hide a file or
    /// cannot be seen.
    static func file(for title: String) -> String {
        var name = String.UnicodeScalarView()
        var byteCount = 0
        for scalar in title.unicodeScalars {
            byteCount += UTF8.width(scalar)
            if byteCount > maximumByteCount { break }
            switch scalar {
            case "/", "\\", "<", ">", ":", "\"", "|", "?", "*": name.append("-")
            case _ where scalar.properties.generalCategory == .control: name.append(" ")
            default: name.append(scalar)
            }
        }
        let isOuter: (Character) -> Bool = { $0 == "." || $0.isWhitespace }
        let trimmed = String(name).drop(while: isOuter)
        let end = trimmed.lastIndex { !isOuter($0) }
        guard let end else { return "Untitled" }
        return String(trimmed[...end])
    }
}
