import Foundation
import HierarchyRecords

/// What a popover controller asks and tells: P45.
@preconcurrency @MainActor
@available(iOS, deprecated: 9)
public protocol UIPopoverControllerDelegate: AnyObject {
    /// Whether the user may dismiss it by a tap beside it.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// The user has dismissed it; not sent where code has.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    /// Returns true.
    public func popoverControllerShouldDismissPopover(
        _ popoverController: UIPopoverController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// Shows a controller in a popover of an iPad; nothing but the app keeps it (P45, E84).
@preconcurrency @MainActor
@available(iOS, deprecated: 9)
public final class UIPopoverController {
    /// What is shown in the popover.
    @Counted public var contentViewController: UIViewController
    /// Asked and told when the user taps beside the popover.
    public weak var delegate: (any UIPopoverControllerDelegate)? { didSet { Changes.note() } }
    /// Views behind the popover that still receive touches.
    @Counted public var passthroughViews: [UIView]? {
        didSet { shown?.passthroughViews = passthroughViews }
    }
    /// The size of the content; without one it is what the content prefers.
    public var contentSize: CGSize {
        get { ownSize ?? contentViewController.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }
    @Counted private var ownSize: CGSize?
    private let simulator: Simulator
    /// The last presentation by which it was shown.
    @Counted private var presentation: UIPopoverPresentationController?

    /// E85: raises an exception on a phone.
    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        simulator = viewController.simulator
        guard !simulator.display.device.isPad else { return }
        _ = simulator.refuse(.popoverControllerOnPhone, about: viewController.objectID)
    }

    /// E84
    deinit { MainThread.end { if isPopoverVisible { reportLoss() } } }

    /// Whether the popover is on the screen, or about to be.
    public var isPopoverVisible: Bool { shown != nil }

    /// The direction of the arrow; `unknown` where it is not on the screen.
    public var popoverArrowDirection: UIPopoverArrowDirection { shown?.arrowDirection ?? .unknown }

    /// Sets the size of the content.
    public func setContentSize(_ size: CGSize, animated: Bool) {
        ownSize = size
        contentViewController.preferredContentSize = size
    }

    /// P45, E23: shows the popover at a rectangle of a view, which must be in a window.
    public func present(
        from rect: CGRect, in view: UIView,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        guard view.window != nil else {
            _ = simulator.refuse(
                .popoverFromDetachedView, about: contentViewController.objectID)
            return
        }
        guard let popover = prepared(arrowDirections) else { return }
        popover.sourceView = view
        popover.sourceRect = rect
        show(from: view.nearestController, animated: animated)
    }

    /// P45: shows the popover at a bar button item.
    public func present(
        from item: UIBarButtonItem,
        permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        guard let popover = prepared(arrowDirections) else { return }
        popover.barButtonItem = item
        show(from: nil, animated: animated)
    }

    /// Dismisses the popover; the delegate hears nothing of it.
    public func dismiss(animated: Bool) {
        guard shown != nil, let presenter = contentViewController.presentingViewController else {
            return
        }
        presenter.requestDismissal(animated: animated, completion: nil)
    }

    // MARK: The presentation beneath it

    /// The presentation by which it is shown, or is about to be.
    private var shown: UIPopoverPresentationController? {
        let state = contentViewController.optional?.presentation
        guard let presentation, state?.controller === presentation, state?.presenting != nil
        else { return nil }
        return presentation
    }

    private func prepared(
        _ arrowDirections: UIPopoverArrowDirection
    ) -> UIPopoverPresentationController? {
        guard !simulator.isStopped, !isPopoverVisible else { return nil }
        contentViewController.modalPresentationStyle = .popover
        if let ownSize { contentViewController.preferredContentSize = ownSize }
        let popover = contentViewController.popoverPresentationController
        presentation = popover
        popover?.owner = self
        popover?.permittedArrowDirections = arrowDirections
        popover?.passthroughViews = passthroughViews
        return popover
    }

    /// AD-HOC: what is in front presents it, where the view has no controller.
    private func show(from source: UIViewController?, animated: Bool) {
        var presenter = source ?? simulator.window.rootViewController
        while source == nil, let next = presenter?.ownPresented { presenter = next }
        presenter?.requestPresentation(
            of: contentViewController, animated: animated, completion: nil)
    }

    private func reportLoss() {
        _ = simulator.refuse(.popoverControllerLost, about: contentViewController.objectID)
    }

    // MARK: The delegate

    /// P45: asked where the user taps beside the popover.
    func asksWhetherToDismiss() -> Bool {
        var answer = true
        tell(.olderPopoverShouldDismiss) {
            answer = $0.popoverControllerShouldDismissPopover(self)
        }
        return answer
    }

    /// P45: the user has dismissed the popover.
    func tellDismissed() {
        tell(.olderPopoverDidDismiss) { $0.popoverControllerDidDismissPopover(self) }
    }

    private func tell(
        _ callback: Callback, _ call: (any UIPopoverControllerDelegate) -> Void
    ) {
        guard let delegate, !simulator.isStopped else { return }
        if let selective = delegate as? any SelectiveDelegate, !selective.implements(callback) {
            return call(delegate)
        }
        simulator.dispatch.send(callback, to: contentViewController, rule: .p45) { call(delegate) }
    }
}
