import CheckoutFiles
import Testing

@testable import CallbackTableWriter
@testable import Statements

/// The rows that the enumeration, its words, guides, means and hooks are written from.
@Suite("The rows of callbacks")
struct CallbackRowsTests {
    private static let folder = Checkout.url("Sources/HierarchyRecords/Callbacks/Rows").path

    private func rows() throws -> [CallbackText] {
        try CallbackTableWriter.topics(in: Self.folder).flatMap(\.rows)
    }

    @Test func `what the sources have is what is written from the rows`() throws {
        for file in try CallbackTableWriter.files(of: Self.folder) {
            let kept = try Checkout.text("Sources/" + file.path)
            #expect(kept == file.text, "scripts/generate-callbacks writes \(file.path)")
        }
    }

    @MainActor
    @Test func `each names a member that its type declares`() throws {
        let declared = Set(DeclaredPage.all.map { "\($0.owner ?? "").\($0.name)" })
        // Initialisers stand by their class, and what a control or a recognizer reports is no member.
        let special = ["init(coder:)", "deinit", "action", "state"]
        let lost = try rows().filter { row in
            guard let receiver = row.receiver, !special.contains(row.swift) else { return false }
            return !declared.contains("\(receiver).\(row.swift)")
        }
        #expect(lost.map(\.id) == [])
    }

    @Test func `its name in Objective-C is that of UIKit's headers`() throws {
        let table = try Checkout.text("Tests/WorkbenchTests/Tables/availability.tsv")
        let fields = table.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = Dictionary(
            fields.map { ("\($0[0]).\($0[1])", $0[3]) }, uniquingKeysWith: { first, _ in first })
        var compared = 0
        for row in try rows() {
            guard let receiver = row.receiver, let name = names["\(receiver).\(row.swift)"],
                name != "-"
            else {
                continue
            }
            compared += 1
            #expect(row.objectiveC == name, "\(row.id)")
        }
        #expect(compared > 150)
    }

    @Test(arguments: [
        (
            "a: What it is.\n    swift     a()",
            RowProblem(place: "1.txt:1", words: "'a' lacks 'log'")
        ),
        (
            "a: What it is.\n    colour    red",
            RowProblem(place: "1.txt:2", words: "unknown field 'colour'")
        ),
        (
            "a What it is",
            RowProblem(place: "1.txt:1", words: "a row begins with 'name: What it is.'")
        ),
        ("    swift     a()", RowProblem(place: "1.txt:1", words: "a field before the first row")),
        (
            "a: What it is.\n    log       view note a",
            RowProblem(
                place: "1.txt:2",
                words: "'log' has a category and how the line begins: delegate \"didShow(\"")
        ),
    ]) func `a flaw is told with its place`(text: String, flaw: RowProblem) {
        #expect(throws: flaw) { try Self.read(text) }
    }

    private static func read(_ text: String) throws {
        var reader = TopicReader(file: "1.txt")
        _ = try reader.topic(text)
    }

    @Test func `a signature gives its name, its parameters and a call`() {
        let signature = Signature("move(_ item: (Int) -> [Int: Int], to place: Place?) -> Bool")
        #expect(signature.name == "move(_:to:)")
        #expect(signature.written == "_ item: (Int) -> [Int: Int], to place: Place?")
        #expect(signature.passed == "item, to: place")
        #expect(Signature("init(coder:)").name == "init(coder:)")
        #expect(Signature("becomeFirst() -> Bool").name == "becomeFirst()")
        #expect(Signature("becomeFirst() -> Bool").selector == "becomeFirst")
    }
}
