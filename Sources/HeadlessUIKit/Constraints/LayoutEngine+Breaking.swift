import HierarchyRecords

extension LayoutEngine {
    /// R83: which of the constraints that contradict each other is given up. Neither the order in
    /// which they were made nor that in which they were activated decides it.
    func chooseBroken(_ handles: [Int32]) -> Int32 {
        let candidates = handles.filter { constraintsOfHandles[$0] != nil }
        guard var loser = candidates.first else { return handles[0] }
        for handle in candidates.dropFirst() where breaks(handle, before: loser) { loser = handle }
        return loser
    }

    private func breaks(_ handle: Int32, before other: Int32) -> Bool {
        guard let left = constraintsOfHandles[handle], let right = constraintsOfHandles[other]
        else { return false }
        let (first, second) = (weight(of: left), weight(of: right))
        for (mine, theirs) in zip(first, second) where mine != theirs { return mine > theirs }
        return left.rank > right.rank
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
        let constraints = conflict.constraints.compactMap { constraintsOfHandles[$0] }
            .sorted { $0.rank < $1.rank }
        var texts = constraints.map(\.description)
        for handle in conflict.constraints {
            guard let view = itemsOfHandles[handle]?.view else { continue }
            let text = autoresizingText(of: view, handle)
            if !texts.contains(text) { texts.append(text) }
        }
        holder.simulator.report(
            .unsatisfiable(texts, breaking: broken.description), about: holder.objectID)
    }

    private func autoresizingText(of view: UIView, _ handle: Int32) -> String {
        let index = items[ObjectIdentifier(view)]?.ownHandles.firstIndex(of: handle) ?? 0
        let frame = view.frameOfBounds
        let part = [
            ("minX", frame.minX), ("minY", frame.minY), ("width", frame.width),
            ("height", frame.height),
        ][Swift.min(index, 3)]
        let name = view.simulator.name(of: view.objectID)
        return "<NSAutoresizingMaskLayoutConstraint: \(name).\(part.0) == \(part.1)>"
    }
}
