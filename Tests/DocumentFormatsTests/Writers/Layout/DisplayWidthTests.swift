import Testing

@testable import DocumentFormats

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4), ("한국어", 6),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("שָׁלוֹם", 4), ("العربية", 7), ("हिन्दी", 5), ("ไทย", 3), ("🍎", 2), ("👩‍🚀", 2),
        ("👩🏽‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("1️⃣", 2), ("☺︎", 1),
        ("a\u{200B}b", 2), ("a\u{200D}b", 2), ("\u{AD}", 1), ("中\u{301}", 2), ("🏽", 2), ("…", 1), ("─", 1), ("│", 1),
    ])
    func `text takes as many columns as a terminal gives it`(_ text: String, _ columns: Int) {
        #expect(ColumnCounter.columns(of: text) == columns)
    }

    @Test(arguments: [wideRanges, zeroWidthRanges])
    func `the tables are pairs in ascending order`(_ table: [UInt32]) {
        #expect(table.count % 2 == 0)
        for index in stride(from: 0, to: table.count, by: 2) {
            #expect(table[index] <= table[index + 1])
            if index > 0 { #expect(table[index - 1] < table[index]) }
        }
    }
}
