import CheckoutFiles
import Testing

@testable import Measure

/// Code that asks which world is the current one: by its full name, or by the short one where a world is
/// wanted.
private func questions(in file: SourceFile) -> [String] {
    file.places { place in
        guard place.word == "current" else { return false }
        let lead = Array(place.lead.suffix(2))
        if lead == ["Simulator", "."] { return true }
        return place.lead.last == "." && lead.first.map { ["=", "??"].contains($0) } ?? false
            && place.lead.suffix(12).contains { ["Simulator", "simulator", "world"].contains($0) }
    }.map(\.description)
}

@Suite("Who asks for the current world")
struct CurrentWorldTests {
    /// Several worlds live in one process: what has one, or an object of one, asks that. Only the model has
    /// names that mean the current one, since UIKit's are global.
    @Test func `no room but the model does`() throws {
        let files = try Checkout.sources().filter { $0.room != "HeadlessUIKit" }
        #expect(files.flatMap(questions) == [])
    }

    @Test func `a question is found in code, by the short name as well`() {
        let file = SourceFile(
            "Sources/Statements/Values/Value.swift",
            """
            /// Simulator.current is a comment
            let text = "Simulator.current"
            let world = Simulator.current
            let simulator = (object as? UIResponder)?.simulator ?? .current
            let other: Simulator = .current
            let loop = SimulatedRunLoop.main, step = journal.current
            """)
        #expect(
            questions(in: file) == [
                "Sources/Statements/Values/Value.swift:3: current",
                "Sources/Statements/Values/Value.swift:4: current",
                "Sources/Statements/Values/Value.swift:5: current",
            ])
    }
}
