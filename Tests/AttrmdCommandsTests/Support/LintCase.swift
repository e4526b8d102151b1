import AttrmdCommands
import Foundation

/// Runs `attrmd lint` as far as that goes without a process of its own: `@` is the folder of the test.
extension Scratch {
    func lint(
        _ arguments: String...,
        input: String = "",
        environment: [String: String] = [:]
    ) -> (status: AttrmdCommands.ExitStatus, output: String, error: String) {
        let console = TestConsole()
        console.input = Array(input.utf8)
        return run(["lint"] + arguments, console: console, environment: environment, formats: nil)
    }
}
