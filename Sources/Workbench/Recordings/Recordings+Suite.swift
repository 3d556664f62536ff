import CommandLanguage
import HierarchyRecords

/// What reports of the device suite say of the rules.
extension Recordings {
    /// `recording REPORT`: takes the steps of the report's scenarios on the model of its system and device, and says which rules
    /// the recorded callbacks confirm and contradict. Where they contradict one, the status tells.
    func judge(_ file: Word) throws(Diagnostic) {
        try session.policy.checkSafety(file)
        let path = session.files.scripts.resolve(file.text, from: file.span.file)
        let bytes = try SessionStore.read(path, limit: AppLogReader.sizeLimit, at: file.span)
        let report = try Self.suiteReport(bytes, of: file)
        guard let version = report.version, WorldSettings.isSupported(ios: version) else {
            throw Diagnostic(
                .file, at: file.span,
                "'\(file.text)' is of iOS \(report.system), which is not modelled")
        }
        let judgement = SuiteJudgement(report, version: version, in: session)
        try session.checkWatch(at: file.span)
        let words = session.teaching.phrases
        session.say(.lines(judgement.lines(named: file.text.fileName).map { words($0) }))
        if !judgement.holds { session.draft.status = .expectationFailed }
    }

    private static func suiteReport(
        _ bytes: [UInt8], of file: Word
    ) throws(Diagnostic) -> SuiteReport {
        do {
            return try SuiteReport.read(bytes)
        } catch {
            throw Diagnostic(.file, at: file.span, "\("'\(file.text)'") \(error.text)")
        }
    }
}

/// A report beside the model, scenario by scenario.
@MainActor
struct SuiteJudgement {
    private(set) var verdict = SuiteVerdict()
    private let report: SuiteReport
    /// The scenarios that were not gone through on the device, and those that cannot be run here.
    private var left: [Message] = []

    /// A report comes from strangers: so many seconds' work for each of its steps, and no more for all of
    /// them together.
    private static let patienceOfStep = 0.01

    init(_ report: SuiteReport, version: SystemVersion, in session: Session) {
        self.report = report
        let settings = WorldSettings(ios: version, device: report.isPad ? "iPad" : nil)
        let watch = session.watch
        let steps = report.scenarios.reduce(0) { $0 + $1.steps.count }
        let patience = Patience(
            seconds: Self.patienceOfStep * Double(steps), isCounted: true, watch)
        let isInterrupted = watch.isInterrupted
        watch.heeding({ isInterrupted() || patience.isOver(watch) }) {
            addAll(session, settings)
        }
    }

    private mutating func addAll(_ session: Session, _ settings: WorldSettings) {
        for scenario in report.scenarios {
            if let reason = scenario.left {
                left.append("\(scenario.name): \(reason)")
            } else {
                add(scenario, session.rehearse(settings) { Self.run(scenario, in: $0) })
            }
        }
    }

    /// Whether nothing that was recorded differs.
    var holds: Bool { verdict.contradictions.isEmpty && verdict.unexplained.isEmpty }

    private static func run(
        _ scenario: SuiteReport.Scenario, in rehearsal: Rehearsal
    ) -> ScenarioRun? {
        var lines: [RehearsedLine] = []
        for step in scenario.steps {
            guard let line = rehearsal.line(step.source) else { return nil }
            lines.append(line)
        }
        let run = ScenarioRun(lines, naming: Set(scenario.controllers), in: rehearsal)
        return run.refusal == nil ? run : nil
    }

    private mutating func add(_ scenario: SuiteReport.Scenario, _ run: ScenarioRun?) {
        guard let run else {
            left.append("\(scenario.name): its steps cannot be taken here")
            return
        }
        for (step, expected) in zip(scenario.steps, run.steps) {
            verdict.add(step.recorded, to: expected, step: step.source, of: scenario.name)
        }
    }

    // MARK: Words

    func lines(named name: String) -> [Message] {
        let simulated: Message = report.isSimulated ? " (a simulator)" : ""
        let count = report.scenarios.count
        let scenarios: Message = count == 1 ? "1 scenario" : "\(count) scenarios"
        return ["\(name): \(report.device)\(simulated), iOS \(report.system), \(scenarios)"]
            + Self.list({ "confirmed    \($0)" }, verdict.confirmed)
            + Self.list({ "contradicted \($0)" }, verdict.contradicted) + contradictions
            + verdict.unexplained.map { "unexplained  \($0)" as Message }
            + left.map { "left out     \($0)" as Message }
    }

    private static func list(_ words: (Message) -> Message, _ rules: [RuleID]) -> [Message] {
        let rows: Message =
            rules.isEmpty ? "none" : Message(rules.map(\.rawValue).joined(separator: " "))
        return [words(rows)]
    }

    private var contradictions: [Message] {
        verdict.contradictions.flatMap { one in
            [
                "\(one.rule.rawValue)  \(Message(Rulebook.rule(one.rule).title))",
                "  \("in \(one.scenario), \(one.step)" as Message)",
            ]
                + one.lines.map { Message("    " + $0) }
        }
    }
}
