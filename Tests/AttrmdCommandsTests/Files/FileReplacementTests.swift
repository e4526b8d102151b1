import Foundation
import TestSupport
import Testing

@testable import AttrmdCommands

@Suite("FileReplacement")
struct FileReplacementTests {
    private func path(_ scratch: Scratch, _ name: String) -> FilePath { FilePath(scratch.url(name).path) }

    private func permissions(_ scratch: Scratch, _ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.url(name).path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test("A new file appears, and no other one stays beside it")
    func newFile() throws {
        let scratch = Scratch()
        try FileReplacement.write(Array("new".utf8), to: path(scratch, "a"))
        #expect(scratch.files == ["a": "new"])
    }

    @Test("A file that is replaced keeps its permissions", arguments: [0o600, 0o644, 0o755, 0o640])
    func permissionsStay(_ mode: Int) throws {
        let scratch = Scratch(["a": "old and longer"])
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch.url("a").path)
        try FileReplacement.write(Array("new".utf8), to: path(scratch, "a"))
        #expect(scratch.files == ["a": "new"])
        #expect(try permissions(scratch, "a") == mode)
    }

    @Test("A reader that has the old file open goes on with the old bytes")
    func openReaderKeepsOldBytes() throws {
        let scratch = Scratch(["a": "old"])
        let handle = try FileHandle(forReadingFrom: scratch.url("a"))
        try FileReplacement.write(Array("new".utf8), to: path(scratch, "a"))
        #expect(try handle.readToEnd() == Data("old".utf8))
    }

    @Test("A link stays a link, and what it leads to is replaced")
    func links() throws {
        let scratch = Scratch(["deep/a": "old"])
        scratch.link("b", to: "deep/a")
        try FileReplacement.write(Array("new".utf8), to: path(scratch, "b"))
        #expect(scratch.text("deep/a") == "new")
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: scratch.url("b").path)
        #expect(target == "deep/a")
    }

    @Test("A device is written to and not replaced")
    func device() throws {
        try FileReplacement.write(Array("gone".utf8), to: FilePath("/dev/null"))
        #expect(try FileFacts(of: FilePath("/dev/null")).kind == .other)
    }

    @Test("A folder, and a file in a folder that is missing, are refused and nothing stays behind")
    func refusals() {
        let scratch = Scratch(["deep/a": "old"])
        #expect(throws: SystemError.isFolder) { try FileReplacement.write([1], to: path(scratch, "deep")) }
        #expect(throws: SystemError(code: ENOENT)) { try FileReplacement.write([1], to: path(scratch, "no/a")) }
        #expect(throws: SystemError(code: ENOTDIR)) { try FileReplacement.write([1], to: path(scratch, "deep/a/b")) }
        #expect(scratch.files == ["deep/a": "old"])
    }

    @Test("When writing fails in the middle, the older file stays and no other one appears")
    func fullDevice() throws {
        let scratch = Scratch(["a": "old"])
        // A limit on the size of files makes `write` fail as a full disk does.
        let result = try BuiltCommand.shell(
            "ulimit -f 1; trap '' XFSZ; head -c 9999 /dev/zero | tr '\\0' x | \"$0\" convert -f markdown -t dump - -o a; ls -A",
            folder: scratch.folder
        )
        #expect(result.error == "a: error: file too large\n")
        #expect(result.output == "a\n")
        #expect(scratch.text("a") == "old")
    }

    @Test("Folders are made with those around them")
    func folders() throws {
        let scratch = Scratch(["file": ""])
        try FileReplacement.makeFolder(path(scratch, "x/y/z"))
        try FileReplacement.makeFolder(path(scratch, "x/y"))
        #expect(try FileFacts(of: path(scratch, "x/y/z")).kind == .folder)
        #expect(throws: SystemError(code: ENOTDIR)) { try FileReplacement.makeFolder(path(scratch, "file")) }
        #expect(throws: SystemError(code: ENOTDIR)) { try FileReplacement.makeFolder(path(scratch, "file/x")) }
    }
}
