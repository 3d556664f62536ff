// swift-tools-version: 6.2
import PackageDescription

// An app's containers, tested on Linux: the one dependency is the package two folders up.
let package = Package(
    name: "CardStack",
    dependencies: [.package(name: "vcr", path: "../..")],
    targets: [
        .target(
            name: "CardStack",
            dependencies: [.product(name: "HeadlessUIKit", package: "vcr")]),
        .testTarget(
            name: "CardStackTests",
            dependencies: ["CardStack", .product(name: "HeadlessUIKit", package: "vcr")]),
        // As packages of some years ago are: Swift 5, and tests that belong to no actor.
        .target(
            name: "NewsList",
            dependencies: [.product(name: "HeadlessUIKit", package: "vcr")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "NewsListTests",
            dependencies: ["NewsList", .product(name: "HeadlessUIKit", package: "vcr")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
