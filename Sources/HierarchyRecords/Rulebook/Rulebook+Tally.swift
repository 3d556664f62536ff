extension Rulebook {
    /// How many rules there are, and how well they are known; the page on the rules and the program's
    /// version say it in these words.
    public static var tally: String {
        let counts = Rule.Confidence.allCases.map { confidence in
            "\(all.count { $0.confidence == confidence }) \(confidence.claim)"
        }
        let list = counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
        return "\(all.count) rules: \(list)."
    }
}

extension Rule.Confidence {
    /// What is claimed of a rule that is known so well.
    fileprivate var claim: String {
        switch self {
        case .measured: "measured on UIKit"
        case .testSuite: "asserted by tests that run against it"
        case .log: "printed by apps in public logs"
        case .stack: "read off call stacks"
        case .documented: "documented by Apple"
        case .inferred: "inferred"
        case .decided: "decided"
        case .assumed: "assumed"
        }
    }
}
