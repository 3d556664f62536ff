import CheckoutFiles
import Foundation
import HierarchyRecords
import Testing

@testable import Workbench

/// Storyboards that refer to each other, in which one id, name or class after another leads to nothing: they
/// are launched, each scene is instantiated, and each segue is performed.
@MainActor @Suite("Storyboards with one connection that dangles")
struct DanglingStoryboardTests {
    private nonisolated static let names = ["Bakery.storyboard", "Orders.storyboard"]

    private func text(of name: String) throws -> String {
        try Checkout.text("Tests/Corpora/storyboards/\(name)")
    }

    /// The values of the attribute, each where it stands.
    private func values(of attribute: String, in text: String) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var start = text.startIndex
        let mark = " \(attribute)=\""
        while let opening = text.range(of: mark, range: start..<text.endIndex),
            let end = text[opening.upperBound...].firstIndex(of: "\"")
        {
            found.append(opening.upperBound..<end)
            start = end
        }
        return found
    }

    /// All that is to be tried with the two files.
    private func script(in folder: String) throws -> String {
        var lines = ["storyboard \"\(folder)/Bakery.storyboard\" launch"]
        for name in Self.names {
            let text = try text(of: name)
            let board = name.prefix { $0 != "." }
            lines.append("storyboard \"\(folder)/\(name)\"")
            for (number, place) in values(of: "storyboardIdentifier", in: text).enumerated() {
                let made = "\(board)\(number)"
                lines.append("instantiate \(text[place]) from \(board) as \(made); root \(made)")
                lines += try segues().map { "segue \($0) from \(made)" }
                lines += try segues().map { "unwind \($0) from \(made)" }
            }
        }
        return (lines + ["tap row 0", "doctor", "segues"]).joined(separator: "\n")
    }

    private func segues() throws -> [Substring] {
        try Self.names.flatMap { name in
            let text = try text(of: name)
            return values(of: "identifier", in: text).map { text[$0] }
                .filter { $0 != "iOS" && !$0.hasPrefix("com.") }
        }
    }

    @Test(
        "answer each command in a line",
        arguments: names,
        [
            "destination", "id", "storyboardIdentifier", "identifier", "referencedIdentifier",
            "storyboardName", "property", "selector", "customClass", "unwindAction",
            "initialViewController", "kind",
        ])
    func dangling(name: String, attribute: String) throws {
        let folder = try TemporaryDirectory()
        for other in Self.names { try folder.write(try text(of: other), to: other) }
        let script = try script(in: folder.path)
        let whole = try text(of: name)
        for place in values(of: attribute, in: whole) {
            try folder.write(whole.replacingCharacters(in: place, with: "gone"), to: name)
            let session = TestSession(RunPolicy(keepsGoing: true))
            // Each of the hundred commands that fail in each session is one more of the same kind.
            session.workbench.session.checksLeft = 1
            for line in script.split(separator: "\n") { session.run(String(line)) }
            let long = session.errors.filter { $0.contains("\n") || $0.count > 400 }
            #expect(long == [], "\(whole[place])")
            #expect(session.workbench.snapshot.canonicalLines.isEmpty == false, "\(whole[place])")
        }
    }
}
