import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Workbench

/// What a presentation promises.
struct CompletionLaw: Law {
    let name = "completions-come-once"
    let sentence =
        "The completion of each presentation comes once, unless a warning says otherwise."

    func breach(in trial: Trial) -> Breach? {
        let other = PlayedSession()
        var requests: [Int: ObjectID] = [:]
        for piece in trial.pieces {
            let presented = other.workbench.presented(by: piece)
            let part = other.play(piece)
            if let presented, let step = part.made.first { requests[step] = presented }
        }
        let path = other.workbench.steps.map { Step(asked: requests[$0.number], events: $0.events) }
        return breach(
            in: other.workbench.log, path, isAtRest: other.workbench.isAtRest)
    }

    /// A step, with the controller that its command presents with a completion.
    struct Step {
        let asked: ObjectID?
        let events: Range<Int>
    }

    /// What is wrong with the completions of these steps; at rest none may be awaited any more.
    func breach(in log: EventLog, _ steps: [Step], isAtRest: Bool) -> Breach? {
        var (awaited, calls): ([ObjectID: Int], Int) = ([:], 0)
        for step in steps {
            let events = log.events[step.events]
            if let asked = step.asked, !events.contains(where: { $0.callback == .warning }) {
                awaited[asked, default: 0] += 1
            }
            calls += events.filter { log.calledMethod($0) == "present" }.count
            for event in events where event.callback == .presentCompletion {
                if awaited[event.object, default: 0] > 0 {
                    awaited[event.object, default: 0] -= 1
                } else if step.asked != nil || calls == 0 {
                    return Breach(expected: "no more", found: log.text(event))
                } else {
                    calls -= 1
                }
            }
        }
        guard isAtRest, let late = awaited.filter({ $0.value > 0 }).keys.min() else { return nil }
        return Breach(expected: "a completion of '\(log.objects.name(late))'", found: "none")
    }
}

extension Workbench {
    /// The controller that the command presents; nil for another piece.
    fileprivate func presented(by piece: String) -> ObjectID? {
        var parser = ScriptParser(in: .commandLine)
        parser.feed(piece + "\n")
        parser.finish()
        guard case .verb(let verb) = try? parser.next(), verb.word.text == "present",
            case .word(let name) = verb.operands.first, (try? parser.next()) == nil
        else { return nil }
        return (object(named: name.text) as? UIViewController)?.objectID
    }

    /// Whether nothing moves, and nothing waits to.
    fileprivate var isAtRest: Bool {
        !promptState.isHeld && simulator.isIdle && !isUnderFinger && !hangs
    }
}
