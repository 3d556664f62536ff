import Foundation

/// What the suite found. `vcr import-recording` reads it; docs/device-suite.md says what the keys mean.
struct Report: Codable {
    struct Step: Codable {
        let source: String
        let expected: [Scenario.Line]
        let recorded: [String]
    }

    struct Entry: Codable {
        let name: String
        let controllers: [String]
        let rules: [String]
        let steps: [Step]
        /// Why the scenario, or the rest of it, was not gone through.
        let left: String?
    }

    let v: Int
    let kind: String
    let system: String
    let device: String
    let isPad: Bool
    let isSimulated: Bool
    private(set) var scenarios: [Entry] = []

    @MainActor
    init() {
        v = 1
        kind = "device-suite"
        system = Platform.system
        device = Platform.device
        isPad = Platform.isPad
        isSimulated = Platform.isSimulated
    }

    /// Where the report goes.
    static var file: URL {
        let name = ProcessInfo.processInfo.environment["DEVICE_SUITE_REPORT"]
        return name.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("device-suite.json")
    }

    /// Writes what there is so far. A scenario that ends the app is then the last of the report.
    func write() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: Self.file, options: .atomic)
    }

    /// A scenario begins: until it has ended, the report says that it ended the app.
    mutating func begin(_ scenario: Scenario) throws {
        add(scenario, expected: [], recorded: [], left: "it ended the app")
        try write()
    }

    /// The scenario that has begun last has ended.
    mutating func end(
        _ scenario: Scenario, expected: [[Scenario.Line]], recorded: [[String]], left: String?
    ) throws {
        scenarios.removeLast()
        add(scenario, expected: expected, recorded: recorded, left: left)
        try write()
    }

    private mutating func add(
        _ scenario: Scenario, expected: [[Scenario.Line]], recorded: [[String]], left: String?
    ) {
        let rules = Set(expected.joined().map(\.rule)).sorted()
        let steps = zip(zip(scenario.sources, expected), recorded).map {
            Step(source: $0.0, expected: $0.1, recorded: $1)
        }
        scenarios.append(
            Entry(
                name: scenario.name, controllers: scenario.controllers, rules: rules,
                steps: steps, left: left))
    }
}
