import HeadlessUIKit
import HierarchyRecords

/// An object of the class of the window's root that has loaded its view as well, and is shown nowhere (B33).
enum RootTwice: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        guard let root = world.world.root, world.declaredClass(of: root.objectID) != nil
        else { return [] }
        let className = world.log.objects.className(root.objectID)
        return world.world.simulator.livingControllers.compactMap { other in
            guard other !== root, other.isViewLoaded, other.parent == nil,
                other.presentingViewController == nil, other.viewIfLoaded?.superview == nil,
                world.log.objects.className(other.objectID) == className,
                !world.histories.departed.contains(other.objectID)
            else { return nil }
            return finding(other, besides: root, className, in: world)
        }
    }

    private static func finding(
        _ other: UIViewController, besides root: UIViewController, _ className: String,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (other: world.name(other), root: world.name(root))
        let code = world.code(other)
        return Finding(
            "root-twice", .advice, rule: .b33, objects: [names.other, names.root],
            "there are two objects of class \(className): \(names.other) has loaded its view and is shown "
                + "nowhere, and the window shows \(names.root), another one; each has had its own viewDidLoad",
            mend: [
                world.language == .swift
                    ? "window.rootViewController = \(code)"
                    : "window.rootViewController = \(code);",
                "or leave the other one out: make one \(className), and show that",
            ])
    }
}
