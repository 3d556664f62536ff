import HierarchyRecords

/// A pointer to a view's state, through which related views are reached without reference counting.
typealias ViewLink = Link<ViewCore>

/// The state of a view that every layout and every move uses. It is reached through a constant
/// pointer, so that reading it needs no exclusivity check.
struct ViewCore {
    // The superview's list, the controller or the app keeps the view alive, and unlinks it before
    // releasing it.
    unowned(unsafe) let view: UIView
    let objectID: ObjectID
    let world: SimulatorLink
    var superview: ViewLink?
    var window: ViewLink?
    var controller: ControllerLink?
    @MainActor var subviews: SlotList<UIView>
    var slot: Int32 = -1
    var depth: Int32 = 0
    /// Whether no callback is overridden, so that none needs to be called.
    var isPlain: Bool
    /// Whether the view or its controller has a name; only then does the log show it.
    var isLogged = false
    /// Whether it is a `UIViewControllerWrapperView`.
    var isWrapper = false
    /// Whether its presentation or controller adds to the safe area.
    var hasOwnSafeArea = false
    var layout = ViewLayoutState()
    /// Whether a constraint refers to it.
    var isConstrained = false
    /// Whether constraints determine the frames of some of its subviews.
    var hasConstrainedSubviews = false
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform?
    var safeArea = UIEdgeInsets.zero
    var margins: UIEdgeInsets?

    @MainActor
    init(_ view: UIView, frame: CGRect, isPlain: Bool) {
        self.view = view
        objectID = view.objectID
        world = view.simulator.link
        self.isPlain = isPlain
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        subviews = SlotList()
        if !isPlain { layout.dueProperties = .first }
    }
}

/// What the layout pass still has to do for a view.
struct ViewLayoutState {
    var needsLayout = true
    var needsConstraints = false
    var isListed = false
    /// Which `updateProperties` are still to be sent (L14).
    var dueProperties: DueProperties = []
    /// The event that marked the view for layout.
    var cause: Int32 = -1
    /// The layout pass that `count` refers to.
    var pass: UInt32 = 0
    /// How many times the view was laid out in that pass.
    var count: UInt8 = 0
}

extension UIView {
    var storedSuperview: UIView? {
        get { core.superview?.core.view }
        set { core.superview = newValue?.link }
    }

    var storedWindow: UIWindow? {
        get {
            // A `guard` instead of `map`, whose closure would check the actor at run time.
            guard let window = core.window else { return nil }
            return unsafeDowncast(window.core.view, to: UIWindow.self)
        }
        set { core.window = newValue?.link }
    }

    var isInWindow: Bool { core.window != nil }

    /// The controller whose root view it is.
    var controller: UIViewController? {
        get { core.controller?.core.controller }
        set {
            core.controller = newValue?.link
            if let controller = newValue, !controller.core.isPlain {
                core.layout.dueProperties.insert(.first)
            }
            if newValue?.additionalSafeAreaInsets ?? .zero != .zero { noteOwnSafeArea() }
        }
    }

    var subviewList: SlotList<UIView> {
        _read { yield core.subviews }
        _modify { yield &core.subviews }
    }

    /// Its index in the superview's list of subviews.
    var slot: Int32 {
        get { core.slot }
        set { core.slot = newValue }
    }

    /// The number of its superviews while it is in a window.
    var depth: Int32 {
        get { core.depth }
        set { core.depth = newValue }
    }

    var layoutState: ViewLayoutState {
        _read { yield core.layout }
        _modify { yield &core.layout }
    }

    var storedBounds: CGRect {
        get { core.bounds }
        set { core.bounds = newValue }
    }

    var storedCenter: CGPoint {
        get { core.center }
        set { core.center = newValue }
    }

    var storedTransform: CGAffineTransform? {
        get { core.transform }
        set { core.transform = newValue }
    }

    var storedSafeArea: UIEdgeInsets {
        get { core.safeArea }
        set { core.safeArea = newValue }
    }

    var storedMargins: UIEdgeInsets? {
        get { core.margins }
        set { core.margins = newValue }
    }
}
