import HeadlessUIKit

extension Scene {
    /// A scene whose root `p` is visible, with its child `c`.
    public static func parentWithChild() -> (
        scene: Scene, parent: UIViewController, child: UIViewController
    ) {
        let scene = Scene()
        let parent = scene.root("p")
        return (scene, parent, scene.child("c", of: parent))
    }

    /// A scene whose root `p` is visible, and a controller `c` that is nowhere yet.
    public static func parentBesideController() -> (
        scene: Scene, parent: UIViewController, other: UIViewController
    ) {
        let scene = Scene()
        let parent = scene.root("p")
        return (scene, parent, scene.controller("c"))
    }

    /// A controller whose callbacks run blocks.
    public func scripted(_ name: String) -> ScriptedController {
        named(ScriptedController(), name)
    }

    /// A plain controller that is the root of the visible window and has appeared.
    public func root(_ name: String) -> UIViewController {
        let root = controller(name)
        show(root)
        return root
    }

    /// The container guide's adding: addChild, addSubview, didMove.
    public func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// The container guide's removing: willMove(nil), removeFromSuperview, removeFromParent.
    public func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// A plain controller, added to the parent; its events are forgotten.
    public func child(_ name: String, of parent: UIViewController) -> UIViewController {
        let child = controller(name)
        add(child, to: parent)
        settle()
        return child
    }

    /// The window's tree in the language's canonical lines.
    public var tree: [String] { simulator.snapshot().canonicalLines }
}
