import HeadlessUIKit
import HierarchyRecords
import Statements

extension World {
    /// The named controllers that an app should not leave as they are: those whose view is in the
    /// window though they are neither a child nor the root nor presented, and those that have appeared
    /// though their view is in no window.
    var strays: Set<String> {
        Set(
            names.living.filter { name in
                guard let controller = names.object(name) as? UIViewController else { return false }
                let isShown = controller.viewIfLoaded?.window != nil
                let hasPlace =
                    controller.parent != nil || controller === root
                    || controller.presentingViewController != nil
                return isShown ? !hasPlace : controller.isOnScreen(in: self)
            })
    }
}

extension UIViewController {
    fileprivate func isOnScreen(in world: World) -> Bool {
        [.appeared, .appearing].contains(world.simulator.snapshot(from: self).nodes[0].state)
    }
}
