import HierarchyRecords

extension LayoutEngine {
    /// R83: which of the constraints that contradict each other is given up. Neither the order in
    /// which they were made nor that in which they were activated decides it.
    func chooseBroken(_ handles: [Int32]) -> Int32 {
        let candidates = handles.compactMap { constraintsOfHandles[$0] }
        guard let loser = firstToBreak(of: candidates) else { return handles[0] }
        return handles.first { constraintsOfHandles[$0] === loser } ?? handles[0]
    }

    private func firstToBreak(of constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        guard var loser = constraints.first else { return nil }
        for constraint in constraints.dropFirst() where breaks(constraint, before: loser) {
            loser = constraint
        }
        return loser
    }

    private func breaks(_ left: NSLayoutConstraint, before right: NSLayoutConstraint) -> Bool {
        let (first, second) = (weight(of: left), weight(of: right))
        for (mine, theirs) in zip(first, second) where mine != theirs { return mine > theirs }
        return left.rank > right.rank
    }

    // MARK: Telling

    /// What lasts of the conflicts that were found.
    var conflicts: [LayoutConflict] {
        clashes.keys.sorted().filter(solver.isGivenUp).compactMap { handle in
            guard let clash = clashes[handle], let broken = constraintsOfHandles[handle]
            else { return nil }
            let constraints = constraints(of: clash)
            return LayoutConflict(
                constraints: constraints, framedViews: framedViews(of: clash), broken: broken,
                reason: reason(of: broken, among: constraints))
        }
    }

    private func constraints(of clash: ConstraintSolver.Conflict) -> [NSLayoutConstraint] {
        clash.constraints.compactMap { constraintsOfHandles[$0] }.sorted { $0.rank < $1.rank }
    }

    private func framedViews(of clash: ConstraintSolver.Conflict) -> [UIView] {
        var views: [UIView] = []
        for view in clash.constraints.compactMap({ itemsOfHandles[$0]?.view })
        where !views.contains(where: { $0 === view }) { views.append(view) }
        return views
    }

    /// The first thing that tells the one given up from the one that would be next.
    private func reason(
        of broken: NSLayoutConstraint, among constraints: [NSLayoutConstraint]
    ) -> LayoutConflict.Reason {
        guard let next = firstToBreak(of: constraints.filter { $0 !== broken }) else {
            return .order
        }
        let pairs = zip(weight(of: broken), weight(of: next))
        let index = pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return index.flatMap(LayoutConflict.Reason.init) ?? .order
    }

    /// An inequality before an equation, a plain size before a middle before an edge, what speaks of
    /// the last view of the hierarchy, what names the outer view first, the larger constant.
    private func weight(of constraint: NSLayoutConstraint) -> [Double] {
        let places = constraint.items.compactMap { LayoutItem($0)?.view }.map(placeInPreorder)
        return [
            Double(
                abs(constraint.relation.rawValue)
                    * (constraint.relation == .lessThanOrEqual ? 2 : 1)),
            rankOfKind(constraint),
            Double(places.max() ?? 0),
            places.count > 1 && places[0] < places[1] ? 1 : 0,
            Double(constraint.constant),
        ]
    }

    private func rankOfKind(_ constraint: NSLayoutConstraint) -> Double {
        if constraint.firstAttribute.kind == .size { return constraint.hasSecond ? 0 : 3 }
        return constraint.firstAttribute.isCenter ? 2 : 1
    }

    private func placeInPreorder(_ view: UIView) -> Int {
        view.topmostSuperview.subtree.firstIndex { $0 === view } ?? 0
    }

    /// R83: one text for as long as the broken constraint stays active.
    func report(_ conflict: ConstraintSolver.Conflict) {
        guard let broken = constraintsOfHandles[conflict.broken], let holder = broken.holder,
            !broken.wasReported
        else { return }
        broken.wasReported = true
        var texts = constraints(of: conflict).map(\.description)
        for handle in conflict.constraints {
            guard let view = itemsOfHandles[handle]?.view else { continue }
            let text = autoresizingText(of: view, handle)
            if !texts.contains(text) { texts.append(text) }
        }
        holder.simulator.report(
            .unsatisfiable(
                texts, breaking: broken.description, ios: holder.simulator.systemVersion),
            about: holder.objectID)
    }

    private func autoresizingText(of view: UIView, _ handle: Int32) -> String {
        let index = items[ObjectIdentifier(view)]?.ownHandles.firstIndex(of: handle) ?? 0
        let frame = view.frameOfBounds
        let part = [
            ("minX", frame.minX), ("minY", frame.minY), ("width", frame.width),
            ("height", frame.height),
        ][Swift.min(index, 3)]
        let name = view.simulator.name(of: view.objectID)
        let value = NSLayoutConstraint.number(part.1)
        return "<NSAutoresizingMaskLayoutConstraint: \(name).\(part.0) == \(value) (active)>"
    }
}
