import CommandLanguage
import HierarchyRecords

/// A session as a scenario of the device suite: its steps as calls of UIKit in Swift, and what the model
/// says of each kind of device and each system that UIKit sends.
@MainActor
struct ScenarioSource {
    /// The systems that a device of today may have and that the model tells apart.
    static let systems = [15, 16, 17, 18, 26]

    /// From a system on, the lines of each step: a rule, a space, and the callback.
    private struct Expectation: Equatable {
        let since: Int
        let steps: [[String]]
    }

    let text: String

    init(_ session: Session, at span: SourceSpan) throws(Diagnostic) {
        let journal = session.journal
        let steps = journal.currentPath.map { journal[$0] }
        let codes = SessionCode(session).code(to: journal.current, in: .swift)
        let names = codes.declaredNames
        let onPhone = try Self.expected(session, on: nil, Set(names), at: span)
        let onPad = try Self.expected(session, on: "iPad", Set(names), at: span)
        let title = session.host.sessionTitle.split(separator: ".").first.map(String.init) ?? ""
        var lines = Self.head(title, names, steps.map(\.source))
        lines += onPhone.flatMap { Self.literal($0, isPad: false) }
        // Where an iPad is told the same, it is not said twice.
        if onPad != onPhone { lines += onPad.flatMap { Self.literal($0, isPad: true) } }
        lines += ["        ]", "    ) { stage in", "        let window = stage.window"]
        for (index, code) in codes.enumerated() {
            if let gap = code.gaps.first {
                throw Diagnostic(
                    .illegal, at: span, "step \(index + 1) cannot be a scenario's: \(gap)")
            }
            lines += Self.lines(
                of: code, at: index, isOfHand: session.logsWithoutCode(steps[index].events))
        }
        if !names.isEmpty { lines.append("        stage.keep(\(names.joined(separator: ", ")))") }
        text = (lines + ["    }", "}", ""]).map { $0 + "\n" }.joined()
    }

    // MARK: What is expected

    /// The lines of each step on a kind of device, for each system that differs from the one before.
    private static func expected(
        _ session: Session, on device: String?, _ names: Set<String>, at span: SourceSpan
    ) throws(Diagnostic) -> [Expectation] {
        var result: [Expectation] = []
        for system in systems {
            let settings = WorldSettings(ios: system, device: device)
            let steps = try steps(session, settings, names, at: span)
            if result.last?.steps != steps {
                result.append(Expectation(since: system, steps: steps))
            }
        }
        return result
    }

    private static func steps(
        _ session: Session, _ settings: WorldSettings, _ names: Set<String>, at span: SourceSpan
    ) throws(Diagnostic) -> [[String]] {
        let run = session.rehearse(settings) { rehearsal in
            ScenarioRun(
                session.lines(to: session.journal.current, in: rehearsal), naming: names,
                in: rehearsal)
        }
        if let refusal = run.refusal {
            throw Diagnostic(
                .illegal, at: span,
                "step \(refusal.line + 1) is refused on iOS \(settings.ios), so that no app goes on behind it"
            )
        }
        return run.steps.map { $0.map { "\($0.rule.rawValue) \($0.text)" } }
    }

    // MARK: Swift

    private static func head(
        _ title: String, _ names: [String], _ sources: [String]
    ) -> [String] {
        let identifier = "scenario_" + String(title.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return [
            "extension Scenario {", "    static let \(identifier) = Scenario(",
            "        name: \(title.debugDescription),",
            "        controllers: \(names.debugDescription),", "        sources: [",
        ] + sources.map { "            \($0.debugDescription)," }
            + ["        ],", "        expected: ["]
    }

    private static func literal(_ expectation: Expectation, isPad: Bool) -> [String] {
        ["            Expected(isPad: \(isPad), since: \(expectation.since), steps: ["]
            + expectation.steps.flatMap(literal) + ["            ]),"]
    }

    private static func literal(_ step: [String]) -> [String] {
        if step.isEmpty { return ["                [],"] }
        return ["                ["] + step.map { "                    \($0.debugDescription)," }
            + ["                ],"]
    }

    /// A step: what it declares stands at the top, since later steps refer to it, and the rest in one turn.
    private static func lines(of code: StepCode, at index: Int, isOfHand: Bool) -> [String] {
        if isOfHand, !code.hasStatements { return ["        await stage.hand(\(index))"] }
        let declared = code.pieces.filter(\.isDeclaration)
        var lines = declared.flatMap { $0.text.indented(by: 8) }
        lines += declared.compactMap(\.declaredName).map { "        stage.name(\($0), \"\($0)\")" }
        let body = code.pieces.filter { $0.language != nil && !$0.isDeclaration }
        if body.isEmpty {
            return declared.isEmpty ? [] : lines + ["        stage.declared(\(index))"]
        }
        lines.append("        await stage.turn(\(index)) {")
        lines += body.flatMap { $0.text.indented(by: 12) }
        return lines + ["        }"]
    }
}

extension Session {
    /// Whether the log has anything among those events that is neither a mark nor a call of the code's.
    func logsWithoutCode(_ events: Range<Int>) -> Bool {
        let log = world.simulator.log
        return events.clamped(to: 0..<log.count).contains { index in
            ![.mark, .call].contains(log.events[index].callback.category)
        }
    }
}

extension [StepCode] {
    /// The names of the constants and variables that they declare, in order.
    var declaredNames: [String] {
        flatMap(\.pieces).filter(\.isDeclaration).compactMap(\.declaredName)
    }
}

extension StepCode.Piece {
    /// The constant or variable that it declares, if any.
    var declaredName: String? {
        let statements = ((try? parsed()) ?? []).flatMap(\.statements)
        for case .declaration(.variable(let name, _, _, _, _)) in statements { return name.text }
        return nil
    }
}

extension String {
    func indented(by width: Int, with mark: String = "") -> [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : String(repeating: " ", count: width) + mark + $0
        }
    }
}
