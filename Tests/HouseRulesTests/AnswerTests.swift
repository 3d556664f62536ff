import CheckoutFiles
import Testing

@testable import Measure

/// What the sources below a folder declare to conform to a protocol.
private func conformers(
    to name: String, in folder: String, _ files: [SourceFile]
) throws -> Set<String> {
    let line = try Regex(
        "(?:struct|class|enum|extension) ([A-Za-z]+): (?:.*[ ,])?\(name)\\b",
        as: (Substring, Substring).self)
    let lines = files.filter { $0.path.hasPrefix(folder) }.flatMap(\.text.lines)
    return Set(lines.compactMap { $0.firstMatch(of: line).map { String($0.output.1) } })
}

@Suite("What commands answer")
struct AnswerTests {
    @Test func `each answer has a renderer, and no renderer is of anything else`() throws {
        let files = try Checkout.sources()
        let answers = try conformers(to: "Answer", in: "Sources/Workbench/", files)
        let drawn = try conformers(to: "DrawnAnswer", in: "Sources/Console/", files)
        #expect(answers.count > 15)
        #expect(answers.subtracting(drawn) == [])
        #expect(drawn.subtracting(answers) == [])
    }
}
