import HierarchyRecords

/// What a sheet tells its delegate besides.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user dragged it to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing where it is not implemented.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Runs the presentation of a sheet, which rests at its detents (R53).
open class UISheetPresentationController: UIPresentationController {
    /// Where it rests; large alone unless set.
    open var detents: [Detent] {
        get { ownDetents ?? [.large()] }
        set {
            ownDetents = newValue
            placeIfShown()
        }
    }
    /// Nil while nobody set any.
    private var ownDetents: [Detent]?
    /// Where it rests now; nil for its lowest detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeIfShown() } }
    /// Up to this detent what is below is neither dimmed nor kept from the finger.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeIfShown() } }
    /// Whether there is a grabber at its top: 36 by 5 points, 5 below it (R53).
    open var prefersGrabberVisible = false { didSet { (owner ?? self).placeGrabber() } }
    /// Whether a scroll view that is pulled beyond its top makes the sheet higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it stays a sheet in a compact height (A57).
    open var prefersEdgeAttachedInCompactHeight = false { didSet { placeIfShown() } }
    /// Whether it is then as wide as the preferred content.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeIfShown() } }
    /// From iOS 17: whether it is as wide as a page; as a form, it has the size that its content
    /// prefers (A107).
    open var prefersPageSizing: Bool {
        get { ownSizing ?? (shownStyle != .formSheet) }
        set {
            ownSizing = newValue
            placeIfShown()
        }
    }
    /// Nil while nobody set it.
    private var ownSizing: Bool?
    /// In points; nil leaves it to the system.
    open var preferredCornerRadius: CGFloat?

    /// Changes it and moves it there; UIKit animates what it moves.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        placeIfShown()
        if (owner ?? self).containerView != nil {
            simulator.runLoop.perform(after: Self.settling) {}
        }
    }

    /// From iOS 16: custom detents are resolved again.
    open func invalidateDetents() { placeIfShown() }

    /// R53: how long it takes to settle, in seconds of virtual time.
    static let settling = 0.5057

    /// What it stands in for on a narrow screen, whose view it places.
    weak var owner: UIPopoverPresentationController?

    override var sheet: UISheetPresentationController? { self }

    override var sizedStyle: UIModalPresentationStyle {
        guard isSheet, let ownSizing else { return shownStyle }
        return ownSizing ? .pageSheet : .formSheet
    }

    private func placeIfShown() { (owner ?? self).placeIfStanding() }

    // MARK: Where it stands

    /// A detent and its height.
    struct Rest {
        let detent: Detent
        let value: CGFloat
    }

    /// What custom detents were resolved to that is no height, as of the last layout.
    package private(set) var unusableHeights: [(detent: String, height: CGFloat)] = []

    /// A55: lowest first; without one that has a height it is large.
    func rests(_ geometry: SheetGeometry, in container: CGRect) -> [Rest] {
        let maximum = geometry.maximumDetentValue(for: sizedStyle, in: container)
        let room = SheetRoom(geometry, maximum: maximum, simulator.screenTraits)
        var rests: [Rest] = []
        unusableHeights = []
        for detent in detents {
            guard let value = detent.resolvedValue(in: room) else { continue }
            guard value >= 0 else {
                unusableHeights.append((detent.identifier.shortName, value))
                continue
            }
            let height = min(value, maximum)
            if rests.contains(where: { $0.value == height }) { continue }
            rests.append(Rest(detent: detent, value: height))
        }
        if rests.isEmpty { rests = [Rest(detent: .large(), value: maximum)] }
        return rests.sorted { $0.value < $1.value }
    }

    /// Where it rests now.
    func rest(_ geometry: SheetGeometry, in container: CGRect) -> Rest {
        let rests = rests(geometry, in: container)
        return rests.first { $0.detent.identifier == selectedDetentIdentifier } ?? rests[0]
    }

    override func sheetFrame(_ geometry: SheetGeometry, in container: CGRect) -> CGRect {
        guard simulator.systemVersion >= 15, ownDetents != nil || geometry.isLow else {
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

    override func safeAreaOfPresentedView(in container: CGRect) -> UIEdgeInsets {
        guard simulator.systemVersion >= 15, ownDetents != nil else { return .zero }
        let geometry = sheetGeometry
        let bottom = geometry.bottomInset(
            for: sizedStyle, in: container, detent: rest(geometry, in: container).value)
        return UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
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
    /// From iOS 15: what runs its presentation while that is a sheet; nil with any other style.
    public var sheetPresentationController: UISheetPresentationController? {
        // P13: a sheet that was read before another style was set is none of that style.
        let style = askedPresentationStyle
        guard simulator.systemVersion >= 15, style == .pageSheet || style == .formSheet else {
            return nil
        }
        return presentationController as? UISheetPresentationController
    }
}

extension UIPopoverPresentationController {
    /// From iOS 15: the sheet that it becomes on a narrow screen.
    public var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(of: presentedViewController, as: .formSheet)
        sheet.presentingViewController = presentingViewController
        sheet.owner = self
        adaptiveSheet = sheet
        return sheet
    }
}
