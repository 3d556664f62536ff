// swift-tools-version: 5.9
import PackageDescription

// An app's classes as people write them, for 'vcr --package': scripts/check-kit runs Scripts with them.
let package = Package(
    name: "Home",
    products: [.library(name: "Home", targets: ["Home"])],
    targets: [.target(name: "Home")]
)
