import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What a presentation that does not begin waits for, in words (P08, A62).
extension WaitingPresentation {
    /// `it waits for the transition of home and card, which fade has not completed`
    @MainActor
    func words(in world: World) -> Message {
        let all = participants.map { world.name(of: $0) }
        let names = all.dropFirst().reduce(Message(all.first ?? "")) { "\($0) and \($1)" }
        guard let animator else {
            return
                "it waits for the end of the transition of \(names), which a finger holds: 'finish' or 'cancel' it"
        }
        return
            "it waits for the end of the transition of \(names), which \(world.simulator.log.objects.name(animator)) has not completed"
    }

    /// The rule by which the transition goes on.
    var rule: RuleID { animator == nil ? .p08 : .a62 }
}

extension Session {
    /// P08: says at once what the step asked for and what does not begin with it.
    func noteWaitingPresentations(in world: World, of step: Int) {
        guard !isReplaying else { return }
        let waiting = world.simulator.waitingPresentations
        if waiting.isEmpty { return }
        let lines: [Message] =
            waiting
            .filter { $0.since == UInt32(truncatingIfNeeded: step) }
            .map {
                "\(world.name(of: $0.controller)) is not presented yet: \($0.words(in: world)) "
                    + "(\($0.rule.rawValue))"
            }
        if !lines.isEmpty { say(.notes(lines)) }
    }
}
