import Foundation
import TestSupport
import Testing

@Suite("Linked libraries")
struct LinkedLibrariesTests {
    #if os(Linux)
        /// Libraries by the start of their names. Those of Foundation and ICU are not among them: they
        /// cost the command more time to start than it needs for most documents.
        static let allowed = [
            "linux-vdso.", "ld-linux", "/lib64/ld-linux", "/lib/ld-linux", "libc.so", "libm.so", "libstdc++.so",
            "libgcc_s.so",
            "libpthread.so", "libdl.so", "librt.so", "libutil.so", "libcmark-gfm.so", "libcmark-gfm-extensions.so",
            "libz.so",
            "libswiftCore.so", "libswiftGlibc.so", "libswift_Concurrency.so", "libswift_StringProcessing.so",
            "libswift_RegexParser.so", "libswift_Builtin_float.so", "libswift_math.so", "libswiftSwiftOnoneSupport.so",
            "libswiftSynchronization.so", "libdispatch.so", "libBlocksRuntime.so",
        ]

        @Test("The command links the Swift runtime, the C library, cmark-gfm and zlib, and nothing else")
        func libraries() throws {
            let listed = try BuiltCommand.run(
                BuiltCommand.file.path,
                [],
                environment: ["LD_TRACE_LOADED_OBJECTS": "1"]
            )
            let names = listed.output.split(separator: "\n").compactMap { line in
                line.split(separator: " ").first.map { $0.drop { $0 == "\t" } }
            }
            #expect(names.contains { $0.hasPrefix("libcmark-gfm.so") })
            for name in names {
                #expect(Self.allowed.contains { name.hasPrefix($0) }, "\(name)")
                #expect(!name.contains("Foundation") && !name.contains("icu"), "\(name)")
            }
        }
    #elseif os(macOS)
        @Test("The command links neither Foundation nor ICU")
        func libraries() throws {
            let listed = try BuiltCommand.run("/usr/bin/otool", ["-L", BuiltCommand.file.path])
            #expect(!listed.output.contains("Foundation.framework"))
            #expect(!listed.output.contains("libicu"))
        }
    #endif
}
