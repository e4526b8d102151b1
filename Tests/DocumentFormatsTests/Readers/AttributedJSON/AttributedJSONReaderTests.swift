import DocumentFormats
import DocumentModel
import Testing

@Suite struct AttributedJSONReaderTests {
    private func read(_ json: String) throws -> ReadResult {
        let result = try AttributedJSONReader().read(Array(json.utf8), options: ReadOptions())
        #expect(result.document.invariantViolations().isEmpty)
        return result
    }

    private func dump(_ json: String) throws -> String { try read(json).document.dump() }

    // MARK: Containers

    @Test(arguments: [
        ("\"\"", ""),
        ("[\"\",{}]", ""),
        ("{\"runs\":[\"\",0],\"attributeTable\":[{}]}", ""),
        ("\"one\"", "paragraph\n  \"one\"\n"),
        ("[\"one\",{}]", "paragraph\n  \"one\"\n"),
        ("[\"a\",{},\"b\",{}]", "paragraph\n  \"ab\"\n"),
        (
            "[\"a\",{\"NSInlinePresentationIntent\":2},\"b\",{\"NSInlinePresentationIntent\":1}]",
            "paragraph\n  \"a\" strong\n  \"b\" emphasis\n"
        ),
        (
            "{\"runs\":[\"a\",1,\"b\",{},\"c\",0,\"d\",{\"NSLanguage\":\"de\"}],\"attributeTable\":[{},{\"NSInlinePresentationIntent\":4}]}",
            "paragraph\n  \"a\" code\n  \"bc\"\n  \"d\" language=\"de\"\n"
        ),
    ])
    func `every container that Foundation decodes is read`(json: String, expected: String) throws {
        #expect(try dump(json) == expected)
    }

    @Test(arguments: [
        ("\"one\\ntwo\"", "paragraph\n  \"one\"\nparagraph\n  \"two\"\n"),
        ("\"one\\n\\ntwo\\n\"", "paragraph\n  \"one\"\nparagraph\nparagraph\n  \"two\"\n"),
        ("\"\\r\\na\\rb\"", "paragraph\nparagraph\n  \"a\"\nparagraph\n  \"b\"\n"),
        (
            "[\"a\",{\"NSLanguage\":\"de\"},\"b\\nc\",{},\"\\n\",{\"NSInlinePresentationIntent\":128},\"d\\n\",{},\"e\",{}]",
            "paragraph\n  \"a\" language=\"de\"\n  \"b\"\nparagraph\n  \"c\"\n  \"\\n\" hard-break\n  \"d\"\nparagraph\n  \"e\"\n"
        ),
    ])
    func `text without blocks is split into paragraphs at line feeds`(json: String, expected: String) throws {
        #expect(try dump(json) == expected)
    }

    // MARK: Malformed input

    @Test(arguments: [
        ("7", "an attributed string is a string, an array or an object", 0),
        ("[]", "an attributed string has at least one run", 0),
        ("{}", "an attributed string needs an array 'runs'", 0),
        ("{\"runs\":[\"a\",{}]}", "an attributed string with 'runs' needs an array 'attributeTable'", 0),
        ("[{},\"a\"]", "expected the text of a run", 1),
        ("[\"a\"]", "a run needs attributes after its text", 1),
        ("[\"a\",{},\"b\"]", "a run needs attributes after its text", 8),
        ("[\"a\",\"b\"]", "expected the attributes of a run", 5),
        ("[\"a\",0]", "a number of attributes without an attribute table", 5),
        ("{\"attributeTable\":[{}],\"runs\":[\"a\",1]}", "there are no attributes with this number", 35),
        ("{\"attributeTable\":[{}],\"runs\":[\"a\",-1]}", "there are no attributes with this number", 35),
        ("{\"attributeTable\":[1],\"runs\":[\"a\",0]}", "expected an object of attributes", 19),
        ("[\"\",{},\"b\",{}]", "a run among several has text", 1),
        ("[\"\",{\"NSLanguage\":\"de\"}]", "a run without text has no attributes", 4),
        ("[\"a\",{\"NSInlinePresentationIntent\":\"2\"}]", "an inline intent is a whole number from 0", 35),
        ("[\"a\",{\"NSInlinePresentationIntent\":-1}]", "an inline intent is a whole number from 0", 35),
        ("[\"a\",{\"NSInlinePresentationIntent\":1.5}]", "an inline intent is a whole number from 0", 35),
        ("[\"a\",{\"NSLink\":{}}]", "an address needs a string 'relative'", 15),
        ("[\"a\",{\"NSLink\":null}]", "an address needs a string 'relative'", 15),
        (
            "[\"a\",{\"NSImageURL\":{\"base\":null,\"relative\":\"x\"},\"NSLink\":{\"base\":{},\"relative\":\"x\"}}]",
            "an address needs a string 'relative'", 65
        ),
        ("[\"a\",{\"NSLanguage\":1}]", "expected a string", 19),
        ("[\"a\",{\"NSPresentationIntent\":{}}]", "a presentation intent needs an array 'components'", 29),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"paragraph\"]}]}}]",
            "a component needs a 'kind' and an 'identity'", 44
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"paragraph\"],\"identity\":\"1\"}]}}]",
            "an identity is a whole number", 77
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"frame\"],\"identity\":1}]}}]",
            "unknown kind of block", 53
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"htmlBlock\"],\"identity\":1}]}}]",
            "unknown kind of block", 52
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[],\"identity\":1}]}}]",
            "a kind begins with its name", 52
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"header\"],\"identity\":1}]}}]",
            "this kind of block needs a whole number", 52
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"codeBlock\",1],\"identity\":1}]}}]",
            "expected a string", 65
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"table\"],\"identity\":1}]}}]",
            "a table needs an array of its columns", 52
        ),
        (
            "[\"a\",{\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"table\",[{\"alignment\":3}]],\"identity\":1}]}}]",
            "the alignment of a column is 0, 1 or 2", 75
        ),
    ])
    func `what Foundation refuses is refused with the place and the reason`(json: String, reason: String, offset: Int) {
        #expect(throws: ReadError.malformed(reason: reason, offset: offset)) { try read(json) }
    }

    @Test func `the limits of the caller hold`() throws {
        let reader = AttributedJSONReader()
        let small = ReadOptions(limits: ReadLimits(maximumByteCount: 3))
        #expect(throws: ReadError.tooLarge(byteCount: 5, limit: 3)) {
            try reader.read(Array("\"abc\"".utf8), options: small)
        }
        let quotes = (1...4).map { "{\"kind\":[\"blockQuote\"],\"identity\":\($0)}" }.joined(separator: ",")
        let json = Array("[\"a\",{\"NSPresentationIntent\":{\"components\":[\(quotes)]}}]".utf8)
        let flat = ReadOptions(limits: ReadLimits(maximumNesting: 3))
        #expect(throws: ReadError.tooDeep(limit: 3, offset: 29)) { try reader.read(json, options: flat) }
        #expect(try reader.read(json, options: ReadOptions()).document.blocks.count == 5)
    }

    @Test func `bytes that are not UTF-8 are replaced when asked for`() throws {
        let json = Array("[\"a".utf8) + [0xFF] + Array("b\",{\"NSInlinePresentationIntent\":8}]".utf8)
        let reader = AttributedJSONReader()
        #expect(throws: ReadError.invalidUTF8(offset: 3)) { try reader.read(json, options: ReadOptions()) }
        let result = try reader.read(json, options: ReadOptions(invalidUTF8: .replace))
        #expect(result.document.dump() == "paragraph\n  \"a\u{FFFD}b\"\n")
        #expect(result.diagnostics.map(\.id) == ["invalid-utf8", "unknown-inline-intent"])
        #expect(result.diagnostics.map(\.offset) == [3, 37])
        #expect(throws: ReadError.malformed(reason: "expected ',' or ']'", offset: 5)) {
            try reader.read(Array(json[..<4]) + [0x22, 0x5B], options: ReadOptions(invalidUTF8: .replace))
        }
    }

    // MARK: Inline attributes

    @Test(arguments: [
        (1, "emphasis"), (2, "strong"), (3, "emphasis strong"), (4, "code"), (32, "strikethrough"),
        (39, "emphasis strong code strikethrough"), (256, "inline-html"),
    ])
    func `inline intents are marks`(value: Int, words: String) throws {
        #expect(try dump("[\"a\",{\"NSInlinePresentationIntent\":\(value)}]") == "paragraph\n  \"a\" \(words)\n")
    }

    @Test(arguments: [
        ("\"NSLink\":{\"relative\":\"/u\"}", "\"a\" link=\"/u\""),
        ("\"NSLink\":\"/u\"", "\"a\" link=\"/u\""),
        (
            "\"NSLink\":{\"relative\":\"../c\",\"base\":{\"relative\":\"https://h/a/b/\"}}",
            "\"a\" link=\"https://h/a/c\""
        ),
        (
            "\"NSLink\":{\"relative\":\"c\",\"base\":{\"relative\":\"b/\",\"base\":{\"relative\":\"https://h/a\"}}}",
            "\"a\" link=\"https://h/b/c\""
        ),
        ("\"NSLink\":{\"relative\":\"/u\"},\"NSAlternateDescription\":\"t\"", "\"a\" link=\"/u\" link-title=\"t\""),
        ("\"NSAlternateDescription\":\"t\"", "\"a\" custom:\"NSAlternateDescription\"=\"t\""),
        (
            "\"NSImageURL\":{\"relative\":\"i\"},\"NSAlternateDescription\":\"t\"",
            "\"\u{FFFC}\" image=\"i\" image-text=\"a\" image-title=\"t\""
        ),
        ("\"NSLink\":\"/u\",\"NSImageURL\":\"i\"", "\"\u{FFFC}\" link=\"/u\" image=\"i\" image-text=\"a\""),
        ("\"NSUnderline\":1", "\"a\" underline=single"),
        ("\"NSUnderline\":0", "\"a\""),
        ("\"NSUnderline\":9", "\"a\" underline=double"),
        ("\"SwiftUI.UnderlineStyle\":{}", "\"a\" underline=single"),
        ("\"NSStrikethrough\":1", "\"a\" strikethrough"),
        ("\"NSStrikethrough\":2", "\"a\" strikethrough strikethrough-style=thick"),
        ("\"NSSuperScript\":1", "\"a\" superscript"),
        ("\"NSSuperScript\":2", "\"a\" custom:\"NSSuperScript\"=2"),
        ("\"NSBaselineOffset\":-1.5", "\"a\" baseline-offset=-1.5"),
        ("\"NSKern\":1.5,\"NSFont\":\"AAE=\"", "\"a\" custom:\"NSFont\"=\"AAE=\" custom:\"NSKern\"=1.5"),
        ("\"rainbow\":{\"b\":[1,null],\"a\":\"x\"}", "\"a\" custom:\"rainbow\"={\"a\":\"x\",\"b\":[1,null]}"),
        (
            "\"NSInflectionAgreementArgument\":1,\"NSLocalizedNumberFormat\":true",
            "\"a\" custom:\"agreeWithArgument\"=1 custom:\"formatNumber\"=true"
        ),
        ("\"NSMarkdownSourcePosition\":{\"startLine\":1}", "\"a\""),
        ("\"NSListItemDelimiter\":\"-\"", "\"a\" custom:\"NSListItemDelimiter\"=\"-\""),
    ])
    func `attributes are read by their names`(members: String, run: String) throws {
        #expect(try dump("[\"a\",{\(members)}]") == "paragraph\n  \(run)\n")
    }

    @Test func `runs of one image are one image with their common marks`() throws {
        let json = """
            ["a ",{"NSImageURL":"i","NSInlinePresentationIntent":3},"b",{"NSImageURL":"i","NSInlinePresentationIntent":2},\
            "c",{"NSImageURL":"j"},"\u{FFFC}",{"NSImageURL":"k"}]
            """
        let expected = """
            paragraph
              "￼" strong image="i" image-text="a b"
              "￼" image="j" image-text="c"
              "￼" image="k"

            """
        #expect(try dump(json) == expected)
    }

    @Test(arguments: [
        ("\"\\n\"", 128, "\"\\n\" hard-break"),
        ("\"\\r\\n\\n\"", 130, "\"\\n\\n\" strong hard-break"),
        ("\"\\u2028\"", 128, "\"\\n\" hard-break"),
        ("\"x\"", 128, "\"x\"\n  \"\\n\" hard-break"),
        ("\" \"", 64, "\" \" soft-break"),
        ("\"\\n\"", 64, "\" \" soft-break"),
        ("\"x\"", 66, "\"x\" strong"),
        ("\"a\\nb\"", 2, "\"a\" strong\n  \"\\n\" strong hard-break\n  \"b\" strong"),
        ("\"<a\\nb>\"", 256, "\"<a\\nb>\" inline-html"),
    ])
    func `breaks have the text that the model gives them`(text: String, intent: Int, runs: String) throws {
        let intents = "\"NSPresentationIntent\":{\"components\":[{\"kind\":[\"paragraph\"],\"identity\":1}]}"
        #expect(try dump("[\(text),{\"NSInlinePresentationIntent\":\(intent),\(intents)}]") == "paragraph\n  \(runs)\n")
    }

    @Test func `a name that stands twice counts with its last value, and is reported`() throws {
        let result = try read("[\"a\",{\"x\":1,\"NSLanguage\":\"de\",\"x\":2}]")
        #expect(result.document.dump() == "paragraph\n  \"a\" language=\"de\" custom:\"x\"=2\n")
        #expect(result.diagnostics.map(\.id) == ["duplicate-name"])
        #expect(result.diagnostics.map(\.offset) == [30])
    }
}
