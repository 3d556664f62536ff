import XCTest

/// Goes through all scenarios, writes the report, and fails where UIKit did something else.
final class DeviceSuiteTests: XCTestCase {
    @MainActor
    func testScenarios() async throws {
        continueAfterFailure = true
        var report = Report()
        let system = Platform.system.split(separator: ".").first.flatMap { Int($0) } ?? 0
        for scenario in Scenario.all {
            guard let expected = scenario.lines(system: system, isPad: Platform.isPad) else {
                continue
            }
            try report.begin(scenario)
            let stage = await Stage(scenario)
            await scenario.play(stage)
            try report.end(
                scenario, expected: expected, recorded: stage.recorded, left: stage.left)
            if stage.left == nil { compare(scenario, expected, stage.recorded) }
        }
        print("DEVICE SUITE: the report is \(Report.file.path)")
        attach()
    }

    private func compare(
        _ scenario: Scenario, _ expected: [[Scenario.Line]], _ recorded: [[String]]
    ) {
        for (index, source) in scenario.sources.enumerated() {
            XCTAssertEqual(
                recorded[index], expected[index].map(\.line), "\(scenario.name), \(source)")
        }
    }

    /// Where the tests run on a device, the report is taken from the results of the tests.
    private func attach() {
        #if !os(Linux)
            let attachment = XCTAttachment(contentsOfFile: Report.file)
            attachment.lifetime = .keepAlways
            add(attachment)
        #endif
    }
}
