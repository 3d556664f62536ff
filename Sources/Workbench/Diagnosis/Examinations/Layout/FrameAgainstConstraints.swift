import HeadlessUIKit
import HierarchyRecords

/// A view that constraints place, and whose frame code has set (A88).
enum FrameAgainstConstraints: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard view.isPlacedByConstraints, let frame = view.frameSetByHand else { return nil }
            let name = world.name(view)
            return Finding(
                "frame-against-constraints", rule: .a88,
                objects: [name] + world.owners(of: view),
                "the frame \(frame.words) was set on \(name), which constraints place: the next "
                    + "layout puts it back",
                mend: [
                    "change the constants of its constraints, and call layoutIfNeeded() on its "
                        + "superview inside the animation; or deactivate them for as long as its "
                        + "frame is animated"
                ])
        }
    }
}
