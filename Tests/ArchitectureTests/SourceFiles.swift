import Foundation
import TestSupport

/// A file of the repository, by its name from the top.
struct RepositoryFile: Sendable, CustomStringConvertible {
    let name: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var description: String { name }

    /// The module that a file under Sources belongs to.
    var module: String? {
        let parts = name.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }

    /// Every text file, but those that a build or git makes.
    static let all: [RepositoryFile] = {
        var files: [RepositoryFile] = []
        let top = Places.repository.path
        guard let walk = FileManager.default.enumerator(atPath: top) else { return [] }
        while let name = walk.nextObject() as? String {
            if [".build", ".git", ".swiftpm"].contains(name) {
                walk.skipDescendants()
                continue
            }
            guard let data = FileManager.default.contents(atPath: top + "/" + name),
                let text = String(data: data, encoding: .utf8)
            else { continue }
            files.append(RepositoryFile(name: name, text: text))
        }
        return files.sorted { $0.name < $1.name }
    }()

    static let sources = all.filter { $0.name.hasPrefix("Sources/") && $0.name.hasSuffix(".swift") }
}

/// An import line of a source file.
struct ImportLine: Hashable, CustomStringConvertible {
    let file: String
    let module: String
    /// Whether the line stands between `#if` and `#endif`.
    let isConditional: Bool

    var description: String { "\(file): import \(module)" }

    /// The import lines of a file, whatever attributes, access and kind of declaration they name.
    static func all(in file: RepositoryFile) -> [ImportLine] {
        var lines: [ImportLine] = []
        var depth = 0
        for line in file.lines {
            let words = line.split(separator: " ")
            if words.first == "#if" { depth += 1 }
            if words.first == "#endif" { depth -= 1 }
            guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
            else { continue }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let path = words[kinds.contains(words[place + 1]) ? place + 2 : place + 1]
            let module = path.split(separator: ".").first.map(String.init) ?? ""
            lines.append(ImportLine(file: file.name, module: module, isConditional: depth > 0))
        }
        return lines
    }
}
