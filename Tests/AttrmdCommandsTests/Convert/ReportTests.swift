import Foundation
import Testing

@Suite("attrmd convert --report")
struct ReportTests {
    @Test("The report names every input, what became of it, and every loss with its place")
    func content() throws {
        let scratch = Scratch(["in/a.ln": "x\n& \"?\n", "in/b.ln": "no!\n", "in/c.ln": "c\n", "in/d.png": ""])
        let result = scratch.run(["convert", "-t", "loud", "@/in", "@/e.ln", "-o", "@/out", "--report", "@/r.json"])
        #expect(result.status == .failure)
        let report = try #require(scratch.text("r.json").map(scratch.contract))
        #expect(
            report == """
                {
                  "version": 1,
                  "files": [
                    {"input": "@/in/a.ln", "output": "@/out/a.loud", "status": "converted", "diagnostics": [
                        {"severity": "warning", "id": "question", "message": "A question is left open.", "line": 2, "column": 4, "offset": 5}
                      ], "losses": [
                        {"subject": "ampersand", "message": "The & is left out.", "count": 1, "line": 2, "column": 1, "offset": 2}
                      ]},
                    {"input": "@/in/b.ln", "output": null, "status": "failed", "error": {"message": "there is a !", "line": 1, "column": 3, "offset": 2}},
                    {"input": "@/in/c.ln", "output": "@/out/c.loud", "status": "converted", "diagnostics": [], "losses": []},
                    {"input": "@/e.ln", "output": null, "status": "failed", "error": {"message": "no such file or directory"}}
                  ],
                  "skipped": [
                    {"path": "@/in/d.png", "reason": "no reader for .png"}
                  ]
                }

                """
        )
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.utf8)) }
    }

    @Test("A conversion to standard output has a report too")
    func standardOutput() throws {
        let console = TestConsole()
        console.input = Array("a\u{1}\"\\\n".utf8)
        let scratch = Scratch()
        let result = scratch.run(["convert", "-f", "lines", "-t", "loud", "--report", "@/r.json"], console: console)
        #expect(result.output == "A\u{1}\"\\\n")
        let data = try Data(contentsOf: scratch.url("r.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let file = try #require((object["files"] as? [[String: Any]])?.first)
        #expect(file["input"] as? String == "<stdin>")
        #expect(file["output"] is NSNull)
    }

    @Test("Strings of the report are JSON whatever they hold")
    func strings() throws {
        let scratch = Scratch(["a\"\\\u{1}\té.ln": "&"])
        let result = scratch.run(["convert", "-t", "loud", "@", "-o", "@/out", "--report", "@/r.json"])
        #expect(result.status == .success)
        let data = try Data(contentsOf: scratch.url("r.json"))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let file = try #require((object["files"] as? [[String: Any]])?.first)
        #expect((file["input"] as? String).map(scratch.contract) == "@/a\"\\\\u{1}\\té.ln")
    }

    @Test("A report that cannot be written is an error")
    func failure() {
        let scratch = Scratch(["a.ln": "a\n"])
        let result = scratch.run(["convert", "-t", "loud", "@/a.ln", "--report", "@/no/r.json"])
        #expect(result.status == .failure)
        #expect(result.output == "A\n")
        #expect(result.error == "@/no/r.json: error: no such file or directory\n")
    }
}
