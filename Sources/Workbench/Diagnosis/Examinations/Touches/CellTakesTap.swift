import HeadlessUIKit
import HierarchyRecords

/// A list whose delegate waits for selections, and whose cells keep the finger from choosing them (U25).
enum CellTakesTap: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.window.subtreeOfViews.compactMap { view in
            guard let list = view as? UIScrollView, let told = world.toldOfSelection(list),
                let obstacle = ListObstacle.inCells(of: list, in: world.world)
            else { return nil }
            let name = world.world.code(of: list)
            return Finding(
                "cell-takes-tap", .advice, rule: obstacle.rule, objects: [name],
                "a tap on the cells of \(name) does not send \(told): \(obstacle.words)",
                mend: [obstacle.mend(in: world.language)])
        }
    }
}
