import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("S01–S04: what the system asks")
struct StatusBarTests {
    /// Answers for itself, and may name a child.
    private final class Answering: UIViewController {
        var child: UIViewController?

        override var childForStatusBarStyle: UIViewController? { child }
        override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    }

    private func names(_ controllers: [UIViewController], in scene: Scene) -> [String] {
        controllers.map { scene.simulator.log.objects.name($0.objectID) }
    }

    @Test("S01: each chain goes down its own children, and the last one answers")
    func chains() {
        let scene = Scene()
        let top = scene.named(Answering(), "top")
        scene.show(top)
        let mid = scene.named(Answering(), "mid")
        scene.add(mid, to: top)
        let low = scene.child("low", of: mid)
        top.child = mid
        mid.child = low
        let style = scene.simulator.controllersAsked(.statusBarStyle)
        #expect(names(style.presented, in: scene) == ["top"])
        #expect(names(style.children, in: scene) == ["mid", "low"])
        #expect(style.answering === low)
        #expect(scene.simulator.controllersAsked(.statusBarHidden).answering === top)
        #expect(scene.simulator.controllersAsked(.homeIndicatorAutoHidden).answering === low)
        #expect(scene.simulator.controllersAsked(.pointerLocked).answering === top)
    }

    @Test("S01: a chain that comes round ends where it began")
    func cycle() {
        let scene = Scene()
        let top = scene.named(Answering(), "top")
        let mid = scene.named(Answering(), "mid")
        scene.show(top)
        scene.add(mid, to: top)
        top.child = mid
        mid.child = top
        #expect(scene.simulator.controllersAsked(.statusBarStyle).answering === mid)
    }

    @Test("S01: a stack's bar decides on the style while it shows, the top on hiding")
    func stack() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let top = nav.topViewController
        #expect(scene.simulator.controllersAsked(.statusBarStyle).answering === nav)
        #expect(scene.simulator.controllersAsked(.statusBarHidden).answering === top)
        nav.navigationBar.barStyle = .black
        #expect(nav.preferredStatusBarStyle == .lightContent)
        nav.isNavigationBarHidden = true
        #expect(scene.simulator.controllersAsked(.statusBarStyle).answering === top)
    }

    @Test(
        "S02: a presented controller is asked where it covers the screen, or captures",
        arguments: [
            (UIModalPresentationStyle.fullScreen, false, true),
            (.overFullScreen, false, false), (.overFullScreen, true, true),
            (.pageSheet, false, false), (.pageSheet, true, true), (.formSheet, false, false),
        ])
    func captures(style: UIModalPresentationStyle, says: Bool, isAsked: Bool) {
        let scene = Scene()
        let top = scene.root("top")
        let b = scene.controller("b")
        b.modalPresentationStyle = style
        b.modalPresentationCapturesStatusBarAppearance = says
        top.present(b, animated: false)
        scene.settle()
        let asked = scene.simulator.controllersAsked(.statusBarStyle)
        #expect(names(asked.presented, in: scene) == (isAsked ? ["top", "b"] : ["top"]))
        #expect(asked.passedOver === (isAsked ? nil : b))
    }

    private final class Deferring: UIViewController {
        override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
            children.first
        }
        override var childViewControllerForPointerLock: UIViewController? { children.first }
    }

    @Test("S04: home indicator, deferred edges and pointer lock are asked again later in the turn")
    func othersAskedAgain() {
        let scene = Scene()
        let (home, child) = (scene.named(Deferring(), "home"), scene.controller("child"))
        scene.show(home)
        scene.add(child, to: home)
        scene.settle()
        #expect(
            scene.lines(.of(.statusbar)) {
                child.setNeedsUpdateOfHomeIndicatorAutoHidden()
                home.setNeedsUpdateOfHomeIndicatorAutoHidden()
                child.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
                child.setNeedsUpdateOfPrefersPointerLocked()
            } == [
                "child.setNeedsUpdateOfHomeIndicatorAutoHidden()",
                "home.setNeedsUpdateOfHomeIndicatorAutoHidden()",
                "child.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
                "child.setNeedsUpdateOfPrefersPointerLocked()",
                "home.childForHomeIndicatorAutoHidden -> child",
                "home.childForScreenEdgesDeferringSystemGestures -> child",
                "home.childViewControllerForPointerLock -> child",
            ])
    }

    private final class Locking: UIViewController {
        var locks = true
        override var prefersInterfaceOrientationLocked: Bool { locks }
    }

    private final class Handing: UIViewController {
        override var childViewControllerForInterfaceOrientationLock: UIViewController? {
            children.first
        }
    }

    @Test(
        "S11: from iOS 26 on a controller locks the orientation, until it is asked again",
        arguments: [18, 26])
    func orientationLock(ios: Int) {
        let scene = Scene(ios: ios)
        let (home, child) = (scene.named(Handing(), "home"), scene.named(Locking(), "child"))
        scene.add(child, to: home)
        scene.show(home)
        #expect(scene.simulator.rotate(to: .landscapeRight) == (ios < 26))
        guard ios == 26 else { return }
        let geometry = scene.simulator.window.windowScene?.effectiveGeometry
        #expect(geometry?.isInterfaceOrientationLocked == true)
        #expect(geometry?.interfaceOrientation == .portrait)
        child.locks = false
        #expect(!scene.simulator.rotate(to: .landscapeRight))
        #expect(
            scene.lines(.of(.statusbar, .traits)) {
                child.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
            } == [
                "child.setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
                "home.childViewControllerForInterfaceOrientationLock -> child",
                "home.willTransition(to: wC hC)", "child.willTransition(to: wC hC)",
                "home.viewWillTransition(to: 852x393)", "child.viewWillTransition(to: 852x393)",
                "home.traitCollectionDidChange(wC hR)", "child.traitCollectionDidChange(wC hR)",
            ])
        #expect(scene.simulator.window.windowScene?.interfaceOrientation == .landscapeRight)
    }

    @Test("S03: the chain is asked again once, later in the turn")
    func askedAgain() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let a = tabs.viewControllers![0]
        a.setNeedsStatusBarAppearanceUpdate()
        tabs.setNeedsStatusBarAppearanceUpdate()
        #expect(
            scene.take(.of(.statusbar)) == [
                "a.setNeedsStatusBarAppearanceUpdate()", "t.setNeedsStatusBarAppearanceUpdate()",
            ])
        #expect(
            scene.run(.of(.statusbar)) == [
                "t.childForStatusBarStyle -> a", "t.childForStatusBarHidden -> a",
            ])
        #expect(scene.run(.of(.statusbar)) == [])
    }
}
