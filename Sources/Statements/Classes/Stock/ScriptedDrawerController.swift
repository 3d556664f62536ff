import Gallery
import HeadlessUIKit
import HierarchyRecords

/// A drawer of a user's class: what the class overrides runs in the place of the gallery's own members,
/// which are then its `super`.
final class ScriptedDrawerController: DrawerController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The drawer

    override func open(
        _ side: Side, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        override(
            .`open(_:animated:completion:)`,
            [side.value, animated.value, completion.map { Block($0) }.value]
        ) { super.open(side, animated: animated, completion: completion) }
    }

    override func close(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        override(
            .`close(animated:completion:)`,
            [animated.value, completion.map { Block($0) }.value]
        ) { super.close(animated: animated, completion: completion) }
    }

    override func toggle(
        _ side: Side, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        override(
            .`toggle(_:animated:completion:)`,
            [side.value, animated.value, completion.map { Block($0) }.value]
        ) { super.toggle(side, animated: animated, completion: completion) }
    }

    override func finishReplacingCenter(by new: UIViewController) {
        override(.`finishReplacingCenter(by:)`, [new.value]) {
            super.finishReplacingCenter(by: new)
        }
    }
}
