import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("S05–S07, E57, E58, T13, A73, A74: orientations that controllers ask for")
struct ForcedOrientationTests {
    private func asking(
        _ name: String, _ scene: Scene, _ mask: UIInterfaceOrientationMask,
        prefers preferred: UIInterfaceOrientation? = nil
    ) -> AskingController {
        let controller = scene.named(AskingController(), name)
        controller.mask = mask
        controller.preferred = preferred
        return controller
    }

    @Test("S06, A73: what covers the screen turns the interface, and its dismissal turns it back")
    func fullScreen() {
        let scene = Scene()
        let a = asking("a", scene, .portrait)
        scene.show(a)
        let b = asking("b", scene, .landscape)
        b.modalPresentationStyle = .fullScreen
        let lines = scene.lines(.of(.traits, .appearance)) { a.present(b, animated: false) }
        #expect(
            lines == [
                "a.willTransition(to: wC hC)", "b.willTransition(to: wC hC)",
                "a.viewWillTransition(to: 852x393)", "b.viewWillTransition(to: 852x393)",
                "a.traitCollectionDidChange(wC hR)", "b.traitCollectionDidChange(wC hR)",
                "a.viewWillDisappear(false)", "b.viewWillAppear(false)",
                "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
                "a.viewDidDisappear(false)",
            ])
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        let end = scene.lines(.of(.traits, .appearance)) { b.dismiss(animated: false) }
        #expect(
            end == [
                "b.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
                "b.viewDidDisappear(false)", "a.willTransition(to: wC hR)",
                "a.viewWillTransition(to: 393x852)", "a.traitCollectionDidChange(wC hC)",
            ])
        #expect(scene.simulator.display.orientation == .portrait)
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("S06: full screen asks for the preference too, over full screen for the mask alone")
    func preference() {
        func stands(_ style: UIModalPresentationStyle) -> UIInterfaceOrientation {
            let scene = Scene()
            let a = scene.root("a")
            let b = asking("b", scene, .allButUpsideDown, prefers: .landscapeLeft)
            b.modalPresentationStyle = style
            a.present(b, animated: false)
            scene.settle()
            return scene.simulator.display.orientation
        }
        #expect(stands(.fullScreen) == .landscapeLeft)
        #expect(stands(.overFullScreen) == .portrait)
        #expect(stands(.pageSheet) == .portrait)
    }

    @Test("S06: from iOS 13 on a sheet turns nothing")
    func sheet() {
        let scene = Scene()
        let a = scene.root("a")
        let b = asking("b", scene, .landscape)
        b.modalPresentationStyle = .pageSheet
        a.present(b, animated: false)
        scene.settle()
        #expect(scene.simulator.display.orientation == .portrait)
    }

    @Test("E57, S07: no orientation in common: an exception up to iOS 12, nothing from 13 on")
    func nothingInCommon() {
        for ios in [12, 13, 26] {
            let scene = Scene(ios: ios)
            let a = asking("a", scene, .portraitUpsideDown)
            scene.simulator.window.rootViewController = a
            scene.simulator.window.makeKeyAndVisible()
            let expected =
                ios > 12
                ? [] : ["E57 UIApplicationInvalidInterfaceOrientation"]
            let found = scene.simulator.pendingException.map {
                ["\($0.rule.rawValue) UIApplicationInvalidInterfaceOrientation"]
            }
            #expect(found ?? [] == expected)
            #expect(scene.simulator.display.orientation == .portrait)
        }
    }

    @Test("E58, X12: a preference that is not supported", arguments: [8, 15, 16, 26])
    func unsupportedPreference(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let b = asking("b", scene, .portrait, prefers: .landscapeLeft)
        b.modalPresentationStyle = .fullScreen
        let lines = scene.lines(.of(.exception)) { a.present(b, animated: false) }
        #expect(
            lines == [
                "exception UIApplicationInvalidInterfaceOrientation: "
                    + (ios < 16
                        ? "preferredInterfaceOrientationForPresentation must return a supported "
                            + "interface orientation!"
                        : "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match "
                            + "a supported interface orientation: 'portrait'!")
            ])
    }

    @Test("A74: another answer turns the interface in the next turn")
    func anotherAnswer() {
        let scene = Scene()
        let a = asking("a", scene, .portrait)
        scene.show(a)
        #expect(!scene.simulator.rotate(to: .landscapeLeft))
        a.mask = .allButUpsideDown
        let opened = scene.lines(.of(.traits)) {
            a.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        #expect(
            opened == [
                "a.willTransition(to: wC hC)", "a.viewWillTransition(to: 852x393)",
                "a.traitCollectionDidChange(wC hR)",
            ])
        #expect(scene.simulator.display.orientation == .landscapeLeft)
        a.mask = .landscapeRight
        a.setNeedsUpdateOfSupportedInterfaceOrientations()
        scene.settle()
        #expect(scene.simulator.display.orientation == .landscapeRight)
        a.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(scene.run(.all) == [])
    }

    @Test("a rotation in mid-transition: the push ends where the new size wants it")
    func whilePushing() {
        let scene = Scene()
        let a = scene.controller("a")
        let n = scene.named(UINavigationController(rootViewController: a), "n")
        scene.show(n)
        let b = scene.controller("b")
        n.pushViewController(b, animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        let lines = scene.lines(.of(.traits, .appearance)) {
            scene.simulator.rotate(to: .landscapeRight)
        }
        #expect(
            lines.filter { $0.contains("viewDid") } == [
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
            ])
        #expect(b.view.frame.size == CGSize(width: 852, height: 393))
        n.popViewController(animated: false)
        scene.settle()
        #expect(a.view.frame.size == CGSize(width: 852, height: 393))
    }

    @Test("a rotation in mid-presentation: what is presented has the new size")
    func whilePresenting() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        scene.simulator.advance(by: 0.1)
        scene.simulator.rotate(to: .landscapeRight)
        scene.settle()
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        b.dismiss(animated: true)
        scene.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("a rotation in every announcement of a rotation comes to rest where it stands so already")
    func inEveryAnnouncement() {
        let scene = Scene()
        let a = scene.scripted("a")
        scene.show(a)
        a.on(.viewWillTransitionToSize) {
            let isUpright = scene.simulator.display.orientation == .portrait
            scene.simulator.rotate(to: isUpright ? .landscapeRight : .portrait)
        }
        scene.simulator.rotate(to: .landscapeRight)
        #expect(scene.simulator.runUntilIdle())
        #expect(scene.simulator.display.orientation == .landscapeRight)
    }
}

final class AskingController: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
}
