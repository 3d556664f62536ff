import HeadlessUIKit

/// A center that slides aside to show a drawer on the left or on the right. The controller forwards
/// appearance by hand (C28), because a closed drawer is a child that is not visible.
open class DrawerController: UIViewController {
    /// The side of a drawer.
    public enum Side: Int {
        case none, left, right
    }

    /// Where the user can begin a gesture that opens a drawer.
    public enum OpenGesture {
        case panningNavigationBar, panningCenterView, bezelPanningCenterView
    }

    /// Where the user can begin a gesture that closes a drawer.
    public enum CloseGesture {
        case panningNavigationBar, panningCenterView, panningDrawerView
        case tappingNavigationBar, tappingCenterView
    }

    /// Which part of the center receives touches while a drawer is open.
    public enum CenterInteraction {
        case none, navigationBarOnly, full
    }

    // MARK: Options

    /// The delegate, which is told which drawers have opened and closed.
    open weak var delegate: DrawerControllerDelegate?

    /// The width of the left drawer in points.
    open var leftDrawerWidth: CGFloat = 280 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The width of the right drawer in points.
    open var rightDrawerWidth: CGFloat = 280 {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The duration of opening in seconds.
    open var animationDuration: TimeInterval = 0.25

    /// The distance by which a bounce opens a drawer, in points.
    open var bounceDistance: CGFloat = 40

    /// The gestures that open a drawer; without any only code opens it.
    open var openGestures: [OpenGesture] = [.panningNavigationBar, .bezelPanningCenterView]

    /// The gestures that close a drawer.
    open var closeGestures: [CloseGesture] = [.panningNavigationBar, .tappingCenterView]

    /// Which part of the center receives touches beside an open drawer.
    open var centerInteraction: CenterInteraction = .navigationBarOnly {
        didSet { updateCenterInteraction() }
    }

    /// Called at each step of a movement, with the side and the share to which it is open, from 0
    /// to 1.
    open var visualStateBlock: ((DrawerController, Side, CGFloat) -> Void)?

    /// Called when a gesture that opens or closes a drawer has ended.
    open var gestureCompletionBlock: ((DrawerController, Side) -> Void)?

    // MARK: State

    /// The side that is open.
    public internal(set) var openSide: Side = .none

    /// Whether an animation or a finger is moving the center; other calls are refused until it has
    /// stopped.
    public internal(set) var isMoving = false

    /// The side that a finger is dragging.
    public private(set) var draggedSide: Side = .none

    var isOnScreen = false
    private var dragProgress: CGFloat = 0
    var slides = 0
    var arrival: (() -> Void)?
    private var forwarded: [UIViewController] = []
    private var isAppearing = false
    var center: UIViewController?
    private var left: UIViewController?
    private var right: UIViewController?

    /// Contains the center's view; this view moves.
    public private(set) lazy var centerContainer: UIView = UIView()

    /// Creates a controller with drawers; a side that is nil cannot be opened.
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

    /// The controller of the left drawer; it cannot be replaced while a drawer moves.
    open var leftViewController: UIViewController? {
        get { return left }
        set { if beginReplacing(left, by: newValue, on: .left) { left = newValue } }
    }

    /// The controller of the right drawer; it cannot be replaced while a drawer moves.
    open var rightViewController: UIViewController? {
        get { return right }
        set { if beginReplacing(right, by: newValue, on: .right) { right = newValue } }
    }

    /// The controller of that drawer; for `none` the center controller.
    open func viewController(on side: Side) -> UIViewController? {
        switch side {
        case .none: return center
        case .left: return left
        case .right: return right
        }
    }

    /// C20, C10: replaces the center controller, and sends the appearance callbacks by hand.
    private func replaceCenter(by new: UIViewController?) {
        let old = center
        if old === new || isMoving && isOnASide(new) { return }
        takeFromItsPlace(new)
        center = new
        if let old = old { takeOut(old) }
        if let new = new {
            putInCenter(new, animated: false)
            finishReplacingCenter(by: new)
        }
        restDidChange()
    }

    /// A controller has one place here: one that is put into another leaves the place before.
    private func takeFromItsPlace(_ new: UIViewController?) {
        guard let new = new else { return }
        if new === center { centerViewController = nil }
        if new === left { leftViewController = nil }
        if new === right { rightViewController = nil }
    }

    private func isOnASide(_ new: UIViewController?) -> Bool {
        return new != nil && (new === left || new === right)
    }

    private func takeOut(_ old: UIViewController) {
        old.willMove(toParent: nil)
        let isSeen = isOnScreen && old.viewIfLoaded?.window != nil
        if isSeen || (isAppearing && isForwarding(to: old)) {
            old.beginAppearanceTransition(false, animated: false)
        }
        old.viewIfLoaded?.removeFromSuperview()
        if isSeen || isForwarding(to: old) { old.endAppearanceTransition() }
        leaveForwarding(old)
        old.removeFromParent()
    }

    private func putInCenter(_ new: UIViewController, animated: Bool) {
        addChild(new)
        guard isViewLoaded else { return }
        new.view.frame = centerContainer.bounds
        centerContainer.addSubview(new.view)
        if isOnScreen { new.beginAppearanceTransition(true, animated: animated) }
        joinForwarding(new)
    }

    /// Ends the replacement of the center: ends the new controller's appearance and sends its
    /// `didMove`.
    open func finishReplacingCenter(by new: UIViewController) {
        if isOnScreen { new.endAppearanceTransition() }
        new.didMove(toParent: self)
    }

    /// Puts the new controller in the place of a side's old one; false where nothing is replaced now.
    private func beginReplacing(
        _ old: UIViewController?, by new: UIViewController?, on side: Side
    ) -> Bool {
        if isMoving || old === new { return false }
        if openSide == side, new == nil { close(animated: false) }
        takeFromItsPlace(new)
        replaceSide(old, by: new, on: side)
        return true
    }

    private func replaceSide(
        _ old: UIViewController?, by new: UIViewController?, on side: Side
    ) {
        if let old = old { takeOut(old) }
        guard let new = new else { return }
        addChild(new)
        if openSide == side {
            beginShowing(new, on: side, animated: false)
            if isOnScreen { new.endAppearanceTransition() }
        }
        new.didMove(toParent: self)
    }

    // MARK: Forwarding appearance by hand

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        centerContainer.frame = view.bounds
        view.addSubview(centerContainer)
        guard let center = center else { return }
        center.view.frame = centerContainer.bounds
        centerContainer.addSubview(center.view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        endMovement()
        forward(appearing: true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        endForwarding()
        isOnScreen = true
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endMovement()
        isOnScreen = false
        forward(appearing: false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        endForwarding()
    }

    /// The controller appears or disappears, so a running movement ends at once.
    private func endMovement() {
        if draggedSide != .none { endDrag(finishing: false) }
        while isMoving { arrive(slides) }
    }

    private func forward(appearing: Bool, animated: Bool) {
        isAppearing = appearing
        let side = openSide == .none ? nil : viewController(on: openSide)
        forwarded = [center, side].compactMap { $0 }
        for child in forwarded {
            child.beginAppearanceTransition(appearing, animated: animated)
        }
    }

    /// A child that is added while the controller itself is appearing appears together with it.
    func joinForwarding(_ child: UIViewController) {
        guard isAppearing, !isOnScreen else { return }
        child.beginAppearanceTransition(true, animated: false)
        forwarded.append(child)
    }

    /// Whether the child gets the callbacks that the controller itself gets now.
    func isForwarding(to child: UIViewController) -> Bool {
        forwarded.contains { $0 === child }
    }

    /// Whether a side gets callbacks for its own movement: if the controller is on the screen, or
    /// if both are appearing together.
    private func hearsOfMovement(_ child: UIViewController) -> Bool {
        return isOnScreen || (isAppearing && isForwarding(to: child))
    }

    /// A child that is removed meanwhile gets no further callbacks from this controller.
    func leaveForwarding(_ child: UIViewController) {
        forwarded.removeAll { $0 === child }
    }

    private func endForwarding() {
        isAppearing = false
        for child in forwarded { child.endAppearanceTransition() }
        forwarded = []
    }

    // MARK: Opening and closing

    /// Opens a side, after closing the other one; the completion is told whether the side is open.
    open func open(
        _ side: Side, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        guard side != .none, side != openSide, !isMoving,
            let controller = viewController(on: side)
        else {
            completion?(false)
            return
        }
        if openSide != .none {
            close(animated: animated) { _ in
                self.open(side, animated: animated, completion: completion)
            }
            return
        }
        loadViewIfNeeded()
        beginShowing(controller, on: side, animated: animated)
        slide(to: side, fraction: 1, duration: animated ? animationDuration : 0) {
            self.finishOpening(controller, on: side)
            completion?(true)
        }
    }

    /// Closes the open drawer; the completion is told whether a drawer was open.
    open func close(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        let side = openSide
        guard side != .none, !isMoving, let controller = viewController(on: side) else {
            completion?(false)
            return
        }
        if hearsOfMovement(controller) {
            controller.beginAppearanceTransition(false, animated: animated)
        }
        slide(to: side, fraction: 0, duration: animated ? animationDuration : 0) {
            self.finishClosing(controller, on: side)
            completion?(true)
        }
    }

    /// Opens the side, or closes it if it is open.
    open func toggle(
        _ side: Side, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) {
        if openSide == side { return close(animated: animated, completion: completion) }
        open(side, animated: animated, completion: completion)
    }

    /// Opens a side a little and closes it again, to show that there is a drawer.
    open func bounce(_ side: Side, completion: ((Bool) -> Void)? = nil) {
        guard openSide == .none, !isMoving, let controller = viewController(on: side),
            side != .none
        else {
            completion?(false)
            return
        }
        loadViewIfNeeded()
        beginShowing(controller, on: side, animated: true)
        let fraction = bounceDistance / width(of: side)
        slide(to: side, fraction: fraction, duration: animationDuration) {
            if self.hearsOfMovement(controller) {
                controller.beginAppearanceTransition(false, animated: true)
            }
            self.slide(to: side, fraction: 0, duration: self.animationDuration) {
                self.leave(controller)
                completion?(true)
            }
        }
    }

    // MARK: Replacing the center

    /// Replaces the center while the open drawer closes; if none is open, like setting the
    /// property.
    open func setCenter(
        _ new: UIViewController, withCloseAnimation animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard openSide != .none, animated, !isMoving, center !== new, !isOnASide(new) else {
            centerViewController = new
            close(animated: animated, completion: completion)
            return
        }
        if let old = center { takeOut(old) }
        center = new
        putInCenter(new, animated: true)
        close { finished in
            self.finishReplacingCenter(by: new)
            completion?(finished)
        }
    }

    /// Slides the old center out, replaces it there, and closes the drawer.
    open func setCenter(
        _ new: UIViewController, withFullCloseAnimation animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard openSide != .none, animated, !isMoving else {
            setCenter(new, withCloseAnimation: animated, completion: completion)
            return
        }
        let full = view.bounds.width / width(of: openSide)
        slide(to: openSide, fraction: full, duration: animationDuration) {
            self.setCenter(new, withCloseAnimation: true, completion: completion)
        }
    }

    // MARK: Dragging

    /// Begins to drag a drawer open or the open one shut; returns false if no gesture does that
    /// now.
    @discardableResult
    open func beginDrag(_ side: Side) -> Bool {
        guard !isMoving, side != .none, let controller = viewController(on: side) else {
            return false
        }
        if openSide == side {
            guard !closeGestures.isEmpty else { return false }
            if hearsOfMovement(controller) {
                controller.beginAppearanceTransition(false, animated: true)
            }
        } else {
            guard openSide == .none, !openGestures.isEmpty else { return false }
            loadViewIfNeeded()
            beginShowing(controller, on: side, animated: true)
        }
        draggedSide = side
        dragProgress = 0
        isMoving = true
        return true
    }

    /// Moves the center to where the finger is; `progress` is from 0 to 1.
    open func updateDrag(_ progress: CGFloat) {
        guard draggedSide != .none else { return }
        dragProgress = min(max(0, progress), 1)
        let isClosing = openSide == draggedSide
        place(draggedSide, fraction: isClosing ? 1 - dragProgress : dragProgress)
    }

    /// Lifts the finger; the drawer moves on to the end, or back (C30).
    open func endDrag(finishing: Bool) {
        let side = draggedSide
        guard side != .none, let controller = viewController(on: side) else { return }
        draggedSide = .none
        let isClosing = openSide == side
        let opens = isClosing != finishing
        if !finishing, hearsOfMovement(controller) {
            controller.beginAppearanceTransition(isClosing, animated: true)
        }
        let rest = finishing ? 1 - dragProgress : dragProgress
        let duration = animationDuration * Double(rest)
        slide(to: side, fraction: opens ? 1 : 0, duration: duration) {
            if opens {
                self.finishOpening(controller, on: side)
            } else {
                self.finishClosing(controller, on: side)
            }
            self.gestureCompletionBlock?(self, side)
        }
    }

    // MARK: Layout

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if isMoving { return }
        place(openSide, fraction: openSide == .none ? 0 : 1)
        center?.viewIfLoaded?.frame = centerContainer.bounds
        if openSide != .none {
            viewController(on: openSide)?.view.frame = drawerFrame(openSide)
        }
    }

    // MARK: Status bar and sizes

    private var deciding: UIViewController? { return viewController(on: openSide) }

    open override var childForStatusBarStyle: UIViewController? { return deciding }

    open override var childForStatusBarHidden: UIViewController? { return deciding }

    open override var childForHomeIndicatorAutoHidden: UIViewController? { return deciding }

    /// A drawer keeps its own width, whatever the size of the controller.
    open override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if let left = left, container === left {
            return CGSize(width: leftDrawerWidth, height: parentSize.height)
        }
        if let right = right, container === right {
            return CGSize(width: rightDrawerWidth, height: parentSize.height)
        }
        return parentSize
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let center = center, container === center {
            preferredContentSize = center.preferredContentSize
        }
    }
}
