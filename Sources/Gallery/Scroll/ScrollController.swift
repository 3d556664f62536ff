import HeadlessUIKit

/// Shows its controllers side by side in a scroll view that pages. All of them are children, and all their views
/// stand in the window: they appear and disappear together with the container, and no page hears anything when
/// another scrolls into sight (C10, C28). Who wants to know asks the delegate.
open class ScrollController: UIViewController, UIScrollViewDelegate {
    /// Told which page came to rest.
    open weak var delegate: ScrollControllerDelegate?

    /// The space between two pages, in points.
    open var pageSpacing: CGFloat = 0 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The pages from left to right.
    open var viewControllers: [UIViewController] = [] {
        didSet { pagesDidChange(from: oldValue) }
    }

    /// The page that rests in sight, or that a scroll by code goes to.
    public private(set) var currentIndex = 0

    /// What the pages stand in.
    public private(set) lazy var scrollView: UIScrollView = UIScrollView()

    /// Makes a container of those pages.
    public convenience init(viewControllers: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        self.viewControllers = viewControllers
    }

    /// The page in sight.
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

    /// Scrolls to the page at that index; an index that is none does nothing.
    open func show(_ index: Int, animated: Bool = true) {
        guard index >= 0, index < viewControllers.count, index != currentIndex else { return }
        currentIndex = index
        guard isViewLoaded else { return }
        let offset = CGPoint(x: pageWidth * CGFloat(index), y: 0)
        scrollView.setContentOffset(offset, animated: animated)
        if !animated { tellDelegate() }
    }

    /// A finger has brought another page.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let index = Int((scrollView.contentOffset.x / pageWidth).rounded())
        guard index != currentIndex, index >= 0, index < viewControllers.count else { return }
        currentIndex = index
        tellDelegate()
    }

    /// The scroll that code began is over.
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

    /// What makes a page a child, with its view (C10).
    open func embed(_ page: UIViewController, in frame: CGRect) {
        addChild(page)
        page.view.frame = frame
        scrollView.addSubview(page.view)
        page.didMove(toParent: self)
    }

    /// What takes a page out (C20).
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

    // MARK: What the system asks

    open override var childForStatusBarStyle: UIViewController? { return currentViewController }

    open override var childForStatusBarHidden: UIViewController? { return currentViewController }
}
