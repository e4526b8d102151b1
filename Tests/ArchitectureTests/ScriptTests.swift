import Foundation
import TestSupport
import Testing

/// The script that installs what is missing, on machines made of stubs: programs that say what they were
/// told to do.
@Suite("Installing what is missing")
struct ScriptTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("attrmd-stubs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for tool in ["sed", "head", "grep", "env"] {
            let real = ["/usr/bin/", "/bin/"].map { $0 + tool }.first {
                FileManager.default.isExecutableFile(atPath: $0)
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent(tool).path,
                withDestinationPath: real ?? "/usr/bin/" + tool
            )
        }
    }

    /// Runs the script where only these programs are.
    ///
    /// - Parameter stubs: Lines of shell by the name of the program.
    private func install(_ stubs: [String: String]) throws -> BuiltCommand.Result {
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, line) in stubs {
            let file = folder.appendingPathComponent(name)
            try "#!/bin/sh\n\(line)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let bash = ["/bin/bash", "/usr/bin/bash"].first { FileManager.default.isExecutableFile(atPath: $0) }
        let script = Places.repository.appendingPathComponent("Scripts/install-dependencies").path
        return try BuiltCommand.run(bash ?? "/bin/bash", [script], environment: ["PATH": folder.path])
    }

    private static let debian = [
        "swift": "echo 'Swift version 6.0.3 (swift-6.0.3-RELEASE)'", "uname": "echo Linux", "id": "echo 0",
        "apt-get": "echo \"apt-get $*\" >&2", "dpkg-query": "exit 1", "sudo": "echo sudo >&2; exec \"$@\"",
    ]

    private static let wanted =
        "libcmark-gfm-dev libcmark-gfm-extensions-dev zlib1g-dev libc6-dev g++ pkg-config binutils"
    private static let installed =
        "apt-get update\n" + "apt-get install -y --no-install-recommends \(wanted)\n"

    @Test("As root, apt-get is run directly, and what it installs is said")
    func root() throws {
        let result = try install(Self.debian)
        #expect(result.status == 0)
        #expect(result.error == "Installing with apt-get: \(Self.wanted)\n" + Self.installed)
    }

    @Test("An ordinary user runs it with sudo")
    func sudo() throws {
        let result = try install(Self.debian.merging(["id": "echo 1000"]) { $1 })
        #expect(result.status == 0)
        let steps = Self.installed.split(separator: "\n").map { "sudo\n\($0)\n" }.joined()
        #expect(result.error == "Installing with apt-get: \(Self.wanted)\n" + steps)
    }

    @Test("Without sudo the script says what root must run")
    func noSudo() throws {
        var stubs = Self.debian.merging(["id": "echo 1000"]) { $1 }
        stubs["sudo"] = nil
        let result = try install(stubs)
        #expect(result.status == 1)
        #expect(result.error.hasSuffix("there is no sudo. Run as root: apt-get update\n"))
    }

    @Test("What is there is not installed again, and then nobody needs to be root")
    func nothingMissing() throws {
        var stubs = Self.debian.merging(["id": "echo 1000", "dpkg-query": "echo 'install ok installed'"]) { $1 }
        stubs["pkg-config"] = "exit 0"
        stubs["ld"] = "exit 0"
        let result = try install(stubs)
        #expect(result.status == 0)
        #expect(result.error == "Nothing to install: all packages are here.\n")
    }

    @Test("A failure of apt-get is a failure of the script")
    func failure() throws {
        let result = try install(Self.debian.merging(["apt-get": "exit 100"]) { $1 })
        #expect(result.status == 100)
    }

    @Test("On a Mac, Homebrew installs")
    func mac() throws {
        let stubs = [
            "swift": "echo 'Apple Swift version 6.1 (swiftlang-6.1)'", "uname": "echo Darwin",
            "brew": "test \"$1\" = install && echo \"brew $*\" >&2",
        ]
        let result = try install(stubs)
        #expect(result.status == 0)
        #expect(result.error == "Installing with Homebrew: cmark-gfm pkg-config\nbrew install cmark-gfm pkg-config\n")
    }

    @Test(
        "A machine without a new enough Swift is told so, and nothing is installed",
        arguments: [
            (["swift": ""], "error: Swift of an unknown version is too old: 6.0 or newer is needed"),
            (
                ["swift": "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'"],
                "error: Swift 5 is too old: 6.0 or newer is needed"
            ),
        ] as [([String: String], String)]
    )
    func oldSwift(_ stubs: [String: String], _ message: String) throws {
        let result = try install(Self.debian.merging(stubs) { $1 })
        #expect(result.status == 1)
        #expect(result.error == message + " (https://www.swift.org/install).\n")
    }

    @Test("A machine without Swift is told where to get it")
    func noSwift() throws {
        var stubs = Self.debian
        stubs["swift"] = nil
        let result = try install(stubs)
        #expect(result.status == 1)
        #expect(result.error.hasPrefix("error: there is no swift here. Install Swift 6.0 or newer"))
    }
}
