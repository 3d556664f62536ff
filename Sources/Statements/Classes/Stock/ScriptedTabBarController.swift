import HeadlessUIKit
import HierarchyRecords

/// A tab bar controller of a user's class: what the class overrides runs in the place of UIKit's own members,
/// which are then its `super`.
final class ScriptedTabBarController: UITabBarController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The tabs

    override var viewControllers: [UIViewController]? {
        get { (read(.viewControllers) as [UIViewController]??) ?? super.viewControllers }
        set { if !write(.viewControllers, newValue) { super.viewControllers = newValue } }
    }

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        override(.`setViewControllers(_:animated:)`, [viewControllers.value, animated.value]) {
            super.setViewControllers(viewControllers, animated: animated)
        }
    }

    override var selectedViewController: UIViewController? {
        get {
            (read(.selectedViewController) as UIViewController??) ?? super.selectedViewController
        }
        set {
            if !write(.selectedViewController, newValue) { super.selectedViewController = newValue }
        }
    }

    override var selectedIndex: Int {
        get { read(.selectedIndex) ?? super.selectedIndex }
        set { if !write(.selectedIndex, newValue) { super.selectedIndex = newValue } }
    }

    override var customizableViewControllers: [UIViewController]? {
        get {
            (read(.customizableViewControllers) as [UIViewController]??)
                ?? super.customizableViewControllers
        }
        set {
            if !write(.customizableViewControllers, newValue) {
                super.customizableViewControllers = newValue
            }
        }
    }

    override var isTabBarHidden: Bool {
        get { read(.isTabBarHidden) ?? super.isTabBarHidden }
        set { if !write(.isTabBarHidden, newValue) { super.isTabBarHidden = newValue } }
    }

    override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        override(.`setTabBarHidden(_:animated:)`, [hidden.value, animated.value]) {
            super.setTabBarHidden(hidden, animated: animated)
        }
    }
}
