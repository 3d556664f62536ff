import HeadlessUIKit
import HierarchyRecords

/// A view in the window or in a container's view whose controller nobody has added, shown or
/// presented (C12).
enum ViewWithoutController: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard controller.parent == nil, controller !== world.world.root,
                controller.presentingViewController == nil, !controller.isRootOfWindow,
                let place = controller.placeOfView
            else { return nil }
            let owner = place.nearestOwner
            guard owner != nil || place.window != nil else { return nil }
            return finding(controller, under: owner, world)
        }
    }

    private static func finding(
        _ controller: UIViewController, under owner: UIViewController?, _ world: ExaminedWorld
    ) -> Finding {
        let name = world.name(controller)
        guard let owner else {
            return Finding(
                "view-without-controller", rule: .c12, objects: [name],
                "\(name)'s view is in the window, and \(name) is not the window's root",
                mend: world.lines(.removeFromSuperview(name)))
        }
        let parent = world.name(owner)
        let hasLeft = world.histories.moves(of: controller.objectID).former == owner.objectID
        return Finding(
            "view-without-controller", rule: .c12, objects: [name, parent],
            "\(name)'s view is in \(parent)'s, and \(name) is no child of \(parent): "
                + "\(parent)'s transitions do not reach it",
            mend: hasLeft
                ? world.lines(.removeFromSuperview(world.code(controller)))
                : adding(controller, to: owner, world))
    }

    /// The calls that make it a child, as lines and in the class that holds it by a property of its own.
    private static func adding(
        _ controller: UIViewController, to owner: UIViewController, _ world: ExaminedWorld
    ) -> [String] {
        let paths = (child: world.code(controller), owner: world.code(owner))
        let lines = world.lines(
            .addChild(paths.child, to: paths.owner), .didMove(paths.child, to: paths.owner))
        guard let property = world.ownProperty(of: owner, with: controller),
            let declared = world.declaredClass(of: owner.objectID)
        else { return lines }
        let own = world.language == .swift ? property : "self.\(property)"
        let inClass = world.lines(.addChild(own, to: "self"), .didMove(own, to: "self"))
        let typed = world.name(controller) == paths.child ? [] : lines
        return typed + [
            "\(inClass[0]) before its view is added, and \(inClass[1]) after that, in \(declared.name)"
        ]
    }
}

extension UIViewController {
    /// Whether it is the root of the window that its view is in, as that of a second one.
    fileprivate var isRootOfWindow: Bool {
        viewIfLoaded?.window.map { $0.rootViewController === self } ?? false
    }
}
