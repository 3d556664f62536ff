// swift-tools-version: 5.9
import PackageDescription

// For a machine without Xcode. A test without an app has no window on iOS: there DeviceSuite.xcodeproj is
// what to open.
let package = Package(
    name: "DeviceSuite",
    platforms: [.iOS(.v15)],
    targets: [.testTarget(name: "DeviceSuiteTests", path: "Tests")]
)
