import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A112, A113: several scenes on one screen, and masks on an iPad")
struct SceneTests {
    private func pad() throws -> Scene {
        Scene(device: try #require(SimulatedDevice.named("iPad")))
    }

    /// The world's own window with `first`, and a scene with `second`.
    private func twoScenes(_ scene: Scene) -> (first: UIViewController, second: UIViewController) {
        let (first, second) = (scene.controller("first"), scene.controller("second"))
        scene.show(first)
        let other = scene.named(scene.simulator.scenes.make(), "other")
        scene.simulator.connect(other)
        scene.simulator.comeToForeground(other)
        scene.simulator.becomeActive(other)
        let window = scene.named(UIWindow(windowScene: other), "otherWindow")
        window.rootViewController = second
        window.makeKeyAndVisible()
        scene.settle()
        return (first, second)
    }

    @Test("A112: both scenes hear of a rotation, of other traits and of another device")
    func both() throws {
        let scene = try pad()
        let (first, second) = twoScenes(scene)
        #expect(
            scene.lines(.of(.traits)) { scene.simulator.rotate(to: .landscapeRight) } == [
                "first.viewWillTransition(to: 1180x820)", "second.viewWillTransition(to: 1180x820)",
            ])
        #expect(
            scene.lines(.of(.traits)) { scene.simulator.change(to: .oneThird) } == [
                "first.willTransition(to: wC hR)", "second.willTransition(to: wC hR)",
                "first.viewWillTransition(to: 375x820)", "second.viewWillTransition(to: 375x820)",
                "first.traitCollectionDidChange(wR hR)", "second.traitCollectionDidChange(wR hR)",
            ])
        #expect(first.view.frame == second.view.frame)
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 820))
    }

    @Test("A112: on a phone the first scene stays, and the others go")
    func phone() throws {
        let scene = try pad()
        let (_, second) = twoScenes(scene)
        #expect(
            scene.lines(.of(.delegate, .appearance, .traits)) {
                scene.simulator.change(to: .iPhone16)
            } == [
                "other.delegate.willResignActive()",
                "other.delegate.didDisconnect()", "second.viewWillDisappear(false)",
                "first.willTransition(to: wC hR)", "first.viewWillTransition(to: 393x852)",
                "first.traitCollectionDidChange(wR hR)", "second.viewDidDisappear(false)",
            ])
        #expect(second.view.window == nil)
        #expect(scene.simulator.window.isKeyWindow)
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test("A112: what the second scene presents covers its own window")
    func presenting() throws {
        let scene = try pad()
        let (_, second) = twoScenes(scene)
        let cover = scene.controller("cover")
        cover.modalPresentationStyle = .fullScreen
        #expect(
            scene.lines(.of(.appearance)) { second.present(cover, animated: false) } == [
                "second.viewWillDisappear(false)", "cover.viewWillAppear(false)",
                "cover.viewIsAppearing(false)", "cover.viewDidAppear(false)",
                "second.viewDidDisappear(false)",
            ])
        #expect(cover.view.window !== scene.simulator.window)
        #expect(cover.view.window != nil)
    }

    @Test("A113: on an iPad a mask counts only where the app requires the full screen")
    func masks() throws {
        let scene = try pad()
        let upright = scene.named(AskingController(), "upright")
        upright.mask = .portrait
        scene.show(upright)
        #expect(
            scene.lines(.of(.traits)) { scene.simulator.rotate(to: .landscapeRight) } == [
                "upright.viewWillTransition(to: 1180x820)"
            ])
        scene.simulator.display.requiresFullScreen = true
        #expect(
            scene.lines(.of(.traits)) { upright.setNeedsUpdateOfSupportedInterfaceOrientations() }
                == ["upright.viewWillTransition(to: 820x1180)"])
        #expect(!scene.simulator.rotate(to: .landscapeLeft))
    }

    @Test("A113: what is presented turns nothing on an iPad")
    func presentedMask() throws {
        let scene = try pad()
        let root = scene.controller("root")
        scene.show(root)
        let wide = scene.named(AskingController(), "wide")
        wide.mask = .landscape
        wide.modalPresentationStyle = .fullScreen
        #expect(scene.lines(.of(.traits)) { root.present(wide, animated: false) } == [])
        #expect(scene.simulator.display.orientation == .portrait)
    }

    @Test("A114: a narrow window has its tabs at the bottom, a wide one at the top")
    func tabs() throws {
        let scene = try pad()
        let (tabs, page) = (UITabBarController(), scene.controller("page"))
        tabs.viewControllers = [page]
        scene.show(scene.named(tabs, "tabs"))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
        scene.simulator.change(to: .oneThird)
        scene.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 1097, width: 320, height: 83))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 83, right: 0))
        scene.simulator.change(to: .full)
        scene.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
    }
}
