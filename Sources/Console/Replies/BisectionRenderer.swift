import CommandLanguage
import Rendering
import Workbench

/// Words which step is to blame.
struct BisectionRenderer {
    var phrases = Phrasebook(.english)

    func lines(_ bisection: Bisection) -> [StyledText] {
        let subject = TypedStep.oneLine(bisection.subject)
        switch bisection.finding {
        case .shown(let step, let events):
            return [line(subject, "first came in", step)] + events.map { Self.detail($0) }
        case .neverShown:
            return [said("no event cites \(subject) in the steps that lead here")]
        case .broken(let step, let turns):
            return [line(subject, "was broken by", step), Self.detail(phrases(turns.reason))]
                + history(turns)
        case .holds(let since):
            guard let since else {
                return [said("\(subject) holds, and has from the start")]
            }
            return [line(subject, "holds, and has since", since)]
        case .neverHeld(let reason):
            return [said("\(subject) held after none of the steps that lead here")]
                + (reason == "" ? [] : [Self.detail(phrases(reason))])
        case .stopped: return [said("you stopped the search")]
        }
    }

    private func said(_ words: Message) -> StyledText { StyledText(phrases(words)) }

    private func line(_ subject: String, _ verb: Message, _ step: TypedStep) -> StyledText {
        var line = StyledText(subject, .object)
        let place: Message =
            step.isUndone ? "step \(step.number), which was undone" : "step \(step.number)"
        line.append(" " + phrases("\(verb) \(place)" as Message) + ": ")
        line.append(step.oneLine, .strong)
        return line
    }

    private func history(_ turns: Bisection.Turns) -> [StyledText] {
        let since = turns.heldSince.map {
            "it had held since step \($0.number): \($0.oneLine)" as Message
        }
        var lines = [Self.detail(phrases(since ?? "it had held from the start"))]
        for (index, step) in turns.later.enumerated() {
            lines.append(
                Self.detail(
                    phrases(
                        index.isMultiple(of: 2)
                            ? "it held again from step \(step)" as Message
                            : "it failed again from step \(step)")))
        }
        return lines
    }

    private static func detail(_ text: String) -> StyledText { StyledText("  " + text) }
}

extension Bisection: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) {
        renderer.answer(BisectionRenderer(phrases: renderer.workbench.phrases).lines(self))
    }
}
