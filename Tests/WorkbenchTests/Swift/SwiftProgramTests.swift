import CheckoutFiles
import Foundation
import Testing

/// Programs with what the Swift compiler's program prints for each, which `scripts/check-swift --record` writes.
private let programs = Checkout.url("Tests/SwiftPrograms")

private func names() -> [String] {
    let files = FileManager.default.enumerator(atPath: programs.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
}

@MainActor
@Suite("Programs of Swift")
struct SwiftProgramTests {
    @Test("print what they print where Swift's compiler built them", arguments: names())
    func printing(name: String) throws {
        let source = try String(
            contentsOf: programs.appending(path: "\(name).swift"), encoding: .utf8)
        let expected = try String(
            contentsOf: programs.appending(path: "\(name).txt"), encoding: .utf8)
        let printed = ScriptRun(source).talk.map { $0 + "\n" }.joined()
        #expect(printed == expected)
    }
}
