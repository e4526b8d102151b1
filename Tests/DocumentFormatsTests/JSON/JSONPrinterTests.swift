import DocumentModel
import Foundation
import Testing

@testable import DocumentFormats

@Suite struct JSONPrinterTests {
    private func printed(_ value: JSONValue) -> String {
        var output: [UInt8] = []
        JSONPrinter.writeValue(value, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `strings are escaped as Foundation escapes them`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{FFFC}", "😀"]
        let string = String(String.UnicodeScalarView(scalars))
        #expect(printed(.string(string)) == String(decoding: try encoder.encode(string), as: UTF8.self))
    }

    @Test(
        arguments: [
            (.null, "null"), (.bool(true), "true"), (.integer(-7), "-7"), (.number(1), "1.0"), (.number(0.1), "0.1"),
            (.number(1e300), "1e+300"), (.array([]), "[]"), (.array([.null, .bool(false)]), "[null,false]"),
            (
                .object([.init(name: "a", value: .integer(1)), .init(name: "b/", value: .object([]))]),
                "{\"a\":1,\"b/\":{}}"
            ),
        ] as [(JSONValue, String)]
    )
    func `values are printed without white space`(value: JSONValue, text: String) throws {
        #expect(printed(value) == text)
        #expect(try JSONScanner.scan(Array(text.utf8)).value(0) == value)
    }

    @Test func `a number that is not finite cannot be represented, wherever it is`() {
        #expect(!JSONPrinter.isRepresentable(.array([.object([.init(name: "a", value: .number(.nan))])])))
        #expect(JSONPrinter.isRepresentable(.array([.object([.init(name: "a", value: .number(1))])])))
    }
}
