import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P24: chains of presentations")
struct DeepPresentationTests {
    @Test("P24, D12: five in different styles, dismissed from the bottom")
    func mixed() {
        let scene = Scene()
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .overFullScreen, .formSheet, .currentContext,
        ]
        let a = scene.controller("a")
        scene.show(a)
        var top = a
        for (style, name) in zip(styles, ["b", "c", "d", "e", "f"]) {
            let next = scene.controller(name)
            next.modalPresentationStyle = style
            top.present(next, animated: true)
            scene.settle()
            top = next
        }
        #expect(
            scene.lines { a.dismiss(animated: true) {} } == [
                "f.presentationController.dismissalTransitionWillBegin()",
                "e.presentationController.dismissalTransitionWillBegin()",
                "d.presentationController.dismissalTransitionWillBegin()",
                "c.presentationController.dismissalTransitionWillBegin()",
                "b.presentationController.dismissalTransitionWillBegin()",
                "f.viewWillDisappear(true)", "d.viewWillDisappear(false)",
                "c.viewWillDisappear(false)", "b.viewWillDisappear(false)",
                "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)",
                "f.viewDidDisappear(true)", "d.viewDidDisappear(false)",
                "c.viewDidDisappear(false)", "b.viewDidDisappear(false)",
                "f.presentationController.dismissalTransitionDidEnd(true)",
                "e.presentationController.dismissalTransitionDidEnd(true)",
                "d.presentationController.dismissalTransitionDidEnd(true)",
                "c.presentationController.dismissalTransitionDidEnd(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)",
                "b.deinit", "c.deinit", "d.deinit", "e.deinit",
            ])
        #expect(a.presentedViewController == nil)
        #expect(top.presentingViewController == nil)
    }

    @Test(
        "P24: 10,000 of them come and go without recursion",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func deep(style: UIModalPresentationStyle) {
        let scene = Scene()
        let root = scene.controller("root")
        scene.show(root)
        var top = root
        for _ in 0..<10_000 {
            let next = UIViewController()
            next.modalPresentationStyle = style
            top.present(next, animated: false)
            scene.simulator.runUntilIdle()
            top = next
        }
        #expect(top.viewIfLoaded?.window != nil)
        _ = scene.take()
        let lines = scene.lines { root.dismiss(animated: false) {} }
        #expect(lines.filter { $0.hasSuffix("dismissalTransitionDidEnd(true)") }.count == 10_000)
        #expect(lines.filter { $0.hasSuffix(".deinit") }.count == 9_999)
        #expect(root.presentedViewController == nil)
        #expect(scene.simulator.window.subviews == [root.view])
    }

    @Test("E61: partial curl needs a full screen on both sides")
    func partialCurl() {
        let scene = Scene()
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        scene.show(a)
        b.modalTransitionStyle = .partialCurl
        b.modalPresentationStyle = .pageSheet
        #expect(
            scene.lines { a.present(b, animated: true) } == [
                "exception NSInvalidArgumentException: Application tried to present "
                    + "UIModalTransitionStylePartialCurl to or from "
                    + "non-fullscreen view controller <UIViewController: a>."
            ])
        #expect(a.presentedViewController == nil)
    }

    @Test("P23, E61: the context's transition style is used where it provides one")
    func contextStyle() {
        let scene = Scene()
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        scene.show(a)
        a.definesPresentationContext = true
        a.modalTransitionStyle = .crossDissolve
        b.modalTransitionStyle = .partialCurl
        b.modalPresentationStyle = .overCurrentContext
        a.providesPresentationContextTransitionStyle = true
        a.present(b, animated: true)
        scene.settle()
        #expect(a.presentedViewController === b)
    }
}
