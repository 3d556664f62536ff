import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// What the scripts of a test run have gone through, and how much of it they were to.
struct CoverageSum {
    private(set) var coverage = LifeCoverage()
    /// `--at-least`, in percents of the edges; nil where nothing was asked for.
    var least: Int?

    mutating func add(_ other: LifeCoverage?) {
        if let other { coverage.formUnion(other) }
    }

    /// Whether the scripts walked too little.
    var isTooSmall: Bool { least.map { coverage.percent < $0 } ?? false }

    /// The sum, and below the least what was never walked.
    func lines(_ phrases: Phrasebook) -> [StyledText] {
        let sum = CoverageRenderer.sum(coverage, phrases.said)
        let rules: Message = "\(coverage.rules.count) of \(RuleID.allCases.count) rules met"
        let first = StyledText(
            phrases("coverage: \(sum); \(rules)" as Message), isTooSmall ? .problem : .strong)
        guard let least, isTooSmall else { return [first] }
        let missing = CoverageRenderer.missing(coverage, phrases.said).map { StyledText("  " + $0) }
        return [
            first, StyledText(phrases("less than \(least) %; never walked:" as Message), .problem),
        ] + missing
    }
}
