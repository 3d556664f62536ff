import CommandLanguage
import HierarchyRecords

/// The command that shows what a session has gone through.
extension CommandTable {
    static let coverageCommands = [
        Command(
            "coverage", .teaching,
            "Draws the life cycle, marks which of its transitions this session has been through, "
                + "and lists its rules.",
            effect: .look,
            details: [
                Command.Detail("", "steps that were undone count, and worlds before 'reset'"),
                Command.Detail("", "'vcr test --coverage' sums it up over scripts"),
            ],
            examples: ["new home; new a; root home; add a; remove a; coverage"]
        ) { (session, _) throws(Diagnostic) in
            session.say(
                CoverageAnswer(session.coverage, taught: LessonCourse.taughtRules))
        }
    ]
}

extension Session {
    /// What the session has gone through, in this world and in those before it.
    var coverage: LifeCoverage {
        var sum = walkedBefore.coverage
        sum.formUnion(LifeCoverage(of: world.simulator.log))
        return sum
    }
}

extension LessonCourse {
    /// The rules that lessons teach, in the rulebook's order.
    static var taughtRules: [RuleID] {
        let names = Set(lessons(in: .english).flatMap(\.rules))
        return RuleID.allCases.filter { names.contains($0.rawValue) }
    }
}

extension Workbench {
    /// What the session has gone through.
    public var coverage: LifeCoverage { session.coverage }

    /// The fingerprint of the log as it stands: equal logs have equal ones.
    public var logFingerprint: String {
        let log = session.keptLog
        var digest = Fingerprint()
        digest.combine(0..<log.count, of: log)
        return digest.text
    }

    /// The rules that the lessons teach.
    public static var taughtRules: [RuleID] { LessonCourse.taughtRules }
}
