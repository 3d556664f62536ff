import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Adds what it is asked to show, as a container of an app's would.
private final class Shelf: UIViewController {
    var isOpen = true

    override func show(_ vc: UIViewController, sender: Any?) {
        addChild(vc)
        view.addSubview(vc.view)
        vc.didMove(toParent: self)
    }

    override func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        action == "show(_:sender:)" ? isOpen : super.canPerformAction(action, withSender: sender)
    }
}

@MainActor
@Suite("P26: show and showDetail")
struct ShowTests {
    @Test("P26: the nearest container that shows in its own way is the target")
    func stack() {
        let scene = Scene()
        let (a, b, child) = (
            scene.controller("a"), scene.controller("b"), scene.controller("child")
        )
        let stack = scene.named(UINavigationController(rootViewController: a), "n")
        scene.show(stack)
        a.addChild(child)
        a.view.addSubview(child.view)
        child.didMove(toParent: a)
        scene.settle()
        #expect(child.targetViewController(forAction: "show(_:sender:)", sender: nil) === stack)
        #expect(
            child.targetViewController(forAction: "showDetailViewController:sender:", sender: nil)
                == nil)
        child.show(b, sender: nil)
        scene.settle()
        #expect(stack.topViewController === b)
    }

    @Test("P26: with no container it is presented")
    func presented() {
        let scene = Scene()
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        scene.show(a)
        a.showDetailViewController(b, sender: nil)
        scene.settle()
        #expect(a.presentedViewController === b)
        #expect(a.targetViewController(forAction: "show(_:sender:)", sender: nil) == nil)
    }

    @Test("P26: a container of the app's adds what it shows, unless it says that it cannot")
    func ownContainer() {
        let scene = Scene()
        let shelf = scene.named(Shelf(), "shelf")
        let (a, b, c) = (scene.controller("a"), scene.controller("b"), scene.controller("c"))
        scene.show(shelf)
        shelf.show(a, sender: nil)
        a.show(b, sender: nil)
        scene.settle()
        #expect(shelf.children == [a, b])
        shelf.isOpen = false
        a.show(c, sender: nil)
        scene.settle()
        #expect(shelf.presentedViewController === c)
    }
}
