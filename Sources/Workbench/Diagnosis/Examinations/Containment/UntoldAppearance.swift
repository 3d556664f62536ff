import HeadlessUIKit
import HierarchyRecords

/// A child whose container forwards by hand, and has not told it that it came or went (C28).
enum UntoldAppearance: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard controller.openTransition == nil, let view = controller.viewIfLoaded else {
                return nil
            }
            if controller.isPresentedOutOfSight { return nil }
            if controller.isGoneUntold, !(controller.parent?.isGoneUntold ?? false) {
                return gone(controller, world)
            }
            guard !controller.isToldToBeSeen, view.window != nil, let parent = controller.parent,
                parent.isToldToBeSeen,
                controller.isInSight(of: parent)
            else { return nil }
            return untold(controller, parent, world)
        }
    }

    private static func gone(_ controller: UIViewController, _ world: ExaminedWorld) -> Finding {
        let name = world.name(controller)
        return Finding(
            "disappearance-untold", rule: .c28, objects: [name],
            "\(name)'s view has left the window, and nobody told \(name) that it disappears",
            mend: mend(controller, appearing: false, world))
    }

    private static func untold(
        _ child: UIViewController, _ parent: UIViewController, _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.name(parent))
        return Finding(
            "appearance-untold", rule: .c28, objects: [names.child, names.parent],
            "\(names.child)'s view is to be seen in \(names.parent)'s, and nobody told "
                + "\(names.child) that it appears",
            mend: mend(child, appearing: true, world))
    }

    private static func mend(
        _ controller: UIViewController, appearing: Bool, _ world: ExaminedWorld
    ) -> [String] {
        let name = world.code(controller)
        return world.lines(.begin(name, appearing: appearing), .end(name))
    }
}

extension UIViewController {
    /// Whether it was told that it appears, and its view is in no window.
    fileprivate var isGoneUntold: Bool { isToldToBeSeen && viewIfLoaded?.window == nil }

    /// Whether its view is not hidden, and within the parent's bounds.
    fileprivate func isInSight(of parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = parent.viewIfLoaded,
            view.isDescendant(of: outer), !view.isHidden
        else { return false }
        return view.convert(view.bounds, to: outer).coversPart(of: outer.bounds)
    }
}
