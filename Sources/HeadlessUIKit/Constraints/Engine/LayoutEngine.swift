import HierarchyRecords

/// Translates views, guides and constraints for the solver, and applies the frames that it finds.
@MainActor
final class LayoutEngine {
    /// What the solver knows of a view or a guide.
    @MainActor
    final class Item {
        let id: ObjectIdentifier
        private(set) weak var view: UIView?
        private(set) weak var guide: UILayoutGuide?
        /// The first of four solver variables: left, top, width and height in the superview or
        /// owning view.
        let base: Int32
        /// Whether code, not the solver, sets the frame.
        var isFixed = false
        /// The solver constraints that the item itself brings along, such as its fixed frame.
        var ownHandles: [Int32] = []
        /// Whether its height depends on its width, so that it is listed in `wrapping` (A115).
        var wraps = false
        /// The width at which its text was wrapped; zero if there was none yet (A115).
        var lineWidth: CGFloat = 0
        /// The app's constraints that refer to it.
        var uses = SlotList<Use>()

        init(_ item: LayoutItem, base: Int32) {
            id = ObjectIdentifier(item.object)
            self.base = base
            switch item {
            case .view(let view): self.view = view
            case .guide(let guide): self.guide = guide
            }
        }
    }

    /// A constraint's reference to an item.
    final class Use: SlotElement {
        let constraint: NSLayoutConstraint
        unowned let item: Item
        var slot: Int32 = -1

        init(of item: Item, by constraint: NSLayoutConstraint) {
            self.constraint = constraint
            self.item = item
        }
    }

    /// What the solver knows of a constraint.
    struct Entry {
        let constraint: NSLayoutConstraint
        let handle: Int32
        let uses: [Use]
    }

    /// The view whose fitting size is calculated; nil for the engine that lays out the world.
    let fitting: UIView?
    var solver = ConstraintSolver()
    var items: [ObjectIdentifier: Item] = [:]
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The items, at a quarter of the number of their first variable.
    var itemsInOrder: [Item?] = []
    var unusedBases: [Int32] = []
    /// The app's constraint of each solver handle; the handles of items' own constraints are in
    /// `itemsOfHandles`.
    var constraintsOfHandles: [Int32: NSLayoutConstraint] = [:]
    var itemsOfHandles: [Int32: Item] = [:]
    /// The conflicts that were found, by the handle of the broken constraint.
    var clashes: [Int32: ConstraintSolver.Conflict] = [:]
    /// Those that were not reported yet.
    var unreported: Set<Int32> = []
    var isDirty = false
    let fittingSizes = FittingSizes()
    /// Whether guides have moved since the solver last ran.
    var hasNewGuides = false
    /// The items whose height depends on their width (A115).
    var wrapping: [Item] = []
    /// Whether the engine itself is setting frames.
    var isApplying = false
    private var nextRank = 1.0

    init(fitting: UIView? = nil) { self.fitting = fitting }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint, keepingRank: Bool = false) {
        guard !constraint.isOrphan, let holder = constraint.holder else { return }
        if fitting == nil, !keepingRank { constraint.rank = takeRank() }
        guard let sum = sum(of: constraint, in: holder) else { return }
        let handle = solver.add(
            LinearConstraint(
                sum.terms, constant: sum.constant, constraint.relation.linear,
                priority: constraint.priority.rawValue, rank: constraint.rank))
        let id = ObjectIdentifier(constraint)
        let uses = sum.items.map { noteUse(of: $0, by: constraint) }
        entries[id] = Entry(constraint: constraint, handle: handle, uses: uses)
        constraintsOfHandles[handle] = constraint
        markDirty(around: holder)
    }

    private func noteUse(of item: Item, by constraint: NSLayoutConstraint) -> Use {
        let use = Use(of: item, by: constraint)
        item.uses.append(use)
        item.view?.constraintState?.frameSetByHand = nil
        return use
    }

    func remove(_ constraint: NSLayoutConstraint) {
        let id = ObjectIdentifier(constraint)
        guard let entry = entries.removeValue(forKey: id) else { return }
        for use in entry.uses {
            use.item.uses.remove(use)
            use.item.view?.constraintState?.frameSetByHand = nil
        }
        constraintsOfHandles[entry.handle] = nil
        solver.remove(entry.handle)
        if let view = LayoutItem(constraint.firstItem)?.view { markDirty(around: view) }
    }

    /// Changes only the constant, which is cheaper than removing and adding the constraint.
    func updateConstant(of constraint: NSLayoutConstraint) {
        guard let entry = entries[ObjectIdentifier(constraint)], let holder = constraint.holder,
            let sum = sum(of: constraint, in: holder)
        else { return }
        for item in sum.items { item.view?.constraintState?.frameSetByHand = nil }
        solver.setConstant(sum.constant, of: entry.handle)
        markDirty(around: holder)
    }

    /// Whether an active constraint refers to the view.
    func speaks(of view: UIView) -> Bool { items[ObjectIdentifier(view)]?.uses.isEmpty == false }

    /// A88: code set the frame of a view that constraints determine.
    func noteFrame(of view: UIView) {
        guard !isApplying, speaks(of: view) else { return }
        view.madeConstraintState.frameSetByHand = view.frameOfBounds
    }

    func takeRank() -> Double {
        nextRank += 1
        return nextRank
    }

    /// Makes the next commit solve, and lists the view for layout so that there is such a commit.
    func markDirty(around view: UIView) {
        isDirty = true
        guard fitting == nil else { return }
        view.listForLayout()
        fittingSizes.noteChange(in: view)
    }

    // MARK: Solving

    /// Solves if something changed, and marks the superviews of all moved views for layout.
    func solve() {
        guard isDirty else { return }
        isDirty = false
        hasNewGuides = false
        solveOnce()
        if !wrapping.isEmpty, breakLines() { solveOnce() }
        for variable in solver.takeChanged() {
            guard let item = itemsInOrder[Int(variable / 4)], fitting == nil else { continue }
            markMoved(item)
        }
    }

    private func solveOnce() {
        solver.watch = Simulator.current.gates.solverWatch
        let conflicts = solver.solve { chooseBroken($0) }
        if fitting == nil { for conflict in conflicts { note(conflict) } }
    }

    private func note(_ conflict: ConstraintSolver.Conflict) {
        clashes[conflict.broken] = conflict
        unreported.insert(conflict.broken)
    }

    private func markMoved(_ item: Item) {
        if let view = item.view, !item.isFixed, let superview = view.superview {
            superview.core.hasConstrainedSubviews = true
            superview.markForLayout()
        } else if let guide = item.guide, let owner = guide.owningView {
            guard guide.source == .custom || guide.source == .content else { return }
            if guide.source == .content { owner.core.hasConstrainedSubviews = true }
            owner.markForLayout()
        }
    }

    // MARK: Frames

    /// Gives the constrained subviews of `superview` the frames that the solver found; called
    /// before its own layout.
    func apply(to superview: UIView) {
        isApplying = true
        defer { isApplying = false }
        for view in superview.subviews where view.core.isConstrained {
            guard let item = items[ObjectIdentifier(view)], !item.isFixed else { continue }
            let frame = rounded(frame(of: item), for: view)
            view.setCenter(CGPoint(x: frame.midX, y: frame.midY))
            view.setBounds(CGRect(origin: view.storedBounds.origin, size: frame.size))
        }
        if let scroll = superview as? UIScrollView { applyContentSize(of: scroll) }
    }

    /// A92: the size of the content layout guide becomes the scroll view's content size.
    private func applyContentSize(of scroll: UIScrollView) {
        guard let guide = scroll.constraintState?.contentGuide,
            let item = items[ObjectIdentifier(guide)], !item.uses.isEmpty
        else { return }
        scroll.contentSize = rounded(frame(of: item), for: scroll).size
    }

    /// R81: rounds to whole pixels of the screen; half a pixel is rounded away from zero.
    func rounded(_ frame: CGRect, for view: UIView) -> CGRect {
        let scale = CGFloat(view.simulator.display.device.scale)
        func round(_ value: CGFloat) -> CGFloat {
            (value * scale).rounded(.toNearestOrAwayFromZero) / scale
        }
        return CGRect(
            x: round(frame.minX), y: round(frame.minY), width: round(frame.width),
            height: round(frame.height))
    }

    /// The frame that the solver found, before rounding.
    func frame(of item: Item) -> CGRect {
        CGRect(
            x: solver.value(of: item.base), y: solver.value(of: item.base + 1),
            width: solver.value(of: item.base + 2), height: solver.value(of: item.base + 3))
    }

    func frame(of guide: UILayoutGuide) -> CGRect? {
        items[ObjectIdentifier(guide)].map { frame(of: $0) }
    }

    /// Those of the views whose frame the constraints do not determine.
    func ambiguous(among views: [UIView]) -> [UIView] {
        let movable = views.compactMap { view in
            items[ObjectIdentifier(view)].flatMap {
                $0.isFixed ? nil : (view, $0.base..<$0.base + 4)
            }
        }
        let open = solver.ambiguous(among: movable.lazy.flatMap(\.1))
        return movable.filter { !open.isDisjoint(with: $0.1) }.map(\.0)
    }
}

extension NSLayoutConstraint.Relation {
    var linear: LinearRelation {
        switch self {
        case .lessThanOrEqual: .atMostZero
        case .equal: .zero
        case .greaterThanOrEqual: .atLeastZero
        }
    }
}
