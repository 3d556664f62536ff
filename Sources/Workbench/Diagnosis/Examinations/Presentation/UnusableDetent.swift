import HeadlessUIKit
import HierarchyRecords

/// A custom detent whose height is less than zero, or no number (A55).
enum UnusableDetent: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller in
            controller.unusableDetents.map { detent, height in
                let name = world.name(controller)
                return Finding(
                    "detent-unusable", rule: .a55, objects: [name],
                    "the detent '\(detent)' of \(name) has the height \(Decimal.text(Double(height))): \(name) does not "
                        + "rest there",
                    mend: ["a height from 0 on, or nil where the sheet shall not rest"])
            }
        }
    }
}
