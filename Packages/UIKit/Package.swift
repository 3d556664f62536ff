// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

// The modules that code for iOS imports, over the model. scripts/kit builds them once for all packages.
let package = Package(
    name: "UIKit",
    products: [
        .library(
            name: "UIKit", type: .dynamic,
            targets: [
                "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ]),
        // By itself: whoever asks whether there is an `os` takes it for Apple's, as one of the shell's packages does.
        .library(name: "os", type: .dynamic, targets: ["os", "OSLog"]),
        // All of the shell but what stands in the library above: scripts/kit makes a second one of it.
        .library(name: "KitShell", type: .static, targets: ["KitShell"]),
    ],
    dependencies: [.package(name: "vcr", path: "../..")],
    targets: [
        .target(
            name: "UIKit",
            dependencies: ["AtLoading", .product(name: "HeadlessUIKit", package: "vcr")],
            swiftSettings: strict),
        .target(name: "AtLoading"),
        .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: strict),
        .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strict),
        .target(name: "ObjectiveC", dependencies: ["UIKit"], swiftSettings: strict),
        .target(name: "os", swiftSettings: strict),
        .target(name: "_Testing_UIKit", swiftSettings: strict),
        .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
        .target(
            name: "KitShell", dependencies: [.product(name: "ShellParts", package: "vcr")],
            swiftSettings: strict),
    ]
)
