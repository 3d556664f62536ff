import HierarchyRecords

extension UIPageViewController {
    /// How one page gives way to the next.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

    /// Towards the next page or the one before.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// Where the spine of pages that curl lies.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// The keys of an initialiser's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A key by its name in Objective-C.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SpineLocation`, for pages that curl.
        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages that scroll.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// A32: two pages face each other where the spine is in the middle; a page with two sides needs
    /// both where it turns.
    func requiredPages(animated: Bool) -> Int {
        if spineLocation == .mid { return 2 }
        return isDoubleSided && animated && transitionStyle == .pageCurl ? 2 : 1
    }

    /// M6: which of two pages hears of it first, in each half.
    var order: TransitionOrder { transitionStyle == .pageCurl ? .tabs : .scrolledPages }

    /// The scenario that a completed change belongs to.
    var rule: RuleID { transitionStyle == .pageCurl ? .c45 : .c44 }
}
