import HeadlessUIKit
import HierarchyRecords

/// A list whose delegate waits for selections, and which lets none be made (U04, U08). One that is edited is left alone:
/// then it lets none be made by itself (U39).
enum SelectionSwitchedOff: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.window.subtreeOfViews.compactMap { view in
            guard let list = view as? UIScrollView, let told = world.toldOfSelection(list),
                let refusal = ListObstacle.all(of: list, in: world.world).first(where: {
                    !$0.isRecognizer && ![.u39, .u25].contains($0.rule)
                })
            else { return nil }
            let name = world.world.code(of: list)
            return Finding(
                "selection-switched-off", rule: refusal.rule, objects: [name],
                "\(name) lets nothing be selected, so that \(told) does not come: its allowsSelection "
                    + "is false",
                mend: [
                    world.language == .swift
                        ? "\(name).allowsSelection = true" : "\(name).allowsSelection = YES;"
                ])
        }
    }
}
