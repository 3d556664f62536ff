import Rendering
import Workbench

/// The forms of `vcr test --format`.
public enum TestFormat: String, Sendable, CaseIterable {
    case pretty, tap, junit, github

    /// The report for a terminal of that width, in the person's language; nil where it goes to no terminal.
    func report(width: Int?, phrases: Phrasebook = Phrasebook(.english)) -> any TestReport {
        switch self {
        case .pretty: PrettyTestReport(width: width, phrases: phrases)
        case .tap: TAPTestReport()
        case .junit: JUnitTestReport()
        case .github: GitHubTestReport(phrases: phrases)
        }
    }
}

/// Words the verdicts of a test run.
protocol TestReport: Sendable {
    /// Whether nothing can be said before all verdicts are known.
    var needsVerdictsAtEnd: Bool { get }
    /// What stands before the first verdict, given the number of scripts.
    func opening(count: Int) -> [StyledText]
    /// One verdict; numbers count from 1.
    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText]
    /// What stands after the last of them.
    func closing(_ sum: TestSum) -> [StyledText]
}
