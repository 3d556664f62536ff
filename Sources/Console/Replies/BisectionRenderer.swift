import Rendering
import Workbench

/// Words which step is to blame.
enum BisectionRenderer {
    static func lines(_ bisection: Bisection) -> [StyledText] {
        let subject = TypedStep.oneLine(bisection.subject)
        switch bisection.finding {
        case .shown(let step, let events):
            return [line(subject, " first came in ", step)] + events.map { detail($0) }
        case .neverShown:
            return [StyledText("no event cites \(subject) in the steps that lead here")]
        case .broken(let step, let turns):
            return [line(subject, " was broken by ", step), detail(turns.reason)]
                + history(turns)
        case .holds(let since):
            guard let since else {
                return [StyledText("\(subject) holds, and has from the start")]
            }
            return [line(subject, " holds, and has since ", since)]
        case .neverHeld(let reason):
            return [StyledText("\(subject) held after none of the steps that lead here")]
                + (reason.isEmpty ? [] : [detail(reason)])
        case .stopped: return [StyledText("you stopped the search")]
        }
    }

    private static func line(_ subject: String, _ verb: String, _ step: TypedStep) -> StyledText {
        var line = StyledText(subject, .object)
        let note = step.isUndone ? ", which was undone" : ""
        line.append("\(verb)step \(step.number)\(note): ")
        line.append(step.oneLine, .strong)
        return line
    }

    private static func history(_ turns: Bisection.Turns) -> [StyledText] {
        let since = turns.heldSince.map { "since step \($0.number): \($0.oneLine)" }
        var lines = [detail("it had held \(since ?? "from the start")")]
        for (index, step) in turns.later.enumerated() {
            lines.append(
                detail("it \(index.isMultiple(of: 2) ? "held" : "failed") again from step \(step)"))
        }
        return lines
    }

    private static func detail(_ text: String) -> StyledText { StyledText("  " + text) }
}

extension Bisection: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        renderer.answer(BisectionRenderer.lines(self))
    }
}
