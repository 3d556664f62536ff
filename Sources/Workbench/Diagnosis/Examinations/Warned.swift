import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Warnings of UIKit about controllers and views of which one still lives, or to which code of a class has led;
/// each warning once.
enum Warned: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        if world.histories.warnings.isEmpty { return [] }
        let living = Set(
            world.world.simulator.livingControllers.map(\.objectID)
                + world.viewsInWindow.map(\.objectID))
        var seen: Set<String> = []
        return world.histories.warnings.compactMap { event in
            let text = world.log.wording(event)
            let call = world.call(behind: event)
            let involved =
                [event.object, call?.object ?? ObjectID.none] + world.log.objectsNamed(by: event)
            guard let rule = event.rule, !toldElsewhere.contains(rule),
                involved.contains(where: living.contains) || call.flatMap(world.place) != nil,
                !isOfDyingWindow(call, world), seen.insert(text).inserted
            else { return nil }
            let name = world.log.objects.name(event.object)
            return Finding(
                "warned", rule: rule, objects: [name] + others(event, world),
                "UIKit has warned about \(name): \(Rulebook.rule(rule).titleInSentence)"
                    + call.flatMap(world.place).inParentheses,
                wording: text, mend: mend(rule, event, call, world))
        }
    }

    /// Warnings whose cause another examination tells: callbacks that are called by hand, and constraints at odds.
    private static let toldElsewhere: Set<RuleID> = [.e39, .e66]

    /// Whether the code that led to the warning makes a window which nothing holds: that is what is to be mended.
    private static func isOfDyingWindow(_ call: Event?, _ world: ExaminedWorld) -> Bool {
        guard let place = call.flatMap(world.place) else { return false }
        return ObjectDies.findings(in: place.declared, among: []).contains {
            $0.objects == [place.declared.name, place.method]
        }
    }

    /// The other controllers that the warning names.
    private static func others(_ warning: Event, _ world: ExaminedWorld) -> [String] {
        let named = world.log.objectsNamed(by: warning).filter { $0 != warning.object }
        return world.controllers(among: named).map(world.name)
    }

    private static func mend(
        _ rule: RuleID, _ warning: Event, _ call: Event?, _ world: ExaminedWorld
    ) -> [String] {
        if rule == .e01 {
            let name = world.log.objects.name(warning.object)
            let calls = world.lines(.begin(name, appearing: true), .end(name))
            return ["\(calls[0]) and \(calls[1]), one for one"]
        }
        if rule == .e05, let mend = presentFromFront(warning, call, world) { return mend }
        return MisuseTable.hint(on: rule).map { [$0] } ?? []
    }

    /// E05, where the presenter has left the screen: somebody else is there to present.
    private static func presentFromFront(
        _ warning: Event, _ call: Event?, _ world: ExaminedWorld
    ) -> [String]? {
        let named = world.controllers(among: world.log.objectsNamed(by: warning))
        guard let presenter = named.first(where: { $0.viewIfLoaded?.window == nil }),
            world.histories.departed.contains(presenter.objectID), let front = world.front,
            front !== presenter, front.viewIfLoaded?.window != nil
        else { return nil }
        let name = world.name(presenter)
        let keep =
            "keep presentingViewController in a constant before \(name) is dismissed, and present from that"
        return [
            "present from \(world.code(front)), which is on the screen: \(name) has left it",
            keep + call.flatMap(world.place).inParentheses,
        ]
    }
}

extension ExaminedWorld {
    /// The controller that is presented last, or else the root.
    fileprivate var front: UIViewController? {
        var front = world.root
        while let presented = front?.presentedApart { front = presented }
        return front
    }
}

extension Rule {
    /// Its title within a sentence: names keep their capitals.
    var titleInSentence: String { title.withSmallInitial }
}
