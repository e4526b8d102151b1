// The targets that the package writes itself: what they lose is what their writers say.

import DocumentFormats
import TargetTable

/// A target that is a format of the package.
struct WrittenTarget {
    let target: TargetID
    let writer: any DocumentWriter
    private let embedsPictures: Bool
    let options: WriteOptions

    /// - Returns: `nil` for a target that the package does not write.
    init?(_ target: TargetID) {
        var options = WriteOptions()
        let name: String
        switch target {
        case .markdownCommonMark:
            name = "markdown"
            options.dialect = .commonmark
        case .markdownGFM:
            name = "markdown"
            options.dialect = .gfm
        case .markdownNotes: name = "markdown"
        default:
            guard let format = DocumentFormat.all.first(where: { $0.targetID == target.rawValue }) else { return nil }
            name = format.name
        }
        guard let format = DocumentFormat.named(name), let writer = format.writer else { return nil }
        embedsPictures = format.pictures == .embedded
        self.target = target
        self.writer = writer
        self.options = options
    }

    /// What writing a document loses, one loss for each subject: the first of its kind, with how many there are.
    func losses(_ reading: LintReading) -> [SubjectID: Loss] {
        var found: [SubjectID: Loss] = [:]
        var options = options
        options.allowTags(forSource: reading.format)
        if embedsPictures { options.assets = reading.picturesBeside() }
        for loss in writer.write(reading.document, options: options).losses {
            guard let subject = loss.subjectID else { continue }
            if let first = found[subject] {
                found[subject]?.count = first.count + loss.count
            } else {
                found[subject] = loss
            }
        }
        return found
    }
}
