import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U35: a shake of the device")
struct MotionTests {
    /// A view that may become first responder.
    private final class Eager: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// A controller that keeps the motion to itself, and notes what it was told.
    private final class Game: UIViewController {
        var heard: [String] = []
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("\(motion) \(event?.type == .motion) \(event?.subtype == motion)")
        }
    }

    @Test("U35: without a first responder the controller in front hears of it, and its containers")
    func inFront() {
        let scene = Scene()
        let home = scene.controller("home")
        let stack = scene.named(UINavigationController(rootViewController: home), "n")
        scene.show(stack)
        #expect(
            scene.lines(EventCategories(.view)) { scene.simulator.userShakes() } == [
                "home.motionBegan()", "n.view.motionBegan()", "n.motionBegan()",
                "window.motionBegan()", "home.motionEnded()", "n.view.motionEnded()",
                "n.motionEnded()", "window.motionEnded()",
            ])
    }

    @Test("U35: a presented controller hears of it, and not the one below")
    func presented() {
        let scene = Scene()
        let (home, sheet) = (scene.controller("home"), scene.controller("sheet"))
        scene.show(home)
        home.present(sheet, animated: false)
        scene.settle()
        #expect(
            scene.lines(EventCategories(.view)) { scene.simulator.userShakes() } == [
                "sheet.motionBegan()", "window.motionBegan()", "sheet.motionEnded()",
                "window.motionEnded()",
            ])
    }

    @Test("U35: the first responder hears of it first, and then the chain above it")
    func firstResponder() {
        let scene = Scene()
        let home = scene.controller("home")
        let view = scene.named(Eager(), "eager")
        home.view.addSubview(view)
        scene.show(home)
        view.becomeFirstResponder()
        scene.settle()
        #expect(
            scene.lines(EventCategories(.view)) { scene.simulator.userShakes() } == [
                "eager.motionBegan()", "home.view.motionBegan()", "home.motionBegan()",
                "window.motionBegan()", "eager.motionEnded()", "home.view.motionEnded()",
                "home.motionEnded()", "window.motionEnded()",
            ])
    }

    @Test("U35: an override without super keeps it from the chain")
    func kept() {
        let scene = Scene()
        let game = scene.named(Game(), "game")
        let stack = scene.named(UINavigationController(rootViewController: game), "n")
        scene.show(stack)
        #expect(
            scene.lines(EventCategories(.view)) { scene.simulator.userShakes() } == [
                "game.motionBegan()", "n.view.motionBegan()", "n.motionBegan()",
                "window.motionBegan()", "game.motionEnded()",
            ])
        #expect(game.heard == ["motionShake true true"])
    }
}
