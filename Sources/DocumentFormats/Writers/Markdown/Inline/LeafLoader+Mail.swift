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
        var last: Int32 = -1
        for index in segments.indices where segments[index].marks.link >= 0 {
            let link = segments[index].marks.link
            if last >= 0, table.links[Int(last)] == table.links[Int(link)] { segments[index].marks.link = last }
            last = segments[index].marks.link
        }
    }
}
