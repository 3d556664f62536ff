import HierarchyRecords

/// A view whose content is larger than itself; its bounds' origin is the offset: U14, U15.
open class UIScrollView: UIView {
    /// How the safe area takes part in the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
        case automatic, scrollableAxes, never, always
    }

    /// How a drag takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Makes a scroll view; nothing in it is seen beyond its bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    open weak var delegate: UIScrollViewDelegate?
    open var isScrollEnabled = true
    /// Whether a finger's scroll comes to rest on a multiple of the size.
    open var isPagingEnabled = false
    /// How a drag takes the keyboard away; kept.
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    /// Whether the user's finger is on it and moves.
    public internal(set) var isDragging = false
    /// Whether it moves on after the finger was lifted.
    public internal(set) var isDecelerating = false
    /// Counts the animated scrolls, so that one that was overtaken ends silently.
    var scrollNumber = 0

    /// The point of the content that stands in the upper left corner.
    open var contentOffset: CGPoint {
        get { storedBounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// The size of what there is to scroll through.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { updateAdjustedInset() } }
    }

    /// Space around the content, besides the safe area.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// The insets with what the safe area adds (U15).
    public internal(set) var adjustedContentInset = UIEdgeInsets.zero

    /// Sent when the adjusted insets change, before the delegate hears of it.
    open func adjustedContentInsetDidChange() {}

    /// Scrolls to that offset; animated it takes 0.3 s (R43).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as it takes to show the rectangle, given in the content's coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        scroll(to: offsetShowing(rect), animated: animated)
    }

    /// What can be scrolled through: constraints on it say how large the content is (A92).
    public var contentLayoutGuide: UILayoutGuide {
        let state = madeConstraintState
        let guide = state.contentGuide ?? UILayoutGuide(.content, in: self)
        state.contentGuide = guide
        return guide
    }

    /// What is seen of the content: it does not move with it (A92).
    public var frameLayoutGuide: UILayoutGuide {
        let state = madeConstraintState
        let guide = state.frameGuide ?? UILayoutGuide(.frame, in: self)
        state.frameGuide = guide
        return guide
    }

    /// Indicators are not simulated.
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
}
