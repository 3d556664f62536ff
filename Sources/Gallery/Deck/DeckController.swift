import HeadlessUIKit

/// A center over which a side slides in from the left or from the right. UIKit sends the appearance
/// callbacks of the center; the deck sends those of the sides by hand, because they come and go
/// within the deck (C28).
open class DeckController: UIViewController {
    /// The edge from which a side slides in.
    public enum Side: Int {
        case none, left, right
    }

    // MARK: Options

    /// The delegate, which is asked before a side opens or closes and told afterwards.
    open weak var delegate: DeckControllerDelegate?

    /// The width of a side without a preferred width, in points.
    open var sideWidth: CGFloat = 300 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The duration of opening in seconds.
    open var animationDuration: TimeInterval = 0.3

    /// Whether the user can open and close sides with a finger.
    open var isPanningEnabled = true

    /// How much the center behind an open side is dimmed, from 0 to 1.
    open var dimming: CGFloat = 0.3

    // MARK: State

    /// The side that is open.
    public private(set) var openSide: Side = .none

    /// Whether an animation or a finger is moving a side; other calls are refused until it has
    /// stopped.
    public private(set) var isMoving = false

    /// The side that a finger is dragging.
    public private(set) var draggedSide: Side = .none

    private var isOnScreen = false
    private var dragProgress: CGFloat = 0
    private var slides = 0
    private var arrival: (() -> Void)?
    private var center: UIViewController?
    private var left: UIViewController?
    private var right: UIViewController?

    /// The view between the center and an open side, which dims the center.
    public private(set) lazy var dimmingView: UIView = UIView()

    /// Creates a deck; a side that is nil cannot be opened.
    public convenience init(
        center: UIViewController, left: UIViewController? = nil, right: UIViewController? = nil
    ) {
        self.init(nibName: nil, bundle: nil)
        self.centerViewController = center
        self.leftViewController = left
        self.rightViewController = right
    }

    // MARK: Children

    /// The center controller; setting it replaces the controller at once.
    open var centerViewController: UIViewController? {
        get { return center }
        set { replaceCenter(by: newValue) }
    }

    /// The left controller. An open side closes before its controller is replaced; a moving one is
    /// not replaced.
    open var leftViewController: UIViewController? {
        get { return left }
        set {
            if isMoving { return }
            if openSide == .left { close(animated: false) }
            replace(left, by: newValue)
            left = newValue
        }
    }

    /// The right controller. An open side closes before its controller is replaced; a moving one is
    /// not replaced.
    open var rightViewController: UIViewController? {
        get { return right }
        set {
            if isMoving { return }
            if openSide == .right { close(animated: false) }
            replace(right, by: newValue)
            right = newValue
        }
    }

    /// The controller of that side; for `none` the center controller.
    open func viewController(on side: Side) -> UIViewController? {
        switch side {
        case .none: return center
        case .left: return left
        case .right: return right
        }
    }

    /// Replaces the center controller; the new one gets its `didMove` before the old one is
    /// removed.
    private func replaceCenter(by new: UIViewController?) {
        let old = center
        if old === new { return }
        center = new
        old?.willMove(toParent: nil)
        if let new = new {
            addChild(new)
            if isViewLoaded { placeCenter(new) }
        }
        old?.viewIfLoaded?.removeFromSuperview()
        new?.didMove(toParent: self)
        old?.removeFromParent()
        preferencesDidChange()
    }

    private func placeCenter(_ new: UIViewController) {
        new.view.frame = view.bounds
        view.insertSubview(new.view, belowSubview: dimmingView)
    }

    private func replace(_ old: UIViewController?, by new: UIViewController?) {
        if old === new { return }
        old?.willMove(toParent: nil)
        old?.removeFromParent()
        if let new = new {
            addChild(new)
            new.didMove(toParent: self)
        }
    }

    // MARK: Life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        dimmingView.frame = view.bounds
        dimmingView.alpha = 0
        view.addSubview(dimmingView)
        if let center = center { placeCenter(center) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnScreen = true
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // A deck that disappears ends the movement of its side at once.
        if draggedSide != .none { endDrag(finishing: false) }
        while isMoving { arrive(slides) }
        isOnScreen = false
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        dimmingView.frame = view.bounds
        center?.viewIfLoaded?.frame = view.bounds
        if openSide != .none, !isMoving { place(openSide, fraction: 1) }
    }

    // MARK: Opening and closing

    /// Slides a side in, after closing the other one; the completion is told whether the side is
    /// open.
    open func open(
        _ side: Side, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        if openSide != .none, openSide != side {
            close(animated: animated) { hasClosed in
                if hasClosed {
                    self.open(side, animated: animated, completion: completion)
                } else {
                    completion?(false)
                }
            }
            return
        }
        guard let controller = sideToOpen(side) else {
            completion?(false)
            return
        }
        beginShowing(controller, on: side, animated: animated)
        slide(side, to: 1, duration: animated ? animationDuration : 0) {
            self.finishOpening(controller, on: side)
            completion?(true)
        }
    }

    /// Slides the open side out; the completion is told whether a side was open.
    open func close(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        let side = openSide
        guard let controller = sideToClose() else {
            completion?(false)
            return
        }
        if isOnScreen { controller.beginAppearanceTransition(false, animated: animated) }
        slide(side, to: 0, duration: animated ? animationDuration : 0) {
            self.finishClosing(controller, on: side)
            completion?(true)
        }
    }

    /// Opens the side, or closes it if it is open.
    open func toggle(
        _ side: Side, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        if openSide == side {
            close(animated: animated, completion: completion)
        } else {
            open(side, animated: animated, completion: completion)
        }
    }

    private func sideToOpen(_ side: Side) -> UIViewController? {
        guard side != .none, openSide == .none, !isMoving,
            delegate?.deckController(self, willOpen: side) ?? true
        else { return nil }
        return viewController(on: side)
    }

    private func sideToClose() -> UIViewController? {
        guard openSide != .none, !isMoving,
            delegate?.deckController(self, willClose: openSide) ?? true
        else { return nil }
        return viewController(on: openSide)
    }

    // MARK: Dragging

    /// Begins to drag a side in, or the open one out; returns false if that is not possible now.
    @discardableResult
    open func beginDrag(_ side: Side) -> Bool {
        guard isPanningEnabled else { return false }
        if openSide == side {
            guard let controller = sideToClose() else { return false }
            if isOnScreen { controller.beginAppearanceTransition(false, animated: true) }
        } else {
            guard let controller = sideToOpen(side) else { return false }
            beginShowing(controller, on: side, animated: true)
        }
        draggedSide = side
        dragProgress = 0
        isMoving = true
        return true
    }

    /// Moves the side to where the finger is; `progress` is from 0 to 1.
    open func updateDrag(_ progress: CGFloat) {
        guard draggedSide != .none else { return }
        dragProgress = min(max(0, progress), 1)
        place(draggedSide, fraction: openSide == draggedSide ? 1 - dragProgress : dragProgress)
    }

    /// Lifts the finger; the side moves on to the end, or back.
    open func endDrag(finishing: Bool) {
        let side = draggedSide
        guard side != .none, let controller = viewController(on: side) else { return }
        draggedSide = .none
        let opens = (openSide == side) != finishing
        if !finishing { turnBack(controller, appearing: opens) }
        let rest = finishing ? 1 - dragProgress : dragProgress
        slide(side, to: opens ? 1 : 0, duration: animationDuration * Double(rest)) {
            if opens {
                self.finishOpening(controller, on: side)
            } else {
                self.finishClosing(controller, on: side)
            }
        }
    }

    /// C30: reverses the appearance of a side that does not get to where it was dragged, before it
    /// ends.
    open func turnBack(_ controller: UIViewController, appearing: Bool) {
        if isOnScreen { controller.beginAppearanceTransition(appearing, animated: true) }
    }

    // MARK: Movement

    private func beginShowing(_ controller: UIViewController, on side: Side, animated: Bool) {
        loadViewIfNeeded()
        controller.view.frame = frame(of: side, fraction: 0)
        if isOnScreen { controller.beginAppearanceTransition(true, animated: animated) }
        view.addSubview(controller.view)
    }

    private func finishOpening(_ controller: UIViewController, on side: Side) {
        let wasOpen = openSide == side
        openSide = side
        if isOnScreen { controller.endAppearanceTransition() }
        preferencesDidChange()
        if !wasOpen { delegate?.deckController(self, didOpen: side) }
    }

    private func finishClosing(_ controller: UIViewController, on side: Side) {
        let wasOpen = openSide == side
        openSide = .none
        controller.view.removeFromSuperview()
        if isOnScreen { controller.endAppearanceTransition() }
        preferencesDidChange()
        if wasOpen { delegate?.deckController(self, didClose: side) }
    }

    /// Resembles the method of `DrawerController`: each controller of the gallery is complete by
    /// itself, so that it can be copied into an app.
    private func slide(
        _ side: Side, to fraction: CGFloat, duration: TimeInterval,
        completion: @escaping () -> Void
    ) {
        isMoving = true
        arrival = completion
        slides += 1
        let slide = slides
        guard duration > 0 else {
            place(side, fraction: fraction)
            arrive(slide)
            return
        }
        UIView.animate(withDuration: duration) {
            self.place(side, fraction: fraction)
        } completion: { _ in
            self.arrive(slide)
        }
    }

    private func arrive(_ slide: Int) {
        guard isMoving, slide == slides else { return }
        isMoving = false
        let completion = arrival
        arrival = nil
        completion?()
    }

    private func place(_ side: Side, fraction: CGFloat) {
        viewController(on: side)?.view.frame = frame(of: side, fraction: fraction)
        dimmingView.alpha = dimming * fraction
    }

    private func frame(of side: Side, fraction: CGFloat) -> CGRect {
        let width = width(of: side)
        let hidden = width * (1 - fraction)
        return CGRect(
            x: side == .right ? view.bounds.width - width + hidden : -hidden, y: 0,
            width: width, height: view.bounds.height)
    }

    private func width(of side: Side) -> CGFloat {
        let preferred = viewController(on: side)?.preferredContentSize.width ?? 0
        return min(preferred > 0 ? preferred : sideWidth, view.bounds.width)
    }

    // MARK: Status bar and sizes

    private var deciding: UIViewController? { return viewController(on: openSide) }

    open override var childForStatusBarStyle: UIViewController? { return deciding }

    open override var childForStatusBarHidden: UIViewController? { return deciding }

    open override var childForHomeIndicatorAutoHidden: UIViewController? { return deciding }

    /// A side keeps its own width, unless the deck is narrower.
    open override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if let center = center, container === center { return parentSize }
        let side: Side = container === viewController(on: .left) ? .left : .right
        return CGSize(width: min(width(of: side), parentSize.width), height: parentSize.height)
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let center = center, container === center {
            preferredContentSize = center.preferredContentSize
        } else {
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private func preferencesDidChange() {
        if isViewLoaded { setNeedsStatusBarAppearanceUpdate() }
    }
}
