import HierarchyRecords

/// A row of dots, one per page: A139.
open class UIPageControl: UIControl {
    @Counted private var stored = 0
    @Counted private var count = 0

    /// The number of dots; a negative one is 0.
    open var numberOfPages: Int {
        get { count }
        set {
            count = max(0, newValue)
            currentPage = stored
            invalidateIntrinsicContentSize()
        }
    }
    /// The page of the highlighted dot, limited to the last page; setting it sends no action.
    open var currentPage: Int {
        get { stored }
        set { stored = max(0, min(newValue, numberOfPages - 1)) }
    }
    /// Whether the control is hidden if there is only one page.
    @Counted open var hidesForSinglePage = false
    /// The color of the dots; nil for the usual one.
    @available(iOS 6, *)
    @Counted open var pageIndicatorTintColor: UIColor?
    /// The color of the present page's dot; nil for the usual one.
    @available(iOS 6, *)
    @Counted open var currentPageIndicatorTintColor: UIColor?

    /// A139: the size of its dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// A139: the size for that number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let dots = CGFloat(max(0, pageCount)) * 16
        return CGSize(
            width: max(0, dots - 9), height: simulator.systemVersion < 14 ? 37 : 26)
    }

    package override var choices: [String] { ["back", "next"] }

    override func choice(at place: CGPoint) -> Int? { choiceInRow(at: place) }

    package override func place(of choice: Int?) -> CGPoint? { placeInRow(of: choice) }

    /// A139: a tap selects the previous or the next page; at the end it sends no action.
    override func fingerLeft(for choice: Int?) {
        isHighlighted = false
        guard let choice, choices.indices.contains(choice) else { return }
        let before = currentPage
        currentPage = choice == 0 ? before - 1 : before + 1
        guard currentPage != before else { return }
        tellValue("\(currentPage)", rule: .a139)
    }
}
