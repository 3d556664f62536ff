import HierarchyRecords

/// A view that scrolls its content; the origin of its bounds is the content offset: U14, U15, U29.
open class UIScrollView: UIView {
    /// How the safe area affects the content insets.
    @available(iOS 11, *)
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
        case automatic, scrollableAxes, never, always
    }

    /// How scrolling dismisses the keyboard.
    @available(iOS 7, *)
    public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The color of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable, CaseIterable { case `default`, black, white }

    /// How fast scrolling slows down when the finger has left.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the speed falls in each millisecond, between 0 and 1.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Creates a scroll view, which clips its subviews.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Decodes the scroll view from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// U29: touches that a scroll view gets itself end here; who wants them further up passes them on in a subclass.
    override var passesTouchesOn: Bool { false }

    /// Hears of scrolling.
    open weak var delegate: UIScrollViewDelegate? { didSet { Changes.note() } }
    /// Whether fingers scroll.
    @Counted open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the view's size.
    @Counted open var isPagingEnabled = false
    /// How scrolling dismisses the keyboard; stored only.
    @available(iOS 7, *)
    @Counted open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether fingers may pull the content beyond its end.
    @Counted open var bounces = true {
        didSet { (bouncesHorizontally, bouncesVertically) = (bounces, bounces) }
    }
    /// The same for left and right alone; setting `bounces` sets both.
    @available(iOS 17.4, *)
    @Counted open var bouncesHorizontally = true
    /// The same for up and down alone.
    @available(iOS 17.4, *)
    @Counted open var bouncesVertically = true
    /// Whether that goes up and down where the content fits, too.
    @Counted open var alwaysBounceVertical = false
    /// Whether that goes sideways where the content fits, too.
    @Counted open var alwaysBounceHorizontal = false
    /// Whether an indicator shows how far down the content is.
    @Counted open var showsVerticalScrollIndicator = true
    /// Whether an indicator shows how far to the right the content is.
    @Counted open var showsHorizontalScrollIndicator = true
    /// Whether the content hears of a touch only when the finger has not moved for a moment (X25).
    @Counted open var delaysContentTouches = true
    /// Whether a drag may take touches from the content that it has heard of (U29).
    @Counted open var canCancelContentTouches = true
    /// How fast content slows down that a finger has left (U29).
    @Counted open var decelerationRate = DecelerationRate.normal
    // What is stored only: it affects how the content feels or looks, but no callback.
    /// Whether a tap on the status bar scrolls to the top.
    @Counted open var scrollsToTop = true
    /// Whether a drag that begins in one direction stays in it.
    @Counted open var isDirectionalLockEnabled = false
    /// Whether the indicators are light or dark.
    @Counted open var indicatorStyle = IndicatorStyle.default
    /// How far the vertical indicator keeps from the edges, in points.
    @available(iOS 11.1, *)
    @Counted open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far the horizontal indicator keeps from the edges, in points.
    @available(iOS 11.1, *)
    @Counted open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the indicators keep out of the safe area's insets by themselves.
    @available(iOS 13, *)
    @Counted open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Whether fingers may zoom beyond the limits for a moment.
    @Counted open var bouncesZoom = true
    /// The control that starts a refresh; it is a subview.
    @available(iOS 10, *)
    @Counted open var refreshControl: UIRefreshControl? {
        didSet {
            if refreshControl === oldValue { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    /// The recognizer of drags if it was created already.
    @Counted package private(set) var madePan: UIPanGestureRecognizer?
    /// The recognizer of drags, which the scroll view itself answers; it is not among those that were
    /// added.
    @available(iOS 5, *)
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let madePan { return madePan }
        let made = UIScrollViewPanGestureRecognizer()
        made.view = self
        madePan = made
        return made
    }
    /// The offset at which the finger began to drag.
    @Counted var startOfDrag = CGPoint.zero
    /// Whether it is that of a page view controller, whose pages a finger turns one by one.
    package var turnsPages: Bool { false }
    /// Whether the user is dragging the content.
    @Counted public internal(set) var isDragging = false
    /// Whether the content is still moving after the finger was lifted.
    @Counted public internal(set) var isDecelerating = false
    /// The number of animated scrolls, so that an interrupted one sends nothing at its end.
    @Counted var scrollNumber = 0

    /// The point of the content at the upper left corner of the view.
    open var contentOffset: CGPoint {
        get { storedBounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// The size of the scrollable content.
    @Counted open var contentSize = CGSize.zero {
        didSet {
            if contentSize != oldValue { updateAdjustedInset() }
            simulator.gates.watcher?(self)
        }
    }

    /// Additional space around the content, besides the safe area.
    @Counted open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    /// What of `contentInset` a container has added for its bars (U30).
    @Counted package var addedInset = UIEdgeInsets.zero

    /// When the safe area is added to the content's insets.
    @available(iOS 11, *)
    @Counted open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// The content insets including the safe area's part (U15).
    @available(iOS 11, *)
    @Counted public internal(set) var adjustedContentInset = UIEdgeInsets.zero

    /// Called when the adjusted insets change, before the delegate is told.
    @available(iOS 11, *)
    open func adjustedContentInsetDidChange() {}

    /// Scrolls to the offset; an animated scroll takes 0.3 s (R43).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls the shortest distance that makes the rectangle, in the content's coordinates,
    /// visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        scroll(to: offsetShowing(rect), animated: animated)
    }

    /// The guide of the scrollable content; constraints to it determine the content size (A92).
    @available(iOS 11, *)
    public var contentLayoutGuide: UILayoutGuide {
        guide(\.contentGuide, .content)
    }

    /// The guide of the visible frame, which does not move with the content (A92).
    @available(iOS 11, *)
    public var frameLayoutGuide: UILayoutGuide {
        guide(\.frameGuide, .frame)
    }

    /// Whether a drag that begins takes their touches from that view of the content; not from a control
    /// (U29).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let madePan, gestureRecognizer === madePan else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return mayFollow(madePan)
    }

    /// U29: a finger meets the scroll view's own recognizer before those that were added.
    override var followers: [UIGestureRecognizer] {
        (isScrollEnabled && !turnsPages ? [panGestureRecognizer] : []) + recognizers
    }

    /// Does nothing; scroll indicators are not simulated.
    open func flashScrollIndicators() {}

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = storedBounds
            super.bounds = newValue
            if newValue.origin != old.origin { tellDidScroll() }
            if newValue.size != old.size { updateAdjustedInset() }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = storedBounds.size
            super.frame = newValue
            if storedBounds.size != old { updateAdjustedInset() }
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// Where the content comes to rest that a finger let go with that velocity, in points per millisecond.
    func restingPlace(insteadOf proposed: CGPoint, after velocity: CGPoint) -> CGPoint { proposed }
}
