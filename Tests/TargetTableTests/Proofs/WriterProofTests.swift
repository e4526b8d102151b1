import DocumentFormats
import DocumentModel
import TargetTable
import Testing

/// A format that the package writes, as the target whose cells it proves.
struct ProvedFormat: Sendable, CustomTestStringConvertible {
    let target: TargetID
    let format: String
    var options = WriteOptions()
    var reading = ReadOptions()

    var testDescription: String { target.rawValue }

    static let all: [ProvedFormat] =
        [
            ("commonmark", TargetID.markdownCommonMark), ("gfm", .markdownGFM), ("notes", .markdownNotes),
        ].compactMap { name, target in
            MarkdownDialect(rawValue: name).map {
                ProvedFormat(
                    target: target,
                    format: "markdown",
                    options: WriteOptions(dialect: $0),
                    reading: ReadOptions(dialect: $0)
                )
            }
        } + [
            ProvedFormat(target: .html, format: "html"), ProvedFormat(target: .plainText, format: "text"),
            ProvedFormat(target: .terminalANSI, format: "ansi"),
            ProvedFormat(target: .attributedJSON, format: "json"),
            ProvedFormat(target: .rtf, format: "rtf", options: WriteOptions(assets: assets)),
        ]

    /// The files that samples name.
    private static let assets = [
        Asset(
            name: "a.png",
            bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0],
            mediaType: "image/png"
        )
    ]

    static let written = all.filter { DocumentFormat.named($0.format)?.writer != nil }

    /// What the writer reports about a document.
    func losses(_ document: AttributedDocument) -> Set<SubjectID> {
        Set(write(document).losses.compactMap(\.subjectID))
    }

    func write(_ document: AttributedDocument) -> WriteResult {
        DocumentFormat.named(format)?.writer?.write(document, options: options) ?? WriteResult(bytes: [])
    }

    /// What a reader makes of the output; `nil` where there is no reader.
    func readBack(_ document: AttributedDocument) throws -> AttributedDocument? {
        try DocumentFormat.named(format)?.reader?.read(write(document).bytes, options: reading).document
    }
}

@Suite("Writers report what the table says")
struct WriterProofTests {
    @Test(
        "A dropped subject is reported in every sample, one kept in part in some, any other in none",
        arguments: ProvedFormat.written
    )
    func statuses(_ format: ProvedFormat) throws {
        for cell in TargetTable.cells(of: format.target) where cell.confidence == .proved {
            let sample = try #require(SubjectSample.of(cell.subject), "\(cell.subject) has no sample")
            let reported = sample.documents.map { format.losses($0) }
            let isReported = reported.map { !$0.isEmpty }
            let isExpected: Bool
            switch cell.status {
            case .dropped: isExpected = !isReported.contains(false)
            case .partially: isExpected = isReported.contains(true) && isReported.contains(false)
            case .renders, .converted, .ignored: isExpected = !isReported.contains(true)
            case .unknown: isExpected = false
            }
            #expect(isExpected, "\(cell.subject) x \(format.target) is \(cell.status), reported: \(reported)")
            for subjects in reported {
                #expect(
                    subjects.isSubset(of: sample.reportedAs),
                    "\(cell.subject) x \(format.target) is reported as \(subjects)"
                )
            }
        }
    }

    @Test("What is written without a loss is read back as it was", arguments: ProvedFormat.written)
    func reading(_ format: ProvedFormat) throws {
        var different: Set<SubjectID> = []
        for subject in SubjectID.allCases {
            for document in SubjectSample.of(subject)?.documents ?? [] where format.write(document).losses.isEmpty {
                if let read = try format.readBack(document), read != document { different.insert(subject) }
            }
        }
        #expect(different == [])
    }

    @Test("All cells of the formats that the package writes are proved, and no others")
    func confidence() {
        let formats = Set(ProvedFormat.all.map(\.target))
        for target in TargetID.allCases {
            for cell in TargetTable.cells(of: target) {
                let isExpected = formats.contains(target) && cell.subject != .foundationMarkdownSourcePosition
                #expect((cell.confidence == .proved) == isExpected, "\(cell.subject) x \(target)")
            }
        }
    }

    @Test("Every format names the target whose cells its writer proves")
    func registry() {
        for format in DocumentFormat.all {
            guard let name = format.targetID else { continue }
            #expect(TargetID(rawValue: name) != nil, "\(format.name): \(name)")
            #expect(
                ProvedFormat.all.contains { $0.format == format.name && $0.target.rawValue == name },
                "\(format.name)"
            )
        }
    }

    @Test(
        "What the notes of kept subjects except is reported",
        arguments: [
            (TargetID.html, phrase(link("javascript:x")), SubjectID.link),
            (.html, phrase("\u{FFFC}", attributes { $0.image = Image(source: "file:///a") }), .image),
            (.html, block(.codeBlock(info: "swift numbered"), "code\n"), .codeBlockLanguage),
            (.html, block(.footnoteDefinition(label: "n")), .footnote),
            (.html, phrase(look { $0.foregroundColor = .named("no name") }), .kitForegroundColor),
            (.html, phrase(look { $0.underlineColor = .named("no name") }), .kitUnderlineColor),
            (.markdownNotes, block(.heading(level: 3), "a\nb", marks(.hardBreak)), .hardBreak),
            (.markdownGFM, cell("a\nb", marks(.hardBreak)), .hardBreak),
            (.markdownGFM, cell("a b", marks(.softBreak)), .softBreak),
            (.plainText, phrase("\u{FFFC}", attributes { $0.image = Image(source: "data:a") }), .image),
            (.terminalANSI, phrase("\u{FFFC}", attributes { $0.image = Image(source: "data:a") }), .image),
        ]
    )
    func exceptions(_ target: TargetID, _ document: AttributedDocument, _ subject: SubjectID) throws {
        let format = try #require(ProvedFormat.written.first { $0.target == target })
        #expect(format.losses(document) == [subject])
    }
}
