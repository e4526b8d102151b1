// Mail addresses in text that is no link: the parser makes links of them whatever is written, so they are written as
// the links that they will be.

import DocumentModel

extension LeafLoader {
    /// Makes links of the mail addresses in text, which is a loss for each.
    ///
    /// - Complexity: O(*n*) in the bytes and segments.
    mutating func linkMailAddresses(_ table: inout MarkTable) {
        guard content.contains(UInt8(ascii: "@")) else { return }
        var result: [LeafSegment] = []
        result.reserveCapacity(segments.count)
        for segment in segments {
            let range = Int(segment.start)..<Int(segment.end)
            guard segment.kind == .text, segment.marks.link < 0, content[range].contains(UInt8(ascii: "@")) else {
                result.append(segment)
                continue
            }
            var rest = segment
            content.withUnsafeBufferPointer { content in
                let text = UnsafeBufferPointer(rebasing: content[range])
                for found in MailAddressScan.links(in: text) {
                    let start = segment.start + Int32(found.range.lowerBound)
                    if rest.start < start {
                        var before = rest
                        before.end = start
                        result.append(before)
                    }
                    var address = segment
                    address.start = start
                    address.end = segment.start + Int32(found.range.upperBound)
                    address.marks.link = table.number(
                        of: Link(destination: found.destination(in: text), title: nil)
                    )
                    address.isFoundAddress = true
                    result.append(address)
                    rest.start = address.end
                    losses.append(.mailAddress)
                }
            }
            if rest.start < rest.end { result.append(rest) }
        }
        segments = result
        joinLinks(&table)
    }

    /// Gives equal links side by side one number, but for mail addresses in unlike marks: the parser makes a link of
    /// each.
    mutating func joinLinks(_ table: inout MarkTable) {
        var last = RunMarks.plain
        var isLastMail = false
        for index in segments.indices where segments[index].marks.link >= 0 {
            let marks = segments[index].marks
            let isMail = isMailLink(segments[index], table)
            if isMail, isLastMail, !last.hasSameMarks(as: marks) {
                if last.link == marks.link {
                    segments[index].marks.link = table.number(of: table.links[Int(marks.link)])
                }
            } else if last.link >= 0, table.links[Int(last.link)] == table.links[Int(marks.link)] {
                segments[index].marks.link = last.link
            }
            last = segments[index].marks
            isLastMail = isMail
        }
    }

    /// Whether the text of a link is the mail address that the parser would make this link of by itself.
    private func isMailLink(_ segment: LeafSegment, _ table: MarkTable) -> Bool {
        if segment.isFoundAddress { return true }
        let link = table.links[Int(segment.marks.link)]
        guard segment.kind == .text, link.title == nil else { return false }
        return content.withUnsafeBufferPointer { content in
            let text = UnsafeBufferPointer(rebasing: content[Int(segment.start)..<Int(segment.end)])
            let found = MailAddressScan.links(in: text)
            return found.first?.range == text.indices && found[0].destination(in: text) == link.destination
        }
    }
}
