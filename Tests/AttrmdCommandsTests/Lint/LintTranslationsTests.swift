import AttrmdCommands
import Foundation
import Testing

@Suite("lint of translations")
struct LintTranslationsTests {
    private static func catalog(_ translation: String, state: String = "translated") -> String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "k" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "\(state)", "value" : "\(translation)" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "**a** b" } }
              }
            }
          },
          "version" : "1.0"
        }
        """
    }

    @Test("A strings file is judged by the one of the source language in the folder beside it")
    func siblings() {
        let scratch = Scratch([
            "en.lproj/L.strings": "\"k\" = \"**a** b\";\n", "de.lproj/L.strings": "\"k\" = \"a b\";\n",
        ])
        let result = scratch.lint("@/de.lproj/L.strings")
        #expect(result.status == .findings)
        #expect(result.output.hasPrefix("@/de.lproj/L.strings:1:8: warning: "))
        #expect(result.output.hasSuffix("[l10n-span-count]\n"))
        #expect(scratch.lint("@/en.lproj/L.strings").status == .success)
    }

    @Test("--state leaves other translations alone, and --summary counts")
    func states() {
        let scratch = Scratch(["a.xcstrings": Self.catalog("** x **", state: "needs_review")])
        #expect(scratch.lint("@/a.xcstrings", "--state", "translated").status == .success)
        let result = scratch.lint("@/a.xcstrings", "--state", "translated,needs_review", "--summary")
        #expect(result.status == .findings)
        #expect(result.output.hasSuffix("de  1 text   1 finding: l10n-marker-space 1\nen  1 text   0 findings\n"))
        let machine = scratch.lint("@/a.xcstrings", "--summary", "--format", "json")
        #expect(machine.error.hasPrefix("de  1 text   1 finding: l10n-marker-space 1\n"))
        #expect(scratch.run(["lint", "@/a.xcstrings", "--state", "nwe"], formats: nil).status == .failure)
    }

    @Test("--fix changes the space and nothing else")
    func fix() {
        let scratch = Scratch(["a.xcstrings": Self.catalog("** x ** \\u00e9")])
        #expect(scratch.lint("@/a.xcstrings", "--fix").status == .success)
        #expect(scratch.text("a.xcstrings") == Self.catalog("**x** \\u00e9"))
    }

    @Test("A catalog that cannot be read is an error with its place and status 2")
    func broken() {
        let scratch = Scratch(["a.xcstrings": "{\n<<<<<<< HEAD\n}"])
        let result = scratch.lint("@/a.xcstrings")
        #expect(result.status == .failure)
        #expect(result.output.hasPrefix("@/a.xcstrings:2:1: error: a marker of a merge conflict"))
    }
}
