import HeadlessUIKit
import HierarchyRecords

/// A page controller of a user's class: what the class overrides runs in the place of UIKit's own members,
/// which are then its `super`.
final class ScriptedPageViewController: UIPageViewController, ScriptedObject {
    let script: ScriptInstance

    /// R23: it curls until its own initialiser says otherwise.
    init(_ script: ScriptInstance) {
        self.script = script
        super.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    }

    // MARK: Pages

    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        override(
            .`setViewControllers(_:direction:animated:completion:)`,
            [
                viewControllers.value, direction.value, animated.value,
                completion.map { Block($0) }.value,
            ]
        ) {
            super.setViewControllers(
                viewControllers, direction: direction, animated: animated, completion: completion)
        }
    }

    override var isDoubleSided: Bool {
        get { read(.isDoubleSided) ?? super.isDoubleSided }
        set { if !write(.isDoubleSided, newValue) { super.isDoubleSided = newValue } }
    }
}
