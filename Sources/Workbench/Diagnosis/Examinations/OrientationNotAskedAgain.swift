import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A phone whose interface stands in an orientation that the controller in front does not support, since nothing has
/// asked again when it came there (A74).
enum OrientationNotAskedAgain: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        guard let root = world.world.root,
            world.world.simulator.window.traitCollection.userInterfaceIdiom == .phone
        else { return [] }
        var front = root
        while let presented = front.presentedApart { front = presented }
        let own = front.deepestInFront
        guard world.declaredClass(of: own.objectID) != nil, front !== own,
            front.supportedInterfaceOrientations == own.supportedInterfaceOrientations,
            !own.supportedInterfaceOrientations.contains(own.interfaceOrientation.mask),
            own.supportedInterfaceOrientations.rawValue != 0
        else { return [] }
        return [finding(own, front, in: world)]
    }

    private static func finding(
        _ own: UIViewController, _ front: UIViewController, in world: ExaminedWorld
    ) -> Finding {
        let isSwift = world.language == .swift
        let isNew = world.world.simulator.systemVersion >= 16
        let line =
            isNew
            ? (isSwift
                ? "\(world.code(own)).setNeedsUpdateOfSupportedInterfaceOrientations()"
                : "[\(world.code(own)) setNeedsUpdateOfSupportedInterfaceOrientations];")
            : (isSwift
                ? "UIViewController.attemptRotationToDeviceOrientation()"
                : "[UIViewController attemptRotationToDeviceOrientation];")
        let name = world.name(own)
        return Finding(
            "orientation-not-asked-again", rule: .a74, objects: [name, world.name(front)],
            "the interface stands in \(own.interfaceOrientation.words), which \(name) does not support: the "
                + "orientations are asked when the device turns and when something is presented over the "
                + "whole screen, not at a push or a pop",
            mend: [
                line,
                "the same in viewDidAppear of \(world.log.objects.className(own.objectID))"
                    + (isNew
                        ? "; windowScene.requestGeometryUpdate(_:) turns to one of those that it supports"
                        : "; it turns only to how the device is held: a controller that is presented over the "
                            + "full screen turns in any case"),
            ])
    }
}

extension UIViewController {
    /// The controller in front within the stacks and tabs that it has.
    fileprivate var deepestInFront: UIViewController {
        if let stack = self as? UINavigationController, let top = stack.topViewController {
            return top.deepestInFront
        }
        if let tabs = self as? UITabBarController, let tab = tabs.selectedViewController {
            return tab.deepestInFront
        }
        return self
    }
}

extension UIInterfaceOrientation {
    fileprivate var mask: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }

    fileprivate var words: String { isLandscape ? "landscape" : "portrait" }
}
