// How the command and its workers talk: frames of fields over a pair of pipes.

import DocumentFormats

/// A frame: a count of fields, then each field as its length and its bytes; numbers are eight bytes,
/// the lowest first.
struct WorkerFrame: Equatable {
    var fields: [[UInt8]]

    init(_ fields: [[UInt8]]) { self.fields = fields }

    var bytes: [UInt8] {
        var result = Self.encoded(fields.count)
        for field in fields { result += Self.encoded(field.count) + field }
        return result
    }

    /// Takes a frame from the front of a buffer.
    ///
    /// - Returns: `nil`, with the buffer as it was, while the frame is not complete.
    static func take(from buffer: inout [UInt8]) -> WorkerFrame? {
        var offset = 0
        guard let count = number(in: buffer, at: &offset), count >= 0 else { return nil }
        var places: [Range<Int>] = []
        for _ in 0..<count {
            guard let length = number(in: buffer, at: &offset), (0...(buffer.count - offset)).contains(length) else {
                return nil
            }
            places.append(offset..<(offset + length))
            offset += length
        }
        let fields = places.map { Array(buffer[$0]) }
        buffer.removeFirst(offset)
        return WorkerFrame(fields)
    }

    private static func encoded(_ number: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func number(in buffer: [UInt8], at offset: inout Int) -> Int? {
        guard offset + 8 <= buffer.count else { return nil }
        var number = 0
        for index in 0..<8 { number |= Int(buffer[offset + index]) << (index * 8) }
        offset += 8
        return number
    }
}

/// The pool of `convert`.
typealias ConversionPool = WorkerPool<ConversionJob, ConversionOutcome>

extension ConversionJob: WorkerJob {
    /// The job for a worker; only jobs from a file to a file are given away.
    var frame: WorkerFrame? {
        guard case .file(let path) = input.source, let output else { return nil }
        return WorkerFrame([
            path.bytes, Array(input.format.name.utf8), output.bytes, Array(outputFormat.name.utf8),
            makesFolder ? [1] : [],
        ])
    }

    init?(_ frame: WorkerFrame, formats: [DocumentFormat]) {
        guard frame.fields.count == 5 else { return nil }
        func format(_ bytes: [UInt8]) -> DocumentFormat? {
            formats.first { $0.name.utf8.elementsEqual(bytes) }
        }
        guard let inputFormat = format(frame.fields[1]), let outputFormat = format(frame.fields[3]) else { return nil }
        self.init(
            input: DocumentInput(source: .file(FilePath(frame.fields[0])), format: inputFormat),
            output: FilePath(frame.fields[2]),
            outputFormat: outputFormat,
            makesFolder: !frame.fields[4].isEmpty,
            byteCount: 0
        )
    }
}

extension ConversionOutcome: WorkerOutcome {
    var frame: WorkerFrame {
        WorkerFrame([[result.rawValue], Array(messages.utf8), Array(report.utf8)])
    }

    init?(_ frame: WorkerFrame) {
        guard frame.fields.count == 3, let code = frame.fields[0].first, let result = Result(rawValue: code) else {
            return nil
        }
        self.init(
            result: result,
            messages: String(decoding: frame.fields[1], as: UTF8.self),
            report: String(decoding: frame.fields[2], as: UTF8.self)
        )
    }
}
