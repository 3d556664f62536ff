import HierarchyRecords

extension LayoutEngine {
    /// R83: chooses which of the contradicting constraints is broken. The order in which they were
    /// created or activated does not matter.
    func chooseBroken(_ handles: [Int32]) -> Int32 {
        let candidates = handles.compactMap { constraintsOfHandles[$0] }
        guard let loser = firstToBreak(of: candidates) else { return handles[0] }
        return handles.first { constraintsOfHandles[$0] === loser } ?? handles[0]
    }

    private func firstToBreak(of constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        let places = PreorderPlaces(of: constraints)
        let weighed = constraints.map { (constraint: $0, weight: weight(of: $0, places)) }
        return weighed.max { left, right in
            for (mine, other) in zip(left.weight, right.weight) where mine != other {
                return mine < other
            }
            return left.constraint.rank < right.constraint.rank
        }?.constraint
    }

    // MARK: Conflicts

    /// Whether the constraint is active but broken, because others contradict it.
    func isGivenUp(_ constraint: NSLayoutConstraint) -> Bool {
        entries[ObjectIdentifier(constraint)].map { solver.isGivenUp($0.handle) } ?? false
    }

    /// The conflicts that were found and still exist.
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
        clash.constraints.compactMap { itemsOfHandles[$0]?.view }.eachOnce
    }

    /// The first criterion in which the broken constraint differs from the one that would be broken
    /// next.
    private func reason(
        of broken: NSLayoutConstraint, among constraints: [NSLayoutConstraint]
    ) -> LayoutConflict.Reason {
        guard let next = firstToBreak(of: constraints.filter { $0 !== broken }) else {
            return .order
        }
        let places = PreorderPlaces(of: [broken, next])
        let pairs = zip(weight(of: broken, places), weight(of: next, places))
        let index = pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return index.flatMap(LayoutConflict.Reason.init) ?? .order
    }

    /// The criteria, most important first. An inequality is broken before an equation; a plain size
    /// before a center, and a center before an edge; a constraint on the last view of the
    /// hierarchy; one that names the outer view first; one with the larger constant.
    private func weight(
        of constraint: NSLayoutConstraint, _ preorder: PreorderPlaces
    ) -> [Double] {
        let places = constraint.views.map { preorder[$0] }
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

    /// R83: reports the conflicts in the hierarchies that are laid out: those in windows, and that of
    /// the view. The others wait: what is in no window has the sizes of its file.
    func reportConflicts(around view: UIView? = nil) {
        if unreported.isEmpty { return }
        let root = view?.topmostSuperview
        for handle in unreported.sorted() {
            guard let conflict = clashes[handle], solver.isGivenUp(handle),
                let holder = constraintsOfHandles[handle]?.holder
            else {
                unreported.remove(handle)
                continue
            }
            guard holder.isInWindow || holder.topmostSuperview === root else { continue }
            unreported.remove(handle)
            report(conflict)
        }
    }

    /// R83: reports each conflict once, as long as the broken constraint stays active.
    private func report(_ conflict: ConstraintSolver.Conflict) {
        guard let broken = constraintsOfHandles[conflict.broken], let holder = broken.holder,
            !broken.wasReported
        else { return }
        broken.wasReported = true
        var texts = constraints(of: conflict).map(\.description)
        var told = Set(texts)
        for handle in conflict.constraints {
            guard let view = itemsOfHandles[handle]?.view else { continue }
            let text = autoresizingText(of: view, handle)
            if told.insert(text).inserted { texts.append(text) }
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
        let value = numberText(part.1)
        return "<NSAutoresizingMaskLayoutConstraint: \(name).\(part.0) == \(value) (active)>"
    }
}

/// The positions of views in their hierarchies in preorder: a view comes before its subviews.
@MainActor
private struct PreorderPlaces {
    private var places: [ObjectIdentifier: Int] = [:]

    /// Numbers the hierarchies of all views that the constraints relate.
    init(of constraints: [NSLayoutConstraint]) {
        for view in constraints.flatMap(\.views) where places[ObjectIdentifier(view)] == nil {
            for (place, other) in view.topmostSuperview.subtree.enumerated() {
                places[ObjectIdentifier(other)] = place
            }
        }
    }

    subscript(view: UIView) -> Int { places[ObjectIdentifier(view)] ?? 0 }
}
