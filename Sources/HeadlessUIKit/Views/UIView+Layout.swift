import HierarchyRecords

extension UIView {
    func markForLayout() {
        layoutState.needsLayout = true
        layoutState.cause = dispatch.recorder.cause
        listForLayout()
    }

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

    /// Puts the view on the list of the next commit.
    func listForLayout() {
        guard isInWindow, !layoutState.isListed else { return }
        layoutState.isListed = true
        simulator.layout.list(self)
    }

    /// `layoutIfNeeded`: everything below the root of this hierarchy that asked for layout.
    func layOutNow() { simulator.layout.layOutNow(self) }

    func updateConstraintsNow() { simulator.layout.updateConstraintsNow(self) }

    /// The view at the top of this hierarchy.
    var topmostSuperview: UIView {
        var top = self
        while let above = top.storedSuperview { top = above }
        return top
    }

    /// Top down order: superviews first, siblings back to front.
    static func standsBefore(_ left: UIView, _ right: UIView) -> Bool {
        var left = left
        var right = right
        let leftDepth = left.depth
        let rightDepth = right.depth
        while left.depth > right.depth, let above = left.storedSuperview { left = above }
        while right.depth > left.depth, let above = right.storedSuperview { right = above }
        if left === right { return leftDepth < rightDepth }
        while let leftAbove = left.storedSuperview, let rightAbove = right.storedSuperview,
            leftAbove !== rightAbove
        {
            left = leftAbove
            right = rightAbove
        }
        return left.slot < right.slot
    }
}
