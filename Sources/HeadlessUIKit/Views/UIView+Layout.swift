import HierarchyRecords

extension UIView {
    func markForLayout() { core.markForLayout() }

    /// R24: the views above, up to the controller's, update their constraints with this one, and
    /// are laid out again.
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

    /// `layoutIfNeeded`: everything below the root of this hierarchy that asked for layout.
    func layOutNow() { simulator.layout.layOutNow(self) }

    func updateConstraintsNow() { simulator.layout.updateConstraintsNow(self) }

    /// The view at the top of this hierarchy.
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

    /// Puts the view on the list of the next commit.
    func listForLayout() {
        guard isInWindow, !pointee.layout.isListed else { return }
        pointee.layout.isListed = true
        pointee.world.pointee.layout.list(self)
    }

    /// Top down order: superviews first, siblings back to front.
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
