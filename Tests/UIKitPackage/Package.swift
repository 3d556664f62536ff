// swift-tools-version: 6.0
import PackageDescription

// A package as one for iOS is written, with what Linux lacks: each file of Rules is a rule of the rewriter.
let package = Package(
    name: "UIKitPackage",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "Rules"),
        .executableTarget(name: "RulesRun", dependencies: ["Rules"]),
        .testTarget(name: "RulesTests", dependencies: ["Rules"]),
    ],
    swiftLanguageModes: [.v5]
)
