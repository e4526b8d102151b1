// How the tests of the RTF reader say what a source is read as.

import DocumentFormats
import DocumentModel

/// The dump of the document that a source is read as.
func dumpOfRTF(_ body: String, guesses: StructureGuesses = .all) throws -> String {
    var options = ReadOptions()
    options.guesses = guesses
    return try RTFReader().read(Array(body.utf8), options: options).document.dump()
}

/// A source with the tables that most tests need, and the dump of its document.
struct RTFCase: Sendable, CustomStringConvertible {
    let name: String
    let body: String
    let dump: String

    /// - Parameters:
    ///   - name: What the case shows.
    ///   - body: What stands behind the tables.
    ///   - dump: The lines of the expected dump.
    init(_ name: String, _ body: String, _ dump: [String]) {
        self.name = name
        self.body = body
        self.dump = dump.joined(separator: "\n") + (dump.isEmpty ? "" : "\n")
    }

    var description: String { name }

    /// The whole source.
    var source: String { #"{\rtf1\ansi\ansicpg1252"# + Self.tables + body + "}" }

    private static let tables =
        #"{\fonttbl{\f0\fswiss\fcharset0 Helvetica;}{\f1\fmodern\fcharset0 Courier New;}"#
        + #"{\f2\froman\fcharset2 Symbol;}{\f3\fcharset204 Arial Cyr;}{\f4\fcharset128 MS Mincho;}"#
        + #"{\f5\fcharset0 Helvetica-Bold;}{\f6\fcharset77 Geneva;}}"#
        + #"{\colortbl;\red200\green0\blue0;\red255\green255\blue0;\red0\green0\blue255;}"#
        + #"{\stylesheet{Normal;}{\s1 heading 1;}{\s2\outlinelevel2 Custom;}{\s3 Quote;}{\s4 Title;}{\s5 Code;}}"#
        + #"{\*\listtable{\list\listtemplateid1{\listlevel\levelnfc23{\leveltext\'01\u8226 ;}{\levelnumbers;}}"#
        + #"{\listlevel\levelnfc0\levelstartat1{\leveltext\'02\'01.;}{\levelnumbers\'01;}}\listid1}"#
        + #"{\list\listtemplateid2{\listlevel\levelnfc2\levelstartat1{\leveltext\'02\'00);}{\levelnumbers\'01;}}\listid2}}"#
        + #"{\*\listoverridetable{\listoverride\listid1\listoverridecount0\ls1}{\listoverride\listid2\ls2}}"#
        + #"\f0\fs24 "#
}
