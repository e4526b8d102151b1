import Foundation
import Testing

@Suite("Rules for all files")
struct SourceRulesTests {
    @Test("A source file has one idea, and at most 450 lines")
    func length() {
        for file in RepositoryFile.sources where !file.lines.prefix(3).contains(where: { $0.contains("Generated:") }) {
            #expect(file.lines.count <= 451, "\(file.name)")
        }
    }

    @Test("No file names a folder of somebody's machine")
    func machinePaths() {
        // In pieces, so that this file is clean as well.
        let pattern =
            "(^|[\\s\"'`(=:])/(" + ["work", "farm", "root", "home/\\w+", "Users/\\w+"].joined(separator: "|") + ")/"
        for file in RepositoryFile.all {
            for (number, line) in file.lines.enumerated() {
                let isFound = line.range(of: pattern, options: .regularExpression) != nil
                #expect(!isFound, "\(file.name):\(number + 1): \(line.prefix(120))")
            }
        }
    }

    @Test("What stops a program without need is not in the sources")
    func traps() {
        for file in RepositoryFile.sources {
            for (number, line) in file.lines.enumerated() {
                for word in ["fatal" + "Error(", "try" + "!", " as" + "! "] {
                    #expect(!line.contains(word), "\(file.name):\(number + 1)")
                }
            }
        }
    }

    @Test("Each module's tests lie in a folder of its name")
    func testFolders() {
        let modules = Set(RepositoryFile.sources.compactMap(\.module))
        let folders = Set(
            RepositoryFile.all.compactMap { file -> String? in
                let parts = file.name.split(separator: "/")
                return parts.count > 2 && parts[0] == "Tests" ? String(parts[1]) : nil
            }
        )
        for folder in folders where folder.hasSuffix("Tests") && folder != "ArchitectureTests" {
            #expect(modules.contains(String(folder.dropLast(5))), "\(folder)")
        }
    }
}
