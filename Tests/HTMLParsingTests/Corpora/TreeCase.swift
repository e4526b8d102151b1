// The tree-construction cases of the public html5lib tests: reading them, running them.

import Foundation
import TestSupport

@testable import HTMLParsing

/// One case of a `.dat` file, for one scripting mode.
struct TreeCase: CustomStringConvertible {
    let file: String
    let input: [UInt8]
    let context: String?
    let isScriptingEnabled: Bool
    let dependsOnScripting: Bool
    let expected: String

    /// Whether the case wants the content of the selected option copied into `selectedcontent`. That is
    /// an act of the living page, which would double the text of a converted document: the parser leaves
    /// it out.
    var copiesSelectedOption: Bool { input.starts(with: "<select><button><selectedcontent>".utf8) }

    /// Whether the case runs before with scripting off.
    var isSecondRun: Bool { isScriptingEnabled && !dependsOnScripting }

    var description: String {
        "\(file): \(String(decoding: input, as: UTF8.self))\(context.map { " [in \($0)]" } ?? "")"
    }

    /// The names of the files; those of `scripted` need a script engine.
    static let files: [String] = {
        guard let folder = folder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".dat") }.sorted()
    }()

    private static let folder = Places.corpora?.appendingPathComponent("html5lib/tree-construction")

    /// The cases of a file; a case that holds with and without scripting is there twice.
    static func load(_ file: String) throws -> [TreeCase] {
        guard let folder else { return [] }
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
        var cases: [TreeCase] = []
        var sections: [String: [ArraySlice<UInt8>]] = [:]
        var name = ""
        func finish() {
            guard let data = sections["#data"], let document = sections["#document"] else { return }
            var tree = document
            while tree.last?.isEmpty == true { tree.removeLast() }
            let context = sections["#document-fragment"]?.first.map { String(decoding: $0, as: UTF8.self) }
            let modes =
                sections["#script-on"] != nil ? [true] : sections["#script-off"] != nil ? [false] : [false, true]
            for mode in modes {
                cases.append(
                    TreeCase(
                        file: file,
                        input: Array(data.joined(separator: [0x0A])),
                        context: context,
                        isScriptingEnabled: mode,
                        dependsOnScripting: modes.count == 1,
                        expected: String(decoding: Array(tree.joined(separator: [0x0A])), as: UTF8.self) + "\n"
                    )
                )
            }
        }
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let text = String(decoding: line, as: UTF8.self)
            if text == "#data" {
                finish()
                sections = [:]
            }
            let names: Set = [
                "#data", "#errors", "#new-errors", "#document-fragment", "#script-on", "#script-off", "#document",
            ]
            if names.contains(text) {
                name = text
                sections[name] = []
            } else {
                sections[name, default: []].append(line)
            }
        }
        finish()
        return cases
    }

    /// The tree that our parser gives.
    func run() throws -> String {
        var options = HTMLParser.Options()
        options.isScriptingEnabled = isScriptingEnabled
        options.encoding = .utf8
        let parser = HTMLParser(options: options)
        guard let context else { return try parser.parse(input).dump() }
        let words = context.split(separator: " ")
        let namespace: HTMLNamespace =
            switch words.first {
            case "svg" where words.count > 1: .svg
            case "math" where words.count > 1: .mathML
            default: .html
            }
        var names = NameTable.seed
        let name = names.intern(Array((words.last ?? "").utf8))
        return try parser.parseFragment(input, context: name, namespace: namespace).dump()
    }
}
