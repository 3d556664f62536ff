import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P44: a dismissal that overtakes another one")
struct OvertakenDismissalTests {
    /// `a` presents `b`, and `b` presents `c`.
    private func chain(
        _ style: UIModalPresentationStyle, ios: Int = 26
    ) -> (Scene, UIViewController, UIViewController) {
        let scene = Scene(ios: ios)
        let (a, b, c) = (scene.root("a"), scene.controller("b"), scene.controller("c"))
        for (below, above) in [(a, b), (b, c)] {
            above.modalPresentationStyle = style
            below.present(above, animated: false)
            scene.settle()
        }
        return (scene, a, b)
    }

    @Test(
        "P44: what is above goes without animation, the rest stays, and one completion is not called"
    )
    func sheets() {
        let (scene, a, b) = chain(.pageSheet)
        #expect(
            scene.lines {
                a.dismiss(animated: true) {}
                b.dismiss(animated: false) {}
            } == [
                "c.presentationController.dismissalTransitionWillBegin()",
                "b.presentationController.dismissalTransitionWillBegin()",
                "c.viewWillDisappear(true)", "b.viewWillDisappear(false)",
                "b.viewWillAppear(true)", "b.viewIsAppearing(true)", "b.viewDidAppear(true)",
                "b.presentationController.dismissalTransitionDidEnd(false)",
                "c.viewDidDisappear(true)",
                "c.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(c)", "c.deinit",
            ])
        #expect(scene.tree == ["a [appeared]", "  ^ b [appeared]"])
        #expect(a.presentedViewController === b && b.presentedViewController == nil)
        #expect(
            scene.lines(.of(.appearance)) { a.dismiss(animated: true) } == [
                "b.viewWillDisappear(true)", "b.viewDidDisappear(true)",
            ])
    }

    @Test("P44: of full screens the one that stays appears, and the bottom disappears again")
    func fullScreens() {
        let (scene, a, b) = chain(.fullScreen)
        #expect(
            scene.lines(.of(.appearance)) {
                a.dismiss(animated: true)
                b.dismiss(animated: false)
            } == [
                "c.viewWillDisappear(true)", "a.viewWillAppear(true)",
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "b.viewWillAppear(false)", "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
                "c.viewDidDisappear(true)",
            ])
        #expect(scene.tree == ["a [disappeared]", "  ^ b [appeared]"])
    }

    @Test("P44: before iOS 26, and once the first is under way, the second is refused (E10)")
    func refused() {
        for ios in [18, 26] {
            let (scene, a, b) = chain(.pageSheet, ios: ios)
            a.dismiss(animated: true)
            if ios == 26 { scene.simulator.runLoop.runTurn() }
            b.dismiss(animated: false)
            _ = scene.run()
            #expect(scene.tree == ["a [appeared]"])
        }
    }
}
