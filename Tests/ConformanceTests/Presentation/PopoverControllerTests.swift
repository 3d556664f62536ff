import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Answers a popover controller, and counts what it is told.
private final class Keeper: UIPopoverControllerDelegate {
    var answer = true
    private(set) var dismissed = 0

    func popoverControllerShouldDismissPopover(_ popover: UIPopoverController) -> Bool { answer }
    func popoverControllerDidDismissPopover(_ popover: UIPopoverController) { dismissed += 1 }
}

@MainActor
@Suite("P45, E23, E84, E85: popover controllers")
struct PopoverControllerTests {
    private func scene(ios: Int = 8, device: String = "iPad") -> (Scene, UIViewController) {
        let scene = Scene(ios: ios, device: SimulatedDevice.named(device) ?? .iPhone16)
        return (scene, scene.root("root"))
    }

    private func show(_ popover: UIPopoverController, in view: UIView) {
        popover.present(
            from: CGRect(x: 100, y: 300, width: 60, height: 40), in: view,
            permittedArrowDirections: .any, animated: false)
    }

    @Test(
        "P45: its content appears, a tap beside it asks and tells the delegate", arguments: [7, 8])
    func tapOutside(ios: Int) {
        let (scene, root) = scene(ios: ios)
        let a = scene.controller("a")
        let keeper = Keeper()
        let popover = UIPopoverController(contentViewController: a)
        popover.delegate = keeper
        #expect(
            scene.lines(.of(.appearance)) { show(popover, in: root.view) } == [
                "a.viewWillAppear(false)", "a.viewDidAppear(false)",
            ])
        #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .left)
        keeper.answer = false
        let shown = a.presentationControllerIfMade
        #expect(
            scene.lines(.of(.appearance, .delegate)) { shown?.userTapsOutside() } == [
                "a.delegate.popoverControllerShouldDismissPopover()"
            ])
        keeper.answer = true
        #expect(
            scene.lines(.of(.appearance, .delegate)) { shown?.userTapsOutside() } == [
                "a.delegate.popoverControllerShouldDismissPopover()",
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "a.delegate.popoverControllerDidDismissPopover()",
            ])
        #expect(keeper.dismissed == 1 && !popover.isPopoverVisible)
    }

    @Test("P45: a dismissal by code tells the delegate nothing")
    func byCode() {
        let (scene, root) = scene()
        let keeper = Keeper()
        let popover = UIPopoverController(contentViewController: scene.controller("a"))
        popover.delegate = keeper
        show(popover, in: root.view)
        scene.settle()
        #expect(
            scene.lines(.of(.appearance, .delegate)) { popover.dismiss(animated: false) } == [
                "a.viewWillDisappear(false)", "a.viewDidDisappear(false)",
            ])
        #expect(keeper.dismissed == 0)
    }

    @Test("E23: the view must be in a window")
    func detached() {
        let (scene, _) = scene()
        let popover = UIPopoverController(contentViewController: scene.controller("a"))
        show(popover, in: UIView())
        #expect(
            scene.run() == [
                "exception NSInvalidArgumentException: -[UIPopoverController "
                    + "presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers "
                    + "cannot be presented from a view which does not have a window."
            ])
    }

    @Test("E84: it must not go while its popover is on the screen")
    func lost() {
        let (scene, root) = scene()
        var popover: UIPopoverController? = UIPopoverController(
            contentViewController: scene.controller("a"))
        if let popover { show(popover, in: root.view) }
        scene.settle()
        popover = nil
        #expect(
            scene.run() == [
                "exception NSGenericException: -[UIPopoverController dealloc] reached while "
                    + "popover is still visible."
            ])
    }

    @Test("E85: there is none on a phone")
    func phone() {
        let (scene, _) = scene(device: "iPhone 16")
        _ = UIPopoverController(contentViewController: scene.controller("a"))
        #expect(
            scene.run() == [
                "exception NSInvalidArgumentException: -[UIPopoverController "
                    + "initWithContentViewController:] called when not running under "
                    + "UIUserInterfaceIdiomPad."
            ])
    }
}
