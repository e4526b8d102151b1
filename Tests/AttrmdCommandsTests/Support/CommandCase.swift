import AttrmdCommands
import Foundation
import Testing

/// One call of the command and all that can be seen of it. `@` is the folder of the test.
struct CommandCase: CustomTestStringConvertible {
    let name: String
    var files: [String: String] = [:]
    var input = ""
    let arguments: [String]
    var status = ExitStatus.success
    var output = ""
    var error = ""
    /// The files that the call adds or changes.
    var written: [String: String] = [:]

    var testDescription: String { name }

    /// Runs the call and compares everything.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let scratch = Scratch(files)
        let console = TestConsole()
        console.input = Array(input.utf8)
        let result = scratch.run(arguments, console: console)
        #expect(result.status == status, sourceLocation: sourceLocation)
        #expect(result.output == output, sourceLocation: sourceLocation)
        #expect(result.error == error, sourceLocation: sourceLocation)
        let expected = files.filter { !$0.key.hasSuffix("/") }.merging(written) { $1 }
        #expect(scratch.files == expected, sourceLocation: sourceLocation)
    }
}
