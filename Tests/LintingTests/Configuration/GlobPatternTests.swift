import Linting
import Testing

@Suite("Patterns for paths")
struct GlobPatternTests {
    @Test(
        "A pattern matches whole paths",
        arguments: [
            ("a.md", "a.md", true), ("a.md", "b/a.md", false), ("*.md", "a.md", true), ("*.md", "b/a.md", false),
            ("*", "", true), ("?", "é", true), ("?", "ab", false), ("?", "/", false), ("a*c", "abbc", true),
            ("a*c", "a/c", false), ("**/*.md", "a.md", true), ("**/*.md", "x/y/a.md", true), ("**", "x/y", true),
            ("docs/**", "docs/a/b", true), ("docs/**", "docs", false), ("docs/**/a", "docs/a", true),
            ("docs/**/a", "docs/x/y/a", true), ("docs/**/a", "docs/xa", false), ("a**b", "axxb", true),
            ("a**b", "ax/b", false), ("[a-c].md", "b.md", true), ("[a-c].md", "d.md", false),
            ("[!a-c].md", "d.md", true),
            ("[^a].md", "a.md", false), ("[]].md", "].md", true), ("[a", "[a", true), ("[é漢]x", "漢x", true),
            ("*.{md,html}", "a.html", true), ("*.{md,html}", "a.rtf", false), ("{a,b{c,d}}", "bd", true),
            ("{a}", "{a}", true), ("{a,", "{a,", true), ("\\*.md", "*.md", true), ("\\*.md", "a.md", false),
            ("a/**/**/b", "a/b", true), ("*漢*", "x漢字", true), ("", "", true), ("", "a", false),
        ] as [(String, String, Bool)]
    )
    func matching(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(GlobPattern(pattern).matches(path) == expected)
    }

    @Test("Hostile patterns end soon")
    func hostile() {
        let path = String(repeating: "a", count: 2000)
        #expect(!GlobPattern(String(repeating: "*a", count: 200) + "b").matches(path))
        #expect(!GlobPattern(String(repeating: "{a,b}", count: 64)).matches(path))
        #expect(!GlobPattern(String(repeating: "{", count: 500)).matches(path))
    }

    @Test(
        "Ignore files follow git: the last pattern decides, a slash ties it to the folder",
        arguments: [
            ("*.md", "x/a.md", false, true), ("/a.md", "a.md", false, true), ("/a.md", "x/a.md", false, nil),
            ("build/", "build", true, true), ("build/", "build", false, nil), ("x/build/", "x/build", true, true),
            ("x/build", "y/x/build", false, nil), ("*.md\n!keep.md", "keep.md", false, false),
            ("# a", "# a", false, nil),
            ("\\#a", "#a", false, true), ("a \\ ", "a  ", false, true), ("a   ", "a", false, true),
            ("", "a", false, nil),
            ("**/foo", "a/b/foo", false, true), ("foo/**", "foo/x", false, true), ("{a,b}", "a", false, nil),
            ("a\r\nb", "b", false, true), ("\\!x", "!x", false, true),
        ] as [(String, String, Bool, Bool?)]
    )
    func ignoring(_ text: String, _ path: String, _ isFolder: Bool, _ expected: Bool?) {
        #expect(IgnoreFile(Array(text.utf8)).ignores(Array(path.utf8), isFolder: isFolder) == expected)
    }
}
