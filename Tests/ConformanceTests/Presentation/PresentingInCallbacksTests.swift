import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P07, P08: presenting where another presentation begins or ends")
struct PresentingInCallbacksTests {
    private static func comes(_ name: String) -> [String] {
        [
            "\(name).loadView()", "\(name).viewDidLoad()",
            "\(name).presentationController.presentationTransitionWillBegin()",
            "\(name).viewWillAppear(true)", "\(name).viewIsAppearing(true)",
            "\(name).viewDidAppear(true)",
            "\(name).presentationController.presentationTransitionDidEnd(true)",
        ]
    }

    private static func goes(_ name: String) -> [String] {
        [
            "\(name).presentationController.dismissalTransitionWillBegin()",
            "\(name).viewWillDisappear(true)", "\(name).viewDidDisappear(true)",
            "\(name).presentationController.dismissalTransitionDidEnd(true)",
        ]
    }

    @Test("in the completion of a presentation the arrived one can present, its presenter cannot")
    func inCompletion() {
        let scene = Scene()
        let root = scene.root("root")
        let (a, b, c) = (scene.controller("a"), scene.controller("b"), scene.controller("c"))
        let lines = scene.lines {
            root.present(a, animated: true) {
                root.present(b, animated: true)
                a.present(c, animated: true) {}
            }
        }
        let refused =
            "warning: Attempt to present <UIViewController: b> on <UIViewController: root> "
            + "(from <UIViewController: root>) which is already presenting <UIViewController: a>."
        let completed = ["completion present(a)", refused]
        #expect(lines == Self.comes("a") + completed + Self.comes("c") + ["completion present(c)"])
        #expect(scene.tree == ["root [appeared]", "  ^ a [appeared]", "    ^ c [appeared]"])
    }

    @Test("in the completion of a dismissal the presenter can present again, the same one too")
    func inCompletionOfDismissal() {
        let scene = Scene()
        let root = scene.root("root")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        root.present(a, animated: true)
        scene.settle()
        _ = scene.take()
        let lines = scene.lines {
            root.dismiss(animated: true) { root.present(b, animated: true) }
        }
        #expect(lines == Self.goes("a") + ["completion dismiss(a)"] + Self.comes("b"))
        root.dismiss(animated: false) { root.present(a, animated: false) }
        scene.settle()
        #expect(scene.tree == ["root [appeared]", "  ^ a [appeared]"])
    }

    @Test("in viewWillDisappear of what is dismissed it waits for the end of that")
    func inViewWillDisappear() {
        let scene = Scene()
        let root = scene.root("root")
        let (a, b) = (scene.scripted("a"), scene.controller("b"))
        root.present(a, animated: true)
        scene.settle()
        _ = scene.take()
        a.on(.viewWillDisappear) { root.present(b, animated: true) }
        let lines = scene.lines { root.dismiss(animated: true) }
        #expect(lines == Self.goes("a") + Self.comes("b"))
        #expect(scene.tree == ["root [appeared]", "  ^ b [appeared]"])
    }

    @Test("E07: in viewWillDisappear of what is being covered it is refused")
    func whileCovered() {
        let scene = Scene()
        let root = scene.scripted("root")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        a.modalPresentationStyle = .fullScreen
        scene.show(root)
        root.on(.viewWillDisappear) { [unowned root] in root.present(b, animated: true) }
        let lines = scene.lines(.of(.appearance, .warning)) { root.present(a, animated: true) }
        #expect(
            lines == [
                "root.viewWillDisappear(true)",
                "warning: Attempt to present <UIViewController: b> on <ScriptedController: root> "
                    + "(from <ScriptedController: root>) while a presentation is in progress.",
                "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)",
                "root.viewDidDisappear(true)",
            ])
    }

    @Test("in viewDidAppear of what is uncovered it begins when the dismissal is over")
    func inViewDidAppearOfUncovered() {
        let scene = Scene()
        let root = scene.scripted("root")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        a.modalPresentationStyle = .fullScreen
        scene.show(root)
        root.present(a, animated: true)
        scene.settle()
        _ = scene.take()
        root.on(.viewDidAppear) { [unowned root] in root.present(b, animated: true) }
        let lines = scene.lines(.of(.load, .appearance, .warning)) { root.dismiss(animated: true) }
        #expect(
            lines == [
                "a.viewWillDisappear(true)", "root.viewWillAppear(true)",
                "root.viewIsAppearing(true)", "root.viewDidAppear(true)",
                "b.loadView()", "b.viewDidLoad()", "a.viewDidDisappear(true)",
                "b.viewWillAppear(true)", "b.viewIsAppearing(true)", "b.viewDidAppear(true)",
            ])
    }
}

/// Tells the presenter by hand that it is covered, as libraries of cards do.
private final class PresentationByHand: HalfPresentation {
    override func presentationTransitionWillBegin() {
        presentingViewController?.beginAppearanceTransition(false, animated: true)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        presentingViewController?.endAppearanceTransition()
    }
    override func dismissalTransitionWillBegin() {
        presentingViewController?.beginAppearanceTransition(true, animated: true)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        presentingViewController?.endAppearanceTransition()
    }
}

@MainActor
@Suite("C28, P05: a custom presentation that drives the presenter's appearance by hand")
struct PresentationByHandTests {
    @Test("the presenter and its children hear all four, though its view stays")
    func byHand() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        director.mover = nil
        director.makePresentation = {
            PresentationByHand(presentedViewController: $0, presenting: $1)
        }
        let (root, child, a) = (
            scene.controller("root"), scene.controller("child"), scene.controller("a")
        )
        scene.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        scene.settle()
        _ = scene.take()
        a.modalPresentationStyle = .custom
        a.transitioningDelegate = director
        #expect(
            scene.lines(.of(.appearance, .warning)) { root.present(a, animated: true) } == [
                "root.viewWillDisappear(true)", "child.viewWillDisappear(true)",
                "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)",
                "root.viewDidDisappear(true)", "child.viewDidDisappear(true)",
            ])
        #expect(root.view.window != nil)
        #expect(
            scene.lines(.of(.appearance, .warning)) { root.dismiss(animated: true) } == [
                "root.viewWillAppear(true)", "child.viewWillAppear(true)",
                "a.viewWillDisappear(true)",
                "root.viewIsAppearing(true)", "child.viewIsAppearing(true)",
                "a.viewDidDisappear(true)",
                "root.viewDidAppear(true)", "child.viewDidAppear(true)",
            ])
    }
}
