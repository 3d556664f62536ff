/// A script of vcr as calls of UIKit, with what vcr's model says that UIKit sends.
struct Scenario: Sendable {
    /// What is expected of a kind of device, from a system on; the last that fits holds. Where no iPad is
    /// named, an iPad is told what an iPhone is.
    struct Expected: Sendable {
        let isPad: Bool
        let since: Int
        /// For each step its lines: a rule, a space, and the callback.
        let steps: [[String]]
    }

    /// A callback with the rule that sends it.
    struct Line: Codable, Equatable, Sendable {
        let rule: String
        let line: String
    }

    let name: String
    /// The controllers whose callbacks are compared.
    let controllers: [String]
    /// The commands of the script, a step each.
    let sources: [String]
    private let expected: [Expected]
    let play: @MainActor @Sendable (Stage) async -> Void

    init(
        name: String, controllers: [String], sources: [String], expected: [Expected],
        play: @escaping @MainActor @Sendable (Stage) async -> Void
    ) {
        self.name = name
        self.controllers = controllers
        self.sources = sources
        self.expected = expected
        self.play = play
    }

    /// The lines of each step on such a device; nil where the scenario is for newer systems.
    func lines(system: Int, isPad: Bool) -> [[Line]]? {
        let own = expected.filter { $0.isPad == isPad }
        let fitting = (own.isEmpty ? expected : own).last { $0.since <= system }
        return fitting?.steps.map { $0.map(Self.line) }
    }

    private static func line(_ text: String) -> Line {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        return Line(rule: parts[0], line: parts[1])
    }
}
