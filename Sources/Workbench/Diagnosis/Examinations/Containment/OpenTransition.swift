import HeadlessUIKit
import HierarchyRecords

/// `beginAppearanceTransition` without its `endAppearanceTransition` (C28, C31).
enum OpenTransition: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let begin = controller.openTransition else { return nil }
            let name = world.name(controller)
            let isLeaving =
                world.log.events.indices.contains(begin)
                && world.log.events[begin].callback == .viewWillDisappear
            return Finding(
                "transition-open", rule: .c31, objects: [name],
                "beginAppearanceTransition of \(name) has no end: "
                    + "\(isLeaving ? "viewDidDisappear" : "viewDidAppear") is waiting",
                mend: mend(controller, isLeaving: isLeaving, world))
        }
    }

    /// The end that is missing; where the view did not come or go as begin said, a begin the other way
    /// goes first (C30).
    private static func mend(
        _ controller: UIViewController, isLeaving: Bool, _ world: ExaminedWorld
    ) -> [String] {
        let name = world.code(controller)
        let isThere = controller.viewIfLoaded?.window != nil
        return isLeaving == isThere
            ? world.lines(.begin(name, appearing: isThere), .end(name)) : world.lines(.end(name))
    }
}
