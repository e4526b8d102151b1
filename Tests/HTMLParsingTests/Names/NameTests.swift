// Names and their numbers.

import Testing

@testable import HTMLParsing

struct NameTests {
    @Test(
        "The constants stand for their spellings",
        arguments: [
            (HTMLName.a, "a"), (.annotationXML, "annotation-xml"), (.foreignObject, "foreignObject"), (.xmp, "xmp"),
            (.mi, "mi"), (.`var`, "var"), (.h6, "h6"), (.action, "action"), (.ariaLevel, "aria-level"),
            (.`class`, "class"), (.httpEquiv, "http-equiv"), (.width, "width"), (.dir, "dir"),
        ]
    )
    func constants(name: HTMLName, spelling: String) {
        #expect(String(decoding: NameTable.seed.spelling(of: name), as: UTF8.self) == spelling)
        #expect(NameTable.seed.find(Array(spelling.utf8)) == name)
    }

    @Test("Every number has the spelling at its place in the lists, and no spelling is there twice")
    func lists() {
        let elements = NameTable.words(of: HTMLName.elementSpellings)
        let attributes = NameTable.words(of: HTMLName.attributeSpellings)
        #expect(elements.count == HTMLName.elementCount)
        #expect(attributes.count == HTMLName.attributeCount)
        for (number, spelling) in (elements + attributes).enumerated() {
            #expect(NameTable.seed.find(spelling) == HTMLName(rawValue: UInt32(number)))
        }
        #expect(Set(elements + attributes).count == elements.count + attributes.count)
    }

    @Test("A name keeps its number while a table grows")
    func growth() {
        var table = NameTable.seed
        let names = (0..<5000).map { Array("name\($0)".utf8) }
        let numbers = names.map { table.intern($0) }
        #expect(names.map { table.intern($0) } == numbers)
        #expect(names.map { table.find($0) } == numbers)
        #expect(Set(numbers).count == 5000)
        #expect(table.find(Array("name5000".utf8)) == nil)
        #expect(table.spelling(of: .none) == [])
    }

    @Test("Foreign names get their capitals back")
    func foreign() {
        let names = ForeignNames.shared
        var table = NameTable.seed
        #expect(names.svgElement(table.intern(Array("foreignobject".utf8))) == .foreignObject)
        #expect(names.smallElement(.foreignObject) == table.intern(Array("foreignobject".utf8)))
        #expect(names.svgElement(.p) == .p)
        let viewBox = names.svgAttribute(table.intern(Array("viewbox".utf8)))
        #expect(table.spelling(of: viewBox).elementsEqual("viewBox".utf8))
    }
}
