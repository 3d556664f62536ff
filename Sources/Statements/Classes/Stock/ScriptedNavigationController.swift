import HeadlessUIKit
import HierarchyRecords

/// A navigation controller of a user's class: what the class overrides runs in the place of UIKit's own members,
/// which are then its `super`.
final class ScriptedNavigationController: UINavigationController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The stack

    override var viewControllers: [UIViewController] {
        get { read(.viewControllers) ?? super.viewControllers }
        set { if !write(.viewControllers, newValue) { super.viewControllers = newValue } }
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        override(.`setViewControllers(_:animated:)`, [viewControllers.value, animated.value]) {
            super.setViewControllers(viewControllers, animated: animated)
        }
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        override(.`pushViewController(_:animated:)`, [viewController.value, animated.value]) {
            super.pushViewController(viewController, animated: animated)
        }
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        (result(of: .`popViewController(animated:)`, [animated.value]) as UIViewController??)
            ?? super.popViewController(animated: animated)
    }

    override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        (result(of: .`popToViewController(_:animated:)`, [viewController.value, animated.value])
            as [UIViewController]??)
            ?? super.popToViewController(viewController, animated: animated)
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        (result(of: .`popToRootViewController(animated:)`, [animated.value])
            as [UIViewController]??)
            ?? super.popToRootViewController(animated: animated)
    }

    override var isNavigationBarHidden: Bool {
        get { read(.isNavigationBarHidden) ?? super.isNavigationBarHidden }
        set {
            if !write(.isNavigationBarHidden, newValue) { super.isNavigationBarHidden = newValue }
        }
    }

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        override(.`setNavigationBarHidden(_:animated:)`, [hidden.value, animated.value]) {
            super.setNavigationBarHidden(hidden, animated: animated)
        }
    }

    override var isToolbarHidden: Bool {
        get { read(.isToolbarHidden) ?? super.isToolbarHidden }
        set { if !write(.isToolbarHidden, newValue) { super.isToolbarHidden = newValue } }
    }

    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        override(.`setToolbarHidden(_:animated:)`, [hidden.value, animated.value]) {
            super.setToolbarHidden(hidden, animated: animated)
        }
    }
}
