import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P20, P21: who presents")
struct PresenterTests {
    /// A visible top with mid in it and low in that.
    @MainActor
    private struct Stage {
        let scene: Scene
        let top: UIViewController
        let mid: UIViewController
        let low: UIViewController

        init() {
            scene = Scene()
            top = scene.root("top")
            mid = scene.child("mid", of: top)
            low = scene.child("low", of: mid)
        }

        func modal(_ style: UIModalPresentationStyle) -> UIViewController {
            let b = scene.controller("b")
            b.modalPresentationStyle = style
            return b
        }
    }

    @Test("P21: a child presents full screen: the top presents, every ancestor knows")
    func topPresents() {
        let stage = Stage()
        let b = stage.modal(.fullScreen)
        let lines = stage.scene.lines(.of(.appearance)) { stage.low.present(b, animated: true) }
        #expect(b.presentingViewController === stage.top)
        #expect(stage.top.presentedViewController === b)
        #expect(stage.mid.presentedViewController === b)
        #expect(stage.low.presentedViewController === b)
        #expect(
            lines == [
                "top.viewWillDisappear(true)",
                "mid.viewWillDisappear(true)",
                "low.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "top.viewDidDisappear(true)",
                "mid.viewDidDisappear(true)",
                "low.viewDidDisappear(true)",
            ])
        #expect(
            stage.scene.tree == [
                "top [disappeared]", "  mid [disappeared]", "    low [disappeared]",
                "  ^ b [appeared]",
            ])
    }

    @Test("P21: what is in the presented controller is presented by the same")
    func childOfPresented() {
        let stage = Stage()
        let b = stage.modal(.fullScreen)
        let x = stage.scene.controller("x")
        stage.scene.add(x, to: b)
        stage.low.present(b, animated: true)
        stage.scene.settle()
        #expect(x.presentingViewController === stage.top)
        #expect(x.presentedViewController == nil)
        #expect(stage.mid.presentingViewController == nil)
    }

    @Test("P20: a context style without a context goes to the top as well")
    func contextWithoutDefinition() {
        let stage = Stage()
        let b = stage.modal(.currentContext)
        stage.low.present(b, animated: true)
        stage.scene.settle()
        #expect(b.presentingViewController === stage.top)
    }

    @Test(
        "P20: a context style stops at the first that defines a presentation context",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func definedContext(style: UIModalPresentationStyle) {
        let stage = Stage()
        stage.mid.definesPresentationContext = true
        let b = stage.modal(style)
        stage.low.present(b, animated: true)
        stage.scene.settle()
        #expect(b.presentingViewController === stage.mid)
        #expect(stage.top.presentedViewController == nil)
        #expect(stage.low.presentedViewController === b)
    }

    @Test("P20, P05: in its context current context covers that controller and what is in it")
    func coversItsContext() {
        let stage = Stage()
        stage.mid.definesPresentationContext = true
        let b = stage.modal(.currentContext)
        #expect(
            stage.scene.lines(.of(.appearance)) { stage.low.present(b, animated: true) } == [
                "mid.viewWillDisappear(true)",
                "low.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "mid.viewDidDisappear(true)",
                "low.viewDidDisappear(true)",
            ])
        #expect(
            stage.scene.lines(.of(.appearance)) { b.dismiss(animated: true) } == [
                "b.viewWillDisappear(true)",
                "mid.viewWillAppear(true)",
                "low.viewWillAppear(true)",
                "mid.viewIsAppearing(true)",
                "low.viewIsAppearing(true)",
                "mid.viewDidAppear(true)",
                "low.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
            ])
        #expect(
            stage.scene.tree == ["top [appeared]", "  mid [appeared]", "    low [appeared]"])
    }

    @Test("P20: the receiver itself may define the context")
    func receiverDefines() {
        let stage = Stage()
        stage.mid.definesPresentationContext = true
        stage.low.definesPresentationContext = true
        let b = stage.modal(.overCurrentContext)
        stage.low.present(b, animated: true)
        stage.scene.settle()
        #expect(b.presentingViewController === stage.low)
    }

    @Test("P20: the context does not matter to full screen")
    func fullScreenIgnoresContexts() {
        let stage = Stage()
        stage.mid.definesPresentationContext = true
        let b = stage.modal(.fullScreen)
        stage.low.present(b, animated: true)
        stage.scene.settle()
        #expect(b.presentingViewController === stage.top)
    }

    @Test("P20: presented on a presented controller, its own top presents")
    func presentedPresents() {
        let stage = Stage()
        let b = stage.modal(.pageSheet)
        let x = stage.scene.controller("x")
        stage.scene.add(x, to: b)
        stage.low.present(b, animated: true)
        stage.scene.settle()
        let c = stage.scene.controller("c")
        x.present(c, animated: true)
        stage.scene.settle()
        #expect(c.presentingViewController === b)
    }

    @Test("P20, E06: whether it presents already is asked of the one that was found")
    func alreadyPresenting() {
        let stage = Stage()
        stage.top.present(stage.modal(.pageSheet), animated: true)
        stage.scene.settle()
        let c = stage.scene.controller("c")
        #expect(
            stage.scene.lines { stage.low.present(c, animated: true) } == [
                "warning: Attempt to present <UIViewController: c> on <UIViewController: top> "
                    + "(from <UIViewController: low>) which is already presenting "
                    + "<UIViewController: b>."
            ])
    }
}
