import HierarchyRecords

extension UIPageViewController {
    /// How one page is replaced by the next.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

    /// The direction of a change: to a later page or to an earlier one.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// The position of the spine of pages that curl.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// The keys of an initializer's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a key from its Objective-C name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SpineLocation` or its raw value, for pages that curl (R23).
        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// A32: with the spine in the middle two pages are visible; an animated change of double-sided
    /// pages needs the front and the back of the page that turns.
    func requiredPages(animated: Bool) -> Int {
        if spineLocation == .mid { return 2 }
        return isDoubleSided && animated && transitionStyle == .pageCurl ? 2 : 1
    }

    /// M6: which of two pages gets its callbacks first, for wills and for dids.
    var order: TransitionOrder { transitionStyle == .pageCurl ? .tabs : .scrolledPages }

    /// The rule that the events of a completed change cite.
    var rule: RuleID { transitionStyle == .pageCurl ? .c45 : .c44 }
}

extension UIPageViewController.SpineLocation {
    /// R23: the one among the options, which may stand there as a number; pages that scroll have none.
    init(
        _ options: [UIPageViewController.OptionsKey: Any]?,
        _ style: UIPageViewController.TransitionStyle
    ) {
        let given = options?[.spineLocation]
        if style == .scroll {
            self = .none
        } else if let location = given as? Self {
            self = location
        } else {
            self = (given as? Int).flatMap { Self(rawValue: $0) } ?? .min
        }
    }
}
