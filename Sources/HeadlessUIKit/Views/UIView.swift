import HierarchyRecords

/// A rectangle on the screen, and the subviews in it.
@MainActor
open class UIView: UIResponder, SlotElement {
    override class var objectKind: ObjectKind { .view }

    /// What every layout and every move touches.
    let core = UnsafeMutablePointer<ViewCore>.allocate(capacity: 1)

    /// Makes a view with that frame, in points of the superview to come.
    public init(frame: CGRect) {
        super.init()
        core.initialize(to: ViewCore(self, frame: frame, isPlain: UIView.isPlain(Self.self)))
    }

    /// Makes a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Nothing to decode yet: a view like `init()` makes.
    public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }

    isolated deinit {
        if core.pointee.isConstrained { simulator.layout.engine?.forget(self) }
        var orphans: [AnyObject] = core.pointee.subviews.removeAll()
        for case let view as UIView in orphans { view.storedSuperview = nil }
        core.deinitialize(count: 1)
        core.deallocate()
        if !orphans.isEmpty { simulator.graveyard.bury(&orphans) }
    }

    // MARK: Geometry

    /// In the superview's coordinates; meaningless while the transform is not the identity.
    open var frame: CGRect {
        get { frameOfBounds }
        set { if isNumber(newValue) { setFrame(newValue) } }
    }

    /// In the view's own coordinates.
    open var bounds: CGRect {
        get { storedBounds }
        set { if isNumber(bounds: newValue) { setBounds(newValue) } }
    }

    /// The middle of the frame in the superview's coordinates.
    open var center: CGPoint {
        get { storedCenter }
        set { if isNumber(center: newValue) { setCenter(newValue) } }
    }

    /// Applied around the center.
    open var transform: CGAffineTransform {
        get { storedTransform ?? .identity }
        set {
            noteForAnimation()
            storedTransform = newValue.isIdentity ? nil : newValue
        }
    }

    /// How the frame follows the superview's size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews follow at all.
    open var autoresizesSubviews = true
    /// False once constraints place the view.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { contentSizeChanged() }
    }

    // MARK: Looks

    /// Hidden views keep their place and their callbacks.
    open var isHidden = false {
        didSet { if isHidden != oldValue { noteHidden() } }
    }
    /// From 0 to 1.
    open var alpha: CGFloat = 1 { willSet { noteForAnimation() } }
    open var backgroundColor: UIColor?
    open var clipsToBounds = false
    open var isOpaque = true
    open var isUserInteractionEnabled = true
    /// The app's own number for it.
    open var tag = 0
    open var accessibilityIdentifier: String?
    var looks: ViewLooks?

    // MARK: Hierarchy

    /// The view it is in.
    public var superview: UIView? { storedSuperview }

    /// The views in it, back to front.
    public var subviews: [UIView] { subviewList.elements }

    /// The window it is in, directly or not.
    public var window: UIWindow? { storedWindow }

    /// Puts the view in front of the others (V01).
    open func addSubview(_ view: UIView) { move(view, to: .end) }

    /// Puts the view at that index, counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) { move(view, to: .index(index)) }

    /// Puts the view right behind its sibling.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        move(view, to: .below(sibling))
    }

    /// Puts the view right before its sibling.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        move(view, to: .above(sibling))
    }

    /// Exchanges two subviews by index.
    open func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        exchange(index, other)
    }

    /// Moves a subview to the front; no callback tells of it.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

    /// Moves a subview to the back; no callback tells of it.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is `view` or in it.
    public func isDescendant(of view: UIView) -> Bool { isWithin(view) }

    /// The first view with that tag, in preorder.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

    // MARK: What user code overrides

    /// Sent first in a move; nil when the view leaves (V01, V03).
    open func willMove(toSuperview newSuperview: UIView?) {
        byHand(.willMoveToSuperview, .object(newSuperview?.objectID ?? .none), .v01)
    }
    /// Sent when the move is made (V01, V03).
    open func didMoveToSuperview() { byHand(.didMoveToSuperview, .none, .v01) }
    /// Sent to the whole subtree, superviews first (V02).
    open func willMove(toWindow newWindow: UIWindow?) {
        byHand(.willMoveToWindow, .object(newWindow?.objectID ?? .none), .v02)
    }
    /// Sent to the whole subtree, subviews first (V02).
    open func didMoveToWindow() { byHand(.didMoveToWindow, .none, .v02) }
    /// Sent last when a view was added here (V01).
    open func didAddSubview(_ subview: UIView) {
        byHand(.didAddSubview, .object(subview.objectID), .v01)
    }
    /// Sent first when a view leaves from here (V03).
    open func willRemoveSubview(_ subview: UIView) {
        byHand(.willRemoveSubview, .object(subview.objectID), .v03)
    }
    /// Sent in the commit when layout is due, superviews first (R24).
    open func layoutSubviews() { byHand(.layoutSubviews, .none, .r24) }
    /// Sent before layout when it was asked for, subviews first (R24).
    open func updateConstraints() { byHand(.updateConstraints, .none, .r24) }
    /// Sent when the safe area changes, after the margins' callback (R7).
    open func safeAreaInsetsDidChange() { byHand(.safeAreaInsetsDidChange, .none, .r7) }
    /// Sent when the margins change (R7).
    open func layoutMarginsDidChange() { byHand(.layoutMarginsDidChange, .none, .r7) }
    /// Sent after the traits changed, superviews first (T08).
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {
        byHand(
            .viewTraitCollectionDidChange,
            simulator.recorder.argument(previous?.values), .t08)
    }

    // MARK: Layout

    /// Asks for a layout pass at the next commit.
    open func setNeedsLayout() { markForLayout() }

    /// Lays out now what asked for it, from the topmost view of this hierarchy that needs it.
    open func layoutIfNeeded() { layOutNow() }

    /// Asks for `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { markForConstraints() }

    /// Whether `updateConstraints` is due.
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }

    /// Sends the due constraint updates now.
    open func updateConstraintsIfNeeded() { updateConstraintsNow() }

    /// How large the content is; -1 where there is none, as in a plain view.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that suits the view best in that room: its content's, or the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width < 0 ? bounds.width : content.width,
            height: content.height < 0 ? bounds.height : content.height)
    }

    /// Takes the size that suits it best, where it stands.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// How high the content is at that width; nil where the height does not follow the width (A115).
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// The content size category is another one; what shows text may have another size (A120).
    func contentSizeCategoryDidChange() {}

    /// The view whose first baseline counts as its own.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline counts as its own.
    open var forLastBaselineLayout: UIView { self }

    /// From the upper edge to the first line that text stands on; zero without text.
    var firstBaselineOffset: CGFloat { 0 }
    /// From the last line that text stands on to the lower edge; zero without text.
    var lastBaselineOffset: CGFloat { 0 }

    /// Says that the content is of another size now.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    /// What bars and the device's edges take of the view (R7); zero outside a window, and before iOS 11.
    public var safeAreaInsets: UIEdgeInsets { storedWindow == nil ? .zero : storedSafeArea }

    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea = true

    /// Whether what reaches into its frame of the superview's margins is the least of its own (R7).
    public var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
    }

    /// The margins with the safe area; 8 points each by default (R7), a root view's at its sides 16,
    /// or 20 from a width of 390 on (A127).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    // MARK: Touches

    /// The view in front at that point of this one that takes touches (U25).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        viewHit(at: point, with: event)
    }

    /// Whether the point lies in the view's bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Asked of the view that a recognizer is on before that recognizes (U26).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Traits and responders

    /// The traits of the controller that it belongs to, or of the screen.
    open var traitCollection: UITraitCollection {
        collection(inheritedTraits, inheritedOwnTraits)
    }

    /// The controller where it is a root view, else the superview.
    open override var next: UIResponder? { controller ?? storedSuperview }
}

extension UIView {
    /// Which edges and sizes follow the superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Whether a class is UIKit's own, so that no callback is overridden.
    private static func isPlain(_ type: UIView.Type) -> Bool {
        type == UIView.self || type == UIWindow.self || type == UITransitionView.self
            || type == UIViewControllerWrapperView.self || type == UILayoutContainerView.self
            || type == UINavigationTransitionView.self
            || type == UIPageViewControllerContentView.self || type == UIQueuingScrollView.self
    }

    /// A callback whose own implementation does nothing but be logged when called by hand.
    func byHand(_ callback: Callback, _ argument: EventArgument, _ rule: RuleID) {
        dispatch.reachedSuper(callback, of: self, argument, rule: rule)
    }
}
