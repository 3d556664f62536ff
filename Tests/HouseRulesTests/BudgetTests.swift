import CheckoutFiles
import Testing

@testable import Measure

/// Facades and pure tables may be longer than other files.
private let longFiles: Set<String> = [
    "Sources/HeadlessUIKit/ViewControllers/UIViewController.swift"
]
private let longestLongFile = 730

private func overBudget(_ file: SourceFile) -> [String] {
    if file.isGenerated { return [] }
    let limit = longFiles.contains(file.path) ? longestLongFile : SizeReport.longestFile
    let count = file.text.lines.count
    let tooLong = file.functions.filter {
        $0.lineCount > SizeReport.longestFunction && !$0.isTable
    }
    return (count > limit ? ["\(file.path): \(count) lines"] : [])
        + tooLong.map { "\(file.path):\($0.firstLine): \($0.name), \($0.lineCount) lines" }
}

@Suite("How long things may be")
struct BudgetTests {
    @Test func `no file and no function is over its limit`() throws {
        let files = try Checkout.sources() + Checkout.tests()
        let found = files.flatMap(overBudget)
        #expect(found == [])
    }

    @Test func `each file that may be longer is there, and is`() throws {
        let longer = try Checkout.sources().filter {
            $0.text.lines.count > SizeReport.longestFile && longFiles.contains($0.path)
        }
        #expect(Set(longer.map(\.path)) == longFiles)
    }

    @Test func `a long file and a long function are found, a long table is none`() {
        let work = String(repeating: "    let a = 1\n", count: 59)
        let cases = String(repeating: "    case 1: 2\n", count: 500)
        let file = SourceFile(
            "Sources/Console/Console.swift",
            "func work() {\n\(work)}\nfunc table() -> Int {\n    switch x {\n\(cases)    }\n}\n")
        #expect(
            overBudget(file) == [
                "Sources/Console/Console.swift: 565 lines",
                "Sources/Console/Console.swift:1: work, 61 lines",
            ])
    }
}
