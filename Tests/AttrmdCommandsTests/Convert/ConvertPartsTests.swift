import AttrmdCommands
import DocumentFormats
import Foundation
import Testing

/// An export of Evernote with notes of these titles.
private func export(_ titles: String...) -> String {
    let notes = titles.map { title in
        "<note><title>\(title)</title><content><![CDATA[<en-note><div>Text of \(title)</div></en-note>]]></content>"
            + "<resource><data>aGVsbG8=</data><resource-attributes><file-name>a.txt</file-name></resource-attributes></resource></note>"
    }
    return "<en-export>\(notes.joined())</en-export>"
}

@Suite struct ConvertPartsTests {
    private func run(_ files: [String: String], _ arguments: String...) -> (
        Scratch, AttrmdCommands.ExitStatus, String, String
    ) {
        let scratch = Scratch(files)
        let result = scratch.run(arguments, formats: DocumentFormat.all)
        return (scratch, result.status, result.output, result.error)
    }

    @Test func `each note of an export becomes an output of its own in a folder, with its files beside it`() {
        let (scratch, status, _, error) = run(
            ["in/Book.enex": export("One", "a/b: c", "one", ".", "")],
            "convert",
            "--to",
            "markdown",
            "-o",
            "@/out/",
            "--report",
            "@/report.json",
            "@/in/Book.enex"
        )
        #expect(status == .success)
        #expect(error == "attrmd: 1 converted\n")
        let outputs = scratch.files.keys.filter { $0.hasPrefix("out/") && $0.hasSuffix(".md") }.sorted()
        #expect(
            outputs == [
                "out/Book/One.md", "out/Book/Untitled-2.md", "out/Book/Untitled.md", "out/Book/a-b- c.md",
                "out/Book/one-2.md",
            ]
        )
        #expect(scratch.text("out/Book/One.md") == "# One\n\nText of One\n\n[a.txt](One.assets/a.txt)\n")
        #expect(scratch.text("out/Book/One.assets/a.txt") == "hello")
        let report = scratch.text("report.json") ?? ""
        #expect(report.components(separatedBy: "\"status\": \"converted\"").count == 6)
        #expect((try? JSONSerialization.jsonObject(with: Data(report.utf8))) != nil)
    }

    @Test func `an export to one output is one document`() {
        let (scratch, status, output, _) = run(
            ["Book.enex": export("One", "Two")],
            "convert",
            "--to",
            "markdown",
            "@/Book.enex"
        )
        #expect(status == .success)
        #expect(
            output
                == "# One\n\nText of One\n\n[a.txt](a.txt)\n\n---\n\n# Two\n\nText of Two\n\n[a.txt](a-2.txt)\n"
        )
        #expect(scratch.files.count == 1)
    }

    @Test func `a folder that holds an input or another output is refused before anything is written`() {
        let (scratch, status, _, error) = run(
            ["in/Book.enex": export("One"), "in/Book/x.md": "x"],
            "convert",
            "--to",
            "markdown",
            "-o",
            "@/in/",
            "@/in/Book.enex",
            "@/in/Book/x.md"
        )
        #expect(status == .failure)
        #expect(error.contains("@/in/Book.enex would go to the folder @/in/Book, which holds the input @/in/Book/x.md"))
        #expect(scratch.files.count == 2)
        let (other, otherStatus, _, otherError) = run(
            ["in/Book.enex": export("One"), "in/Book/x.md": "x"],
            "convert",
            "--to",
            "html",
            "-o",
            "@/out",
            "@/in"
        )
        #expect(otherStatus == .failure)
        #expect(otherError.contains("@/in/Book.enex would go to the folder @/out/Book, and so would @/out/Book/x.html"))
        #expect(other.files.count == 2)
    }

    @Test func `a damaged export is an error with its place`() {
        let (_, status, _, error) = run(
            ["Book.enex": "<en-export>\n<note><title>x</note>"],
            "convert",
            "--to",
            "markdown",
            "@/Book.enex"
        )
        #expect(status == .failure)
        #expect(error == "@/Book.enex:2:15: error: this end tag of note closes nothing\n")
    }

    @Test func `files that an output has no room for are said`() {
        let (_, status, _, error) = run(
            ["Book.enex": export("One")],
            "convert",
            "--to",
            "rtf",
            "-o",
            "@/Book.rtf",
            "--strict",
            "@/Book.enex"
        )
        #expect(status == .findings)
        #expect(
            error
                == "@/Book.enex:1:1: warning: 1 file of the document is left out; this format has no room for them [assets-left-out]\n"
        )
    }
}

@Suite struct ConvertTextBundleTests {
    private static let info = "{\"version\":2,\"type\":\"net.daringfireball.markdown\",\"org.app\":{\"a\":1}}"

    private func scratch() -> Scratch {
        Scratch([
            "Note.textbundle/text.markdown": "# a\n\n![](assets/a%20b.txt)\n", "Note.textbundle/info.json": Self.info,
            "Note.textbundle/assets/a b.txt": "x", "Note.textbundle/assets/unused.bin": "y",
        ])
    }

    private func run(_ scratch: Scratch, _ arguments: String...) -> (
        status: AttrmdCommands.ExitStatus, output: String, error: String
    ) {
        scratch.run(arguments, formats: DocumentFormat.all)
    }

    @Test func `a bundle becomes Markdown with its files beside it`() {
        let scratch = scratch()
        let result = run(scratch, "convert", "-o", "@/out/", "--to", "markdown", "@/Note.textbundle")
        #expect(result.status == .success)
        #expect(scratch.text("out/Note.md") == "# a\n\n![](<Note.assets/a b.txt>)\n")
        #expect(scratch.text("out/Note.assets/a b.txt") == "x")
        #expect(scratch.text("out/Note.assets/unused.bin") == "y")
    }

    @Test func `a bundle goes into a pack and comes out of it with the same info and files`() {
        let scratch = scratch()
        #expect(run(scratch, "convert", "-o", "@/Note.textpack", "@/Note.textbundle").status == .success)
        #expect(run(scratch, "convert", "-o", "@/Again.textbundle", "@/Note.textpack").status == .success)
        #expect(scratch.text("Again.textbundle/text.md") == "# a\n\n![](<assets/a b.txt>)\n")
        #expect(scratch.text("Again.textbundle/info.json") == Self.info)
        #expect(scratch.text("Again.textbundle/assets/a b.txt") == "x")
        #expect(scratch.text("Again.textbundle/assets/unused.bin") == "y")
        #expect(scratch.text("Note.textbundle/text.markdown") == "# a\n\n![](assets/a%20b.txt)\n")
    }

    @Test func `a bundle that is written again keeps the name of its text`() {
        let scratch = scratch()
        scratch.write("b.md", Data("b".utf8))
        #expect(run(scratch, "convert", "-o", "@/Note.textbundle", "@/b.md").status == .success)
        #expect(scratch.text("Note.textbundle/text.markdown") == "b\n")
        #expect(scratch.text("Note.textbundle/text.md") == nil)
    }

    @Test func `a folder without a text is an error`() {
        let scratch = Scratch(["Note.textbundle/info.json": Self.info])
        let result = run(scratch, "convert", "--to", "markdown", "@/Note.textbundle")
        #expect(result.status == .failure)
        #expect(result.error == "@/Note.textbundle: error: this folder holds no text, such as text.md\n")
    }

    @Test func `pictures inside of HTML become files where there is a place for files`() {
        let picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8//8/AwAFAAEKLrTnAAAAAElFTkSuQmCC"
        let scratch = Scratch(["a.html": "<p><img alt=x src='data:image/png;base64,\(picture)'></p>"])
        #expect(run(scratch, "convert", "-o", "@/a.md", "@/a.html").status == .success)
        #expect(scratch.text("a.md") == "![x](a.assets/image-1.png)\n")
        #expect(FileManager.default.fileExists(atPath: scratch.url("a.assets/image-1.png").path))
        let shown = run(scratch, "convert", "--to", "markdown", "@/a.html")
        #expect(shown.output == "![x](data:image/png;base64,\(picture))\n")
        #expect(run(scratch, "convert", "-o", "@/a.rtf", "@/a.html").error == "")
        #expect(scratch.text("a.rtf")?.contains("\\pngblip") == true)
    }
}
