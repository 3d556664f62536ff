import HierarchyRecords

/// A relation between two edges, middles or sizes: `first = multiplier * second + constant`.
@MainActor
open class NSLayoutConstraint: SlotElement {
    /// A view or a guide; nil once it is gone.
    public private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    public private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat

    /// In points; the cheap thing to change.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }

    /// From 1 to 1000; only optional ones change while they are active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }

    /// The app's name for it, which messages print.
    open var identifier: String?
    open var shouldBeArchived = false

    /// Whether it takes part in layout.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    private var storedConstant: CGFloat
    private var storedPriority = UILayoutPriority.required
    /// The view that holds it: the nearest that both items are in.
    private(set) weak var holder: UIView?
    /// Its place among the holder's constraints.
    var slot: Int32 = -1
    /// Whether a text about it was printed since it became active (R83).
    var wasReported = false
    /// How many constraints were activated before it.
    var rank = 0.0

    /// Relates two attributes; not active until it is told to be.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2 as AnyObject?
        secondAttribute = attr2
        self.multiplier = multiplier
        storedConstant = c
        checkPairing()
    }

    /// Activates each, in order.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each, in order.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }

    /// The views of both items; of a guide the one that owns it.
    package var views: [UIView] { items.compactMap { LayoutItem($0)?.view } }

    var hasSecond: Bool { secondAttribute != .notAnAttribute }

    /// Whether an item that it needs is gone.
    var isOrphan: Bool { firstItem == nil || hasSecond && secondItem == nil }

    // MARK: Activating

    private func activate() {
        guard holder == nil, !isOrphan, let simulator = LayoutItem(firstItem)?.simulator,
            !simulator.isStopped, isLegal
        else { return }
        guard let ancestor = commonAncestor else {
            return simulator.report(
                .noCommonAncestor(
                    describeAnchor(firstItem, firstAttribute),
                    describeAnchor(secondItem, secondAttribute)),
                about: LayoutItem(firstItem)?.view?.objectID ?? .none)
        }
        install(in: ancestor)
    }

    func install(in view: UIView) {
        holder = view
        wasReported = false
        view.madeConstraintState.held.append(self)
        view.simulator.madeLayoutEngine.add(self)
    }

    private func deactivate() {
        guard let view = holder else { return }
        holder = nil
        view.constraintState?.held.remove(self)
        view.simulator.layout.engine?.remove(self)
    }

    /// The nearest view that all items are in.
    var commonAncestor: UIView? {
        guard let first = LayoutItem(firstItem)?.view else { return nil }
        guard let second = LayoutItem(secondItem)?.view else { return first }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isWithin(view) { return view }
            candidate = view.superview
        }
        return nil
    }

    // MARK: Changing

    private func setConstant(_ constant: CGFloat) {
        guard constant != storedConstant else { return }
        guard constant.isFinite else {
            LayoutItem(firstItem)?.simulator?.report(
                .constantNotFinite("\(constant)", in: description), about: .none)
            return
        }
        storedConstant = constant
        holder?.simulator.layout.engine?.updateConstant(of: self)
    }

    private func setPriority(_ priority: UILayoutPriority) {
        guard priority != storedPriority else { return }
        guard priority.isLegal else {
            LayoutItem(firstItem)?.simulator?.report(
                .priorityOutOfRange(priority.rawValue), about: .none)
            return
        }
        if let holder, holder.simulator.systemVersion < 13,
            (priority == .required) != (storedPriority == .required)
        {
            return holder.simulator.report(
                .mutatingRequiredPriority(
                    to: priority.rawValue, from: storedPriority.rawValue),
                about: holder.objectID)
        }
        storedPriority = priority
        guard let holder, let engine = holder.simulator.layout.engine else { return }
        engine.remove(self)
        engine.add(self)
    }
}
