import Testing

@testable import DocumentFormats

@Suite struct HTMLTagScannerTests {
    @Test(arguments: [
        ("<b><i>", 3), ("<a href=\">\">x", 12), ("<a b='\">'>x", 10), ("</a\">x", 5), ("<!-- > -->x", 10),
        ("<!-->x", 5),
        ("<!--->x", 6), ("<?a > ?>x", 8), ("<![CDATA[ > ]]>x", 15), ("<!D \">x", 6), ("<a", 2), ("<!-- a", 6), ("x", 1),
        ("xy>z", 3), ("<?", 2), ("<!---->x", 7),
    ])
    func `a construct ends where CommonMark ends it`(_ source: String, _ end: Int) {
        Array(source.utf8).withUnsafeBufferPointer { #expect(scanHTMLConstruct($0, from: 0) == end) }
    }

    @Test(arguments: [
        ("<br>", true), ("<BR/>", true), ("<br />", true), ("<br class=x>", true), ("<b>", false), ("<brx>", false),
        ("</br>", false), ("<br", false),
    ])
    func `a line break is known in each of its forms`(_ source: String, _ isBreak: Bool) {
        Array(source.utf8).withUnsafeBufferPointer { #expect(isLineBreakTag($0[...]) == isBreak) }
    }
}
