// swift-tools-version: 6.2
import PackageDescription

// An app's container, tested on Linux: the one dependency is the package two folders up.
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
    ]
)
