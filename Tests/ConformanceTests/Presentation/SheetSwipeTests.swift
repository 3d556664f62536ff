import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Answers what it is told to.
private final class Vetoer: UIAdaptivePresentationControllerDelegate {
    let answer: Bool
    init(_ answer: Bool) { self.answer = answer }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        answer
    }
}

@MainActor
@Suite("P11, D13: a sheet that the user swipes away")
struct SheetSwipeTests {
    private func sheet(in scene: Scene, as style: UIModalPresentationStyle = .pageSheet)
        -> UIViewController
    {
        let (root, sheet) = (scene.controller("root"), scene.controller("a"))
        sheet.modalPresentationStyle = style
        scene.show(root)
        root.present(sheet, animated: true)
        scene.settle()
        return sheet
    }

    private static let wills = [
        "a.delegate.presentationControllerShouldDismiss()",
        "a.delegate.presentationControllerWillDismiss()",
        "a.presentationController.dismissalTransitionWillBegin()",
        "a.viewWillDisappear(true)",
    ]

    @Test(
        "P11: should, will, the disappearance, did",
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet, .automatic,
        ])
    func allowed(style: UIModalPresentationStyle) {
        let scene = Scene()
        let a = sheet(in: scene, as: style)
        let presentation = a.presentationController
        presentation?.beginSwipeAway()
        #expect(scene.take() == Self.wills)
        #expect(a.isBeingDismissed)
        #expect(scene.run() == [])
        scene.simulator.transitions.underFinger?.finish(in: scene.simulator)
        #expect(
            scene.run() == [
                "a.viewDidDisappear(true)",
                "a.presentationController.dismissalTransitionDidEnd(true)",
                "a.delegate.presentationControllerDidDismiss()",
            ])
        #expect(a.presentingViewController == nil)
    }

    @Test("D13, C57: taken back, it appears again, and nobody hears that it is gone")
    func cancelled() {
        let scene = Scene()
        let a = sheet(in: scene)
        a.presentationController?.beginSwipeAway()
        _ = scene.take()
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        #expect(
            scene.run() == [
                "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)",
                "a.presentationController.dismissalTransitionDidEnd(false)",
            ])
        #expect(a.presentingViewController != nil)
        #expect(!a.isBeingDismissed)
        a.presentationController?.beginSwipeAway()
        #expect(scene.take() == Self.wills)
    }

    @Test("P11: a modal sheet is not asked about, only the attempt is told")
    func modal() {
        let scene = Scene()
        let a = sheet(in: scene)
        a.isModalInPresentation = true
        a.presentationController?.beginSwipeAway()
        #expect(scene.take() == ["a.delegate.presentationControllerDidAttemptToDismiss()"])
        #expect(scene.simulator.transitions.underFinger == nil)
    }

    @Test("P11: a controller within it keeps it as well, while it is on the screen")
    func modalWithin() {
        let scene = Scene()
        let a = sheet(in: scene)
        let child = scene.controller("child")
        child.isModalInPresentation = true
        a.addChild(child)
        a.view.addSubview(child.view)
        child.didMove(toParent: a)
        scene.settle()
        _ = scene.take()
        a.presentationController?.beginSwipeAway()
        #expect(scene.take() == ["a.delegate.presentationControllerDidAttemptToDismiss()"])
        child.view.removeFromSuperview()
        _ = scene.take()
        a.presentationController?.beginSwipeAway()
        #expect(scene.take() == Self.wills)
    }

    @Test("P11: a no keeps it, and the attempt is told")
    func refused() {
        let scene = Scene()
        let a = sheet(in: scene)
        let delegate = Vetoer(false)
        a.presentationController?.delegate = delegate
        a.presentationController?.beginSwipeAway()
        #expect(
            scene.take() == [
                "a.delegate.presentationControllerShouldDismiss()",
                "a.delegate.presentationControllerDidAttemptToDismiss()",
            ])
        #expect(!a.isBeingDismissed)
    }

    @Test("P11: a dismissal from code tells the delegate nothing")
    func fromCode() {
        let scene = Scene()
        let a = sheet(in: scene)
        a.dismiss(animated: true)
        #expect(
            scene.run() == [
                "a.presentationController.dismissalTransitionWillBegin()",
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "a.presentationController.dismissalTransitionDidEnd(true)",
            ])
    }

    @Test("P11: what is no sheet, and a sheet under another, cannot be pulled down")
    func immovable() {
        let scene = Scene()
        let a = sheet(in: scene, as: .overFullScreen)
        a.presentationController?.beginSwipeAway()
        #expect(scene.take() == [])
        let other = Scene()
        let below = sheet(in: other)
        below.present(other.controller("b"), animated: true)
        other.settle()
        below.presentationController?.beginSwipeAway()
        #expect(other.take() == [])
    }

    @Test("E10: code that dismisses it under the finger is refused")
    func dismissedUnderTheFinger() {
        let scene = Scene()
        let a = sheet(in: scene)
        a.presentationController?.beginSwipeAway()
        _ = scene.take()
        a.dismiss(animated: true)
        #expect(scene.take().count == 1)
        scene.simulator.transitions.underFinger?.finish(in: scene.simulator)
        #expect(scene.run().last == "a.delegate.presentationControllerDidDismiss()")
    }
}
