import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What the device suite wrote on a device: docs/device-suite.md says what the keys mean.
struct SuiteReport: Decodable {
    /// Why a file is no report.
    struct Mistake: Error { let text: Message }

    struct Step: Decodable {
        let source: String
        let recorded: [String]
    }

    struct Scenario: Decodable {
        let name: String
        /// The controllers whose callbacks were compared.
        let controllers: [String]
        let steps: [Step]
        /// Why the rest of it was not gone through; nil where all of it was.
        let left: String?
    }

    let v: Int
    let kind: String
    let system: String
    let device: String
    let isPad: Bool
    let isSimulated: Bool
    let scenarios: [Scenario]

    /// What every report of a suite calls itself.
    private static let kind = "device-suite"
    private static let mostScenarios = 2_000
    private static let mostSteps = 1_000
    private static let mostLines = 2_000
    private static let longestText = 4_000

    /// The version of the system that it ran on, without what stands behind a second point.
    var version: SystemVersion? {
        SystemVersion(system.split(separator: ".").prefix(2).joined(separator: "."))
    }

    /// Reads a report, and refuses what no suite writes.
    static func read(_ bytes: [UInt8]) throws(Mistake) -> SuiteReport {
        guard let report = try? JSONDecoder().decode(SuiteReport.self, from: Data(bytes)),
            report.kind == kind
        else { throw Mistake(text: "is no report of the device suite") }
        guard report.v == 1 else {
            throw Mistake(
                text: "is a report of version \(report.v), and this program reads version 1")
        }
        guard report.isWithinLimits else {
            throw Mistake(text: "is larger than any suite's report")
        }
        guard report.texts.allSatisfy(\.isPlain) else {
            throw Mistake(text: "has texts that no suite writes")
        }
        return report
    }

    private var isWithinLimits: Bool {
        scenarios.count <= Self.mostScenarios
            && scenarios.allSatisfy { scenario in
                scenario.steps.count <= Self.mostSteps
                    && scenario.steps.allSatisfy { $0.recorded.count <= Self.mostLines }
            }
            && texts.allSatisfy { $0.utf8.count <= Self.longestText }
    }

    private var texts: [String] {
        [system, device]
            + scenarios.flatMap { scenario in
                [scenario.name, scenario.left ?? ""] + scenario.controllers
                    + scenario.steps.flatMap { $0.recorded + [$0.source] }
            }
    }
}

extension String {
    /// Whether it has no control characters but the ends of lines.
    fileprivate var isPlain: Bool {
        unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.generalCategory.isControl }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isControl: Bool {
        [.control, .format, .lineSeparator, .paragraphSeparator].contains(self)
    }
}
