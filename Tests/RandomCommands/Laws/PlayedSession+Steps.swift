import HierarchyRecords
import Workbench

extension PlayedSession.Part {
    /// Whether it is one command that made one step.
    var isOneStep: Bool {
        made.count == 1 && !hasFailed && !source.contains("\n") && !source.contains(";")
            && steps.before != steps.after
    }

    /// Whether it went nowhere but forward.
    var isForward: Bool { steps.after == (made.last ?? steps.before) && !travels }

    /// Whether it went to a step that was there before, be it the one where it began.
    private var travels: Bool {
        kept.contains { command in
            ["undo", "redo", "goto"].contains { command == $0 || command.hasPrefix($0 + " ") }
        }
    }

    /// It as an operand.
    var quoted: String {
        "\"" + source.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// The lines that it logged.
    @MainActor
    func lines(in session: PlayedSession) -> [String] {
        let log = session.workbench.log
        return events.flatMap { $0.map { log.text(log.events[$0]) } }
    }

    /// The first error in it.
    var refusal: String? {
        for case .diagnostic(let error) in replies.flatMap(\.contents) { return error.line }
        return nil
    }

    /// What it answered, where that is of the type.
    func answer<Kind: Answer>(_ kind: Kind.Type) -> Kind? {
        for case .answer(let answer as Kind) in replies.flatMap(\.contents) { return answer }
        return nil
    }
}

extension PlayedSession {
    /// The places of the last pieces that made one step each.
    func lastSteps(_ count: Int) -> Set<Int> {
        Set(parts.indices.filter { parts[$0].isOneStep }.suffix(count))
    }
}
