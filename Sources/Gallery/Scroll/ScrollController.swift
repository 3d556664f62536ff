import HeadlessUIKit

/// Shows its controllers side by side in a paging scroll view. All of them are children, and all
/// their views are in the window: they appear and disappear together with the container, and a page
/// gets no callback when another one scrolls into sight (C10, C28). The delegate is told instead.
open class ScrollController: UIViewController, UIScrollViewDelegate {
    /// The delegate, which is told which page the scroll view shows.
    open weak var delegate: ScrollControllerDelegate?

    /// The space between two pages, in points.
    open var pageSpacing: CGFloat = 0 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The pages from left to right.
    open var viewControllers: [UIViewController] = [] {
        didSet { pagesDidChange(from: oldValue) }
    }

    /// The index of the visible page, or of the page to which code is scrolling.
    public private(set) var currentIndex = 0

    /// The scroll view that contains the pages.
    public private(set) lazy var scrollView: UIScrollView = UIScrollView()

    /// Creates a container with those pages.
    public convenience init(viewControllers: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        self.viewControllers = viewControllers
    }

    /// The visible page.
    open var currentViewController: UIViewController? {
        return currentIndex < viewControllers.count ? viewControllers[currentIndex] : nil
    }

    // MARK: Life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.delegate = self
        view.addSubview(scrollView)
        placePages()
        for (index, page) in viewControllers.enumerated() where page.parent !== self {
            embed(page, in: frame(at: index))
        }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placePages()
    }

    // MARK: Scrolling

    /// Scrolls to the page at that index; an index out of range is ignored.
    open func show(_ index: Int, animated: Bool = true) {
        guard index >= 0, index < viewControllers.count, index != currentIndex else { return }
        currentIndex = index
        guard isViewLoaded else { return }
        let offset = CGPoint(x: pageWidth * CGFloat(index), y: 0)
        scrollView.setContentOffset(offset, animated: animated)
        if !animated { tellDelegate() }
    }

    /// The user has scrolled to a page.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let index = Int((scrollView.contentOffset.x / pageWidth).rounded())
        guard index != currentIndex, index >= 0, index < viewControllers.count else { return }
        currentIndex = index
        tellDelegate()
    }

    /// A scroll that code began has ended.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        tellDelegate()
    }

    private func tellDelegate() {
        setNeedsStatusBarAppearanceUpdate()
        if let page = currentViewController {
            delegate?.scrollController(self, didShow: page)
        }
    }

    // MARK: Children

    /// C10: adds a page as a child, with its view.
    open func embed(_ page: UIViewController, in frame: CGRect) {
        addChild(page)
        page.view.frame = frame
        scrollView.addSubview(page.view)
        page.didMove(toParent: self)
    }

    /// C20: removes a page.
    open func takeOut(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.removeFromParent()
    }

    private func pagesDidChange(from old: [UIViewController]) {
        currentIndex = 0
        guard isViewLoaded else { return }
        for page in old where !viewControllers.contains(page) { takeOut(page) }
        placePages()
        for (index, page) in viewControllers.enumerated() where !old.contains(page) {
            if page.parent !== self { embed(page, in: frame(at: index)) }
        }
    }

    // MARK: Layout

    private var pageWidth: CGFloat { return max(1, view.bounds.width + pageSpacing) }

    private func frame(at index: Int) -> CGRect {
        return CGRect(
            x: pageWidth * CGFloat(index), y: 0,
            width: view.bounds.width, height: view.bounds.height)
    }

    private func placePages() {
        let height = view.bounds.height
        scrollView.frame = CGRect(x: 0, y: 0, width: pageWidth, height: height)
        scrollView.contentSize = CGSize(
            width: pageWidth * CGFloat(viewControllers.count), height: height)
        for (index, page) in viewControllers.enumerated() {
            page.viewIfLoaded?.frame = frame(at: index)
        }
        if !scrollView.isDragging, !scrollView.isDecelerating {
            scrollView.contentOffset = CGPoint(x: pageWidth * CGFloat(currentIndex), y: 0)
        }
    }

    // MARK: Status bar

    open override var childForStatusBarStyle: UIViewController? { return currentViewController }

    open override var childForStatusBarHidden: UIViewController? { return currentViewController }
}
