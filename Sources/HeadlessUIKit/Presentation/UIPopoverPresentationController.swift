import HierarchyRecords

/// The directions of a popover's arrow, which point from the popover to its anchor.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something that a popover can point at: a view or a bar button item.
@preconcurrency @MainActor
@available(iOS 16, *)
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The additional delegate methods of a popover.
@preconcurrency @MainActor
@available(iOS 8, *)
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last opportunity to set the anchor (P38).
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Sent before the popover is repositioned; the delegate may change rectangle and view.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: inout CGRect, in view: inout UIView)
    /// Before iOS 13: whether the user may dismiss it (A54).
    @available(iOS, deprecated: 13)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Before iOS 13: the user has dismissed it.
    @available(iOS, deprecated: 13)
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    /// Does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
    ) {}
    /// Returns true.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// The controller of a popover, which points at its anchor (P38, R55).
@available(iOS 8, *)
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    @Counted open var sourceView: UIView?
    /// The rectangle in that view; by default all of it, before iOS 13 its upper left corner.
    open var sourceRect: CGRect {
        get { ownSourceRect ?? (simulator.systemVersion >= 13 ? .null : .zero) }
        set { ownSourceRect = newValue }
    }
    @Counted private var ownSourceRect: CGRect?
    /// The popover controller that shows it; nil where it is presented (P45).
    weak var owner: UIPopoverController? { didSet { Changes.note() } }
    /// The anchor from iOS 16 on; it takes precedence over the other two.
    @available(iOS 16, *)
    @Counted open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The bar button item that the popover points at.
    @available(iOS, deprecated: 16)
    @Counted open var barButtonItem: UIBarButtonItem?
    /// The allowed directions of the arrow; ignored for a bar button item.
    @Counted open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction of the arrow; `unknown` before the popover is shown.
    @Counted public private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The point in the container at which the arrow points.
    @Counted private(set) var target: CGPoint?
    /// Views behind the popover that still receive touches.
    @Counted open var passthroughViews: [UIView]?
    /// The smallest distances from the edges of the screen, in addition to the safe area.
    open var popoverLayoutMargins: UIEdgeInsets {
        get { ownMargins ?? PopoverGeometry.margins(simulator.systemVersion) }
        set { ownMargins = newValue }
    }
    @Counted private var ownMargins: UIEdgeInsets?
    /// The background colour of content and arrow.
    @Counted open var backgroundColor: UIColor?
    /// Whether the popover may cover its anchor if there is no room beside it.
    @available(iOS 9, *)
    @Counted open var canOverlapSourceViewRect = false

    /// Whether an anchor is set.
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

    /// A53: the place of the popover; nil if the presentation is adapted to another style.
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

    /// Whether a navigation bar on the screen shows the button on its left.
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

    /// The sheet to which the popover adapts; it is created when it is first needed.
    @Counted package var adaptiveSheet: UISheetPresentationController?

    override var sheet: UISheetPresentationController? {
        isShownAsSheet ? adaptiveSheetPresentationController : nil
    }

    override var makesItsSheet: Bool { isShownAsSheet && adaptiveSheet == nil }

    private var isShownAsSheet: Bool { shownStyle == .formSheet || shownStyle == .pageSheet }

    override func sheetFrame(_ geometry: SheetGeometry, in container: CGRect) -> CGRect {
        sheet?.sheetFrame(geometry, in: container) ?? super.sheetFrame(geometry, in: container)
    }

    /// R55: the safe area of the presented view excludes the arrow.
    override func safeAreaOfPresentedView(
        in container: CGRect, inheriting inherited: UIEdgeInsets
    ) -> UIEdgeInsets? {
        if let sheet { return sheet.safeAreaOfPresentedView(in: container, inheriting: inherited) }
        let ofArrow = PopoverGeometry.insets(arrowDirection)
        return shownStyle == .popover && ofArrow != .zero ? inherited.union(ofArrow) : nil
    }

    override func dims(in container: CGRect) -> Bool {
        sheet?.dims(in: container) ?? super.dims(in: container)
    }

    // MARK: The delegate

    override func letsUserDismiss(_ presented: UIViewController) -> Bool {
        if let owner { return !presented.holdsPresentation && owner.asksWhetherToDismiss() }
        if simulator.systemVersion >= 13 { return super.letsUserDismiss(presented) }
        var answer = !presented.holdsPresentation
        guard answer else { return false }
        tell(.popoverShouldDismiss, of: presented, rule: .a54) {
            answer =
                ($0 as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerShouldDismissPopover(self) ?? true
        }
        return answer
    }

    override func userWillDismiss(_ presented: UIViewController) {
        if owner == nil, simulator.systemVersion >= 13 { super.userWillDismiss(presented) }
    }

    override func userDidDismiss(_ presented: UIViewController) {
        if let owner { return owner.tellDismissed() }
        if simulator.systemVersion >= 13 { return super.userDidDismiss(presented) }
        tell(.popoverDidDismiss, of: presented, rule: .a54) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerDidDismissPopover(self)
        }
    }

    /// P38: sent before the anchor is checked, if the presentation is shown as a popover.
    func tellPrepareForPopover() {
        guard shownStyle == .popover else { return }
        tellDelegate(.popoverPrepare, .none, rule: .p38) {
            ($0 as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
                self)
        }
    }

    /// The screen has changed, so that a popover at a view may be repositioned.
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
    /// The presentation controller, if the style is `popover`; nil otherwise.
    @available(iOS 8, *)
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover
            ? presentationController as? UIPopoverPresentationController : nil
    }
}
