import AttrmdCommands
import DocumentFormats
import Foundation

/// A folder for one test, gone afterwards. In arguments and texts it is called `@`.
final class Scratch {
    let folder: URL

    init(_ files: [String: String] = [:]) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("attrmd-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { write(name, Data(text.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// Writes a file; a name that ends in a slash makes a folder.
    func write(_ name: String, _ data: Data) {
        let url = url(name)
        let parent = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if !name.hasSuffix("/") { try? data.write(to: url) }
    }

    func link(_ name: String, to target: String) {
        try? FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
    }

    func text(_ name: String) -> String? {
        (try? Data(contentsOf: url(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Every file below the folder with its text, hidden ones too.
    var files: [String: String] {
        var result: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
            if let text = text(name) { result[name] = text }
        }
        return result
    }

    /// The text with the folder's real name instead of `@`, or the other way round.
    func expand(_ text: String) -> String { text.replacingOccurrences(of: "@", with: folder.path) }
    func contract(_ text: String) -> String { text.replacingOccurrences(of: folder.path, with: "@") }

    /// Runs the command in this process.
    func run(
        _ arguments: [String],
        console: TestConsole = TestConsole(),
        environment: [String: String] = [:],
        formats: [DocumentFormat]? = testFormats
    ) -> (status: ExitStatus, output: String, error: String) {
        let status = Attrmd.run(
            arguments: arguments.map(expand),
            environment: environment,
            console: console,
            formats: formats
        )
        return (status, contract(console.text(.output)), contract(console.text(.error)))
    }
}
