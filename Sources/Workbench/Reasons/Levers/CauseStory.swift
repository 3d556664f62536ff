import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// An event with what brought it about, as a lever looks at it.
@MainActor
struct CauseStory {
    let session: Session
    /// The index of the event in the log.
    let index: Int
    /// The events behind it, the nearest first.
    let causes: [Event]
    let step: TypedStep?

    init(_ chain: CauseChain, in session: Session) {
        self.session = session
        index = chain.events.first ?? 0
        let log = session.world.simulator.log
        causes = chain.events.dropFirst().map { log.events[$0] }
        step = chain.step
    }

    var world: World { session.world }
    var log: EventLog { session.world.simulator.log }
    var event: Event { log.events[index] }
    /// Who got it, as the log names it.
    var name: String { log.objects.name(event.object) }
    /// Who got it, where that is a controller that lives.
    var controller: UIViewController? { world.names.object(name) as? UIViewController }

    /// Whether one of the causes is a call of such a method, by the beginning of its name.
    func wasCalled(_ methods: String...) -> Bool {
        causes.contains { cause in
            guard cause.callback == .call else { return false }
            let called = log.calledMethod(cause) ?? log.arguments(cause).first ?? ""
            return methods.contains { method in
                called.hasPrefix(method) || called.contains(".\(method)(")
                    || called.contains(" \(method)")
            }
        }
    }

    /// Whether any code made a call that led here.
    var isByCode: Bool { causes.contains { $0.callback == .call } }

    /// The events of the step in which it came.
    var eventsOfStep: [Event] {
        let step = event.step
        return log.events.indices.filter { log.events[$0].step == step }.map { log.events[$0] }
    }

    /// Whether that was sent in the same step, to whomever.
    func came(_ callback: Callback) -> Bool { eventsOfStep.contains { $0.callback == callback } }

    /// Whether the same object got that, before this event or after it, in the same step.
    func alsoGot(_ callback: Callback, _ argument: String? = nil) -> Bool {
        eventsOfStep.contains {
            $0.callback == callback && $0.object == event.object
                && (argument == nil || log.arguments($0).first == argument)
        }
    }

    /// Whether the object had got the same before.
    var isRepeated: Bool {
        log.events[0..<index].contains {
            $0.callback == event.callback && $0.object == event.object
        }
    }

    /// The object's class, as it was typed last; nil for one of UIKit's.
    var declaredClass: DeclaredClass? {
        let className = log.objects.className(event.object)
        return Diagnosis(session: session).typedCode.classes.first { $0.name == className }
    }
}
