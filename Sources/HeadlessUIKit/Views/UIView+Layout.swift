import HierarchyRecords

extension UIView {
    func markForLayout() { link.markForLayout() }

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

    func listForLayout() { link.listForLayout() }

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
        core.layout.needsLayout = true
        core.layout.cause = core.world.core.recorder.cause
        listForLayout()
    }

    /// Adds the view to the list for the next commit.
    func listForLayout() {
        guard isInWindow, !core.layout.isListed else { return }
        core.layout.isListed = true
        core.world.core.layout.list(self)
    }

    /// The order of layout: superviews come before subviews, siblings from back to front.
    func standsBefore(_ other: ViewLink) -> Bool {
        let (depth, otherDepth) = (depth, other.depth)
        var (left, right) = (self, other)
        for _ in 0..<max(0, depth - otherDepth) { left = left.core.superview ?? left }
        for _ in 0..<max(0, otherDepth - depth) { right = right.core.superview ?? right }
        if left == right { return depth < otherDepth }
        while let leftAbove = left.core.superview, let rightAbove = right.core.superview,
            leftAbove != rightAbove
        {
            left = leftAbove
            right = rightAbove
        }
        return left.core.slot < right.core.slot
    }

    /// The number of its superviews, which is kept in a window and counted elsewhere: whoever builds a
    /// hierarchy from the leaves up would change that of all views at each step.
    private var depth: Int32 {
        if isInWindow { return core.depth }
        var (count, view) = (Int32(0), self)
        while let above = view.core.superview { (count, view) = (count + 1, above) }
        return count
    }
}
