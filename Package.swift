// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "vcr",
    // Deinitializers of the main actor came with it.
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "vcr", targets: ["vcr-program"]),
        .executable(name: "vcr-page", targets: ["vcr-page"]),
        .library(name: "VCRShell", targets: ["VCRShell", "Console", "Workbench", "Rendering"]),
        .library(
            name: "HeadlessUIKit", targets: ["HeadlessUIKit", "HierarchyRecords", "Rendering"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder", "HierarchyRecords"]),
        .library(name: "Gallery", targets: ["Gallery"]),
        // What a shell that knows an app's own classes is linked with: `vcr --package` makes one.
        .library(name: "ShellParts", targets: ["vcr"]),
        .executable(name: "BindingsGenerator", targets: ["BindingsGenerator"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Only `vcr-page` needs it: `scripts/vcr` does not build it unless asked to serve.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .target(name: "POSIX", swiftSettings: strict),
        .target(
            name: "HierarchyRecords", exclude: ["Callbacks/Rows"], swiftSettings: strict),
        .target(name: "CommandLanguage", swiftSettings: strict),
        .target(name: "HeadlessUIKit", dependencies: ["HierarchyRecords"], swiftSettings: strict),
        .target(
            name: "Gallery", dependencies: ["HeadlessUIKit"], packageAccess: false,
            swiftSettings: strict),
        .target(name: "CExpat", linkerSettings: [.linkedLibrary("expat")]),
        .target(
            name: "InterfaceBuilder", dependencies: ["HierarchyRecords", "CExpat"],
            swiftSettings: strict),
        .target(name: "Rendering", dependencies: ["HierarchyRecords"], swiftSettings: strict),
        .target(
            name: "Statements",
            dependencies: ["HeadlessUIKit", "Gallery", "HierarchyRecords", "CommandLanguage"],
            exclude: ["Members/Overlay.txt"],
            swiftSettings: strict, plugins: ["EmbedTexts"]),
        .target(name: "Lessons", swiftSettings: strict, plugins: ["EmbedTexts"]),
        .plugin(name: "EmbedTexts", capability: .buildTool(), dependencies: ["TextEmbedder"]),
        .executableTarget(
            name: "TextEmbedder", dependencies: ["POSIX"], path: "Generators/TextEmbedder",
            swiftSettings: strict),
        .executableTarget(
            name: "CallbackTableWriter", path: "Generators/CallbackTableWriter",
            swiftSettings: strict),
        .target(
            name: "Workbench",
            dependencies: [
                "Statements", "HeadlessUIKit", "Gallery", "InterfaceBuilder", "HierarchyRecords",
                "CommandLanguage", "Lessons", "POSIX",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "BindingsGenerator", dependencies: ["HierarchyRecords"],
            path: "Generators/BindingsGenerator", swiftSettings: strict),
        .target(
            name: "Console",
            dependencies: [
                "Workbench", "Rendering", "HierarchyRecords", "CommandLanguage", "POSIX",
            ],
            swiftSettings: strict),
        .target(name: "CReadline", linkerSettings: [.linkedLibrary("readline")]),
        .target(
            name: "vcr",
            dependencies: [
                "Console", "Statements", "CReadline", "POSIX",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "vcr-program", dependencies: ["vcr", "POSIX"], swiftSettings: strict),
        .target(
            name: "VCRShell",
            dependencies: ["Workbench", "Rendering", "HierarchyRecords", "CommandLanguage"],
            swiftSettings: strict),
        .target(
            name: "PageServer", dependencies: ["Rendering", "HierarchyRecords"],
            swiftSettings: strict),
        .executableTarget(
            name: "vcr-page",
            dependencies: [
                "VCRShell", "PageServer", "POSIX",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "HeadlessUIKit", "InterfaceBuilder", "HierarchyRecords", "Rendering", "POSIX",
            ],
            path: "Tests/Benchmarks", exclude: ["peers"], swiftSettings: strict),
        .target(name: "CheckoutFiles", path: "Tests/CheckoutFiles", swiftSettings: strict),
        .executableTarget(name: "Measure", path: "Tests/Measure", swiftSettings: strict),
        .executableTarget(
            name: "RandomCommands",
            dependencies: [
                "CheckoutFiles", "Console", "Workbench", "Statements", "HeadlessUIKit",
                "HierarchyRecords", "CommandLanguage", "TestSupport",
            ],
            path: "Tests/RandomCommands", swiftSettings: strict),
        .executableTarget(
            name: "RandomPrograms", dependencies: ["Workbench", "CommandLanguage", "TestSupport"],
            path: "Tests/RandomPrograms", swiftSettings: strict),
        .testTarget(
            name: "CommandLanguageTests", dependencies: ["CheckoutFiles", "CommandLanguage"],
            exclude: ["CommonMark"], swiftSettings: strict),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "CheckoutFiles", "HeadlessUIKit", "InterfaceBuilder", "HierarchyRecords",
                "TestSupport",
            ],
            path: "Tests/ConformanceTests", exclude: ["Tables"], swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["HeadlessUIKit", "HierarchyRecords"],
            path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "ConsoleTests",
            dependencies: [
                "CheckoutFiles", "Console", "Workbench", "Rendering", "HierarchyRecords",
                "CommandLanguage",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "HeadlessUIKit", "HierarchyRecords", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["HeadlessUIKit", "HierarchyRecords", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "HierarchyRecordsTests", dependencies: ["HierarchyRecords", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "HouseRulesTests",
            dependencies: ["CheckoutFiles", "HierarchyRecords", "Measure", "BindingsGenerator"],
            swiftSettings: strict),
        .testTarget(
            name: "LessonTests",
            dependencies: [
                "CheckoutFiles", "Lessons", "TextEmbedder", "Console", "Workbench",
                "CommandLanguage", "HierarchyRecords",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ProcessTests",
            dependencies: [
                "CheckoutFiles", "vcr", "vcr-program", "vcr-page", "Console", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RenderingTests",
            dependencies: ["CheckoutFiles", "Rendering", "InterfaceBuilder", "HierarchyRecords"],
            swiftSettings: strict),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: ["CheckoutFiles", "InterfaceBuilder", "HierarchyRecords"],
            exclude: ["Expected"], swiftSettings: strict),
        .testTarget(
            name: "PageServerTests", dependencies: ["PageServer", "Rendering", "HierarchyRecords"],
            swiftSettings: strict),
        .testTarget(
            name: "VCRShellTests",
            dependencies: [
                "VCRShell", "Console", "Workbench", "Rendering", "HierarchyRecords",
                "CommandLanguage", "RandomCommands",
            ],
            swiftSettings: strict),
        .testTarget(name: "ScriptTests", dependencies: ["CheckoutFiles"], swiftSettings: strict),
        .testTarget(
            name: "TranscriptTests",
            dependencies: [
                "CheckoutFiles", "Console", "Workbench", "Rendering", "HierarchyRecords",
                "CommandLanguage", "Statements",
            ],
            exclude: ["Tables", "Transcripts"], swiftSettings: strict),
        .testTarget(
            name: "WorkbenchTests",
            dependencies: [
                "CheckoutFiles", "BindingsGenerator", "CallbackTableWriter", "Workbench",
                "Statements",
                "HeadlessUIKit",
                "Gallery",
                "HierarchyRecords",
                "CommandLanguage", "RandomCommands", "TestSupport",
            ],
            exclude: ["Tables"], swiftSettings: strict),
    ]
)
