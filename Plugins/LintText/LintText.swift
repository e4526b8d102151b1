// swift package lint-text: runs `attrmd lint` in a package.

import Foundation
import PackagePlugin

@main
struct LintText: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try run(try context.tool(named: "attrmd").url, arguments, folder: context.package.directoryURL)
    }

    /// Runs the command with the words of a person; without an input it lints the whole folder.
    private func run(_ tool: URL, _ arguments: [String], folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = folder
        process.arguments = ["lint"] + arguments
        try process.run()
        process.waitUntilExit()
        // What was found has been printed; the plugin only has to fail.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            Diagnostics.error("attrmd lint ended with status \(process.terminationStatus)")
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintText: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode names the targets that a person ticked; the lint takes files and folders.
            var words = arguments[...]
            var rest: [String] = []
            while let word = words.popFirst() {
                if word == "--target", let value = words.first,
                    context.xcodeProject.targets.contains(where: { $0.displayName == value })
                {
                    words.removeFirst()
                } else {
                    rest.append(word)
                }
            }
            try run(try context.tool(named: "attrmd").url, rest, folder: context.xcodeProject.directoryURL)
        }
    }
#endif
