import HierarchyRecords

/// Leads to a view's state, and from there on to other views', without counting references.
typealias ViewLink = UnsafeMutablePointer<ViewCore>

/// The state of a view that every layout and every move touches. It stands behind a constant
/// pointer, so that reading it costs no exclusivity check.
struct ViewCore {
    // What links lead to is kept alive by its superview's list, its controller or the user, and is
    // unlinked before those go.
    unowned(unsafe) let view: UIView
    let objectID: ObjectID
    let world: SimulatorLink
    var superview: ViewLink?
    var window: ViewLink?
    var controller: ControllerLink?
    @MainActor var subviews: SlotList<UIView>
    var slot: Int32 = -1
    var depth: Int32 = 0
    /// Whether no callback is overridden, so that none needs a call.
    var isPlain: Bool
    /// Whether it has a name, or its controller has one: only then does the log show it.
    var isLogged = false
    /// Whether it is a `UIViewControllerWrapperView`.
    var isWrapper = false
    /// Whether a presentation or its controller gives it a safe area besides that of the superview.
    var hasOwnSafeArea = false
    var layout = ViewLayoutState()
    /// Whether constraints speak of it.
    var isConstrained = false
    /// Whether constraints place some of its subviews.
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
        world = view.simulator.core
        self.isPlain = isPlain
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        subviews = SlotList()
    }
}

/// What a view still owes the layout pass.
struct ViewLayoutState {
    var needsLayout = true
    var needsConstraints = false
    var isListed = false
    /// The event that made the layout due.
    var cause: Int32 = -1
    /// The pass that `count` belongs to.
    var pass: UInt32 = 0
    /// Times it was laid out in that pass.
    var count: UInt8 = 0
}

extension UIView {
    var storedSuperview: UIView? {
        get { core.pointee.superview?.pointee.view }
        set { core.pointee.superview = newValue?.core }
    }

    var storedWindow: UIWindow? {
        get {
            // Not `map`: its closure would ask where it runs.
            guard let window = core.pointee.window else { return nil }
            return unsafeDowncast(window.pointee.view, to: UIWindow.self)
        }
        set { core.pointee.window = newValue?.core }
    }

    var isInWindow: Bool { core.pointee.window != nil }

    /// The controller whose root view it is.
    var controller: UIViewController? {
        get { core.pointee.controller?.pointee.controller }
        set {
            core.pointee.controller = newValue?.core
            if newValue?.additionalSafeAreaInsets ?? .zero != .zero { noteOwnSafeArea() }
        }
    }

    var subviewList: SlotList<UIView> {
        _read { yield core.pointee.subviews }
        _modify { yield &core.pointee.subviews }
    }

    /// The index of its slot in the superview's list.
    var slot: Int32 {
        get { core.pointee.slot }
        set { core.pointee.slot = newValue }
    }

    /// Superviews above it while it is in a window.
    var depth: Int32 {
        get { core.pointee.depth }
        set { core.pointee.depth = newValue }
    }

    var layoutState: ViewLayoutState {
        _read { yield core.pointee.layout }
        _modify { yield &core.pointee.layout }
    }

    var storedBounds: CGRect {
        get { core.pointee.bounds }
        set { core.pointee.bounds = newValue }
    }

    var storedCenter: CGPoint {
        get { core.pointee.center }
        set { core.pointee.center = newValue }
    }

    var storedTransform: CGAffineTransform? {
        get { core.pointee.transform }
        set { core.pointee.transform = newValue }
    }

    var storedSafeArea: UIEdgeInsets {
        get { core.pointee.safeArea }
        set { core.pointee.safeArea = newValue }
    }

    var storedMargins: UIEdgeInsets? {
        get { core.pointee.margins }
        set { core.pointee.margins = newValue }
    }
}
