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
                ? world.lines(.removeFromSuperview(name))
                : world.lines(
                    .addChild(name, to: world.code(owner)), .didMove(name, to: world.code(owner))))
    }
}

extension UIViewController {
    /// Whether it is the root of the window that its view is in, as that of a second one.
    fileprivate var isRootOfWindow: Bool {
        viewIfLoaded?.window.map { $0.rootViewController === self } ?? false
    }
}
