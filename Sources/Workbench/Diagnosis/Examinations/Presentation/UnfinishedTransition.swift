import HeadlessUIKit
import HierarchyRecords

/// An animator that never completes its transition, or completes it twice (A62).
enum UnfinishedTransition: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let simulator = world.world.simulator
        let lasting = simulator.transitions.custom.compactMap { transition in
            transition.forgetfulAnimator.map { lasts(transition, animator: $0, in: world) }
        }
        let waiting = simulator.waitingPresentations.filter { $0.animator != nil }
        return lasting + waiting.map { waits($0, in: world) }
            + simulator.transitions.repeatedCompletions.map { animator in
                let name = world.log.objects.name(animator)
                return Finding(
                    "completed-twice", .advice, rule: .a62, objects: [name],
                    "\(name) has called completeTransition twice: the second call does nothing",
                    mend: ["call completeTransition in one completion alone, the longest one's"])
            }
    }

    /// P08: a presentation that was asked for while the transition lasts.
    private static func waits(
        _ presentation: WaitingPresentation, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(presentation.controller)
        return Finding(
            "presentation-waits", rule: presentation.rule, objects: [name],
            "\(name) is not presented yet: \(presentation.words(in: world.world).text)",
            mend: ["complete that transition: this one begins then"])
    }

    private static func lasts(
        _ transition: CustomTransition, animator: ObjectID, in world: ExaminedWorld
    ) -> Finding {
        let name = world.log.objects.name(animator)
        let names = transition.participants.map(world.name)
        let call =
            world.language == .swift
            ? "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)"
            : "[transitionContext completeTransition:![transitionContext transitionWasCancelled]];"
        return Finding(
            "transition-unfinished", rule: .a62, objects: names,
            "\(name) has not called completeTransition: \(names.joined(separator: " and ")) "
                + "\(names.count == 1 ? "hangs" : "hang") in the transition",
            mend: [call])
    }
}
