import Foundation
import Testing

@Suite("Import directions")
struct ImportGraphTests {
    /// What each module of the package may import from the package. Nothing else may be imported.
    static let allowed: [String: Set<String>] = [
        "CCMarkGFM": [],
        "CIconv": [],
        "CZlib": [],
        "CMarkBridge": ["CCMarkGFM"],
        "HTMLParsing": [],
        "DocumentModel": [],
        "TargetTable": ["DocumentModel"],
        "DocumentFormats": ["CIconv", "CMarkBridge", "CZlib", "HTMLParsing", "TargetTable", "DocumentModel"],
        "Linting": ["DocumentFormats", "TargetTable", "DocumentModel"],
        "FoundationBridge": ["DocumentFormats", "TargetTable", "DocumentModel"],
        "Editing": ["DocumentFormats", "TargetTable", "DocumentModel"],
        "AttributedMarkdown": ["DocumentFormats", "TargetTable", "DocumentModel", "FoundationBridge", "Editing"],
        "AttrmdCommands": [
            "Linting", "DocumentFormats", "HTMLParsing", "TargetTable", "DocumentModel", "FoundationBridge", "Editing",
        ],
        "attrmd": ["AttrmdCommands"],
    ]

    /// What the system provides, and who may use it. DocumentModel and TargetTable use nothing.
    static let systemModules: [String: Set<String>] = [
        "Glibc": ["CMarkBridge", "DocumentFormats", "AttrmdCommands"],
        "Musl": ["CMarkBridge", "DocumentFormats", "AttrmdCommands"],
        "Android": ["CMarkBridge", "DocumentFormats", "AttrmdCommands"],
        "Darwin": ["CMarkBridge", "DocumentFormats", "AttrmdCommands"],
        "Synchronization": ["CMarkBridge", "DocumentFormats", "FoundationBridge"],
        "Swift": ["FoundationBridge"],
        "FoundationEssentials": ["FoundationBridge"],
        "Foundation": ["FoundationBridge"],
    ]

    static let imports = RepositoryFile.sources.flatMap { file in
        ImportLine.all(in: file).map { (from: file.module ?? "", line: $0) }
    }

    @Test("A module imports only what stands below it")
    func directions() {
        #expect(Self.imports.count > 20)
        for (module, line) in Self.imports {
            if let users = Self.systemModules[line.module] {
                #expect(users.contains(module), "\(line): not for \(module)")
            } else {
                #expect(
                    Self.allowed[module]?.contains(line.module) == true,
                    "\(line): \(module) stands below or beside it"
                )
            }
        }
    }

    @Test("Every folder of Sources is a module that the graph knows")
    func modules() {
        for file in RepositoryFile.all where file.name.hasPrefix("Sources/") {
            #expect(Self.allowed[file.module ?? ""] != nil, "\(file.name)")
        }
    }

    @Test("The graph has no circle")
    func order() {
        var settled: Set<String> = []
        while settled.count < Self.allowed.count {
            let next = Self.allowed.filter { !settled.contains($0.key) && $0.value.isSubset(of: settled) }
            guard !next.isEmpty else {
                Issue.record("A circle among \(Self.allowed.keys.filter { !settled.contains($0) })")
                return
            }
            settled.formUnion(next.keys)
        }
    }

    @Test("Foundation, which costs start-up time, is used at the edge alone and only where it must")
    func foundation() {
        for (module, line) in Self.imports where line.module == "Foundation" {
            #expect(module == "FoundationBridge" && line.isConditional, "\(line)")
        }
    }

    @Test(
        "Import lines are found in every spelling",
        arguments: [
            ("import A", "A"), ("public import A", "A"), ("@_exported public import A", "A"), ("    import A", "A"),
            ("@preconcurrency import A", "A"), ("import struct A.B", "A"), ("@testable import A.C", "A"),
            ("// import A", nil), ("let important = 1", nil),
        ] as [(String, String?)]
    )
    func spellings(_ line: String, _ module: String?) {
        let found = ImportLine.all(in: RepositoryFile(name: "Sources/X/a.swift", text: line))
        #expect(found.first?.module == module)
    }

    @Test("An import between #if and #endif is known as conditional")
    func conditions() {
        let text = "#if os(Linux)\n    import A\n#endif\nimport B"
        let found = ImportLine.all(in: RepositoryFile(name: "Sources/X/a.swift", text: text))
        #expect(found.map(\.isConditional) == [true, false])
    }
}
