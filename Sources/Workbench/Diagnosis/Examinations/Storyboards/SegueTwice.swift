import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A segue that was performed twice in one step: by what it is drawn from, and by code (G03).
enum SegueTwice: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let living = Set(world.controllers.map(\.objectID))
        return world.histories.seguesPerformed
            .filter { $0.value > 1 && living.contains($0.key.object) }
            .sorted { $0.key.step < $1.key.step }.map { finding($0.key, $0.value, in: world) }
    }

    private static func finding(
        _ performance: ObjectHistories.SegueInStep, _ count: Int, in world: ExaminedWorld
    ) -> Finding {
        let name = world.log.objects.name(performance.object)
        let segue = performance.segue.first ?? ""
        let place = world.lastCall(of: "performSegue", on: performance.object).flatMap(world.place)
        let times = count == 2 ? "twice" : "\(count) times"
        return Finding(
            "segue-twice", rule: .g03, objects: [name],
            "\(name) performs the segue \(segue) \(times) in one step: what it is drawn from performs it, "
                + "and performSegue does so again" + place.inParentheses,
            mend: [
                "leave performSegue out" + place.inParentheses,
                "or draw the segue from the controller and not from the control",
            ])
    }
}
