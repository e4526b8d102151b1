// Exact trees for the habits of real documents, and for each group of rules.

import Testing

@testable import HTMLParsing

/// The nodes below `body`, dumped without the levels above them.
func bodyDump(_ html: String) throws -> String {
    let lines = try HTMLParser().parse(Array(html.utf8)).dump().split(separator: "\n")
    let body = lines.firstIndex { $0 == "|   <body>" || $0 == "|   <frameset>" } ?? lines.endIndex
    return lines[body...].dropFirst().map { $0.dropFirst(6) }.joined(separator: "\n")
}

struct TreeBuilderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let html: String
        let tree: String
        var testDescription: String { name }

        init(_ name: String, _ html: String, _ tree: String) {
            (self.name, self.html, self.tree) = (name, html, tree)
        }
    }

    static let cases: [Case] = [
        Case(
            "A paragraph ends where a block begins",
            "<p>a<div>b</div>c",
            """
            <p>
              "a"
            <div>
              "b"
            "c"
            """
        ),
        Case(
            "Bold around blocks goes into each of them",
            "<b><p>a</p><p>b</p></b>c",
            """
            <b>
              <p>
                "a"
              <p>
                "b"
            "c"
            """
        ),
        Case(
            "Crossed marks are untangled",
            "<b>1<i>2</b>3</i>",
            """
            <b>
              "1"
              <i>
                "2"
            <i>
              "3"
            """
        ),
        Case(
            "A mark that ends inside a block is split around it",
            "<i>1<p>2</i>3</p>",
            """
            <i>
              "1"
            <p>
              <i>
                "2"
              "3"
            """
        ),
        Case(
            "A link ends where the next begins",
            "<a href=1>a<a href=2>b",
            """
            <a>
              href="1"
              "a"
            <a>
              href="2"
              "b"
            """
        ),
        Case(
            "Items without end tags are siblings",
            "<ul><li>a<li>b<ul><li>c</ul>d</ul>",
            """
            <ul>
              <li>
                "a"
              <li>
                "b"
                <ul>
                  <li>
                    "c"
                "d"
            """
        ),
        Case(
            "Text in a table goes before it, and its rows are completed",
            "<table>a<tr><td>b</table>",
            """
            "a"
            <table>
              <tbody>
                <tr>
                  <td>
                    "b"
            """
        ),
        Case(
            "White space in a table stays",
            "<table> <tr> <td>b",
            """
            <table>
              " "
              <tbody>
                <tr>
                  " "
                  <td>
                    "b"
            """
        ),
        Case(
            "Conditional comments of Word are comments",
            "<p><![if !supportLists]>1.<![endif]>a<!--[if gte mso 9]><xml/><![endif]--><o:p></o:p>",
            """
            <p>
              <!-- [if !supportLists] -->
              "1."
              <!-- [endif] -->
              "a"
              <!-- [if gte mso 9]><xml/><![endif] -->
              <o:p>
            """
        ),
        Case(
            "The first line feed of pre and textarea is dropped, however it is written",
            "<pre>\r\na</pre><textarea>&#10;b</textarea>",
            """
            <pre>
              "a"
            <textarea>
              "b"
            """
        ),
        Case(
            "Raw text ends at its own end tag only",
            "<div><style>a</b></STYLE >b<script><!--<script></script>--></script>c",
            """
            <div>
              <style>
                "a</b>"
              "b"
              <script>
                "<!--<script></script>-->"
              "c"
            """
        ),
        Case(
            "Foreign elements and attributes get their capitals and namespaces",
            "<svg viewbox=1 xlink:href=2><foreignobject><p>a</p></foreignobject><lineargradient/></svg>"
                + "<math definitionurl=3><mi>x",
            """
            <svg svg>
              viewBox="1"
              xlink href="2"
              <svg foreignObject>
                <p>
                  "a"
              <svg linearGradient>
            <math math>
              definitionURL="3"
              <math mi>
                "x"
            """
        ),
        Case(
            "A block ends foreign content",
            "<svg><g><p>a",
            """
            <svg svg>
              <svg g>
            <p>
              "a"
            """
        ),
        Case(
            "A template holds its content apart",
            "<div><template><tr><td>a</template>b",
            """
            <div>
              <template>
                content
                  <tr>
                    <td>
                      "a"
              "b"
            """
        ),
        Case(
            "A select keeps other elements, and a second one ends it",
            "<select><option>a<option><b>c<select>d",
            """
            <select>
              <option>
                "a"
              <option>
                <b>
                  "c"
            <b>
              "d"
            """
        ),
        Case(
            "Stray end tags of paragraphs and line breaks make elements, others do not",
            "x</p></br></div></b>",
            """
            "x"
            <p>
            <br>
            """
        ),
        Case(
            "NUL is dropped in text and replaced in names and values",
            "a\0b<x\0 c='\0'>",
            """
            "ab"
            <x\u{FFFD}>
              c="\u{FFFD}"
            """
        ),
        Case(
            "Of four equal marks in a row three are opened again",
            "<p><b><b><b><b>a</p>b",
            """
            <p>
              <b>
                <b>
                  <b>
                    <b>
                      "a"
            <b>
              <b>
                <b>
                  "b"
            """
        ),
    ]

    @Test("The tree is the one that browsers build", arguments: cases)
    func trees(row: Case) throws {
        #expect(try bodyDump(row.html) == row.tree)
    }

    @Test("Missing html, head and body are supplied, and comments behind the body stay where they belong")
    func skeleton() throws {
        let document = try HTMLParser().parse(Array("<!--a--><title>t</title>x</body><!--b--></html><!--c-->y".utf8))
        #expect(
            document.dump() == """
                | <!-- a -->
                | <html>
                |   <head>
                |     <title>
                |       "t"
                |   <body>
                |     "xy"
                |   <!-- b -->
                | <!-- c -->

                """
        )
    }

    @Test("A frameset takes the place of an empty body")
    func frameset() throws {
        let document = try HTMLParser().parse(Array("<br hidden><frameset>".utf8))
        #expect(document.dump().contains("<br>"))
        let other = try HTMLParser().parse(Array("<p><frameset><frame> x</frameset>".utf8))
        #expect(other.dump() == "| <html>\n|   <head>\n|   <frameset>\n|     <frame>\n|     \" \"\n")
    }

    @Test("noscript is text for browsers with scripts, and markup for others", arguments: [true, false])
    func noscript(isScriptingEnabled: Bool) throws {
        var parser = HTMLParser()
        parser.options.isScriptingEnabled = isScriptingEnabled
        let document = try parser.parse(Array("<body><noscript><p>a</noscript>".utf8))
        #expect(document.dump().hasSuffix(isScriptingEnabled ? "\"<p>a\"\n" : "<p>\n|         \"a\"\n"))
    }

    @Test(
        "The document type selects the compatibility mode",
        arguments: [
            ("<!DOCTYPE html>", HTMLQuirksMode.noQuirks),
            ("<!DOCTYPE html SYSTEM 'about:legacy-compat'>", .noQuirks),
            ("", .quirks),
            ("<!DOCTYPE x>", .quirks),
            ("<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 3.2 Final//EN'>", .quirks),
            ("<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN'>", .quirks),
            ("<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN' 'x'>", .limitedQuirks),
            ("<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Transitional//EN' 'x'>", .limitedQuirks),
            ("<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'x'>", .noQuirks),
        ]
    )
    func quirks(start: String, mode: HTMLQuirksMode) throws {
        let document = try HTMLParser().parse(Array((start + "<p><table>").utf8))
        #expect(document.quirksMode == mode)
        let isNested = document.dump().contains("|     <p>\n|       <table>")
        #expect(isNested == (mode == .quirks))
    }

    @Test("Document types keep their parts")
    func documentType() throws {
        let document = try HTMLParser().parse(Array("<!doctype HTML public 'a' \"b\">".utf8))
        #expect(
            document.documentType == HTMLDocumentType(name: "html", publicIdentifier: "a", systemIdentifier: "b")
        )
        #expect(try HTMLParser().parse([]).documentType == nil)
    }
}
