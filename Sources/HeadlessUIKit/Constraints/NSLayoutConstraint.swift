import HierarchyRecords

/// A relation between two edges, centers or dimensions: `first = multiplier * second + constant`.
@preconcurrency @MainActor
@available(iOS 6, *)
open class NSLayoutConstraint: SlotElement {
    /// The first view or guide; nil once it is gone.
    public private(set) weak var firstItem: AnyObject? { didSet { Changes.note() } }
    /// What of the first item the constraint is about.
    @Counted public private(set) var firstAttribute: Attribute
    /// Whether the two sides are equal, or one is at most the other.
    @Counted public private(set) var relation: Relation
    /// The item on the right side; nil where a constant stands there alone.
    public private(set) weak var secondItem: AnyObject? { didSet { Changes.note() } }
    /// What of the second item the constraint is about.
    @Counted public private(set) var secondAttribute: Attribute
    /// The factor of the second item's attribute, without a unit.
    @Counted public private(set) var multiplier: CGFloat

    /// The constant in points; changing it is cheap.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }

    /// The priority, from 1 to 1000; it cannot change to or from required while the constraint is
    /// active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }

    /// The name that the app gives it, for messages.
    @available(iOS 7, *)
    @Counted open var identifier: String?
    /// Whether the constraint is saved with its view; here nothing depends on it.
    @Counted open var shouldBeArchived = false

    /// Whether the constraint takes part in layout.
    @available(iOS 8, *)
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    @Counted private var storedConstant: CGFloat
    @Counted private var storedPriority = UILayoutPriority.required
    /// The view that holds the constraint: the nearest common ancestor of both items.
    private(set) weak var holder: UIView? { didSet { Changes.note() } }
    /// Its index among the holder's constraints.
    @Counted var slot: Int32 = -1
    /// Whether a conflict was reported since it became active (R83).
    @Counted var wasReported = false
    /// The position in the order of activation.
    @Counted var rank = 0.0

    /// Creates a constraint between two attributes, which is not active yet.
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

    /// Creates a constraint that relates nothing, as code does that puts another one in its place.
    public convenience init() { self.init(toBeAdopted: .current) }

    /// Creates an object of a class that a script defines; its initializer says later what it relates.
    package init(toBeAdopted world: Simulator) {
        firstAttribute = .notAnAttribute
        relation = .equal
        secondAttribute = .notAnAttribute
        multiplier = 1
        storedConstant = 0
    }

    /// What an object of a session's class relates.
    package func adopt(
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

    /// Activates the constraints in order.
    @available(iOS 8, *)
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates the constraints in order.
    @available(iOS 8, *)
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } }

    /// The views of both items; for a guide its owning view.
    package var views: [UIView] { items.compactMap { LayoutItem($0)?.view } }

    var hasSecond: Bool { secondAttribute != .notAnAttribute }

    /// Whether one of its items is gone.
    var isOrphan: Bool { firstItem == nil || hasSecond && secondItem == nil }

    // MARK: Activating

    private func activate() {
        guard holder == nil, !isOrphan, let simulator = LayoutItem(firstItem)?.simulator,
            !simulator.isStopped, isLegal
        else { return }
        guard let ancestor = commonAncestor else {
            simulator.refuse(
                .noCommonAncestor(
                    describeAnchor(firstItem, firstAttribute),
                    describeAnchor(secondItem, secondAttribute)),
                about: LayoutItem(firstItem)?.view?.objectID ?? .none)
            return
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

    /// The nearest common ancestor of all items.
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
            LayoutItem(firstItem)?.simulator?.refuse(
                .constantNotFinite("\(constant)", in: description), about: .none)
            return
        }
        storedConstant = constant
        holder?.simulator.layout.engine?.updateConstant(of: self)
    }

    private func setPriority(_ priority: UILayoutPriority) {
        guard priority != storedPriority else { return }
        guard priority.isLegal else {
            LayoutItem(firstItem)?.simulator?.refuse(
                .priorityOutOfRange(priority.rawValue), about: .none)
            return
        }
        if let holder, holder.simulator.systemVersion < 13,
            (priority == .required) != (storedPriority == .required)
        {
            holder.simulator.refuse(
                .mutatingRequiredPriority(
                    to: priority.rawValue, from: storedPriority.rawValue),
                about: holder.objectID)
            return
        }
        storedPriority = priority
        guard let holder, let engine = holder.simulator.layout.engine else { return }
        engine.remove(self)
        engine.add(self)
    }
}
