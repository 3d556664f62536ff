import HierarchyRecords

extension UIView {
    /// Where among the subviews a view is put.
    enum Place {
        case end
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    /// V01, V04: the order of callbacks when a view comes to another superview.
    func move(_ view: UIView, to place: Place) {
        guard simulator.allows(view, movingTo: self) else { return }
        if view.storedSuperview === self { return reorder(view, to: place) }
        var change = WindowChange(of: view, to: storedWindow)
        view.sendWillRemove()
        view.send(.willMoveToSuperview, .object(objectID), rule: .v01) {
            view.willMove(toSuperview: self)
        }
        change.sendWill()
        view.storedSuperview?.subviewList.remove(view)
        insert(view, at: place)
        view.storedSuperview = self
        change.apply()
        change.sendDid()
        view.send(.didMoveToSuperview, rule: .v01) { view.didMoveToSuperview() }
        send(.didAddSubview, .object(view.objectID), rule: .v01) { didAddSubview(view) }
        markForLayout()
        if view.layoutState.needsConstraints { view.markForConstraints() }
        view.listForLayout()
    }

    /// V03: the order of callbacks when a view leaves.
    func leaveSuperview() {
        guard let superview = storedSuperview, simulator.pendingException == nil
        else { return }
        var change = WindowChange(of: self, to: nil)
        sendWillRemove()
        send(.willMoveToSuperview, .object(.none), rule: .v03) { willMove(toSuperview: nil) }
        change.sendWill()
        guard storedSuperview === superview else { return }
        withExtendedLifetime(self) {
            superview.subviewList.remove(self)
            storedSuperview = nil
            change.apply()
            change.sendDid()
            send(.didMoveToSuperview, rule: .v03) { didMoveToSuperview() }
        }
        superview.markForLayout()
    }

    private func sendWillRemove() {
        guard let superview = storedSuperview else { return }
        superview.send(.willRemoveSubview, .object(objectID), rule: .v03) {
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

    /// V04: a view that is moved among its siblings gets no callback.
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

    func isWithin(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.storedSuperview
        }
        return false
    }

    /// The views of this subtree in preorder, as they stand now.
    var subtree: [UIView] {
        var result: [UIView] = []
        var stack: [UIView] = [self]
        while let view = stack.popLast() {
            result.append(view)
            if !view.subviewList.isEmpty {
                stack.append(contentsOf: view.subviewList.elements.reversed())
            }
        }
        return result
    }

    /// The views of this subtree, subviews before the view they are in.
    var subtreeInPostorder: [UIView] {
        var result: [UIView] = []
        var stack: [UIView] = [self]
        while let view = stack.popLast() {
            result.append(view)
            if !view.subviewList.isEmpty { stack.append(contentsOf: view.subviewList.elements) }
        }
        return result.reversed()
    }

    func firstView(where matches: (UIView) -> Bool) -> UIView? {
        for view in subtree where matches(view) { return view }
        return nil
    }

    /// The controller that the view belongs to: its own or that of the nearest superview that has one.
    var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.storedSuperview
        }
        return nil
    }
}

extension UIView {
    /// Sends one of this view's callbacks, about another view where there is one. Views without a name
    /// are not logged; UIKit's own implementations do nothing, so those of a plain view are not called.
    func send(
        _ callback: Callback, _ argument: EventArgument = .none, rule: RuleID, method: () -> Void
    ) {
        let isShown = core.pointee.isLogged
        if core.pointee.isPlain, !dispatch.recorder.isObserved {
            if isShown { dispatch.recorder.record(callback, objectID, argument, rule: rule) }
        } else if isShown {
            dispatch.send(callback, to: self, argument, rule: rule, method: method)
        } else {
            dispatch.sendUnlogged(callback, to: self, method: method)
        }
    }
}
