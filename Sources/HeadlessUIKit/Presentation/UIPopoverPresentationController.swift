import HierarchyRecords

/// Where a popover's arrow is: at the edge that looks to the anchor.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Before the popover is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover can point at: a view or a bar button.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// What a popover asks and tells its delegate besides.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last chance to say where it points (P38).
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// It is about to be placed again; the place may be changed.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: inout CGRect, in view: inout UIView)
    /// Before iOS 13: whether the user may dismiss it (A54).
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Before iOS 13: the user has dismissed it.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing where it is not implemented.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// Nothing where it is not implemented.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
    ) {}
    /// It may where it is not implemented.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Runs the presentation of a popover, which points at its anchor (P38, R55).
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it points at.
    open var sourceView: UIView?
    /// The place in that view; unless set, all of it, before iOS 13 its upper left corner.
    open lazy var sourceRect = simulator.systemVersion >= 13 ? CGRect.null : .zero
    /// What it points at, from iOS 16 on; it goes before the other two.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The bar button that it hangs at.
    open var barButtonItem: UIBarButtonItem?
    /// Where its arrow may be; it does not count at a bar button.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where its arrow is; `unknown` before it is shown.
    public private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// What the arrow points at, in the container.
    private(set) var target: CGPoint?
    /// Views below that feel taps while it is shown.
    open var passthroughViews: [UIView]?
    /// What it keeps from the screen's edges, besides the safe area.
    open lazy var popoverLayoutMargins = PopoverGeometry.margins(simulator.systemVersion)
    /// What fills it and its arrow.
    open var backgroundColor: UIColor?
    /// Whether it may lie over its anchor where there is no room beside it.
    open var canOverlapSourceViewRect = false

    /// Whether it knows what to point at.
    var hasAnchor: Bool { anchorView != nil || anchorItem != nil }

    private var anchorItem: UIBarButtonItem? {
        sourceItem.map { $0 as? UIBarButtonItem } ?? barButtonItem
    }

    var anchorView: UIView? { sourceItem.map { $0 as? UIView } ?? sourceView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        if let place { return place.frame }
        return super.frameOfPresentedViewInContainerView
    }

    override func placePresentedView() {
        if let place { (arrowDirection, target) = (place.direction, place.target) }
        super.placePresentedView()
    }

    /// A53: nil while it is no popover.
    private var place: PopoverGeometry.Place? {
        guard shownStyle == .popover, let containerView, let presented = presentedIfAlive else {
            return nil
        }
        let own = presented.ownPresentation?.presentedFrame(in: containerView.bounds)
        var geometry = PopoverGeometry(
            content: own?.size ?? presented.preferredContentSize, bounds: containerView.bounds,
            safeArea: simulator.safeAreaOfWindow, margins: popoverLayoutMargins)
        geometry.permitted = permittedArrowDirections
        geometry.canOverlap = canOverlapSourceViewRect
        if let item = anchorItem { return geometry.place(atButtonOnTheLeft: isOnTheLeft(item)) }
        guard let view = anchorView, view.window != nil else { return geometry.placeInTheMiddle }
        let rect = containerView.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
        return own == nil ? geometry.place(at: rect) : geometry.place(over: rect)
    }

    /// Whether a navigation bar on the screen has the button on its left.
    private func isOnTheLeft(_ item: UIBarButtonItem) -> Bool {
        var waiting = [presentingViewController].compactMap { $0 }
        while let controller = waiting.popLast() {
            let left = controller.optional?.navigationItem?.leftBarButtonItems ?? []
            if left.contains(where: { $0 === item }) { return true }
            waiting.append(contentsOf: controller.childList.elements)
        }
        return false
    }

    // MARK: As a sheet

    /// Made when it is first asked for.
    var adaptiveSheet: UISheetPresentationController?

    override var sheet: UISheetPresentationController? {
        shownStyle == .formSheet || shownStyle == .pageSheet
            ? adaptiveSheetPresentationController : nil
    }

    override func sheetFrame(_ geometry: SheetGeometry, in container: CGRect) -> CGRect {
        sheet?.sheetFrame(geometry, in: container) ?? super.sheetFrame(geometry, in: container)
    }

    /// R55: the arrow takes its share of the view.
    override func safeAreaOfPresentedView(in container: CGRect) -> UIEdgeInsets {
        if let sheet { return sheet.safeAreaOfPresentedView(in: container) }
        return shownStyle == .popover ? PopoverGeometry.insets(arrowDirection) : .zero
    }

    override func dims(in container: CGRect) -> Bool {
        sheet?.dims(in: container) ?? super.dims(in: container)
    }

    // MARK: The delegate

    override func letsUserDismiss(_ presented: UIViewController) -> Bool {
        if simulator.systemVersion >= 13 { return super.letsUserDismiss(presented) }
        var answer = !presented.isModalInPresentation
        guard answer else { return false }
        tell(.popoverShouldDismiss, of: presented, rule: .a54) {
            answer =
                ($0 as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerShouldDismissPopover(self) ?? true
        }
        return answer
    }

    override func userWillDismiss(_ presented: UIViewController) {
        if simulator.systemVersion >= 13 { super.userWillDismiss(presented) }
    }

    override func userDidDismiss(_ presented: UIViewController) {
        if simulator.systemVersion >= 13 { return super.userDidDismiss(presented) }
        tell(.popoverDidDismiss, of: presented, rule: .a54) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerDidDismissPopover(self)
        }
    }

    /// P38: asked where it will be a popover, before the anchor is checked.
    func tellPrepareForPopover() {
        guard shownStyle == .popover else { return }
        tellDelegate(.popoverPrepare, .none, rule: .p38) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
                self)
        }
    }

    /// The screen changed: one at a view may be placed elsewhere.
    override func willPlaceAgain() {
        guard shownStyle == .popover, anchorItem == nil, var view = anchorView,
            delegate is any UIPopoverPresentationControllerDelegate
        else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let text = EventLog.rect(rect.minX, rect.minY, rect.width, rect.height)
        tellDelegate(
            .popoverWillReposition, simulator.recorder.argument(text: text), rule: .a53
        ) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationController(
                self, willRepositionPopoverTo: &rect, in: &view)
        }
        if sourceItem == nil { sourceView = view }
        sourceRect = rect
    }
}

extension UIViewController {
    /// What runs its presentation while its style is `popover`; nil with any other style.
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover
            ? presentationController as? UIPopoverPresentationController : nil
    }
}
