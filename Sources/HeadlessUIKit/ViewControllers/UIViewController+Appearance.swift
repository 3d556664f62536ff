import HierarchyRecords

// The two engines of M1 move one state: (a) the window, (b) explicit transitions.

@MainActor
extension ControllerLink {
    /// M1a, D05: whether a view that comes to a window, or leaves it, makes its controller appear or
    /// disappear by itself. A child whose parent goes the same way is told by the parent (M3); one
    /// whose parent forwards by hand is told by nobody else (C28). `moved` is the view that comes or
    /// leaves with all below it.
    func isDrivenByWindow(appearing: Bool, moved: ViewLink) -> Bool {
        let appearance = pointee.appearance
        guard !appearance.isExplicit, appearance.accepts(appearing: appearing) else { return false }
        guard let parent = pointee.parent else { return true }
        // M4: a stock container tells the child that it shows.
        if pointee.isManaged { return !appearing && isTakenOut(of: parent, with: moved) }
        guard parent.forwardsAppearance else { return false }
        let above = parent.pointee.appearance
        // C16: inside the parent's own viewWillAppear; it is told when the children are.
        if appearing, above.isHearingWill { return false }
        // A05: a child of a parent that is not there appears with it.
        return !appearing || above.phase == .appearing || above.phase == .appeared
    }

    /// C20: whether somebody takes the view out of a stock container that stays, or out of another
    /// place than the container's, as where a presented controller came into a stack.
    private func isTakenOut(of parent: ControllerLink, with moved: ViewLink) -> Bool {
        guard let area = parent.pointee.viewLink else { return true }
        if moved != area, moved.isWithin(area) { return true }
        guard let view = pointee.viewLink else { return false }
        return !view.isWithin(area)
    }

    /// The scenario that a window-driven callback belongs to: launch, a child, a view without its parent.
    func ruleOfWindow(_ appearing: Bool) -> RuleID {
        if pointee.parent != nil { return appearing ? .c10 : .c20 }
        return pointee.controller.isRootOfWindow ? .c01 : .c12
    }

    /// M3: its own callback, then the children's: parent first. Every controller is loaded before it
    /// hears that it will appear (L06).
    func sendWill(appearing: Bool, animated: Bool, rule: RuleID) {
        sendOwnWill(appearing: appearing, animated: animated, rule: rule)
        guard !pointee.children.isEmpty || pointee.optional != nil else { return }
        pointee.controller.sendWillToChildren(appearing: appearing, animated: animated)
    }

    fileprivate func sendOwnWill(appearing: Bool, animated: Bool, rule: RuleID) {
        guard pointee.appearance.accepts(appearing: appearing) else { return }
        if appearing, pointee.viewLink == nil { pointee.controller.loadViewIfNeeded() }
        if !appearing, pointee.optional != nil { pointee.controller.endExchangesAtOnce() }
        pointee.appearance.begin(appearing: appearing, animated: animated)
        // M2: the view is laid out once in each appearance.
        if appearing { pointee.viewLink?.markForLayout() }
        let outer = takeCause(rule)
        if isQuiet {
            note(
                appearing ? .viewWillAppear : .viewWillDisappear, .flag(animated), rule: rule)
        } else {
            pointee.controller.callWill(appearing: appearing, animated: animated, rule: rule)
        }
        pointee.world.pointee.recorder.cause = outer
    }

    /// Prepares for one of the four callbacks, and returns the cause to go back to. What the parent
    /// passed on (M3) has the parent's for its cause.
    fileprivate func takeCause(_ rule: RuleID) -> Int32 {
        let recorder = pointee.world.pointee.recorder
        let outer = recorder.cause
        if rule == .m3, let parent = pointee.parent {
            recorder.cause = parent.pointee.appearance.cause
        }
        pointee.appearance.cause = Int32(truncatingIfNeeded: recorder.nextSequence)
        pointee.appearance.rule = rule
        return outer
    }

    /// M1a: the did half waits for the commit.
    func queueDid() {
        pointee.appearance.enteredUnparented = pointee.parent == nil
        guard !pointee.appearance.isQueued else { return }
        pointee.appearance.isQueued = true
        pointee.world.pointee.deferred.finishAfterCommit(pointee.controller)
    }

    /// M2, C01: from iOS 13 on, once per appearance, when the view is in the window.
    func sendIsAppearing() {
        pointee.appearance.hasBeenAppearing = true
        // T02: from iOS 13 on they were there before; an older system later does not tell of them.
        pointee.appearance.hasInitialTraits = true
        let recorder = pointee.world.pointee.recorder
        let outer = recorder.cause
        recorder.cause = pointee.appearance.cause
        if isQuiet {
            note(.viewIsAppearing, .flag(pointee.appearance.isAnimated), rule: .m2)
        } else {
            callIsAppearing(pointee.appearance.isAnimated)
        }
        recorder.cause = outer
    }

    private func callIsAppearing(_ animated: Bool) {
        let controller = pointee.controller
        controller.send(.viewIsAppearing, .flag(animated), rule: .m2) {
            controller.viewIsAppearing(animated)
        }
    }

    /// M2: whether `viewIsAppearing` is to be sent at the next layout.
    var isDueToBeAppearing: Bool {
        pointee.appearance.phase == .appearing && !pointee.appearance.hasBeenAppearing
            && pointee.world.pointee.systemVersion >= 13
    }
}

extension UIViewController {
    // MARK: (a) The window

    fileprivate var isRootOfWindow: Bool { simulator.isRoot(self) }

    func finishWindowDriven() {
        appearance.isQueued = false
        guard !appearance.isExplicit, appearance.isInTransition else { return }
        if isLeftToParent { return }
        // C20: one that was taken away in mid-appearance does not arrive.
        if appearance.phase == .appearing, !(core.pointee.viewLink?.isInWindow ?? false) {
            sendWill(appearing: false, animated: false, rule: .c20)
        }
        dispatch.recorder.cause = appearance.cause
        sendDid(rule: appearance.rule)
    }

    /// C16: a child that goes the way of its parent is told by the parent, unless its view came
    /// without one (C14), or is away.
    private var isLeftToParent: Bool {
        guard let parent = core.pointee.parent, parent.pointee.appearance.phase == appearance.phase,
            parent.forwardsAppearance
        else { return false }
        return appearance.phase == .appearing
            ? !appearance.enteredUnparented : core.pointee.viewLink?.isInWindow ?? false
    }

    // MARK: (b) Explicit transitions

    /// Whether a begin is waiting for its end.
    package var isInExplicitTransition: Bool { appearance.isExplicit }

    /// C28–C30: the will half, to the whole subtree; a second begin the other way turns it round.
    /// The rule is that of the scenario which begins it.
    func beginExplicit(appearing: Bool, animated: Bool, rule: RuleID) {
        guard !simulator.core.pointee.isStopped else { return }
        if appearance.isExplicit, appearance.phase == (appearing ? .appearing : .disappearing) {
            // A02: begun twice in the same direction.
            return simulator.reportUnbalanced(self)
        }
        let isUnderWay = appearance.phase == (appearing ? .appearing : .disappearing)
        // A13: one that is where it should go is not in transition.
        guard isUnderWay || appearance.accepts(appearing: appearing) else { return }
        appearance.isExplicit = true
        if isUnderWay { return }
        sendWill(appearing: appearing, animated: animated, rule: rule)
    }

    /// C28–C30, C32: the did half of the last begin; without one it is unbalanced.
    func endExplicit() {
        guard !simulator.core.pointee.isStopped else { return }
        guard appearance.isExplicit else { return simulator.reportUnbalanced(self) }
        appearance.isExplicit = false
        guard appearance.isInTransition else { return }
        sendDid(rule: appearance.rule)
    }

    // MARK: Both

    /// The will half, with the children's.
    func sendWill(appearing: Bool, animated: Bool, rule: RuleID) {
        core.sendWill(appearing: appearing, animated: animated, rule: rule)
    }

    fileprivate func sendWillToChildren(appearing: Bool, animated: Bool) {
        var waiting = childrenToBegin(appearing)
        while let controller = waiting.popLast() {
            // What user code did meanwhile may have turned the parent round.
            guard controller.teller?.isGoing(appearing) ?? false else { continue }
            controller.core.sendOwnWill(appearing: appearing, animated: animated, rule: .m3)
            waiting.append(contentsOf: controller.childrenToBegin(appearing))
        }
    }

    /// The children that hear the will half next, the last first.
    private func childrenToBegin(_ appearing: Bool) -> [UIViewController] {
        guard isGoing(appearing) else { return [] }
        return dependants.reversed().filter {
            !$0.appearance.isExplicit && $0.appearance.accepts(appearing: appearing)
        }
    }

    private func isGoing(_ appearing: Bool) -> Bool {
        appearance.phase == (appearing ? .appearing : .disappearing)
    }

    fileprivate func callWill(appearing: Bool, animated: Bool, rule: RuleID) {
        guard appearing else {
            appearance.isHearingOfLeave = true
            send(.viewWillDisappear, .flag(animated), rule: rule) { viewWillDisappear(animated) }
            appearance.isHearingOfLeave = false
            return
        }
        appearance.isHearingWill = true
        send(.viewWillAppear, .flag(animated), rule: rule) { viewWillAppear(animated) }
        appearance.isHearingWill = false
    }

    /// M3: the did half, parent first. `viewIsAppearing` is made up for where no layout came between.
    func sendDid(rule: RuleID) {
        let appearing = appearance.phase == .appearing
        if appearing {
            sendIsAppearingToSubtree()
            // C20: one that was taken away in there does not arrive.
            guard appearance.phase == .appearing else { return }
        }
        // Asked for before its own did: a child that is added in there has an appearance of its own.
        var waiting = childrenToEnd(appearing)
        sendOwnDid(appearing: appearing, rule: rule)
        while let controller = waiting.popLast() {
            guard controller.mayHearDid(appearing), controller.teller != nil else { continue }
            let children = controller.childrenToEnd(appearing)
            controller.sendOwnDid(appearing: appearing, rule: .m3)
            waiting.append(contentsOf: children)
        }
    }

    /// The children that hear the did half next, the last first.
    private func childrenToEnd(_ appearing: Bool) -> [UIViewController] {
        if childList.isEmpty, optional == nil { return [] }
        return dependants.reversed().filter { $0.mayHearDid(appearing) }
    }

    private func mayHearDid(_ appearing: Bool) -> Bool {
        !appearance.isExplicit && appearance.mayEnd(appearing: appearing)
    }

    private func sendOwnDid(appearing: Bool, rule: RuleID) {
        let animated = appearance.isAnimated
        // C14, C31: a child that has appeared by other means hears its parent's did as well.
        let rule = appearance.phase == .appeared ? RuleID.c31 : rule
        appearance.end()
        let outer = core.takeCause(rule)
        if appearing {
            send(.viewDidAppear, .flag(animated), rule: rule) { viewDidAppear(animated) }
        } else {
            send(.viewDidDisappear, .flag(animated), rule: rule) { viewDidDisappear(animated) }
        }
        dispatch.recorder.cause = outer
        closeMoveIfDue()
    }

    /// M3, C22: the children whose views are in this controller's view, unless it forwards by hand.
    private var childrenToTell: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? childrenInside(managed: false) : []
    }

    /// A64: who stands in this controller's view in the place of its children.
    private func childrenInside(managed: Bool) -> [UIViewController] {
        guard !childList.isEmpty, let view = storedView else { return [] }
        return childList.elements.compactMap {
            guard $0.core.pointee.isManaged == managed else { return nil }
            let seen = $0.inPlace
            return seen.storedView?.isWithin(view) ?? false ? seen : nil
        }
    }

    /// M3, P20: who goes where it goes: its children, and what it presents over itself.
    private var dependants: [UIViewController] {
        guard let guest else { return childrenToTell }
        return childrenToTell + [guest]
    }

    /// Who tells it of its appearance: its parent, that of what it stands in for (A64), or what
    /// presents it over itself.
    private var teller: UIViewController? {
        var controller = self
        while controller.storedParent == nil {
            guard let presenting = controller.optional?.presentation?.presenting else { return nil }
            if presenting.guest === controller { return presenting }
            guard presenting.isCovered(by: controller) else { return nil }
            controller = presenting
        }
        return controller.storedParent
    }

    /// The children that a layout of this controller reaches, whoever tells them of their appearance.
    private var childrenToLayOut: [UIViewController] {
        childrenInside(managed: true) + childrenToTell
    }

    // MARK: viewIsAppearing

    private func sendIsAppearingIfDue() {
        if core.isDueToBeAppearing { core.sendIsAppearing() }
    }

    /// C28, D11: where begin and end come without a layout between, it is sent before `viewDidAppear`.
    private func sendIsAppearingToSubtree() {
        if childList.isEmpty {
            if core.pointee.viewLink?.isInWindow ?? false { sendIsAppearingIfDue() }
            return
        }
        var waiting: [UIViewController] = [self]
        while let controller = waiting.popLast() {
            guard let view = controller.storedView, view.isInWindow else { continue }
            controller.sendIsAppearingIfDue()
            waiting.append(
                contentsOf: controller.childrenToLayOut.reversed().filter {
                    $0.appearance.phase == .appearing
                })
        }
    }

    // MARK: By hand

    /// C19, E39: an appearance callback that user code called itself is logged, and from iOS 16
    /// draws a warning.
    func appearanceByHand(_ callback: Callback, _ animated: Bool) {
        if dispatch.takesSuper(callback, of: objectID) { return }
        let rule = simulator.systemVersion < 16 ? RuleID.d02 : .c19
        dispatch.sendByHand(callback, of: self, .flag(animated), rule: rule) {
            simulator.reportCalledDirectly(callback, on: self)
        }
    }
}

extension AppearanceState {
    /// C31: the did half is also told to one that has appeared already.
    func mayEnd(appearing: Bool) -> Bool {
        appearing ? phase == .appearing || phase == .appeared : phase == .disappearing
    }
}
