import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Gives a popover its anchor at the last moment, and says what it hears.
private final class Guide: UIPopoverPresentationControllerDelegate {
    var anchor: UIView?
    var answer = true
    var moved: [CGRect] = []
    private(set) var dismissed = 0

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        if let anchor { popover.sourceView = anchor }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func popoverPresentationController(
        _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: inout CGRect,
        in view: inout UIView
    ) {
        moved.append(rect)
        rect.origin.x += 50
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        answer
    }

    func popoverPresentationControllerShouldDismissPopover(
        _ popover: UIPopoverPresentationController
    ) -> Bool { answer }

    func popoverPresentationControllerDidDismissPopover(
        _ popover: UIPopoverPresentationController
    ) { dismissed += 1 }
}

@MainActor
@Suite("P38, R55, A52–A54: popovers")
struct PopoverTests {
    /// An iPad with a root and a 60x40 view at (100, 300) in it.
    @MainActor
    private struct Stage {
        let scene: Scene
        let root: UIViewController
        let a: UIViewController
        let anchor: UIView

        init(_ device: String = "iPad", ios: Int = 26) {
            scene = Scene(ios: ios, device: SimulatedDevice.named(device) ?? .iPhone16)
            anchor = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
            root = scene.controller("root")
            a = scene.controller("a")
            a.preferredContentSize = CGSize(width: 240, height: 180)
            a.modalPresentationStyle = .popover
            scene.show(root)
            root.view.addSubview(anchor)
            scene.settle()
        }

        var popover: UIPopoverPresentationController {
            a.popoverPresentationController
                ?? UIPopoverPresentationController(presentedViewController: a, presenting: nil)
        }

        func present() -> UIPopoverPresentationController {
            root.present(a, animated: true)
            scene.settle()
            return popover
        }
    }

    struct Place: Sendable, CustomTestStringConvertible {
        let name: String
        let permitted: UIPopoverArrowDirection
        var rect: CGRect?
        let frame: CGRect
        let arrow: UIPopoverArrowDirection
        var testDescription: String { name }
    }

    @Test(
        "R55: where a popover stands at a view",
        arguments: [
            Place(
                name: "any direction", permitted: .any,
                frame: CGRect(x: 160, y: 230, width: 253, height: 180), arrow: .left),
            Place(
                name: "only down", permitted: .down,
                frame: CGRect(x: 19, y: 107, width: 240, height: 193), arrow: .down),
            Place(
                name: "only right", permitted: .right,
                frame: CGRect(x: 19, y: 230, width: 111, height: 180), arrow: .right),
            Place(
                name: "a source rectangle", permitted: .any,
                rect: CGRect(x: 0, y: 0, width: 10, height: 10),
                frame: CGRect(x: 110, y: 215, width: 253, height: 180), arrow: .left),
        ])
    func place(_ place: Place) {
        let stage = Stage()
        #expect(stage.popover.arrowDirection == .unknown)
        stage.popover.sourceView = stage.anchor
        stage.popover.permittedArrowDirections = place.permitted
        if let rect = place.rect { stage.popover.sourceRect = rect }
        let popover = stage.present()
        #expect(stage.a.view.frame == place.frame)
        #expect(popover.arrowDirection == place.arrow)
    }

    @Test("R55: at a bar button on the right and on the left; the mask does not count")
    func barButtons() {
        for isLeft in [false, true] {
            let stage = Stage()
            let item = UIBarButtonItem(title: "Add")
            if isLeft {
                stage.root.navigationItem.leftBarButtonItems = [item]
            } else {
                stage.root.navigationItem.rightBarButtonItems = [item]
            }
            stage.popover.barButtonItem = item
            stage.popover.permittedArrowDirections = .left
            let popover = stage.present()
            #expect(
                stage.a.view.frame
                    == CGRect(x: isLeft ? 19 : 561, y: 62, width: 240, height: 180))
            #expect(popover.arrowDirection == [])
        }
    }

    @Test("R55: on an iPhone it is a sheet, its controller stays, and nothing is thrown")
    func phone() {
        let stage = Stage("iPhone 16")
        let popover = stage.present()
        #expect(stage.a.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(popover.adaptivePresentationStyle == .formSheet)
        #expect(popover.adaptiveSheetPresentationController.detents.count == 1)
        popover.adaptiveSheetPresentationController.detents = [.medium()]
        let frame = stage.a.view.frame
        #expect(frame.minX == 8 && frame.width == 377)
        #expect(abs(frame.minY - 403.687) < 0.01 && abs(frame.height - 440.313) < 0.01)
    }

    @Test("P38: without an anchor E18 comes one turn later, from presentationTransitionWillBegin")
    func withoutAnchor() {
        let stage = Stage()
        stage.root.present(stage.a, animated: true)
        #expect(stage.scene.take() == ["a.loadView()", "a.viewDidLoad()"])
        #expect(
            stage.scene.run() == [
                "a.presentationController.presentationTransitionWillBegin()",
                "exception NSGenericException: UIPopoverPresentationController "
                    + "(<UIPopoverPresentationController: a.presentationController>) should have "
                    + "a non-nil sourceView or barButtonItem set before the presentation occurs.",
            ])
    }

    @Test("P38: prepareForPopoverPresentation is the last chance to give it one")
    func lastChance() {
        let stage = Stage()
        let guide = Guide()
        guide.anchor = stage.anchor
        stage.popover.delegate = guide
        #expect(
            stage.scene.lines { stage.root.present(stage.a, animated: false) } == [
                "a.loadView()", "a.viewDidLoad()",
                "a.delegate.adaptivePresentationStyle(wR hR)",
                "a.delegate.prepareForPopoverPresentation()",
                "a.delegate.willPresentWithAdaptiveStyle(none)",
                "a.presentationController.presentationTransitionWillBegin()",
                "a.viewWillAppear(false)", "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
                "a.presentationController.presentationTransitionDidEnd(true)",
            ])
        #expect(stage.a.view.frame.minX == 160)
    }

    @Test("A53: an anchor that left the window puts it in the middle")
    func anchorRemoved() {
        let stage = Stage()
        stage.popover.sourceView = stage.anchor
        stage.root.present(stage.a, animated: false)
        stage.anchor.removeFromSuperview()
        #expect(stage.scene.run(.of(.exception, .warning)) == [])
        #expect(stage.a.view.frame.midX == 410)
        #expect(stage.popover.arrowDirection == [])
    }

    @Test("A52: without a preferred size it is 320 by 480, and never larger than the screen")
    func size() {
        let stage = Stage()
        stage.a.preferredContentSize = .zero
        stage.popover.sourceView = stage.anchor
        _ = stage.present()
        #expect(stage.a.view.frame.size == CGSize(width: 333, height: 480))
        let other = Stage()
        other.a.preferredContentSize = CGSize(width: 9000, height: 9000)
        other.popover.sourceView = other.anchor
        _ = other.present()
        #expect(other.scene.simulator.window.bounds.contains(other.a.view.frame))
    }

    // MARK: The finger

    @Test("P11, A54: a tap outside asks, and dismisses")
    func tapOutside() {
        let stage = Stage()
        stage.popover.sourceView = stage.anchor
        let popover = stage.present()
        popover.userTapsOutside()
        #expect(
            stage.scene.run() == [
                "a.delegate.presentationControllerShouldDismiss()",
                "a.delegate.presentationControllerWillDismiss()",
                "a.presentationController.dismissalTransitionWillBegin()",
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "a.presentationController.dismissalTransitionDidEnd(true)",
                "a.delegate.presentationControllerDidDismiss()",
            ])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("P11: a no, and a modal one, only tell of the attempt", arguments: [true, false])
    func stays(isModal: Bool) {
        let stage = Stage()
        let guide = Guide()
        guide.answer = false
        stage.popover.delegate = guide
        stage.popover.sourceView = stage.anchor
        let popover = stage.present()
        stage.a.isModalInPresentation = isModal
        popover.userTapsOutside()
        let asked = ["a.delegate.presentationControllerShouldDismiss()"]
        #expect(
            stage.scene.run() == (isModal ? [] : asked) + [
                "a.delegate.presentationControllerDidAttemptToDismiss()"
            ])
        #expect(stage.root.presentedViewController === stage.a)
    }

    @Test("A54: what is below does not feel taps, but for passthrough views")
    func covered() {
        let stage = Stage()
        stage.popover.sourceView = stage.anchor
        let button = UIView(frame: CGRect(x: 20, y: 900, width: 40, height: 40))
        stage.root.view.addSubview(button)
        let popover = stage.present()
        let simulator = stage.scene.simulator
        #expect(simulator.presentation(coveringTapsOn: button) === popover)
        #expect(!popover.meetsPresentedView(button))
        #expect(simulator.presentation(coveringTapsOn: stage.a.view) == nil)
        popover.passthroughViews = [button]
        #expect(simulator.presentation(coveringTapsOn: button) == nil)
        #expect(popover.containerView?.subviews.count == 2)
    }

    @Test("A53: a rotation asks the delegate for another place")
    func reposition() {
        let stage = Stage()
        let guide = Guide()
        stage.popover.delegate = guide
        stage.popover.sourceView = stage.anchor
        let popover = stage.present()
        let lines = stage.scene.lines(.of(.delegate)) {
            stage.scene.simulator.rotate(to: .landscapeRight)
        }
        #expect(lines == ["a.delegate.willRepositionPopover(0 0 60 40)"])
        #expect(guide.moved == [CGRect(x: 0, y: 0, width: 60, height: 40)])
        #expect(popover.sourceRect.minX == 50)
        #expect(stage.a.view.frame == CGRect(x: 60, y: 340, width: 240, height: 193))
        #expect(popover.arrowDirection == .up)
    }

    @Test("A53: an anchor as large as the screen, and no direction: it stands over the middle")
    func largeAnchor() {
        let stage = Stage()
        stage.scene.simulator.rotate(to: .landscapeRight)
        stage.popover.sourceView = stage.root.view
        let popover = stage.present()
        #expect(stage.a.view.frame == CGRect(x: 470, y: 320, width: 240, height: 180))
        #expect(popover.arrowDirection == [])
        let other = Stage()
        other.popover.sourceView = other.anchor
        other.popover.permittedArrowDirections = []
        _ = other.present()
        #expect(other.a.view.frame == CGRect(x: 19, y: 230, width: 240, height: 180))
    }

    @Test("A53: before iOS 13 the source rectangle is the view's corner", arguments: [12, 13])
    func standardRect(ios: Int) {
        let stage = Stage(ios: ios)
        #expect(stage.popover.sourceRect == (ios < 13 ? .zero : .null))
        stage.popover.sourceView = stage.anchor
        _ = stage.present()
        #expect(stage.a.view.frame.minX == (ios < 13 ? 100 : 10))
    }

    @Test(
        "A54: before iOS 13 the popover's own delegate is asked and told", arguments: [true, false])
    func oldDelegate(answer: Bool) {
        let stage = Stage(ios: 12)
        let guide = Guide()
        guide.answer = answer
        stage.popover.delegate = guide
        stage.popover.sourceView = stage.anchor
        let popover = stage.present()
        _ = stage.scene.take()
        popover.userTapsOutside()
        let gone = [
            "a.presentationController.dismissalTransitionWillBegin()",
            "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
            "a.presentationController.dismissalTransitionDidEnd(true)",
            "a.delegate.popoverPresentationControllerDidDismissPopover()",
        ]
        #expect(
            stage.scene.run()
                == ["a.delegate.popoverPresentationControllerShouldDismissPopover()"]
                + (answer ? gone : []))
        #expect(guide.dismissed == (answer ? 1 : 0))
        #expect((stage.root.presentedViewController == nil) == answer)
    }

    @Test("R55: it is placed again when its content prefers another size")
    func resized() {
        let stage = Stage()
        stage.popover.sourceView = stage.anchor
        _ = stage.present()
        stage.a.preferredContentSize = CGSize(width: 300, height: 200)
        #expect(stage.a.view.frame == CGRect(x: 160, y: 220, width: 313, height: 200))
    }
}
