// The findings of a file as bytes, for a process that lints on behalf of another one.

import TargetTable

extension LintedFile {
    /// The file as bytes that `init(wireBytes:)` reads.
    package var wireBytes: [UInt8] {
        var wire = WireWriter()
        wire.write(path)
        for list in [findings, suppressed, known, failure.map { [$0] } ?? []] {
            wire.write(list.count)
            for placed in list { wire.write(placed) }
        }
        return wire.bytes
    }

    /// - Returns: `nil` for bytes that `wireBytes` did not make.
    package init?(wireBytes: [UInt8]) {
        var wire = WireReader(bytes: wireBytes)
        guard let path = wire.text() else { return nil }
        var lists: [[PlacedFinding]] = []
        for _ in 0..<4 {
            guard let count = wire.count() else { return nil }
            var list: [PlacedFinding] = []
            for _ in 0..<count {
                guard let placed = wire.placedFinding() else { return nil }
                list.append(placed)
            }
            lists.append(list)
        }
        guard wire.isAtEnd, lists[3].count <= 1 else { return nil }
        self.init(path: path, findings: lists[0])
        suppressed = lists[1]
        known = lists[2]
        failure = lists[3].first
    }
}

/// Numbers are eight bytes, the lowest first; texts and bytes stand after their length.
private struct WireWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        for index in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (index * 8))) }
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes += text.utf8
    }

    mutating func write(_ fingerprint: Fingerprint) {
        write(Int(bitPattern: UInt(fingerprint.high)))
        write(Int(bitPattern: UInt(fingerprint.low)))
    }

    mutating func write(_ place: Place) {
        for number in [place.line, place.column, place.utf16Column, place.offset] { write(number) }
    }

    mutating func write(_ placed: PlacedFinding) {
        let finding = placed.finding
        for text in [
            finding.rule, finding.severity.rawValue, finding.message, finding.target?.rawValue ?? "",
            finding.subject?.rawValue ?? "",
        ] { write(text) }
        write(placed.fingerprint)
        write(placed.contentFingerprint)
        write(finding.range.lowerBound)
        write(finding.range.upperBound)
        write(finding.unit == nil ? 0 : 1)
        if let unit = finding.unit {
            for text in [unit.key, unit.language, unit.variation] { write(text) }
        }
        write(placed.start)
        write(placed.end)
        write(finding.fixes.count)
        for (fix, places) in zip(finding.fixes, placed.editPlaces) {
            write(fix.title)
            write(fix.isSafe ? 1 : 0)
            write(fix.edits.count)
            for (edit, place) in zip(fix.edits, places) {
                write(edit.range.lowerBound)
                write(edit.range.upperBound)
                write(edit.replacement.count)
                bytes += edit.replacement
                write(place.start)
                write(place.end)
            }
        }
    }
}

private struct WireReader {
    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func number() -> Int? {
        guard offset + 8 <= bytes.count else { return nil }
        var number = 0
        for index in 0..<8 { number |= Int(bytes[offset + index]) << (index * 8) }
        offset += 8
        return number
    }

    /// A number of things that each take a byte or more.
    mutating func count() -> Int? { number().flatMap { (0...(bytes.count - offset)).contains($0) ? $0 : nil } }

    mutating func slice() -> ArraySlice<UInt8>? {
        guard let count = count() else { return nil }
        defer { offset += count }
        return bytes[offset..<(offset + count)]
    }

    mutating func text() -> String? { slice().map { String(decoding: $0, as: UTF8.self) } }

    mutating func range() -> Range<Int>? {
        guard let lower = number(), let upper = number(), lower <= upper else { return nil }
        return lower..<upper
    }

    mutating func fingerprint() -> Fingerprint? {
        guard let high = number(), let low = number() else { return nil }
        return Fingerprint(high: UInt64(UInt(bitPattern: high)), low: UInt64(UInt(bitPattern: low)))
    }

    mutating func place() -> Place? {
        guard let line = number(), let column = number(), let utf16Column = number(), let offset = number() else {
            return nil
        }
        return Place(line: line, column: column, utf16Column: utf16Column, offset: offset)
    }

    mutating func placeRange() -> PlaceRange? {
        guard let start = place(), let end = place() else { return nil }
        return PlaceRange(start: start, end: end)
    }

    mutating func placedFinding() -> PlacedFinding? {
        guard let rule = text(), let severity = text().flatMap({ Severity(rawValue: $0) }), let message = text(),
            let target = text(), let subject = text(), let fingerprint = self.fingerprint(),
            let content = self.fingerprint(),
            let range = range(), let hasUnit = number()
        else { return nil }
        var finding = Finding(rule: rule, severity: severity, message: message, range: range)
        finding.target = TargetID(rawValue: target)
        finding.subject = SubjectID(rawValue: subject)
        if hasUnit == 1 {
            guard let key = text(), let language = text(), let variation = text() else { return nil }
            finding.unit = TranslationUnit(key: key, language: language, variation: variation)
        }
        guard let places = placeRange(), let fixCount = count() else { return nil }
        var editPlaces: [[PlaceRange]] = []
        for _ in 0..<fixCount {
            guard let title = text(), let isSafe = number(), let editCount = count() else { return nil }
            var fix = Fix(title, isSafe: isSafe == 1, [])
            var fixPlaces: [PlaceRange] = []
            for _ in 0..<editCount {
                guard let range = self.range(), let replacement = slice(), let place = placeRange() else { return nil }
                fix.edits.append(Fix.Edit(range, bytes: Array(replacement)))
                fixPlaces.append(place)
            }
            finding.fixes.append(fix)
            editPlaces.append(fixPlaces)
        }
        return PlacedFinding(
            finding: finding,
            start: places.start,
            end: places.end,
            fingerprint: fingerprint,
            contentFingerprint: content,
            editPlaces: editPlaces
        )
    }
}
