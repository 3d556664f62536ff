import CheckoutFiles
import Foundation
import Testing

@testable import Measure

/// Runs `scripts/generate-bindings --check`, and gives what it says and how it ends.
private func checkBindings() throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = Checkout.url("scripts/generate-bindings")
    process.arguments = ["--check"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
}

@Suite("The bindings of UIKit's declarations")
struct GeneratedBindingsTests {
    /// The generator fails where a public declaration is neither a member nor in the overlay, and where
    /// nothing needs an entry of the overlay.
    @Test func `are what the generator writes from the declarations`() throws {
        let check = try checkBindings()
        #expect(check.output == "")
        #expect(check.status == 0)
    }

    @Test func `say in their first line that they are generated`() throws {
        let folder = "Sources/Statements/Generated/"
        let files = try Checkout.sources().filter { $0.path.hasPrefix(folder) }
        #expect(files.count > 100)
        #expect(files.filter { !$0.isGenerated }.map(\.path) == [])
    }
}
