import HierarchyRecords

extension UIView {
    func markForLayout() { core.markForLayout() }

    /// R24: the superviews up to the controller's view update their constraints and are laid out
    /// together with this view.
    func markForConstraints() {
        var view = self
        view.listForConstraints()
        while view.controller == nil, let above = view.storedSuperview {
            above.listForConstraints()
            above.markForLayout()
            view = above
        }
        if view === self { markForLayout() }
    }

    private func listForConstraints() {
        layoutState.needsConstraints = true
        listForLayout()
    }

    func listForLayout() { core.listForLayout() }

    /// `layoutIfNeeded`: lays out all views of this hierarchy that need it.
    func layOutNow() { simulator.layout.layOutNow(self) }

    func updateConstraintsNow() { simulator.layout.updateConstraintsNow(self) }

    /// The topmost view of this hierarchy.
    var topmostSuperview: UIView {
        var top = self
        while let above = top.storedSuperview { top = above }
        return top
    }
}

@MainActor
extension ViewLink {
    func markForLayout() {
        pointee.layout.needsLayout = true
        pointee.layout.cause = pointee.world.pointee.recorder.cause
        listForLayout()
    }

    /// Adds the view to the list for the next commit.
    func listForLayout() {
        guard isInWindow, !pointee.layout.isListed else { return }
        pointee.layout.isListed = true
        pointee.world.pointee.layout.list(self)
    }

    /// The order of layout: superviews come before subviews, siblings from back to front.
    func standsBefore(_ other: ViewLink) -> Bool {
        var left = self
        var right = other
        while left.pointee.depth > right.pointee.depth, let above = left.pointee.superview {
            left = above
        }
        while right.pointee.depth > left.pointee.depth, let above = right.pointee.superview {
            right = above
        }
        if left == right { return pointee.depth < other.pointee.depth }
        while let leftAbove = left.pointee.superview, let rightAbove = right.pointee.superview,
            leftAbove != rightAbove
        {
            left = leftAbove
            right = rightAbove
        }
        return left.pointee.slot < right.pointee.slot
    }
}
