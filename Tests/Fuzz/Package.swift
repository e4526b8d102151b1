// swift-tools-version: 6.0
// Fuzz targets, a package of their own because they need flags that a library must not have. Built and run by
// Scripts/fuzz.
import PackageDescription

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "AttributedMarkdown", path: "../..")],
    targets: [
        .target(name: "FuzzDriver"),
        .executableTarget(
            name: "fuzz-markdown-read",
            dependencies: ["FuzzDriver", .product(name: "AttributedMarkdown", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
        .executableTarget(
            name: "fuzz-archive-read",
            dependencies: ["FuzzDriver", .product(name: "AttributedMarkdown", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
        .executableTarget(
            name: "fuzz-html-read",
            dependencies: ["FuzzDriver", .product(name: "AttributedMarkdown", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
        .executableTarget(
            name: "fuzz-markdown-write",
            dependencies: ["FuzzDriver", .product(name: "AttributedMarkdown", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
        .executableTarget(
            name: "fuzz-lint",
            dependencies: ["FuzzDriver", .product(name: "Linting", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
        .executableTarget(
            name: "fuzz-rtf-read",
            dependencies: ["FuzzDriver", .product(name: "AttributedMarkdown", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
        .executableTarget(
            name: "fuzz-translations",
            dependencies: ["FuzzDriver", .product(name: "Linting", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
        .executableTarget(
            name: "fuzz-swift-literals",
            dependencies: ["FuzzDriver", .product(name: "Linting", package: "AttributedMarkdown")],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
