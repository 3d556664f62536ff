import Foundation
import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Answers what its properties say.
private final class Hiding: UIViewController {
    var hides = false
    var child: UIViewController?

    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { hides ? .lightContent : .default }
    override var childForStatusBarHidden: UIViewController? { child }
}

@MainActor
@Suite("S08–S10: what the bars show")
struct StatusBarMemoryTests {
    private func height(_ scene: Scene) -> Double {
        scene.simulator.screenSnapshot().device.statusBarHeight
    }

    private func hiding(_ scene: Scene, _ name: String, hides: Bool = false) -> Hiding {
        let controller = scene.named(Hiding(), name)
        controller.hides = hides
        return controller
    }

    @Test("S08: the bar stays until it is asked for again")
    func forgotten() {
        let scene = Scene()
        let k = hiding(scene, "k")
        scene.show(k)
        k.hides = true
        scene.settle()
        #expect(height(scene) == 54)
        #expect(scene.simulator.shownAnswer(to: .statusBarHidden)?.value == .isHidden(false))
        #expect(scene.simulator.presentAnswer(to: .statusBarHidden)?.value == .isHidden(true))
        k.setNeedsStatusBarAppearanceUpdate()
        #expect(height(scene) == 54)
        scene.settle()
        #expect(height(scene) == 0)
        #expect(scene.simulator.shownAnswer(to: .statusBarStyle)?.value == .style(.lightContent))
    }

    @Test("S08: the home indicator has a call of its own")
    func homeIndicator() {
        let scene = Scene()
        let k = hiding(scene, "k")
        scene.show(k)
        k.hides = true
        k.setNeedsStatusBarAppearanceUpdate()
        scene.settle()
        let question = SystemQuestion.homeIndicatorAutoHidden
        #expect(scene.simulator.shownAnswer(to: question)?.value == .hidesHomeIndicator(false))
        k.setNeedsUpdateOfHomeIndicatorAutoHidden()
        scene.settle()
        #expect(scene.simulator.shownAnswer(to: question)?.value == .hidesHomeIndicator(true))
    }

    @Test("S09: a new root, a rotation and a style of the bar have it asked")
    func byItself() {
        let scene = Scene()
        let k = hiding(scene, "k")
        scene.show(k)
        k.hides = true
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        scene.simulator.rotate(to: .portrait)
        scene.settle()
        #expect(height(scene) == 0)
        scene.show(scene.controller("other"))
        #expect(height(scene) == 54)
        let nav = scene.stack("n", "a")
        nav.navigationBar.barStyle = .black
        #expect(scene.simulator.shownAnswer(to: .statusBarStyle)?.value == .style(.lightContent))
        nav.isNavigationBarHidden = true
        #expect(scene.simulator.shownAnswer(to: .statusBarStyle)?.value == .style(.default))
    }

    @Test("S09: a push, a pop, a tab and a child that appears have it asked")
    func containers() {
        let scene = Scene()
        let (k, quiet) = (hiding(scene, "k", hides: true), scene.controller("a"))
        let nav = scene.named(UINavigationController(rootViewController: quiet), "n")
        scene.show(nav)
        nav.pushViewController(k, animated: true)
        scene.settle()
        #expect(height(scene) == 0)
        nav.popViewController(animated: true)
        scene.settle()
        #expect(height(scene) == 54)
        let tabs = scene.tabs("t", "x")
        tabs.viewControllers?.append(k)
        scene.settle()
        tabs.selectedIndex = 1
        scene.settle()
        #expect(height(scene) == 0)
        let home = hiding(scene, "home")
        scene.show(home)
        let inner = hiding(scene, "inner", hides: true)
        home.child = inner
        scene.add(inner, to: home)
        #expect(height(scene) == 0)
        home.child = nil
        scene.settle()
        #expect(height(scene) == 0, "that another one is named has nobody asked")
        home.setNeedsStatusBarAppearanceUpdate()
        scene.settle()
        #expect(height(scene) == 54)
    }

    @Test("S09: a presentation that captures has it asked as it begins and as it goes")
    func presentations() {
        let scene = Scene()
        let (home, k, sheet) = (
            hiding(scene, "home"), hiding(scene, "k", hides: true), scene.controller("sheet")
        )
        scene.show(home)
        home.hides = true
        home.present(sheet, animated: false)
        scene.settle()
        #expect(height(scene) == 54, "a sheet does not capture, so nobody is asked")
        home.hides = false
        home.dismiss(animated: false)
        scene.settle()
        k.modalPresentationStyle = .fullScreen
        home.present(k, animated: true)
        scene.simulator.runTurn()
        #expect(height(scene) == 0, "as it begins")
        scene.settle()
        home.dismiss(animated: true)
        #expect(height(scene) == 54, "as it begins to go")
        scene.settle()
        #expect(height(scene) == 54)
    }

    struct Top: Sendable, CustomTestStringConvertible {
        let device: String
        let ios: Int
        let shown: CGFloat
        let hidden: CGFloat
        var testDescription: String { "\(device), iOS \(ios)" }
    }

    @Test(
        "S10: a hidden bar gives its place away where there is no notch",
        arguments: [
            Top(device: "iPhone 8", ios: 12, shown: 20, hidden: 0),
            Top(device: "iPhone 8", ios: 10, shown: 20, hidden: 0),
            Top(device: "iPhone 8", ios: 16, shown: 20, hidden: 0),
            Top(device: "iPhone SE", ios: 26, shown: 20, hidden: 0),
            Top(device: "iPhone 16", ios: 18, shown: 59, hidden: 59),
            Top(device: "iPhone 16", ios: 26, shown: 59, hidden: 59),
            Top(device: "iPad", ios: 18, shown: 24, hidden: 0),
            Top(device: "iPad", ios: 26, shown: 32, hidden: 0),
        ])
    func safeArea(_ top: Top) throws {
        let scene = Scene(ios: top.ios, device: try #require(.named(top.device)))
        let k = hiding(scene, "k", hides: true)
        scene.show(k)
        #expect(k.topLayoutGuide.length == top.hidden)
        if top.ios >= 11 { #expect(k.view.safeAreaInsets.top == top.hidden) }
        k.hides = false
        k.setNeedsStatusBarAppearanceUpdate()
        scene.settle()
        #expect(k.topLayoutGuide.length == top.shown)
    }

    @Test("S10: the views hear of it, in the commit after the answer")
    func told() throws {
        let scene = Scene(ios: 12, device: try #require(.named("iPhone 8")))
        let k = hiding(scene, "k")
        scene.show(k)
        k.hides = true
        #expect(
            scene.lines(.of(.layout, .statusbar)) { k.setNeedsStatusBarAppearanceUpdate() } == [
                "k.setNeedsStatusBarAppearanceUpdate()", "k.viewLayoutMarginsDidChange()",
                "k.viewSafeAreaInsetsDidChange()",
            ])
    }

    @Test("S10: a root that hides the bar from the beginning has no other inset before")
    func fromTheBeginning() throws {
        let scene = Scene(ios: 12, device: try #require(.named("iPhone 8")))
        let k = hiding(scene, "k", hides: true)
        scene.simulator.window.rootViewController = k
        let lines = scene.lines(.of(.layout)) { scene.simulator.window.makeKeyAndVisible() }
        #expect(!lines.contains("k.viewSafeAreaInsetsDidChange()"))
        #expect(lines.filter { $0 == "k.viewDidLayoutSubviews()" }.count == 1)
    }
}
