import Testing

@testable import AttrmdCommands

@Suite("Frames between the command and its workers")
struct WorkerWireTests {
    @Test("A frame comes back from its bytes, whatever the fields hold, in pieces of any size", arguments: [1, 3, 64])
    func roundTrip(_ size: Int) {
        let frames = [
            WorkerFrame([[], [0, 1, 255], Array(repeating: 7, count: 300)]), WorkerFrame([]), WorkerFrame([[10]]),
        ]
        let bytes = frames.flatMap(\.bytes)
        var buffer: [UInt8] = []
        var taken: [WorkerFrame] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            buffer += bytes[start..<min(start + size, bytes.count)]
            while let frame = WorkerFrame.take(from: &buffer) { taken.append(frame) }
        }
        #expect(taken == frames)
        #expect(buffer.isEmpty)
    }

    @Test("Lengths that no frame has are never taken, and never overflow")
    func nonsense() {
        var buffer = [UInt8](repeating: 0xFF, count: 64)
        #expect(WorkerFrame.take(from: &buffer) == nil)
        buffer = [1, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 7) + [0x7F]
        #expect(WorkerFrame.take(from: &buffer) == nil)
        #expect(buffer.count == 16)
    }

    @Test("A job and an outcome come back from their frames")
    func values() throws {
        let format = testFormats[0]
        let job = ConversionJob(
            input: DocumentInput(source: .file(FilePath([0x61, 0xFF])), format: format),
            output: FilePath("out/a b"),
            outputFormat: testFormats[1],
            makesFolder: true,
            byteCount: 5
        )
        let frame = try #require(job.frame)
        let copy = try #require(ConversionJob(frame, formats: testFormats))
        #expect(copy.input.source == job.input.source)
        #expect(copy.input.format.name == "lines")
        #expect(copy.output == job.output)
        #expect(copy.outputFormat.name == "loud")
        #expect(copy.makesFolder)
        let outcome = ConversionOutcome(result: .lossy, messages: "é\n", report: "{}")
        #expect(ConversionOutcome(outcome.frame) == outcome)
        #expect(ConversionOutcome(WorkerFrame([[9], [], []])) == nil)
    }
}
