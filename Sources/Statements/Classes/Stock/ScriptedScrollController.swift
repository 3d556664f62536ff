import Gallery
import HeadlessUIKit
import HierarchyRecords

/// A controller with pages side by side of a user's class: what the class overrides runs in the place of the gallery's own members,
/// which are then its `super`.
final class ScriptedScrollController: ScrollController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: Pages

    override func show(_ index: Int, animated: Bool = true) {
        override(.`show(_:animated:)`, [index.value, animated.value]) {
            super.show(index, animated: animated)
        }
    }

    override func embed(_ page: UIViewController, in frame: CGRect) {
        override(.`embed(_:in:)`, [page.value, frame.value]) { super.embed(page, in: frame) }
    }

    override func takeOut(_ page: UIViewController) {
        override(.`takeOut(_:)`, [page.value]) { super.takeOut(page) }
    }
}
