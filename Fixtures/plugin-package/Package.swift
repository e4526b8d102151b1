// swift-tools-version: 6.0
import PackageDescription

// A package whose texts the plugins lint; Tests/ArchitectureTests/IntegrationTests.swift builds it when asked to.
let package = Package(
    name: "PluginPackage",
    dependencies: [.package(name: "AttributedMarkdown", path: "../..")],
    targets: [
        .target(
            name: "Notes",
            resources: [.copy("Texts")],
            plugins: [.plugin(name: "LintTextOnBuild", package: "AttributedMarkdown")]
        )
    ]
)
