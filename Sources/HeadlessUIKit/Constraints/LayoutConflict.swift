import HierarchyRecords

/// Required constraints that cannot all hold, as things stand.
package struct LayoutConflict {
    /// What told the constraint that was given up from the others (R83).
    package enum Reason: Int, Sendable {
        case inequality, kind, place, outerFirst, constant, order
    }

    /// Those that contradict each other, in the order of activation.
    package let constraints: [NSLayoutConstraint]
    /// The views whose frame, which code sets, takes part.
    package let framedViews: [UIView]
    package let broken: NSLayoutConstraint
    package let reason: Reason
}

extension NSLayoutConstraint {
    /// Whether it is active and missed, because others contradict it (R83).
    var isGivenUp: Bool { holder?.simulator.layout.engine?.isGivenUp(self) == true }

    /// Its formula, and whether it is missed.
    package var state: String {
        isGivenUp ? "\(formula) is given up: others contradict it ('explain E66')" : formula
    }
}

extension Simulator {
    /// The conflicts of this moment, each for as long as its constraint is given up.
    package var layoutConflicts: [LayoutConflict] { layout.engine?.conflicts ?? [] }

    /// Those of the views whose frame the constraints leave open.
    package func viewsOfAmbiguousLayout(among views: [UIView]) -> [UIView] {
        layout.engine?.ambiguous(among: views.filter { $0.core.pointee.isConstrained }) ?? []
    }

    /// The views that asked for layout in their own layout, again and again, in the last commit that
    /// had any (A93).
    package var viewsInLayoutLoops: [ObjectID] { layout.loops }
}

extension UIView {
    /// Whether active constraints speak of the view, and place it.
    package var isPlacedByConstraints: Bool {
        core.pointee.isConstrained && !translatesAutoresizingMaskIntoConstraints
            && simulator.layout.engine?.speaks(of: self) == true
    }

    /// The frame that code gave it although constraints place it; nil once they change (A88).
    package var frameSetByHand: CGRect? { constraintState?.frameSetByHand }
}
