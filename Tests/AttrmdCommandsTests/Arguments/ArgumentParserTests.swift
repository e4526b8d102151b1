import Testing

@testable import AttrmdCommands

@Suite("Arguments")
struct ArgumentParserTests {
    private func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(words.map { Array($0.utf8) }[...], for: .named(.convert), formats: testFormats)
    }

    @Test(
        "Every spelling of an option and its value is understood",
        arguments: [
            ["--output", "x", "--strict", "a"], ["--output=x", "--strict", "a"], ["-o", "x", "--strict", "a"],
            ["-ox", "--strict", "a"], ["a", "-o", "x", "--strict"], ["-oy", "--strict", "a", "-ox"],
            ["-ox", "--strict", "--", "a"],
        ]
    )
    func spellings(_ words: [String]) throws {
        let arguments = try parse(words)
        #expect(arguments.path(.output) == FilePath("x"))
        #expect(arguments.has(.strict))
        #expect(!arguments.has(.exact))
        #expect(arguments.operands == [Array("a".utf8)])
    }

    @Test("After two dashes all words are operands; one dash is one anywhere")
    func operands() throws {
        #expect(
            try parse(["-", "--", "--strict", "-x", "--", "-"]).operands.map { String(decoding: $0, as: UTF8.self) }
                == ["-", "--strict", "-x", "--", "-"]
        )
    }

    @Test("A value may hold an equals sign, be empty in a path, or look like an option")
    func values() throws {
        #expect(try parse(["--output=a=b"]).path(.output) == FilePath("a=b"))
        #expect(try parse(["-o", "--strict"]).path(.output) == FilePath("--strict"))
        #expect(throws: UsageError("option --output: the name is empty")) { try parse(["--output="]) }
    }

    @Test(
        "Numbers of bytes may end in K, M or G; others may not",
        arguments: [("1", 1), ("64k", 65_536), ("2M", 2 << 20), ("1G", 1 << 30)]
    )
    func byteCounts(_ text: String, _ count: Int) throws {
        #expect(try parse(["--max-bytes", text]).number(.maximumByteCount) == count)
    }

    @Test(
        "What is no number is refused",
        arguments: ["", "0", "-1", "+1", "1.5", "K", "1KB", "9999999999999999999", "9999999999999G", "٣"]
    )
    func badByteCounts(_ text: String) {
        #expect(throws: UsageError.self) { try parse(["--max-bytes=" + text]) }
        #expect(throws: UsageError.self) { try parse(["--jobs=" + text]) }
    }

    @Test("A count takes no K, M or G")
    func counts() { #expect(throws: UsageError("option -j: 2K is no whole number from 1")) { try parse(["-j2K"]) } }

    @Test("Asking for help is never wrong use")
    func help() throws { #expect(try parse(["--nonsense", "-h", "--to"]).has(.help)) }

    @Test("Every option has its own name and letter in each command")
    func table() {
        for command in CommandSpec.all {
            let names = command.options.map(\.name)
            let letters = command.options.compactMap(\.letter)
            #expect(Set(names).count == names.count)
            #expect(Set(letters).count == letters.count)
            for option in command.options { #expect(!option.summary.contains("'")) }
        }
        #expect(CommandSpec.all.map(\.name) == CommandName.allCases)
    }
}
