import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P24, D12: what dismiss dismisses")
struct DismissalTests {
    /// a presents b, b presents c.
    @MainActor
    private struct Stage {
        let scene = Scene()
        let a: UIViewController
        let b: UIViewController
        let c: UIViewController

        init(_ first: UIModalPresentationStyle, _ second: UIModalPresentationStyle) {
            a = scene.root("a")
            b = scene.controller("b")
            c = scene.controller("c")
            b.modalPresentationStyle = first
            c.modalPresentationStyle = second
            a.present(b, animated: true)
            scene.settle()
            b.present(c, animated: true)
            scene.settle()
        }
    }

    @Test("P24: the topmost forwards to its presenter, the middle one dismisses what it presents")
    func forwarding() {
        for receiver in ["b", "c"] {
            let stage = Stage(.fullScreen, .fullScreen)
            let lines = stage.scene.lines {
                (receiver == "b" ? stage.b : stage.c).dismiss(animated: true) {}
            }
            #expect(
                lines == [
                    "c.presentationController.dismissalTransitionWillBegin()",
                    "c.viewWillDisappear(true)",
                    "b.viewWillAppear(true)",
                    "b.viewIsAppearing(true)",
                    "b.viewDidAppear(true)",
                    "c.viewDidDisappear(true)",
                    "c.presentationController.dismissalTransitionDidEnd(true)",
                    "completion dismiss(c)",
                ])
            #expect(stage.scene.tree == ["a [disappeared]", "  ^ b [appeared]"])
        }
    }

    @Test("P24, D12, A15: a full-screen chain: the intermediate, already gone, gets nothing")
    func fullScreenChain() {
        let stage = Stage(.fullScreen, .fullScreen)
        #expect(
            stage.scene.lines { stage.a.dismiss(animated: true) {} } == [
                "c.presentationController.dismissalTransitionWillBegin()",
                "b.presentationController.dismissalTransitionWillBegin()",
                "c.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "c.viewDidDisappear(true)",
                "c.presentationController.dismissalTransitionDidEnd(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)",
            ])
        #expect(stage.scene.tree == ["a [appeared]"])
        #expect(stage.b.presentedViewController == nil && stage.c.presentingViewController == nil)
    }

    @Test("D12: a chain of sheets: the intermediate disappears with the topmost, unanimated")
    func sheetChain() {
        let stage = Stage(.pageSheet, .pageSheet)
        #expect(
            stage.scene.lines(.of(.appearance)) { stage.a.dismiss(animated: true) } == [
                "c.viewWillDisappear(true)",
                "b.viewWillDisappear(false)",
                "c.viewDidDisappear(true)",
                "b.viewDidDisappear(false)",
            ])
        #expect(stage.scene.tree == ["a [appeared]"])
    }

    @Test("D12: a sheet over full screen")
    func sheetOverFullScreen() {
        let stage = Stage(.fullScreen, .pageSheet)
        #expect(
            stage.scene.lines(.of(.appearance)) { stage.a.dismiss(animated: true) } == [
                "c.viewWillDisappear(true)",
                "b.viewWillDisappear(false)",
                "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "c.viewDidDisappear(true)",
                "b.viewDidDisappear(false)",
            ])
        #expect(stage.scene.tree == ["a [appeared]"])
    }

    @Test("D12: full screen over a sheet")
    func fullScreenOverSheet() {
        let stage = Stage(.pageSheet, .fullScreen)
        #expect(
            stage.scene.lines(.of(.appearance)) { stage.a.dismiss(animated: true) } == [
                "c.viewWillDisappear(true)",
                "c.viewDidDisappear(true)",
            ])
        #expect(stage.scene.tree == ["a [appeared]"])
    }

    @Test("D12: three sheets, dismissed from the bottom")
    func threeSheets() {
        let stage = Stage(.pageSheet, .pageSheet)
        let d = stage.scene.controller("d")
        stage.c.present(d, animated: true)
        stage.scene.settle()
        #expect(
            stage.scene.lines(.of(.appearance)) { stage.a.dismiss(animated: true) } == [
                "d.viewWillDisappear(true)",
                "c.viewWillDisappear(false)",
                "b.viewWillDisappear(false)",
                "d.viewDidDisappear(true)",
                "c.viewDidDisappear(false)",
                "b.viewDidDisappear(false)",
            ])
    }

    @Test("A03: the wills come in the call, the relation and the dids at the end")
    func synchronousPart() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        scene.settle()
        a.dismiss(animated: false)
        #expect(
            scene.take() == [
                "b.presentationController.dismissalTransitionWillBegin()",
                "b.viewWillDisappear(false)",
                "a.viewWillAppear(false)",
            ])
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        #expect(
            scene.run() == [
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
                "b.viewDidDisappear(false)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
            ])
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    }

    @Test("P24: dismiss on a child of the presented controller dismisses that")
    func childOfPresented() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        let x = scene.controller("x")
        scene.add(x, to: b)
        a.present(b, animated: true)
        scene.settle()
        #expect(
            scene.lines(.of(.appearance)) { x.dismiss(animated: true) } == [
                "b.viewWillDisappear(true)",
                "x.viewWillDisappear(true)",
                "b.viewDidDisappear(true)",
                "x.viewDidDisappear(true)",
            ])
    }

    @Test("P24: dismiss on a child of the presenter dismisses what its ancestor presents")
    func childOfPresenter() {
        let scene = Scene()
        let a = scene.root("a")
        let x = scene.child("x", of: a)
        let b = scene.controller("b")
        x.present(b, animated: true)
        scene.settle()
        #expect(
            scene.lines(.of(.appearance)) { x.dismiss(animated: true) } == [
                "b.viewWillDisappear(true)", "b.viewDidDisappear(true)",
            ])
    }

    @Test("A08: with nothing to dismiss only the completion is called")
    func nothing() {
        let scene = Scene()
        let a = scene.root("a")
        var calls = 0
        #expect(
            scene.lines(.all) { a.dismiss(animated: true) { calls += 1 } } == [
                "completion dismiss(a)"
            ])
        #expect(calls == 1)
        #expect(scene.lines(.all) { a.dismiss(animated: true) } == [])
    }

    @Test("P24: what was dismissed can be presented again; its view is kept")
    func presentedAgain() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        a.present(b, animated: true)
        scene.settle()
        a.dismiss(animated: true)
        scene.settle()
        #expect(
            scene.lines { a.present(b, animated: true) } == [
                "b.presentationController.presentationTransitionWillBegin()",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    @Test("P24: dismissed in the completion of its own presentation")
    func dismissedInCompletion() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        #expect(
            scene.lines(.of(.appearance, .warning)) {
                a.present(b, animated: true) { a.dismiss(animated: true) }
            } == [
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.viewWillDisappear(true)",
                "b.viewDidDisappear(true)",
            ])
        #expect(scene.tree == ["a [appeared]"])
    }

    @Test("P27: a second dismiss takes the presenter, too", arguments: ["b", "c"])
    func dismissedTwice(receiver: String) {
        let stage = Stage(.fullScreen, .fullScreen)
        let object = receiver == "b" ? stage.b : stage.c
        object.dismiss(animated: true) {}
        stage.scene.simulator.advance(by: 0.1)
        object.dismiss(animated: true) {}
        #expect(
            stage.scene.run() == [
                "c.presentationController.dismissalTransitionWillBegin()",
                "c.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "c.viewDidDisappear(true)",
                "c.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(c)",
                "b.presentationController.dismissalTransitionWillBegin()",
                "b.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)",
            ])
        #expect(stage.scene.tree == ["a [appeared]"])
    }

    @Test("P27: a third one finds nothing below, and is refused")
    func dismissedThrice() {
        let stage = Stage(.fullScreen, .fullScreen)
        for _ in 1...3 { stage.c.dismiss(animated: true) }
        #expect(
            stage.scene.run(.of(.appearance, .warning)) == [
                "c.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "c.viewDidDisappear(true)",
                "b.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "warning: Trying to dismiss the presentation controller while transitioning already. "
                    + "(<_UIFullscreenPresentationController: b.presentationController>)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
            ])
        #expect(stage.scene.tree == ["a [appeared]"])
    }
}
