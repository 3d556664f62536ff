import HierarchyRecords

/// Required constraints that contradict each other at present.
package struct LayoutConflict {
    /// The first criterion in which the constraint that was broken differs from the others (R83).
    package enum Reason: Int, Sendable {
        case inequality, kind, place, outerFirst, constant, order
    }

    /// The constraints that contradict each other, in the order of activation.
    package let constraints: [NSLayoutConstraint]
    /// The views whose frame is set by code and takes part in the conflict.
    package let framedViews: [UIView]
    package let broken: NSLayoutConstraint
    package let reason: Reason
}

extension NSLayoutConstraint {
    /// Whether it is active but broken, because others contradict it (R83).
    var isGivenUp: Bool { holder?.simulator.layout.engine?.isGivenUp(self) == true }

    /// Its formula, and whether it is broken.
    package var state: String {
        isGivenUp ? "\(formula) is given up: others contradict it ('explain E66')" : formula
    }
}

extension Simulator {
    /// The conflicts at this moment; each lasts as long as its constraint is broken.
    package var layoutConflicts: [LayoutConflict] { layout.engine?.conflicts ?? [] }

    /// Those of the views whose frame the constraints do not determine.
    package func viewsOfAmbiguousLayout(among views: [UIView]) -> [UIView] {
        layout.engine?.ambiguous(among: views.filter { $0.core.isConstrained }) ?? []
    }

    /// The views that asked for layout in their own layout again and again (A93), as the last
    /// commit that had any found them.
    package var viewsInLayoutLoops: [ObjectID] { layout.loops }
}

extension UIView {
    /// Whether active constraints, and not its autoresizing mask, determine the view's frame.
    package var isPlacedByConstraints: Bool {
        core.isConstrained && !translatesAutoresizingMaskIntoConstraints
            && simulator.layout.engine?.speaks(of: self) == true
    }

    /// The frame that code set although constraints determine it (A88); nil again when those
    /// constraints change.
    package var frameSetByHand: CGRect? { constraintState?.frameSetByHand }
}

extension Sequence<UIView> {
    /// The views in the same order, each of them once.
    package var eachOnce: [UIView] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
