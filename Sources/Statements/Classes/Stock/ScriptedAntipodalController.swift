import Gallery
import HeadlessUIKit
import HierarchyRecords

/// Two maps of a user's class: what the class overrides runs in the place of the gallery's own
/// members, which are then its `super`.
final class ScriptedAntipodalController: AntipodalController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: Flipping

    override var flipDuration: TimeInterval {
        get { read(.flipDuration) ?? super.flipDuration }
        set { if !write(.flipDuration, newValue) { super.flipDuration = newValue } }
    }

    override func superview(of half: Half) -> UIView {
        result(of: .`superview(of:)`, [half.value]) ?? super.superview(of: half)
    }

    override func shown(in half: Half) -> UIViewController {
        result(of: .`shown(in:)`, [half.value]) ?? super.shown(in: half)
    }

    override func flip(_ half: Half) -> Bool {
        result(of: .`flip(_:)`, [half.value]) ?? super.flip(half)
    }

    override func finishFlip(from old: UIViewController, to new: UIViewController) {
        override(.`finishFlip(from:to:)`, [old.value, new.value]) {
            super.finishFlip(from: old, to: new)
        }
    }

    override func mapControllerDidPan(_ map: MapController) {
        override(.`mapControllerDidPan(_:)`, [map.value]) { super.mapControllerDidPan(map) }
    }

    override func mapControllerDidTapRadar(_ map: MapController) {
        override(.`mapControllerDidTapRadar(_:)`, [map.value]) {
            super.mapControllerDidTapRadar(map)
        }
    }
}
