import HeadlessUIKit
import HierarchyRecords

/// Another object of the class of the first screen, that stands above it: who meant to go back has gone on (B33).
enum RootAgain: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        guard let root = world.world.root else { return [] }
        let first = (root as? UINavigationController)?.viewControllers.first ?? root
        guard world.declaredClass(of: first.objectID) != nil else { return [] }
        let className = world.log.objects.className(first.objectID)
        return world.controllers.compactMap { other in
            guard other !== first, other !== root, other.viewIfLoaded?.window != nil,
                world.log.objects.className(other.objectID) == className,
                let below = other.below, below !== first, below !== root,
                world.log.objects.className(below.objectID) != className
            else { return nil }
            return finding(other, above: first, className, in: world)
        }
    }

    private static func finding(
        _ other: UIViewController, above first: UIViewController, _ className: String,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (other: world.name(other), first: world.name(first))
        let isPushed = other.presentingViewController == nil
        let line =
            switch (isPushed, world.language) {
            case (true, .swift): "navigationController?.popToRootViewController(animated: true)"
            case (true, .objectiveC):
                "[self.navigationController popToRootViewControllerAnimated:YES];"
            case (false, .swift): "\(world.code(first)).dismiss(animated: true)"
            case (false, .objectiveC):
                "[\(world.code(first)) dismissViewControllerAnimated:YES completion:nil];"
            }
        return Finding(
            "root-again", .advice, rule: .b33, objects: [names.other, names.first],
            "\(names.other) is another \(className), above \(names.first), the first screen, and all that stands "
                + "between them is still there: to show a new one does not go back",
            mend: ["\(line), in place of showing \(names.other), where \(names.first) is meant"])
    }
}

extension UIViewController {
    /// What stands right below it: the one before it in its stack, or else what presents it, and of that who is shown.
    fileprivate var below: UIViewController? {
        if let stack = navigationController,
            let place = stack.viewControllers.firstIndex(where: { isWithin($0) }), place > 0
        {
            return stack.viewControllers[place - 1]
        }
        guard let presenting = presentingViewController else { return nil }
        return (presenting as? UINavigationController)?.topViewController ?? presenting
    }
}
