import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("X03–X06, X27, X28: launches and pictures as logs show them")
struct RecordedLaunchTests {
    private let told = EventCategories.of(.delegate, .load, .appearance)

    @Test(
        "X03: on iOS 13 to 18 the scene is active before the root has appeared",
        arguments: [13, 18])
    func plainRoot(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.controller("a")
        #expect(
            scene.lines(told) { scene.simulator.launch(with: a) } == [
                "app.delegate.willFinishLaunching()", "app.delegate.didFinishLaunching()",
                "app.delegate.configurationForConnecting()", "scene.delegate.willConnectTo()",
                "a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)",
                "scene.delegate.willEnterForeground()", "a.viewIsAppearing(false)",
                "scene.delegate.didBecomeActive()", "a.viewDidAppear(false)",
            ])
    }

    @Test("X04: a stack's root is loaded in the stack's first layout", arguments: [13, 18])
    func stack(ios: Int) {
        let scene = Scene(ios: ios)
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        _ = scene.take()
        #expect(
            scene.lines(told) { scene.simulator.launch(with: nav) } == [
                "app.delegate.willFinishLaunching()", "app.delegate.didFinishLaunching()",
                "app.delegate.configurationForConnecting()", "scene.delegate.willConnectTo()",
                "n.loadView()", "n.viewDidLoad()", "n.viewWillAppear(false)",
                "scene.delegate.willEnterForeground()", "n.viewIsAppearing(false)",
                "a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)", "a.viewIsAppearing(false)",
                "scene.delegate.didBecomeActive()", "n.viewDidAppear(false)",
                "a.viewDidAppear(false)", "n.delegate.didShow(a, false)",
            ])
        #expect(scene.tree == ["n [appeared]", "  a [appeared]"])
    }

    @Test("X05: before scenes a launch does not enter the foreground", arguments: [8, 12])
    func withoutScenes(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.controller("a")
        #expect(
            scene.lines(told) { scene.simulator.launch(with: a) } == [
                "app.delegate.willFinishLaunching()", "app.delegate.didFinishLaunching()",
                "a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)",
                "a.viewDidAppear(false)", "app.delegate.didBecomeActive()",
            ])
        #expect(UIApplication.shared.applicationState == .active)
    }

    private func backgrounded(_ scene: Scene) -> [String] {
        scene.lines(.of(.delegate, .traits, .layout)) {
            scene.simulator.goToBackground(scene.simulator.window.windowScene)
        }
    }

    @Test(
        "X06: in the background there are two changes of style, with layout", arguments: [13, 26])
    func pictures(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        #expect(
            backgrounded(scene) == [
                "scene.delegate.didEnterBackground()",
                "a.traitCollectionDidChange(wC hR)", "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
                "a.traitCollectionDidChange(wC hR)", "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
        #expect(a.traitCollection.userInterfaceStyle == .light)
    }

    @Test("X06: up to iOS 12 there are none on a phone, and none where they are switched off")
    func noPictures() {
        let old = Scene(ios: 12)
        _ = old.root("a")
        #expect(backgrounded(old) == ["app.delegate.didEnterBackground()"])
        let off = Scene()
        _ = off.root("a")
        off.simulator.display.takesSnapshots = false
        #expect(backgrounded(off) == ["scene.delegate.didEnterBackground()"])
    }

    @Test("X28: an iPad of iOS 9 is turned for a picture, and back")
    func turned() throws {
        let scene = Scene(ios: 9, device: try #require(.named("iPad")))
        let a = scene.root("a")
        let (width, height) = (Int(a.view.bounds.width), Int(a.view.bounds.height))
        #expect(
            backgrounded(scene) == [
                "app.delegate.didEnterBackground()",
                "a.viewWillTransition(to: \(height)x\(width))", "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
                "a.viewWillTransition(to: \(width)x\(height))", "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
    }

    @Test("X27: on an iPad a split view collapses and expands for a picture")
    func split() throws {
        let scene = Scene(device: try #require(.named("iPad")))
        let split = scene.named(UISplitViewController(style: .doubleColumn), "s")
        split.setViewController(scene.controller("a"), for: .primary)
        split.setViewController(scene.controller("b"), for: .secondary)
        scene.show(split)
        #expect(
            backgrounded(scene).filter {
                $0.contains("elegate") && !$0.contains("Show") && !$0.contains("Hide")
            } == [
                "scene.delegate.didEnterBackground()",
                "s.delegate.topColumnForCollapsing(secondary)", "s.delegate.didCollapse()",
                "s.delegate.displayModeForExpanding(oneBesideSecondary)", "s.delegate.didExpand()",
            ])
        #expect(!split.isCollapsed)
    }
}
