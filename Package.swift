// swift-tools-version: 6.0
import PackageDescription

/// Settings of every Swift target: imports stay internal unless the file says otherwise, and a member
/// is visible only where its module is imported, so the import lines show the real dependencies.
let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "AttributedMarkdown",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "AttributedMarkdown", targets: ["AttributedMarkdown"]),
        .library(name: "Linting", targets: ["Linting"]),
        .executable(name: "attrmd", targets: ["attrmd"]),
        .plugin(name: "LintText", targets: ["LintText"]),
        .plugin(name: "FixText", targets: ["FixText"]),
        .plugin(name: "LintTextOnBuild", targets: ["LintTextOnBuild"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
                .brew(["cmark-gfm"]),
            ]
        ),
        .systemLibrary(
            name: "CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]
        ),
        .target(name: "CMarkBridge", dependencies: ["CCMarkGFM"], swiftSettings: swiftSettings),
        .target(
            name: "CIconv",
            // Apple platforms have the conversion in a library of its own.
            linkerSettings: [
                .linkedLibrary("iconv", .when(platforms: [.macOS, .iOS, .tvOS, .watchOS, .visionOS]))
            ]
        ),
        .target(name: "DocumentModel", swiftSettings: swiftSettings),
        .target(name: "HTMLParsing", swiftSettings: swiftSettings),
        .target(name: "TargetTable", dependencies: ["DocumentModel"], swiftSettings: swiftSettings),
        .target(
            name: "DocumentFormats",
            dependencies: ["CIconv", "CMarkBridge", "CZlib", "HTMLParsing", "TargetTable", "DocumentModel"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "FoundationBridge",
            dependencies: ["DocumentFormats", "TargetTable", "DocumentModel"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "AttributedMarkdown",
            dependencies: ["FoundationBridge", "DocumentFormats", "TargetTable", "DocumentModel"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Linting",
            dependencies: ["DocumentFormats", "TargetTable", "DocumentModel"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "AttrmdCommands",
            dependencies: ["Linting", "DocumentFormats", "TargetTable", "DocumentModel"],
            swiftSettings: swiftSettings
        ),
        .executableTarget(name: "attrmd", dependencies: ["AttrmdCommands"], swiftSettings: swiftSettings),
        .plugin(
            name: "LintText",
            capability: .command(
                intent: .custom(verb: "lint-text", description: "Find what a target does not show of texts")
            ),
            dependencies: ["attrmd"]
        ),
        .plugin(
            name: "FixText",
            capability: .command(
                intent: .custom(verb: "fix-text", description: "Put right in texts what a program can put right"),
                permissions: [.writeToPackageDirectory(reason: "to put right what is found in its texts")]
            ),
            dependencies: ["attrmd"]
        ),
        .plugin(name: "LintTextOnBuild", capability: .buildTool(), dependencies: ["attrmd"]),

        .executableTarget(
            name: "attrmd-bench",
            dependencies: [
                "CMarkBridge", "FoundationBridge", "Linting", "DocumentFormats", "HTMLParsing", "TargetTable",
                "DocumentModel",
            ],
            path: "Benchmarks/attrmd-bench",
            swiftSettings: swiftSettings
        ),
        .executableTarget(
            name: "html-tree",
            dependencies: ["HTMLParsing"],
            path: "Tests/HTMLTree",
            swiftSettings: swiftSettings
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
        .testTarget(name: "DocumentModelTests", dependencies: ["DocumentModel", "TestSupport"]),
        .testTarget(
            name: "TargetTableTests",
            dependencies: ["TargetTable", "DocumentFormats", "DocumentModel", "TestSupport"]
        ),
        .testTarget(
            name: "DocumentFormatsTests",
            dependencies: [
                "DocumentFormats", "CMarkBridge", "CZlib", "HTMLParsing", "TargetTable", "DocumentModel", "TestSupport",
            ]
        ),
        .testTarget(
            name: "FoundationBridgeTests",
            dependencies: ["AttributedMarkdown", "FoundationBridge", "DocumentFormats", "DocumentModel", "TestSupport"]
        ),
        .testTarget(
            name: "LintingTests",
            dependencies: ["Linting", "DocumentFormats", "TargetTable", "DocumentModel", "TestSupport"]
        ),
        .testTarget(name: "HTMLParsingTests", dependencies: ["HTMLParsing", "TestSupport"]),
        .testTarget(
            name: "AttrmdCommandsTests",
            dependencies: [
                "attrmd", "AttrmdCommands", "DocumentFormats", "TargetTable", "DocumentModel", "TestSupport",
            ]
        ),
        .testTarget(name: "ArchitectureTests", dependencies: ["attrmd", "AttributedMarkdown", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
