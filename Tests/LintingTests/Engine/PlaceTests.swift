import Testing

@testable import Linting

@Suite("Places")
struct PlaceTests {
    private func brief(_ bytes: [UInt8], _ offset: Int) -> [Int] {
        let place = FilePlaces(bytes).place(at: offset)
        return [place.line, place.column, place.utf16Column, place.offset]
    }

    @Test(
        "Columns count characters, and units of UTF-16",
        arguments: [
            ("", 0, [1, 1, 1, 0]), ("abc", 2, [1, 3, 3, 2]), ("a\nb", 2, [2, 1, 1, 2]), ("a\r\nb", 3, [2, 1, 1, 3]),
            ("a\rb", 2, [2, 1, 1, 2]), ("a\r\nb", 2, [1, 2, 2, 2]), ("é\r\n", 3, [1, 2, 2, 3]),
            ("é!", 2, [1, 2, 2, 2]), ("漢字!", 6, [1, 3, 3, 6]),
            ("😀!", 4, [1, 2, 3, 4]), ("e\u{301}!", 3, [1, 3, 3, 3]), ("👩‍👩‍👧!", 18, [1, 6, 9, 18]),
            ("\u{FEFF}ab", 4, [1, 2, 2, 4]), ("\u{FEFF}", 0, [1, 1, 1, 0]), ("ab", 99, [1, 3, 3, 2]),
            ("ab\n", 3, [2, 1, 1, 3]),
        ]
    )
    func columns(_ text: String, _ offset: Int, _ expected: [Int]) {
        #expect(brief(Array(text.utf8), offset) == expected)
    }

    @Test("UTF-16 of either order has lines and columns too", arguments: [true, false])
    func utf16(_ isBig: Bool) {
        let text = "\u{FEFF}a\r\n😀b\nc"
        let bytes = text.utf16.flatMap {
            isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
        }
        #expect(brief(bytes, 2) == [1, 1, 1, 2])
        #expect(brief(bytes, 8) == [2, 1, 1, 8])
        #expect(brief(bytes, 12) == [2, 2, 3, 12])
        #expect(brief(bytes, 16) == [3, 1, 1, 16])
        #expect(FilePlaces(bytes).lineCount == 3)
    }

    @Test("Columns far into a long line are those that counting from its start gives")
    func longLine() {
        let text = String(repeating: "aé漢😀", count: 2000)
        let bytes = Array(text.utf8)
        let places = FilePlaces(bytes)
        var characters = 0
        var units = 0
        var offset = 0
        for scalar in text.unicodeScalars {
            let place = places.place(at: offset)
            #expect(place.column == characters + 1 && place.utf16Column == units + 1)
            characters += 1
            units += UTF16.width(scalar)
            offset += UTF8.width(scalar)
        }
    }

    @Test("Bytes that are no UTF-8 have places")
    func damaged() { #expect(brief([0xFF, 0x80, 0x61, 0xC3], 3) == [1, 3, 3, 3]) }
}
