import HierarchyRecords

/// The additional delegate methods of a sheet.
@preconcurrency @MainActor
@available(iOS 15, *)
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Sent when the user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The controller of a sheet, which rests at one of its detents (R53).
@available(iOS 15, *)
open class UISheetPresentationController: UIPresentationController {
    /// The detents at which the sheet can rest; only `large` by default.
    open var detents: [Detent] {
        get { ownDetents ?? [.large()] }
        set {
            ownDetents = newValue
            if !isTooLateForDetents { placedDetents = newValue }
            placeIfShown()
        }
    }
    /// The detents that code has set; nil if it has set none.
    @Counted private var ownDetents: [Detent]?
    /// Those by which the sheet is placed (P41).
    @Counted private var placedDetents: [Detent]?
    /// The detent at which the sheet rests; nil for the lowest one.
    @Counted open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeIfShown() } }
    /// The largest detent at which the content behind the sheet is not dimmed and receives touches.
    @Counted open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { placeIfShown() }
    }
    /// Whether the sheet shows a grabber: 36 by 5 points, 5 points below the top (R53).
    @Counted open var prefersGrabberVisible = false { didSet { (owner ?? self).placeGrabber() } }
    /// Whether scrolling beyond the top of a scroll view expands the sheet.
    @Counted open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it remains a sheet in a compact height (A57).
    @Counted open var prefersEdgeAttachedInCompactHeight = false { didSet { placeIfShown() } }
    /// Whether its width then follows the preferred content size.
    @Counted open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { placeIfShown() }
    }
    /// From iOS 17: whether the sheet is as wide as a page sheet; if not, it takes the preferred
    /// content size as a form sheet does (A107).
    @available(iOS 17, *)
    open var prefersPageSizing: Bool {
        get { ownSizing ?? (shownStyle != .formSheet) }
        set {
            ownSizing = newValue
            placeIfShown()
        }
    }
    /// The value that code has set; nil if it has set none.
    @Counted private var ownSizing: Bool?
    /// The corner radius in points; nil for the system's.
    @Counted open var preferredCornerRadius: CGFloat?

    /// Runs changes of the sheet's properties, and animates the sheet.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        placedDetents = ownDetents
        placeIfShown()
        if (owner ?? self).containerView != nil {
            simulator.runLoop.perform(after: Self.settling) {}
        }
    }

    /// From iOS 16: calculates custom detents again.
    @available(iOS 16, *)
    open func invalidateDetents() { placeIfShown() }

    /// R53: the time in which the sheet settles, in seconds of simulated time.
    static let settling = 0.5057

    /// The popover that this sheet replaces in a compact width and whose view it places.
    weak var owner: UIPopoverPresentationController? { didSet { Changes.note() } }

    override var sheet: UISheetPresentationController? { self }

    override var sizedStyle: UIModalPresentationStyle {
        guard isSheet, let ownSizing else { return shownStyle }
        return ownSizing ? .pageSheet : .formSheet
    }

    private func placeIfShown() { (owner ?? self).placeIfStanding() }

    // MARK: Detents

    /// A detent and its height.
    struct Rest {
        let detent: Detent
        let value: CGFloat
    }

    /// P41: on iOS 15 the sheet has its place before its controller's will is sent.
    private var isTooLateForDetents: Bool {
        let state = presentedIfAlive?.optional?.presentation
        return simulator.systemVersion == 15 && state?.isBeingPresented ?? false
            && state?.transition != nil
    }

    /// P41: whether it was placed by other detents than it has.
    fileprivate var ignoresDetents: Bool {
        ownDetents?.map(\.identifier) != placedDetents?.map(\.identifier)
    }

    /// The unusable heights that custom detents were resolved to in the last layout.
    @Counted package private(set) var unusableHeights: [(detent: String, height: CGFloat)] = []

    /// A55: the available detents, lowest first; `large` if none has a usable height.
    func rests(_ geometry: SheetGeometry, in container: CGRect) -> [Rest] {
        let maximum = geometry.maximumDetentValue(for: sizedStyle, in: container)
        let room = SheetRoom(geometry, maximum: maximum, simulator.screenTraits)
        var rests: [Rest] = []
        var unusable: [(String, CGFloat)] = []
        for detent in placedDetents ?? [.large()] {
            guard let value = detent.resolvedValue(in: room) else { continue }
            guard value >= 0 else {
                unusable.append((detent.identifier.shortName, value))
                continue
            }
            let height = min(value, maximum)
            if rests.contains(where: { $0.value == height }) { continue }
            rests.append(Rest(detent: detent, value: height))
        }
        Changes.making { unusableHeights = unusable }
        if rests.isEmpty { rests = [Rest(detent: .large(), value: maximum)] }
        return rests.sorted { $0.value < $1.value }
    }

    /// The detent at which the sheet rests.
    func rest(_ geometry: SheetGeometry, in container: CGRect) -> Rest {
        let rests = rests(geometry, in: container)
        return rests.first { $0.detent.identifier == selectedDetentIdentifier } ?? rests[0]
    }

    override func sheetFrame(_ geometry: SheetGeometry, in container: CGRect) -> CGRect {
        guard simulator.systemVersion >= 15, placedDetents != nil || geometry.isLow else {
            return super.sheetFrame(geometry, in: container)
        }
        let value = rest(geometry, in: container).value
        guard geometry.isLow else {
            return geometry.frame(for: sizedStyle, in: container, detent: value)
        }
        guard prefersEdgeAttachedInCompactHeight else { return container }
        let isLarge = value >= geometry.maximumDetentValue(for: sizedStyle, in: container)
        let preferred = presentedIfAlive?.preferredContentSize.width ?? 0
        let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
        return geometry.edgeAttached(
            in: container, height: isLarge ? nil : value, width: follows ? preferred : nil)
    }

    override func safeAreaOfPresentedView(
        in container: CGRect, inheriting inherited: UIEdgeInsets
    ) -> UIEdgeInsets? {
        guard simulator.systemVersion >= 15, placedDetents != nil else { return nil }
        let geometry = sheetGeometry
        let bottom = geometry.bottomInset(
            for: sizedStyle, in: container, detent: rest(geometry, in: container).value)
        guard let bottom else { return nil }
        var insets = inherited
        insets.bottom = bottom
        return insets
    }

    override func dims(in container: CGRect) -> Bool {
        guard let largestUndimmedDetentIdentifier else { return true }
        let geometry = sheetGeometry
        let limit = rests(geometry, in: container).first {
            $0.detent.identifier == largestUndimmedDetentIdentifier
        }
        guard let limit else { return true }
        return rest(geometry, in: container).value > limit.value
    }
}

extension UIViewController {
    /// P41: whether it is in a sheet that does not stand at the detents that code has set.
    package var ignoresLateDetents: Bool {
        let sheet = optional?.presentation?.controller as? UISheetPresentationController
        return sheet?.ignoresDetents ?? false
    }

    /// From iOS 15: the presentation controller, if it is a sheet; nil otherwise.
    @available(iOS 15, *)
    public var sheetPresentationController: UISheetPresentationController? {
        // P13: if the sheet was read before another style was set, it does not belong to that
        // style.
        let style = askedPresentationStyle
        guard simulator.systemVersion >= 15, style == .pageSheet || style == .formSheet else {
            return nil
        }
        return presentationController as? UISheetPresentationController
    }
}

extension UIPopoverPresentationController {
    /// From iOS 15: the sheet to which the presentation adapts in a compact width.
    @available(iOS 15, *)
    public var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(of: presentedViewController, as: .formSheet)
        sheet.presentingViewController = presentingViewController
        sheet.owner = self
        adaptiveSheet = sheet
        return sheet
    }
}
