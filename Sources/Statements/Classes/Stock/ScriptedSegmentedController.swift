import Gallery
import HeadlessUIKit
import HierarchyRecords

/// A segmented controller of a user's class: what the class overrides runs in the place of the gallery's own members,
/// which are then its `super`.
final class ScriptedSegmentedController: SegmentedController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: Segments

    override func select(_ index: Int, animated: Bool = true) {
        override(.`select(_:animated:)`, [index.value, animated.value]) {
            super.select(index, animated: animated)
        }
    }

    override func finishExchange(of old: UIViewController, for new: UIViewController) {
        override(.`finishExchange(of:for:)`, [old.value, new.value]) {
            super.finishExchange(of: old, for: new)
        }
    }
}
