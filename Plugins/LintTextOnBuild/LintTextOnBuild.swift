// Lints the texts of a target whenever it is built. Settings come from .attrmd.jsonc.

import Foundation
import PackagePlugin

@main
struct LintTextOnBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target as? any SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "attrmd").url
        return command(tool, module.sourceFiles.map(\.url), name: target.name)
    }

    /// The suffixes of files that the lint looks at; JSON is left out, since most of it is no text.
    private static let suffixes: Set<String> = [
        "md", "markdown", "mdown", "mkd", "mkdn", "html", "htm", "rtf", "xcstrings", "strings", "stringsdict", "xliff",
        "swift",
    ]

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }

    private func command(_ tool: URL, _ files: [URL], name: String) -> [Command] {
        // A resource that is copied may be a folder; the lint looks into it.
        let inputs = files.filter { Self.suffixes.contains($0.pathExtension.lowercased()) || Self.isFolder($0) }
        guard !inputs.isEmpty else { return [] }
        return [
            // Without an output the command runs on every build. With one, the file would become a resource of
            // the target.
            .buildCommand(
                displayName: "Linting the texts of \(name)",
                executable: tool,
                arguments: ["lint", "--quiet", "--format", "xcode", "--fail-on", "error"] + inputs.map { $0.path },
                inputFiles: inputs,
                outputFiles: []
            )
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintTextOnBuild: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let tool = try context.tool(named: "attrmd").url
            return command(tool, target.inputFiles.map(\.url), name: target.displayName)
        }
    }
#endif
