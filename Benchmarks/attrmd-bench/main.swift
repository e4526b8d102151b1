// The benchmarks: tables of ratios against cmark-gfm, both sides measured in one run.
//
//     swift run -c release attrmd-bench FILE.md...                 reading and writing, rows for each file
//     swift run -c release attrmd-bench --html FILE.html...        reading HTML, against its parser alone
//     swift run -c release attrmd-bench --growth SMALL LARGE       hostile patterns, folders of equal names
//     swift run -c release attrmd-bench --lint FILE.md...          linting, bytes a second, against reading alone
//     swift run -c release attrmd-bench --attributed FILE.md...    attributed text, nanoseconds a run
//     swift run -c release attrmd-bench --commands ATTRMD FILE.md  whole commands: CPU time, memory, start

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

func printUsageAndExit() -> Never {
    print(
        "usage: attrmd-bench [--attributed | --lint] FILE.md... | --html FILE.html... | --growth SMALL LARGE"
            + " | --commands ATTRMD FILE.md"
    )
    exit(2)
}

/// The names of the Markdown files of a folder, sorted.
func markdownFiles(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasSuffix(".md"), name != "README.md" { names.append(name) }
    }
    return names.sorted()
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "--html":
    for path in arguments.dropFirst() {
        guard let source = contents(of: path) else {
            print("attrmd-bench: cannot read \(path)")
            exit(2)
        }
        print(benchmarkHTMLReading(path, source: source))
    }
case "--lint":
    let files = arguments.dropFirst().compactMap { path in contents(of: path).map { (path, $0) } }
    print(benchmarkLint(files))
case "--growth":
    guard arguments.count == 3 else { printUsageAndExit() }
    print(GrowthRow.header)
    for name in markdownFiles(in: arguments[1]) {
        for row in benchmarkGrowth(small: arguments[1], large: arguments[2], names: [name]) { print(row.line) }
    }
case "--attributed":
    print(AttributedRow.header)
    for path in arguments.dropFirst() {
        guard let source = contents(of: path) else {
            print("attrmd-bench: cannot read \(path)")
            exit(2)
        }
        for row in benchmarkAttributedString(path, source: source, count: 5) { print(row.line) }
    }
case "--commands":
    guard arguments.count == 3 else { printUsageAndExit() }
    benchmarkCommands(attrmd: arguments[1], file: arguments[2])
case .some where !arguments[0].hasPrefix("-"):
    print(Row.header)
    for path in arguments {
        guard let source = contents(of: path) else {
            print("attrmd-bench: cannot read \(path)")
            exit(2)
        }
        let count = max(3, min(40, 40_000_000 / max(1, source.count)))
        for row in benchmarkReading(path, source: source, count: count) { print(row.line) }
        if let row = benchmarkWriting(path, source: source, count: count) { print(row.line) }
    }
default:
    printUsageAndExit()
}
