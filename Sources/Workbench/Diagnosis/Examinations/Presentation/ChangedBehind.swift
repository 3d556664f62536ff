import HeadlessUIKit
import HierarchyRecords

/// A controller on top of a stack that has not appeared, since what is presented over the stack covers it (P05).
enum ChangedBehind: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { $0 as? UINavigationController }.compactMap { stack in
            guard let top = stack.topViewController, stack.viewControllers.count > 1,
                let cover = stack.cover, top.viewIfLoaded?.window == nil,
                !world.log.events.contains(where: {
                    $0.callback == .viewWillAppear && $0.object == top.objectID
                })
            else { return nil }
            return finding(top, on: stack, behind: cover, in: world)
        }
    }

    private static func finding(
        _ top: UIViewController, on stack: UINavigationController,
        behind cover: UIViewController, in world: ExaminedWorld
    ) -> Finding {
        let names = (top: world.name(top), stack: world.name(stack), cover: world.name(cover))
        return Finding(
            "changed-behind", .advice, rule: .p05, objects: [names.top, names.stack, names.cover],
            "\(names.top) was put on \(names.stack) while \(names.cover) is presented over it: it is not seen, "
                + "and appears when \(names.cover) is dismissed",
            mend: world.lines(.dismiss(world.code(cover))) + [
                "or push it on a navigation controller in which \(names.cover) is presented"
            ])
    }
}

extension UIViewController {
    /// What is presented over it, or over a container around it.
    fileprivate var cover: UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if let presented = controller.presentedApart { return presented }
            current = controller.parent
        }
        return nil
    }
}
