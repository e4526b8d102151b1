import Testing

@testable import DocumentFormats

@Suite struct ZipArchiveTests {
    private static func files(_ bytes: [UInt8], limit: Int = 1 << 30) throws(ReadError) -> [String: String] {
        let archive = try ZipArchive(bytes, maximumByteCount: limit)
        var files: [String: String] = [:]
        for member in archive.members {
            files[member.path] = String(decoding: try archive.contents(of: member), as: UTF8.self)
        }
        return files
    }

    @Test func `stored and deflated members are read, folders are none`() throws {
        var sample = ZipSample([
            .stored("a.txt", "alpha"), .stored("folder/", ""), .deflated("folder/b.txt"), .stored("é/ü.txt", ""),
        ])
        sample.comment = Array("a comment PK\u{5}\u{6} with a signature in it, twenty-two bytes".utf8)
        let hello = ZipSample.Member.hello.text
        #expect(try Self.files(sample.bytes) == ["a.txt": "alpha", "folder/b.txt": hello, "é/ü.txt": ""])
    }

    @Test func `sizes of 64 bits are read`() throws {
        var member = ZipSample.Member.deflated("b.txt")
        member.hasLongSizes = true
        #expect(try Self.files(ZipSample([member]).bytes) == ["b.txt": ZipSample.Member.hello.text])
    }

    @Test(arguments: [("./a//b.txt", "a/b.txt"), ("a\\b.txt", "a/b.txt"), ("a..b", "a..b"), ("...", "...")])
    func `names become paths inside of the archive`(_ name: String, path: String) throws {
        #expect(try Self.files(ZipSample([.stored(name, "x")]).bytes) == [path: "x"])
    }

    @Test(arguments: [
        ("../a", "which leads out of the archive"), ("a/../../b", "which leads out of the archive"),
        ("a\\..\\b", "which leads out of the archive"), ("/etc/passwd", "which is no place inside the archive"),
        ("\\\\host\\a", "which is no place inside the archive"), ("C:\\a", "which is no place inside the archive"),
        ("a\u{0}b", "which is no name of a file"), ("", "which is no name of a file"),
        ("a\nb", "which is no name of a file"),
    ])
    func `a name that leads elsewhere is refused`(_ name: String, why: String) {
        let sample = ZipSample([.stored(name, "x")])
        let shown = name.replacing("\u{0}", with: "?").replacing("\n", with: "?")
        #expect(
            throws: ReadError.malformed(
                reason: "the archive holds a file named \"\(shown)\", \(why)",
                offset: 30 + name.utf8.count + 1
            )
        ) { try Self.files(sample.bytes) }
    }

    @Test func `two files of one name are refused`() {
        #expect(throws: ReadError.malformed(reason: "the archive holds two files a/b", offset: 118)) {
            try Self.files(ZipSample([.stored("a/b", "1"), .stored("a//b", "2")]).bytes)
        }
    }

    @Test func `members that share their data are refused`() {
        var second = ZipSample.Member.stored("bb", "22")
        second.offset = 0
        #expect(throws: ReadError.malformed(reason: "two files of the archive share their data", offset: 0)) {
            try Self.files(ZipSample([.stored("aa", "11"), second]).bytes)
        }
    }

    @Test func `what would fill the memory is refused before it is unpacked`() {
        var bomb = ZipSample.Member.deflated("bomb")
        bomb.byteCount = 100 << 20
        #expect(throws: ReadError.tooLarge(byteCount: 100 << 20, limit: 64 << 20)) {
            try Self.files(ZipSample([bomb]).bytes)
        }
        #expect(throws: ReadError.tooLarge(byteCount: 480, limit: 400)) {
            try Self.files(ZipSample([.deflated("b")]).bytes, limit: 400)
        }
    }

    @Test(arguments: [479, 481, 0])
    func `data that is shorter or longer than its size is damaged`(_ byteCount: Int) {
        var member = ZipSample.Member.deflated("b")
        member.byteCount = byteCount
        #expect(throws: ReadError.malformed(reason: "the file b of the archive is damaged", offset: 0)) {
            try Self.files(ZipSample([member]).bytes)
        }
    }

    @Test func `a wrong check sum is damage`() {
        var member = ZipSample.Member.stored("b", "text")
        member.checksum = 1
        #expect(throws: ReadError.malformed(reason: "the file b of the archive is damaged", offset: 0)) {
            try Self.files(ZipSample([member]).bytes)
        }
    }

    @Test func `encrypted members and unknown methods are refused`() {
        var member = ZipSample.Member.stored("b", "text")
        member.flags = 1
        #expect(throws: ReadError.malformed(reason: "the file b of the archive is encrypted", offset: 35)) {
            try Self.files(ZipSample([member]).bytes)
        }
        member.flags = 0
        member.method = 12
        #expect(
            throws: ReadError.malformed(reason: "the file b is packed by method 12, which is not known", offset: 35)
        ) { try Self.files(ZipSample([member]).bytes) }
    }

    @Test func `what is no archive is refused`() {
        #expect(throws: ReadError.malformed(reason: "this is no zip archive: it does not begin with PK", offset: 0)) {
            try Self.files(Array("text".utf8))
        }
        let cut = Array(ZipSample([.deflated("b")]).bytes.dropLast())
        #expect(
            throws: ReadError.malformed(
                reason: "the archive has no directory; it may be cut off",
                offset: cut.count
            )
        ) { try Self.files(cut) }
    }

    @Test func `changed archives give files or an error`() throws {
        let bytes = ZipSample([.stored("a.txt", "alpha"), .deflated("folder/b.txt")]).bytes
        for place in bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var changed = bytes
                changed[place] = value
                _ = try? Self.files(changed)
            }
            _ = try? Self.files(Array(bytes[..<place]))
        }
    }

    @Test func `a written archive is read back, and is the same every time`() throws {
        func archive() -> [UInt8] {
            var output = ZipOutput()
            let hasRoom = output.add(Array("alpha".utf8), path: "a.txt") && output.add([], path: "ü/empty")
            #expect(hasRoom)
            return output.finish()
        }
        #expect(try Self.files(archive()) == ["a.txt": "alpha", "ü/empty": ""])
        #expect(archive() == archive())
        #expect(try Self.files(ZipOutput().finish()) == [:])
    }
}
