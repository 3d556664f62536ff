import HeadlessUIKit

/// Shows one of several controllers under a segmented control with their titles. Only the selected
/// one is a child: the old one is removed and the new one added in the order of the container guide
/// (C24).
open class SegmentedController: UIViewController {
    /// The delegate, which is asked before a tap selects and told after each change.
    open weak var delegate: SegmentedControllerDelegate?

    /// The duration of an animated change in seconds.
    open var duration: TimeInterval = 0.3

    /// The animation of a change.
    open var options: UIView.AnimationOptions = .transitionCrossDissolve

    /// The height of the segmented control, in points.
    open var stripHeight: CGFloat = 44 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The controllers to choose from, in the order of their segments. If the selected one is no
    /// longer among them, the first is selected.
    open var viewControllers: [UIViewController] = [] {
        didSet { updateChoices() }
    }

    /// The controller that is shown, or will be when the view is loaded.
    public private(set) var selectedViewController: UIViewController?

    /// Whether a change is running; other selections are ignored until it ends.
    public private(set) var isChanging = false

    /// The segmented control at the top, with a title for each controller.
    public private(set) lazy var segments: UISegmentedControl = UISegmentedControl()

    /// Contains the view of the selected controller.
    public private(set) lazy var contentView: UIView = UIView()

    /// Creates a container with those controllers.
    public convenience init(viewControllers: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        self.viewControllers = viewControllers
    }

    // MARK: Life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(segments)
        view.addSubview(contentView)
        segments.addAction(
            UIAction { [weak self] _ in self?.userDidTapSegment() }, for: .valueChanged)
        placeStrip()
        if let child = selectedViewController { embed(child) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeStrip()
    }

    /// The index of the selected controller; -1 if there is none.
    open var selectedIndex: Int {
        return viewControllers.firstIndex { $0 === selectedViewController } ?? -1
    }

    // MARK: Selecting

    /// Selects the controller at that index; an index out of range is ignored.
    open func select(_ index: Int, animated: Bool = true) {
        guard index >= 0, index < viewControllers.count, !isChanging else { return }
        show(viewControllers[index], animated: animated)
    }

    private func userDidTapSegment() {
        let index = segments.selectedSegmentIndex
        guard index >= 0, index < viewControllers.count, !isChanging,
            delegate?.segmentedController(self, shouldSelect: viewControllers[index]) ?? true
        else {
            segments.selectedSegmentIndex = selectedIndex
            return
        }
        show(viewControllers[index], animated: true)
    }

    private func show(_ new: UIViewController?, animated: Bool) {
        let old = selectedViewController
        if old === new { return }
        selectedViewController = new
        segments.selectedSegmentIndex = selectedIndex
        guard isViewLoaded else { return }
        if let old = old, let new = new {
            exchange(old, for: new, animated: animated)
        } else if let new = new {
            embed(new)
        } else if let old = old {
            takeOut(old)
        }
    }

    // MARK: Children

    /// C10: adds the child and its view, then sends `didMove`.
    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = contentView.bounds
        contentView.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// C20: sends `willMove(nil)`, removes the view, then the child.
    private func takeOut(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// C24: both controllers are children during the transition.
    private func exchange(
        _ old: UIViewController, for new: UIViewController, animated: Bool
    ) {
        isChanging = true
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = contentView.bounds
        transition(
            from: old, to: new, duration: animated ? duration : 0, options: options,
            animations: nil
        ) { _ in
            self.isChanging = false
            self.finishExchange(of: old, for: new)
            self.delegate?.segmentedController(self, didSelect: new)
        }
    }

    /// Ends a change: removes the old controller and sends `didMove` to the new one.
    open func finishExchange(of old: UIViewController, for new: UIViewController) {
        old.removeFromParent()
        new.didMove(toParent: self)
    }

    // MARK: The segmented control

    private func updateChoices() {
        while segments.numberOfSegments > 0 { segments.removeSegment(at: 0, animated: false) }
        for (index, child) in viewControllers.enumerated() {
            let title = child.title ?? "\(index + 1)"
            segments.insertSegment(withTitle: title, at: index, animated: false)
        }
        if selectedIndex < 0 { show(viewControllers.first, animated: false) }
        segments.selectedSegmentIndex = selectedIndex
    }

    private func placeStrip() {
        let top = view.safeAreaInsets.top
        let (width, height) = (view.bounds.width, view.bounds.height)
        segments.frame = CGRect(x: 0, y: top, width: width, height: stripHeight)
        contentView.frame = CGRect(
            x: 0, y: top + stripHeight, width: width, height: height - top - stripHeight)
        selectedViewController?.viewIfLoaded?.frame = contentView.bounds
    }
}
