import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C03, T13, P36, A19, A33, A86: rules that stand beside others")
struct OwnNameTests {
    @Test("C03: a stack as the root hears viewIsAppearing before its first layout")
    func stackAsRoot() {
        let scene = Scene()
        let a = scene.controller("a")
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        let lines = scene.lines(.of(.appearance, .layout)) {
            scene.simulator.window.rootViewController = nav
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines.filter { $0.hasPrefix("n.view") && !$0.hasPrefix("n.view.") } == [
                "n.viewWillAppear(false)", "n.viewLayoutMarginsDidChange()",
                "n.viewSafeAreaInsetsDidChange()", "n.viewIsAppearing(false)",
                "n.viewWillLayoutSubviews()", "n.viewDidLayoutSubviews()", "n.viewDidAppear(false)",
            ])
    }

    /// A controller that stands upright only.
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test("T13: what is presented turns over a presenter that stands upright, and both hear of it")
    func rotationOverUpright() {
        let scene = Scene(ios: 10)
        let a = scene.named(Upright(), "a")
        let b = scene.controller("b")
        scene.show(a)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        scene.settle()
        let turned = scene.lines(.of(.traits)) { scene.simulator.rotate(to: .landscapeLeft) }
        let sizes = { (lines: [String]) in lines.filter { $0.contains("viewWillTransition") } }
        #expect(
            sizes(turned) == [
                "a.viewWillTransition(to: 852x393)", "b.viewWillTransition(to: 852x393)",
            ])
        let dismissed = scene.lines(.of(.traits)) { b.dismiss(animated: false) }
        #expect(sizes(dismissed) == ["a.viewWillTransition(to: 393x852)"])
    }

    @Test("A19: willShow and didShow at the first appearance, and not when the stack comes back")
    func stackDelegate() {
        let scene = Scene()
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [nav, b]
        _ = scene.take()
        let shown = scene.lines(.of(.delegate)) {
            scene.simulator.window.rootViewController = tabs
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            shown.filter { $0.hasPrefix("n.") } == [
                "n.delegate.willShow(a, false)", "n.delegate.didShow(a, false)",
            ])
        let back = scene.lines(.of(.delegate)) {
            tabs.selectedIndex = 1
            scene.settle()
            tabs.selectedIndex = 0
        }
        #expect(back == [])
    }

    @Test("A33: the page that is shown already moves nothing, and the completion comes at once")
    func samePage() {
        let scene = Scene()
        let pages = scene.named(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), "p")
        let a = scene.controller("a")
        scene.show(pages)
        pages.setViewControllers([a], direction: .forward, animated: false)
        scene.settle()
        _ = scene.take()
        var finished: [Bool] = []
        pages.setViewControllers([a], direction: .forward, animated: true) { finished.append($0) }
        #expect(finished == [true])
        #expect(scene.run(.of(.appearance, .containment)) == [])
    }

    @Test("A86: a view of which no constraint speaks keeps its frame, and does not follow")
    func viewWithoutConstraints() {
        let scene = Scene()
        let root = scene.root("a")
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.translatesAutoresizingMaskIntoConstraints = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(view)
        root.view.addSubview(outer)
        scene.settle()
        outer.frame.size = CGSize(width: 300, height: 300)
        scene.settle()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
}

/// Answers a style, and notes what it is told.
private final class Answer: UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    private(set) var told: [UIModalPresentationStyle] = []

    init(_ answer: UIModalPresentationStyle) { self.answer = answer }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { answer }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) { told.append(style) }
}

@MainActor
@Suite("P36: the answers that a delegate may give on iOS 8 and 9")
struct AnswerTests {
    @Test(
        "P36: full screen and over full screen count, none means no adaptation, of which it is told",
        arguments: [
            (UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.fullScreen),
            (.overFullScreen, .overFullScreen), (.none, .popover), (.pageSheet, .fullScreen),
        ])
    func answer(answer: UIModalPresentationStyle, shown: UIModalPresentationStyle) {
        let scene = Scene(ios: 9)
        let root = scene.root("a")
        let b = scene.controller("b")
        b.modalPresentationStyle = .popover
        b.popoverPresentationController?.sourceView = root.view
        let delegate = Answer(answer)
        b.presentationController?.delegate = delegate
        root.present(b, animated: false)
        scene.settle()
        #expect(b.presentationController?.shownStyle == shown)
        #expect(delegate.told == [answer == .none ? .none : shown])
    }
}
