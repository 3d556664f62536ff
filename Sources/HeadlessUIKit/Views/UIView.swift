import HierarchyRecords

/// A rectangular area of the screen, with subviews.
@preconcurrency @MainActor
open class UIView: UIResponder, SlotElement, LinkOwner {
    override class var objectKind: ObjectKind { .view }

    /// Leads to the state that every layout and every move uses.
    let link = ViewLink.reserve()

    /// Creates a view with that frame, in the coordinates of its future superview.
    public init(frame: CGRect) {
        super.init()
        link.fill(with: ViewCore(self, frame: frame, isPlain: UIView.isPlain(Self.self)))
    }

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Decodes the view from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init()
        link.fill(with: ViewCore(self, frame: .zero, isPlain: UIView.isPlain(Self.self)))
        decode(with: coder)
    }

    deinit { MainThread.end { leaveTheWorld() } }

    private func leaveTheWorld() {
        if core.isConstrained { simulator.layout.engine?.forget(self) }
        var orphans: [AnyObject] = core.subviews.removeAll()
        for case let view as UIView in orphans { view.storedSuperview = nil }
        link.free()
        if !orphans.isEmpty { simulator.objects.graveyard.bury(&orphans) }
    }

    // MARK: Making

    /// The frame that the view has when code makes it for that frame.
    func frameAtFirst(_ frame: CGRect) -> CGRect { frame }
    /// Undoes what making the view in code has set and files say otherwise; called before the view is
    /// decoded.
    func willDecode() {}
    /// Called when the view has got what the file says of it.
    func didDecode(_ element: ElementRecord) {}

    // MARK: Geometry

    /// The frame in the superview's coordinates; not meaningful unless the transform is the
    /// identity.
    open var frame: CGRect {
        get { frameOfBounds }
        set { if isNumber(newValue) { setFrame(newValue) } }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { storedBounds }
        set { if isNumber(bounds: newValue) { setBounds(newValue) } }
    }

    /// The center of the frame in the superview's coordinates.
    open var center: CGPoint {
        get { storedCenter }
        set { if isNumber(center: newValue) { setCenter(newValue) } }
    }

    /// The transform, applied around the center.
    open var transform: CGAffineTransform {
        get { storedTransform ?? .identity }
        set {
            noteForAnimation()
            storedTransform = newValue.isIdentity ? nil : newValue
        }
    }

    /// How the frame changes with the superview's size.
    @Counted open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews are resized with this view.
    @Counted open var autoresizesSubviews = true
    /// Whether the autoresizing mask determines the frame; set it to false if constraints do.
    @available(iOS 6, *)
    @Counted open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { contentSizeChanged() }
    }

    // MARK: Looks

    /// Whether the view is hidden; it keeps its place and its callbacks.
    @Counted open var isHidden = false {
        didSet { if isHidden != oldValue { noteHidden() } }
    }
    /// The opacity from 0 to 1.
    @Counted open var alpha: CGFloat = 1 { willSet { noteForAnimation() } }
    /// The color of the view's surface; nil for a clear one.
    @Counted open var backgroundColor: UIColor?
    /// Whether subviews are cut at the view's edges.
    @Counted open var clipsToBounds = false
    /// Whether the view promises to cover all that is behind it.
    @Counted open var isOpaque = true
    /// Whether the view and its subviews take touches.
    @Counted open var isUserInteractionEnabled = true
    /// The tint colour; the superview's if none was set.
    @available(iOS 7, *)
    open var tintColor: UIColor! {
        get { looks?.tintColor ?? superview?.tintColor }
        set {
            madeLooks.tintColor = newValue
            tellOfTint()
        }
    }
    /// Called when the tint colour changed, its own or the one that it inherits; the default does
    /// nothing (V06).
    @available(iOS 7, *)
    open func tintColorDidChange() {}
    /// Whether no other view hears of touches while a finger is on this one.
    @Counted open var isExclusiveTouch = false
    /// A number that the app can use.
    @Counted open var tag = 0
    /// By which user interface tests find the view.
    @available(iOS 5, *)
    @Counted open var accessibilityIdentifier: String?
    /// The identifier for restoring it, which a file gives it.
    @available(iOS 6, *)
    @Counted public var restorationIdentifier: String?
    @Counted var looks: ViewLooks?

    // MARK: Hierarchy

    /// The view that contains it.
    public var superview: UIView? { storedSuperview }

    /// The subviews from back to front.
    public var subviews: [UIView] { subviewList.elements }

    /// The window that contains it.
    public var window: UIWindow? { storedWindow }

    /// Adds a view in front of the other subviews (V01).
    open func addSubview(_ view: UIView) { move(view, to: .end) }

    /// Inserts a view at that index, counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) { move(view, to: .index(index)) }

    /// Inserts a view directly behind a sibling.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        move(view, to: .below(sibling))
    }

    /// Inserts a view directly in front of a sibling.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        move(view, to: .above(sibling))
    }

    /// Exchanges two subviews by index.
    open func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        exchange(index, other)
    }

    /// Moves a subview to the front; no callback is sent.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

    /// Moves a subview to the back; no callback is sent.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool { isWithin(view) }

    /// The first view with that tag, in preorder.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

    // MARK: What user code overrides

    /// The first callback of a move; the argument is nil for a removal (V01, V03).
    open func willMove(toSuperview newSuperview: UIView?) {
        byHand(
            .willMoveToSuperview, .object(newSuperview?.objectID ?? .none), .v01,
            given: [.object(newSuperview)])
    }
    /// Sent after the move (V01, V03).
    open func didMoveToSuperview() { byHand(.didMoveToSuperview, .none, .v01) }
    /// Sent to the whole subtree, superviews first (V02).
    open func willMove(toWindow newWindow: UIWindow?) {
        byHand(
            .willMoveToWindow, .object(newWindow?.objectID ?? .none), .v02,
            given: [.object(newWindow)])
    }
    /// Sent to the whole subtree, subviews first (V02).
    open func didMoveToWindow() { byHand(.didMoveToWindow, .none, .v02) }
    /// Sent to the superview after a view was added (V01).
    open func didAddSubview(_ subview: UIView) {
        byHand(.didAddSubview, .object(subview.objectID), .v01, given: [.object(subview)])
    }
    /// Sent to the superview before a view is removed (V03).
    open func willRemoveSubview(_ subview: UIView) {
        byHand(.willRemoveSubview, .object(subview.objectID), .v03, given: [.object(subview)])
    }
    /// Sent in the commit to views that need layout, superviews first (R24).
    open func layoutSubviews() { byHand(.layoutSubviews, .none, .r24) }
    /// Draws the content of the view; nothing is drawn here, so that nothing calls it.
    open func draw(_ rect: CGRect) {}
    /// Sent before layout to views that asked for it, subviews first (R24).
    @available(iOS 6, *)
    open func updateConstraints() { byHand(.updateConstraints, .none, .r24) }
    /// Sent when the safe area changes, after the margins' callback (R7).
    @available(iOS 11, *)
    open func safeAreaInsetsDidChange() { byHand(.safeAreaInsetsDidChange, .none, .r7) }
    /// Sent when the margins change (R7).
    @available(iOS 8, *)
    open func layoutMarginsDidChange() { byHand(.layoutMarginsDidChange, .none, .r7) }
    /// Sent after the traits changed, superviews first (T08).
    @available(iOS, introduced: 8, deprecated: 17)
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {
        byHand(
            .viewTraitCollectionDidChange,
            simulator.recorder.argument(previous?.values), .t08, given: [.object(previous)])
    }

    // MARK: Layout

    /// Marks the view for layout at the next commit.
    open func setNeedsLayout() { markForLayout() }

    /// Lays out all views of this hierarchy that need it, from the top.
    open func layoutIfNeeded() { layOutNow() }

    /// Sent before a layout pass that something asked for it in, and before the first one (L14).
    @available(iOS 26, *)
    open func updateProperties() { byHand(.updateProperties, .none, .l14) }

    /// Asks for `updateProperties` in the next pass; that asks for no layout.
    @available(iOS 26, *)
    open func setNeedsUpdateProperties() { markForProperties(.view) }

    /// Sends `updateProperties` now, here and below, where it is due.
    @available(iOS 26, *)
    open func updatePropertiesIfNeeded() { updatePropertiesNow() }

    /// Marks the view for `updateConstraints` before the next layout.
    @available(iOS 6, *)
    open func setNeedsUpdateConstraints() { markForConstraints() }

    /// Whether the view is marked for `updateConstraints`.
    @available(iOS 6, *)
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }

    /// Sends `updateConstraints` now, if it is due.
    @available(iOS 6, *)
    open func updateConstraintsIfNeeded() { updateConstraintsNow() }

    /// The natural size of the content; -1 for none, as in a plain view.
    @available(iOS 6, *)
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that fits the view best within `size`: that of its content, or its present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width < 0 ? bounds.width : content.width,
            height: content.height < 0 ? bounds.height : content.height)
    }

    /// Resizes the view to fit its content.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// The height of the content at that width; nil if it does not depend on the width (A115).
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// Called when the content size category changes, so that text may change its size (A120).
    func contentSizeCategoryDidChange() {}
    /// Called when a size class changed, on which the size of the content may depend.
    func sizeClassesDidChange() {}

    /// The view whose first baseline is used for this view.
    @available(iOS 9, *)
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is used for this view.
    @available(iOS 9, *)
    open var forLastBaselineLayout: UIView { self }

    /// The distance from the upper edge to the first baseline; zero without text.
    var firstBaselineOffset: CGFloat { 0 }
    /// The distance from the last baseline to the lower edge; zero without text.
    var lastBaselineOffset: CGFloat { 0 }

    /// Tells the layout that the size of the content has changed.
    @available(iOS 6, *)
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    /// The insets that bars and the device's edges cover (R7); zero outside a window and before iOS
    /// 11.
    @available(iOS 11, *)
    public var safeAreaInsets: UIEdgeInsets { storedWindow == nil ? .zero : ownSafeArea }

    /// Whether the margins include the safe area.
    @available(iOS 11, *)
    @Counted open var insetsLayoutMarginsFromSafeArea = true

    /// Whether its margins are at least the part of the superview's margins that reaches into its
    /// frame (R7).
    @available(iOS 8, *)
    @Counted public var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
    }

    /// The margins including the safe area. The default is 8 points (R7); at the sides of a
    /// controller's root view 16, or 20 in a wide one (A127).
    @available(iOS 8, *)
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    // MARK: Touches

    /// The frontmost view at that point that receives touches (U25).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        viewHit(at: point, with: event)
    }

    /// Whether the point is within the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

    /// The recognizers that follow a finger on the view.
    var followers: [UIGestureRecognizer] { recognizers }

    /// Asked before a gesture recognizer of this view recognizes its gesture (U26).
    @available(iOS 6, *)
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Traits and responders

    /// The traits of the controller that the view belongs to, or of the screen.
    @available(iOS 8, *)
    open var traitCollection: UITraitCollection {
        collection(toldTraits, inheritedOwnTraits)
    }

    /// The controller if this is its root view, else the superview.
    open override var next: UIResponder? { controller ?? storedSuperview }

    override func readTraits(in callback: Callback, _ body: () -> Void) {
        simulator.observation.reading(self, in: callback) {
            if callback == .layoutSubviews { return layOutReadingTraits(body) }
            simulator.traits.calling(self, body)
        }
    }

    // MARK: Assistive technologies

    /// Whether the view is an element for assistive technologies; labels and controls are.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { madeLooks.accessibility.isElement = newValue }
    }

    /// What the element is called; a label's text and a button's title where none was set.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { madeLooks.accessibility.label = newValue }
    }

    /// What happens when the element is used.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { madeLooks.accessibility.hint = newValue }
    }

    /// What the element shows at present.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { madeLooks.accessibility.value = newValue }
    }

    /// How the element behaves; a label is static text, a button is a button.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? [] }
        set { madeLooks.accessibility.traits = newValue }
    }

    /// Whether the elements in the view are hidden from assistive technologies.
    @available(iOS 5, *)
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { madeLooks.accessibility.hidesElements = newValue }
    }

    /// Whether the elements beside the view are ignored, as those behind a dialog.
    @available(iOS 5, *)
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { madeLooks.accessibility.isModal = newValue }
    }

    /// Whether the elements in the view are read one after the other.
    @available(iOS 6, *)
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { madeLooks.accessibility.groupsChildren = newValue }
    }

    /// The language in which the element is read, such as `de-DE`; nil for the app's.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { madeLooks.accessibility.language = newValue }
    }

    /// The elements within; nil where none were named.
    @available(iOS 8, *)
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { madeLooks.accessibility.elements = newValue }
    }

    /// How many elements are within.
    open func accessibilityElementCount() -> Int { accessibleElements.count }

    /// The element at that place among those within; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibleElements.indices.contains(index) ? accessibleElements[index] : nil
    }

    /// The place of the element among those within; `NSNotFound` where it is none of them.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibleElements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Uses the element; returns whether that did anything.
    @available(iOS 7, *)
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// Leaves what is modal; returns whether that did anything.
    @available(iOS 5, *)
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    override func behaviourDidChange() {
        core.isPlain = behaviour == nil && UIView.isPlain(type(of: self))
    }
}

extension UIView {
    /// Which edges and dimensions are flexible when the superview is resized.
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

    /// Whether the class overrides no callback, because it is UIKit's own.
    private static func isPlain(_ type: UIView.Type) -> Bool {
        type == UIView.self || type == UIWindow.self || type == UITransitionView.self
            || type == UIViewControllerWrapperView.self || type == UILayoutContainerView.self
            || type == UINavigationTransitionView.self
            || type == UIPageViewControllerContentView.self
    }

    /// Logs a callback whose UIKit implementation does nothing, if code called it by itself.
    func byHand(
        _ callback: Callback, _ argument: @autoclosure () -> EventArgument, _ rule: RuleID,
        given values: @autoclosure () -> [CallbackValue] = []
    ) {
        dispatch.implement(callback, of: self, argument(), rule: rule, given: values())
    }
}
