extension Rule.Confidence {
    /// The word, and what it stands for.
    public var meaning: String {
        let words =
            switch self {
            case .measured: "seen by running UIKit"
            case .testSuite: "asserted by tests that run against UIKit"
            case .log: "printed by an app"
            case .stack: "read off stack traces"
            case .documented: "Apple's documentation or headers say so"
            case .inferred: "follows from other rules"
            case .decided: "chosen among sources that differ"
            case .assumed: "nobody has shown it"
            }
        return "\(rawValue): \(words)"
    }
}
