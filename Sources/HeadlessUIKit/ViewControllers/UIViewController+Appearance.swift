import HierarchyRecords

// The two engines of M1 move one state: (a) the window, (b) explicit transitions.

extension UIViewController {
    // MARK: (a) The window

    /// M1a, D05: whether a view that comes to a window, or leaves it, makes its controller appear or
    /// disappear by itself. A child whose parent goes the same way is told by the parent (M3); one
    /// whose parent forwards by hand is told by nobody else (C28).
    func isDrivenByWindow(appearing: Bool) -> Bool {
        guard !appearance.isExplicit, appearance.accepts(appearing: appearing) else { return false }
        guard let parent = storedParent else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        // C16: inside the parent's own viewWillAppear; it is told when the children are.
        if appearing, parent.appearance.isHearingWill { return false }
        // A05: a child of a parent that is not there appears with it.
        return !appearing || parent.appearance.phase == .appearing
            || parent.appearance.phase == .appeared
    }

    /// The scenario that a window-driven callback belongs to: launch, a child, a view without its parent.
    func ruleOfWindow(_ appearing: Bool) -> RuleID {
        if storedParent != nil { return appearing ? .c10 : .c20 }
        return simulator.window.rootViewController === self ? .c01 : .c12
    }

    /// M1a: the did half waits for the commit.
    func queueDid() {
        appearance.enteredUnparented = storedParent == nil
        guard !appearance.isQueued else { return }
        appearance.isQueued = true
        simulator.runLoop.performAfterCommit { self.finishWindowDriven() }
    }

    private func finishWindowDriven() {
        appearance.isQueued = false
        guard !appearance.isExplicit, appearance.isInTransition else { return }
        if isLeftToParent { return }
        dispatch.recorder.cause = appearance.cause
        sendDid(rule: appearance.rule)
    }

    /// C16: a child that goes the way of its parent is told by the parent, unless its view came
    /// without one (C14), or is away.
    private var isLeftToParent: Bool {
        guard let parent = storedParent, parent.appearance.phase == appearance.phase,
            parent.shouldAutomaticallyForwardAppearanceMethods
        else { return false }
        return appearance.phase == .appearing
            ? !appearance.enteredUnparented : storedView?.storedWindow != nil
    }

    // MARK: (b) Explicit transitions

    /// C28–C30: the will half, to the whole subtree; a second begin the other way turns it round.
    func beginExplicit(appearing: Bool, animated: Bool) {
        guard simulator.pendingException == nil else { return }
        if appearance.isExplicit, appearance.phase == (appearing ? .appearing : .disappearing) {
            // A02: begun twice in the same direction.
            return simulator.reportUnbalanced(self)
        }
        let isUnderWay = appearance.phase == (appearing ? .appearing : .disappearing)
        // A13: one that is where it should go is not in transition.
        guard isUnderWay || appearance.accepts(appearing: appearing) else { return }
        appearance.isExplicit = true
        if isUnderWay { return }
        sendWill(appearing: appearing, animated: animated, rule: appearing ? .c28 : .c29)
    }

    /// C28–C30, C32: the did half of the last begin; without one it is unbalanced.
    func endExplicit() {
        guard simulator.pendingException == nil else { return }
        guard appearance.isExplicit else { return simulator.reportUnbalanced(self) }
        appearance.isExplicit = false
        guard appearance.isInTransition else { return }
        sendDid(rule: .c28)
    }

    // MARK: Both

    /// M3: its own callback, then the children's: parent first. Every controller is loaded before it
    /// hears that it will appear (L06).
    func sendWill(appearing: Bool, animated: Bool, rule: RuleID) {
        sendOwnWill(appearing: appearing, animated: animated, rule: rule)
        guard !childList.isEmpty else { return }
        var waiting = childrenToBegin(appearing)
        while let controller = waiting.popLast() {
            // What user code did meanwhile may have turned the parent round.
            guard controller.storedParent?.isGoing(appearing) ?? false else { continue }
            controller.sendOwnWill(appearing: appearing, animated: animated, rule: .m3)
            waiting.append(contentsOf: controller.childrenToBegin(appearing))
        }
    }

    /// The children that hear the will half next, the last first.
    private func childrenToBegin(_ appearing: Bool) -> [UIViewController] {
        guard isGoing(appearing) else { return [] }
        return childrenToTell.reversed().filter {
            !$0.appearance.isExplicit && $0.appearance.accepts(appearing: appearing)
        }
    }

    private func isGoing(_ appearing: Bool) -> Bool {
        appearance.phase == (appearing ? .appearing : .disappearing)
    }

    private func sendOwnWill(appearing: Bool, animated: Bool, rule: RuleID) {
        guard appearance.accepts(appearing: appearing) else { return }
        if appearing { loadViewIfNeeded() }
        appearance.begin(appearing: appearing, animated: animated)
        if appearing {
            // M2: the view is laid out once in each appearance.
            storedView?.markForLayout()
            appearance.isHearingWill = true
            send(.viewWillAppear, animated, rule: rule) { viewWillAppear(animated) }
            appearance.isHearingWill = false
        } else {
            send(.viewWillDisappear, animated, rule: rule) { viewWillDisappear(animated) }
        }
    }

    /// Sends one of the four callbacks. What the parent passed on (M3) has the parent's for its cause.
    private func send(
        _ callback: Callback, _ animated: Bool, rule: RuleID, method: () -> Void
    ) {
        let outer = dispatch.recorder.cause
        if rule == .m3, let parent = storedParent {
            dispatch.recorder.cause = parent.appearance.cause
        }
        appearance.cause = Int32(truncatingIfNeeded: dispatch.recorder.nextSequence)
        appearance.rule = rule
        dispatch.send(callback, to: self, .flag(animated), rule: rule, method: method)
        dispatch.recorder.cause = outer
    }

    /// M3: the did half, parent first. `viewIsAppearing` is made up for where no layout came between.
    func sendDid(rule: RuleID) {
        let appearing = appearance.phase == .appearing
        if appearing { sendIsAppearingToSubtree() }
        // Asked for before its own did: a child that is added in there has an appearance of its own.
        var waiting = childrenToEnd(appearing)
        sendOwnDid(appearing: appearing, rule: rule)
        while let controller = waiting.popLast() {
            guard controller.mayHearDid(appearing), controller.storedParent != nil else { continue }
            let children = controller.childrenToEnd(appearing)
            controller.sendOwnDid(appearing: appearing, rule: .m3)
            waiting.append(contentsOf: children)
        }
    }

    /// The children that hear the did half next, the last first.
    private func childrenToEnd(_ appearing: Bool) -> [UIViewController] {
        childrenToTell.reversed().filter { $0.mayHearDid(appearing) }
    }

    private func mayHearDid(_ appearing: Bool) -> Bool {
        !appearance.isExplicit && appearance.mayEnd(appearing: appearing)
    }

    private func sendOwnDid(appearing: Bool, rule: RuleID) {
        let animated = appearance.isAnimated
        // C14, C31: a child that has appeared by other means hears its parent's did as well.
        let rule = appearance.phase == .appeared ? RuleID.c31 : rule
        appearance.end()
        if appearing {
            send(.viewDidAppear, animated, rule: rule) { viewDidAppear(animated) }
        } else {
            send(.viewDidDisappear, animated, rule: rule) { viewDidDisappear(animated) }
        }
        closeMoveIfDue()
    }

    /// M3, C22: the children whose views are in this controller's view, unless it forwards by hand.
    private var childrenToTell: [UIViewController] {
        guard !childList.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let view = storedView
        else { return [] }
        return childList.elements.filter { $0.storedView?.isWithin(view) ?? false }
    }

    // MARK: viewIsAppearing

    /// M2, C01: from iOS 13 on, once per appearance, when the view is in the window.
    func sendIsAppearingIfDue() {
        guard simulator.systemVersion >= 13, appearance.phase == .appearing,
            !appearance.hasBeenAppearing
        else { return }
        appearance.hasBeenAppearing = true
        let animated = appearance.isAnimated
        let outer = dispatch.recorder.cause
        dispatch.recorder.cause = appearance.cause
        dispatch.send(.viewIsAppearing, to: self, .flag(animated), rule: .m2) {
            viewIsAppearing(animated)
        }
        dispatch.recorder.cause = outer
    }

    /// C28, D11: where begin and end come without a layout between, it is sent before `viewDidAppear`.
    private func sendIsAppearingToSubtree() {
        if childList.isEmpty {
            if storedView?.isInWindow ?? false { sendIsAppearingIfDue() }
            return
        }
        var waiting: [UIViewController] = [self]
        while let controller = waiting.popLast() {
            guard let view = controller.storedView, view.isInWindow else { continue }
            controller.sendIsAppearingIfDue()
            waiting.append(
                contentsOf: controller.childrenToTell.reversed().filter {
                    $0.appearance.phase == .appearing
                })
        }
    }

    // MARK: By hand

    /// C19, E39: an appearance callback that user code called itself is logged, and from iOS 16
    /// draws a warning.
    func appearanceByHand(_ callback: Callback, _ animated: Bool) {
        dispatch.reachedSuper(
            callback, of: self, .flag(animated), rule: .c19,
            whenByHand: { simulator.reportCalledDirectly(callback, on: self) })
    }
}

extension AppearanceState {
    /// C31: the did half is also told to one that has appeared already.
    func mayEnd(appearing: Bool) -> Bool {
        appearing ? phase == .appearing || phase == .appeared : phase == .disappearing
    }
}
