import Gallery
import HeadlessUIKit
import HierarchyRecords

/// A deck of a user's class: what the class overrides runs in the place of the gallery's own members,
/// which are then its `super`.
final class ScriptedDeckController: DeckController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    // MARK: The deck

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

    override func turnBack(_ controller: UIViewController, appearing: Bool) {
        override(.`turnBack(_:appearing:)`, [controller.value, appearing.value]) {
            super.turnBack(controller, appearing: appearing)
        }
    }
}
