import HeadlessUIKit
import HierarchyRecords

/// Appearance callbacks that user code called itself (B05); UIKit says so from iOS 16 on.
enum CallbackByHand: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let living = Set(world.controllers.map(\.objectID))
        var seen: Set<String> = []
        return world.histories.callsByHand.compactMap { event in
            let text = world.log.text(event)
            guard living.contains(event.object), seen.insert(text).inserted else { return nil }
            let name = world.log.objects.name(event.object)
            return Finding(
                "callback-by-hand", .advice, rule: .b05,
                objects: [name, event.callback.spelling.base],
                "\(text) was called by hand: it reaches only \(name), and has no effect",
                wording: warning(about: event, in: world),
                mend: mend(name, event.callback, world))
        }
    }

    private static func mend(
        _ name: String, _ callback: Callback, _ world: ExaminedWorld
    ) -> [String] {
        let appearing = [.viewWillAppear, .viewDidAppear].contains(callback)
        let isFirst = [.viewWillAppear, .viewWillDisappear].contains(callback)
        let line = world.lines(isFirst ? .begin(name, appearing: appearing) : .end(name))[0]
        return [
            "leave the call out: UIKit sends it",
            "or, in a container that forwards by hand: \(line)",
        ]
    }

    /// What UIKit says of a call like this one: the first warning that such a call caused.
    private static func warning(about event: Event, in world: ExaminedWorld) -> String? {
        world.histories.warnings.first { warning in
            guard warning.rule == .e39, warning.object == event.object, warning.cause >= 0 else {
                return false
            }
            return world.log.events[Int(warning.cause)].callback == event.callback
        }.map(world.log.wording)
    }
}
