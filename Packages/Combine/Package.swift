// swift-tools-version: 6.2
import PackageDescription

// The module `Combine` for packages that import it: OpenCombine, and what it lacks. scripts/kit builds it once for all.
let package = Package(
    name: "Combine",
    products: [.library(name: "Combine", type: .dynamic, targets: ["Combine"])],
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
