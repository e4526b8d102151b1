import Testing

@testable import AttrmdCommands

@Suite("FilePath")
struct FilePathTests {
    @Test(
        "A name has a last component, a folder, a suffix, and another name with another suffix",
        arguments: [
            ("a.md", "a.md", ".", "md", "a.x"),
            ("in/b.c.MD", "b.c.MD", "in", "md", "in/b.c.x"),
            ("/b", "b", "/", nil, "/b.x"),
            ("/", "", ".", nil, "/.x"),
            ("in/deep//", "deep", "in", nil, "in/deep//.x"),
            (".profile", ".profile", ".", nil, ".profile.x"),
            ("a.", "a.", ".", nil, "a..x"),
            ("a.d/b", "b", "a.d", nil, "a.d/b.x"),
            ("a.\u{130}", "a.\u{130}", ".", "i\u{307}", "a.x"), ("é.md", "é.md", ".", "md", "é.x"),
        ] as [(String, String, String, String?, String)]
    )
    func parts(_ text: String, _ last: String, _ parent: String, _ suffix: String?, _ replaced: String) {
        let path = FilePath(text)
        #expect(String(decoding: path.lastComponent, as: UTF8.self) == last)
        #expect(path.parent == FilePath(parent))
        #expect(path.suffix == suffix)
        #expect(path.replacingSuffix(with: "x") == FilePath(replaced))
    }

    @Test(
        "A component is put after exactly one slash, and after nothing",
        arguments: [("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("/", "b", "/b")]
    )
    func appending(_ folder: String, _ name: String, _ path: String) {
        #expect(FilePath(folder).appending(Array(name.utf8)) == FilePath(path))
    }

    @Test("Bytes that are not UTF-8 stay; a person sees U+FFFD for them and escapes for control characters")
    func description() {
        let path = FilePath([0x61, 0xFF, 0x0A, 0x1B, 0x09, 0x2E, 0x6D, 0x64])
        #expect(path.description == "a\u{FFFD}\\n\\u{1B}\\t.md")
        #expect(path.replacingSuffix(with: "x").bytes == [0x61, 0xFF, 0x0A, 0x1B, 0x09, 0x2E, 0x78])
        #expect(FilePath([0x61, 0x2E, 0xFF]).replacingSuffix(with: "x") == FilePath("a.x"))
        #expect(path.withCString { $0[1] } == CChar(bitPattern: 0xFF))
    }

    @Test("Names that start with a dot are hidden", arguments: [("in/.git", true), (".x/y", false), ("x", false)])
    func hidden(_ text: String, _ isHidden: Bool) { #expect(FilePath(text).isHidden == isHidden) }
}
