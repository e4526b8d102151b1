// The built command `attrmd`, run as a process, for what only a process shows.

public import Foundation

/// Runs programs, above all the one that this build made.
public enum BuiltCommand {
    /// What a program left behind.
    public struct Result: Sendable {
        public let status: Int32
        public let output: String
        public let error: String
    }

    /// The file of `attrmd` beside the running tests.
    public static let file: URL = {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = tests.deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("attrmd")
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return Places.repository.appendingPathComponent(".build/debug/attrmd")
    }()

    public static let repository = Places.repository

    /// Runs `attrmd`.
    ///
    /// - Parameters:
    ///   - arguments: Its words.
    ///   - input: Its standard input.
    ///   - folder: Where it runs.
    public static func attrmd(
        _ arguments: [String],
        input: Data = Data(),
        folder: URL = Places.repository
    ) throws -> Result {
        try run(file.path, arguments, input: input, folder: folder)
    }

    /// Runs a line of shell in which `$0` is `attrmd`.
    public static func shell(_ line: String, _ arguments: [String] = [], folder: URL = Places.repository) throws
        -> Result
    {
        try run("/usr/bin/env", ["bash", "-c", line, file.path] + arguments, folder: folder)
    }

    /// Runs a program with these variables added to the environment.
    public static func run(
        _ program: String,
        _ arguments: [String],
        input: Data = Data(),
        folder: URL = Places.repository,
        environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files and no pipes: a full pipe would stop a program that nobody reads.
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("attrmd-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: base) }
        let names = ["input", "output", "error"].map { base.appendingPathComponent($0) }
        try input.write(to: names[0])
        for name in names.dropFirst() { try Data().write(to: name) }
        process.standardInput = try FileHandle(forReadingFrom: names[0])
        process.standardOutput = try FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self)
        )
    }
}
