import Gallery
import HeadlessUIKit
import HierarchyRecords

/// A parent of the way before iOS 5 of a user's class: what the class overrides runs in the place of the gallery's own
/// members, which are then its `super`.
final class ScriptedHandedOnController: HandedOnController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The guest

    override var guest: UIViewController? {
        get { (read(.guest) as UIViewController??) ?? super.guest }
        set { if !write(.guest, newValue) { super.guest = newValue } }
    }
}
