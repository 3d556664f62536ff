import HierarchyRecords

/// Which rules what was recorded on a device confirms, and which it contradicts.
struct SuiteVerdict: Equatable {
    /// A step in which a rule did not hold.
    struct Contradiction: Equatable {
        let rule: RuleID
        let scenario: String
        let step: String
        /// `-` before what was expected and did not come, `+` before what came besides.
        let lines: [String]
    }

    private(set) var contradictions: [Contradiction] = []
    /// What was recorded in steps in which nothing was expected.
    private(set) var unexplained: [String] = []
    private var held: Set<RuleID> = []
    /// The scenario of the last step.
    private var scenario = ""
    /// What did not come in its earlier steps and may still come, with its rule.
    private var owed: [String: RuleID] = [:]

    /// In the order of the rulebook.
    var contradicted: [RuleID] {
        let rules = Set(contradictions.map(\.rule))
        return RuleID.allCases.filter(rules.contains)
    }

    /// Those that held wherever they were needed.
    var confirmed: [RuleID] {
        let failed = Set(contradictions.map(\.rule))
        return RuleID.allCases.filter { held.contains($0) && !failed.contains($0) }
    }

    /// Compares the lines of a step. What did not come speaks against its rule. What came besides speaks
    /// against the rule of the same line where the step has it, or where an earlier step lacked it, else of
    /// what did not come and differs in its argument alone, else of what came before it.
    mutating func add(
        _ recorded: [String], to expected: [ScenarioRun.Row], step: String, of scenario: String
    ) {
        if self.scenario != scenario { (self.scenario, owed) = (scenario, [:]) }
        let texts = expected.map(\.text)
        let difference = recorded.difference(from: texts)
        let missing = Dictionary(
            difference.removals.map { ($0.offset, "- \($0.element)") },
            uniquingKeysWith: { first, _ in first })
        for (index, row) in expected.enumerated() where missing[index] == nil {
            held.insert(row.rule)
        }
        var lines: [RuleID: [String]] = [:]
        for (index, line) in missing { lines[expected[index].rule, default: []].append(line) }
        for change in difference.insertions {
            let line = "+ \(change.element)"
            let others = missing.keys.sorted().map { expected[$0] }
            if let rule = rule(of: change.element, in: expected, others)
                ?? Self.rule(before: change.offset, recorded, expected)
            {
                lines[rule, default: []].append(line)
            } else {
                unexplained.append("\(scenario), \(step.firstLine): \(line)")
            }
        }
        for index in missing.keys { owed[texts[index]] = expected[index].rule }
        for rule in RuleID.allCases {
            guard let lines = lines[rule] else { continue }
            contradictions.append(
                Contradiction(
                    rule: rule, scenario: scenario, step: step.firstLine, lines: lines.sorted()))
        }
    }

    private mutating func rule(
        of text: String, in expected: [ScenarioRun.Row], _ missing: [ScenarioRun.Row]
    ) -> RuleID? {
        if let same = expected.first(where: { $0.text == text }) { return same.rule }
        if let late = owed.removeValue(forKey: text) { return late }
        return missing.first { $0.text.callback == text.callback }?.rule
    }

    private static func rule(
        before offset: Int, _ recorded: [String], _ expected: [ScenarioRun.Row]
    ) -> RuleID? {
        let before = recorded[..<offset].last { line in expected.contains { $0.text == line } }
        return (expected.first { $0.text == before } ?? expected.first)?.rule
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    fileprivate var element: ChangeElement {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}

extension String {
    /// The first line, and a sign where there are more.
    fileprivate var firstLine: String {
        let lines = split(separator: "\n")
        return lines.count > 1 ? "\(lines[0]) …" : self
    }

    /// A callback without its argument.
    fileprivate var callback: Substring { prefix { $0 != "(" } }
}
