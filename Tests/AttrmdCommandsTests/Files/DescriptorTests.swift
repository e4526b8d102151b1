import Foundation
import Testing

@testable import AttrmdCommands

@Suite("Reading files")
struct DescriptorTests {
    @Test("A file is read whole, whatever its size", arguments: [0, 1, 65_535, 65_536, 65_537, 300_001])
    func wholeFile(_ count: Int) throws {
        let scratch = Scratch()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        scratch.write("a", Data(bytes))
        let path = FilePath(scratch.url("a").path)
        #expect(try Descriptor.readFile(path, limit: count) == bytes)
        if count > 0 {
            #expect(throws: Descriptor.ReadFailure.tooLarge(byteCount: count)) {
                try Descriptor.readFile(path, limit: count - 1)
            }
        }
    }

    @Test("A file that says it is empty but is not, is read all the same", .enabled(if: isLinux))
    func sizelessFile() throws {
        #expect(try !Descriptor.readFile(FilePath("/proc/self/status"), limit: 1 << 20).isEmpty)
    }

    @Test("A pipe is read to its end and no further than the limit", arguments: [(200_000, true), (199_999, false)])
    func pipe(_ limit: Int, _ isRead: Bool) throws {
        let pipe = Pipe()
        let bytes = [UInt8](repeating: 7, count: 200_000)
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        let writing = pipe.fileHandleForWriting
        DispatchQueue.global().async {
            try? writing.write(contentsOf: Data(bytes))
            try? writing.close()
        }
        if isRead {
            #expect(try Descriptor.readAll(descriptor, limit: limit) == bytes)
        } else {
            #expect(throws: Descriptor.ReadFailure.self) { try Descriptor.readAll(descriptor, limit: limit) }
            _ = Descriptor.readChunk(descriptor)
            while Descriptor.readChunk(descriptor)?.isEmpty == false {}
        }
    }

    @Test("A folder and a missing file are errors in the system's words")
    func errors() {
        let scratch = Scratch()
        #expect(throws: Descriptor.ReadFailure.system(.isFolder)) {
            try Descriptor.readFile(FilePath(scratch.folder.path), limit: 10)
        }
        #expect(throws: Descriptor.ReadFailure.system(SystemError(code: ENOENT))) {
            try Descriptor.readFile(FilePath(scratch.url("no").path), limit: 10)
        }
        #expect(SystemError(code: ENOENT).description == "no such file or directory")
    }
}

#if os(Linux)
    private let isLinux = true
#else
    private let isLinux = false
#endif
