import HeadlessUIKit
import HierarchyRecords

/// A split of a user's class: what the class overrides runs in the place of UIKit's own members,
/// which are then its `super`.
final class ScriptedSplitViewController: UISplitViewController, ScriptedObject {
    let script: ScriptInstance

    /// A classic split until its own initialiser says otherwise.
    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: Columns

    override var viewControllers: [UIViewController] {
        get { read(.viewControllers) ?? super.viewControllers }
        set { if !write(.viewControllers, newValue) { super.viewControllers = newValue } }
    }

    override func viewController(for column: Column) -> UIViewController? {
        guard let own = script.override(.`viewController(for:)`) else {
            return super.viewController(for: column)
        }
        return script.kind.call(own.call, on: self, [column.value]).objectOrNil
            as? UIViewController
    }

    override func setViewController(_ vc: UIViewController?, for column: Column) {
        override(.`setViewController(_:for:)`, [vc.value, column.value]) {
            super.setViewController(vc, for: column)
        }
    }

    override func show(_ column: Column) {
        override(.`show(_:)`, [column.value]) { super.show(column) }
    }

    override func hide(_ column: Column) {
        override(.`hide(_:)`, [column.value]) { super.hide(column) }
    }

    override var preferredDisplayMode: DisplayMode {
        get { read(.preferredDisplayMode) ?? super.preferredDisplayMode }
        set { if !write(.preferredDisplayMode, newValue) { super.preferredDisplayMode = newValue } }
    }

    override var preferredSplitBehavior: SplitBehavior {
        get { read(.preferredSplitBehavior) ?? super.preferredSplitBehavior }
        set {
            if !write(.preferredSplitBehavior, newValue) { super.preferredSplitBehavior = newValue }
        }
    }

    override var presentsWithGesture: Bool {
        get { read(.presentsWithGesture) ?? super.presentsWithGesture }
        set { if !write(.presentsWithGesture, newValue) { super.presentsWithGesture = newValue } }
    }
}
