import HierarchyRecords

extension UIView {
    /// The position among the subviews at which a view is inserted.
    enum Place {
        case end
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    /// V01, V04: adds a view, with its callbacks in order.
    func move(_ view: UIView, to place: Place) {
        guard simulator.allows(view, movingTo: self) else { return }
        if view.core.superview == link { return reorder(view, to: place) }
        var change = WindowChange(of: view.link, to: core.window)
        view.sendWillRemove()
        view.send(.willMoveToSuperview, .object(objectID), rule: .v01, given: [.object(self)]) {
            view.willMove(toSuperview: self)
        }
        change.sendWill()
        // E63: code that ran in them, or a container that shows its child, may have put this view
        // into the other one.
        guard simulator.allowsInLayerTree(view, under: self) else { return }
        simulator.layout.engine?.leave(view)
        view.core.superview?.core.subviews.remove(view)
        insert(view, at: place)
        view.core.superview = link
        change.apply()
        change.sendDid()
        view.send(.didMoveToSuperview, rule: .v01) { view.didMoveToSuperview() }
        send(.didAddSubview, .object(view.objectID), rule: .v01, given: [.object(view)]) {
            didAddSubview(view)
        }
        markForLayout()
        if view.layoutState.needsConstraints { view.markForConstraints() }
        view.listForLayout()
        view.link.takeGuestAlong()
    }

    /// V03: removes the view, with its callbacks in order.
    func leaveSuperview() {
        guard let superview = core.superview, !core.world.core.isStopped
        else { return }
        // The code of the callbacks may release the superview.
        let kept = superview.core.view
        var change = WindowChange(of: link, to: nil)
        sendWillRemove()
        send(.willMoveToSuperview, .object(.none), rule: .v03, given: [.object(nil)]) {
            willMove(toSuperview: nil)
        }
        change.sendWill()
        guard core.superview == superview else { return }
        simulator.layout.engine?.leave(self)
        superview.core.subviews.remove(self)
        core.superview = nil
        change.apply()
        change.sendDid()
        send(.didMoveToSuperview, rule: .v03) { didMoveToSuperview() }
        superview.markForLayout()
        link.takeGuestAlong()
        extendLifetime(kept)
    }

    private func sendWillRemove() {
        guard let link = core.superview else { return }
        if link.isQuiet { return link.note(.willRemoveSubview, .object(objectID), rule: .v03) }
        let superview = link.core.view
        superview.send(.willRemoveSubview, .object(objectID), rule: .v03, given: [.object(self)]) {
            superview.willRemoveSubview(self)
        }
    }

    private func insert(_ view: UIView, at place: Place) {
        switch place {
        case .end: subviewList.append(view)
        case .index(let index): subviewList.insert(view, at: index)
        case .below(let sibling): subviewList.insert(view, at: position(of: sibling))
        case .above(let sibling): subviewList.insert(view, at: position(of: sibling) + 1)
        }
    }

    private func position(of sibling: UIView) -> Int {
        subviewList.elements.firstIndex { $0 === sibling } ?? subviewList.count
    }

    /// V04: moving a view among its siblings sends no callback.
    private func reorder(_ view: UIView, to place: Place) {
        if case .below(view) = place { return }
        if case .above(view) = place { return }
        subviewList.remove(view)
        insert(view, at: place)
        markForLayout()
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.storedSuperview === self else { return }
        reorder(view, to: toFront ? .end : .index(0))
    }

    func exchange(_ index: Int, _ other: Int) {
        let views = subviewList.elements
        guard views.indices.contains(index), views.indices.contains(other), index != other else {
            return
        }
        subviewList.exchange(views[index], views[other])
        markForLayout()
    }

    func isWithin(_ view: UIView) -> Bool { link.isWithin(view.link) }

    /// The view and its descendants in preorder.
    package var subtree: [UIView] {
        var result: [UIView] = []
        result.reserveCapacity(4)
        var next: ViewLink? = link
        while let view = next {
            result.append(view.core.view)
            next = view.nextInPreorder(within: link)
        }
        return result
    }

    /// The descendants in postorder, beginning with `first`: subviews come before their superview.
    func subtreeInPostorder(from first: ViewLink) -> [UIView] {
        var result: [UIView] = []
        var next = first
        while next != link {
            result.append(next.core.view)
            next = next.nextInPostorder
        }
        result.append(self)
        return result
    }

    func firstView(where matches: (UIView) -> Bool) -> UIView? {
        for view in subtree where matches(view) { return view }
        return nil
    }

    /// The controller that the view belongs to: its own or that of the nearest superview with a
    /// controller.
    var nearestController: UIViewController? { link.nearestController?.core.controller }
}

@MainActor
extension ViewLink {
    var isInWindow: Bool { core.window != nil }

    fileprivate func takeGuestAlong() {
        guard let controller = core.controller, controller.core.optional != nil else {
            return
        }
        controller.core.controller.takeGuestAlong()
    }

    /// The next view in preorder; nil after the last one in the subtree of `root`.
    func nextInPreorder(within root: ViewLink) -> ViewLink? {
        if let first = core.subviews.first { return first.link }
        var view = self
        while view != root, let superview = view.core.superview {
            if let next = superview.core.subviews.element(after: view.core.view) {
                return next.link
            }
            view = superview
        }
        return nil
    }

    /// The next view in postorder, for a view with a superview.
    var nextInPostorder: ViewLink {
        guard let superview = core.superview else { return self }
        return superview.core.subviews.element(after: core.view)?.link.firstLeaf ?? superview
    }

    /// The first of its descendants in postorder.
    var firstLeaf: ViewLink {
        var view = self
        while let first = view.core.subviews.first { view = first.link }
        return view
    }

    /// Whether it is `view` or one of its descendants. The search goes up from here and down from
    /// `view` by turns: the end of the shorter way decides.
    func isWithin(_ view: ViewLink) -> Bool {
        var (above, below): (ViewLink?, ViewLink?) = (self, view)
        while let upper = above, let lower = below {
            if upper == view || lower == self { return true }
            above = upper.core.superview
            below = lower.nextInPreorder(within: view)
        }
        return false
    }

    /// The controller that the view belongs to: its own or that of the nearest superview with a
    /// controller.
    var nearestController: ControllerLink? {
        var view: ViewLink? = self
        while let current = view {
            if let controller = current.core.controller { return controller }
            view = current.core.superview
        }
        return nil
    }
}
