import DocumentModel
import Testing

@Suite struct MarkNestingTests {
    @Test func `marks come back in the order in which they were appended`() {
        var nesting = MarkNesting()
        let marks: [MarkNesting.Mark] = [.strong, .emphasis, .link, .custom, .strong]
        for mark in marks { nesting.append(mark) }
        #expect(nesting.marks == marks)
        #expect(nesting.count == 5)
    }

    @Test func `marks beyond the capacity are not recorded`() {
        var nesting = MarkNesting()
        for _ in 0..<12 { nesting.append(.highlight) }
        #expect(nesting.count == MarkNesting.capacity)
        #expect(nesting.marks == Array(repeating: .highlight, count: 10))
    }
}
