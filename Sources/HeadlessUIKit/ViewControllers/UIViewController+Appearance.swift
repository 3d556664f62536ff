import HierarchyRecords

// Both causes of M1 change the same state: (a) the window, (b) explicit transitions.

@MainActor
extension ControllerLink {
    /// M1a, D05: whether a view's move into or out of a window makes its controller appear or
    /// disappear. If the parent goes the same way, the parent sends the child's callbacks (M3); if
    /// the parent forwards appearance by hand, only its own code sends them (C28). `moved` is the
    /// topmost of the views that move.
    func isDrivenByWindow(appearing: Bool, moved: ViewLink) -> Bool {
        let appearance = core.appearance
        guard !appearance.isExplicit, appearance.accepts(appearing: appearing) else { return false }
        // C54: before iOS 5 a view that stands in another controller's view told its own nothing.
        guard let parent = core.parent else {
            return core.world.core.systemVersion >= 5 || core.controller.isRootOfWindow
        }
        // M4: a UIKit container sends the callbacks of its visible child.
        if core.isManaged { return !appearing && isTakenOut(of: parent, with: moved) }
        guard parent.forwardsAppearance else { return false }
        let above = parent.core.appearance
        // C16: during the parent's own `viewWillAppear`; this child gets its callbacks with the
        // others.
        if appearing, above.isHearingWill { return false }
        // A05: if the parent is not on the screen, the child appears together with it.
        return !appearing || above.phase == .appearing || above.phase == .appeared
    }

    /// C20: whether code removes the view from a UIKit container that stays, or from a place
    /// outside the container, as for a controller that is presented although it is on a stack.
    private func isTakenOut(of parent: ControllerLink, with moved: ViewLink) -> Bool {
        guard let area = parent.core.viewLink else { return true }
        if moved != area, moved.isWithin(area) { return true }
        guard let view = core.viewLink else { return false }
        return !view.isWithin(area)
    }

    /// The rule that a callback driven by the window cites: launch, a child, or a view without its
    /// parent.
    func ruleOfWindow(_ appearing: Bool) -> RuleID {
        if core.parent != nil { return appearing ? .c10 : .c20 }
        return core.controller.isRootOfWindow ? .c01 : .c12
    }

    /// M3: sends the controller's own will, then its children's. Each view is loaded before its
    /// controller's `viewWillAppear` (L06).
    func sendWill(appearing: Bool, animated: Bool, rule: RuleID) {
        sendOwnWill(appearing: appearing, animated: animated, rule: rule)
        if !core.children.isEmpty || core.optional != nil {
            core.controller.sendWillToChildren(appearing: appearing, animated: animated)
        }
        // S09: roots and presentations have it asked themselves; no child answers for a plain parent.
        guard appearing, let parent = core.parent,
            type(of: parent.core.controller) != UIViewController.self
        else { return }
        core.controller.simulator.askSystemQuestions(because: core.controller)
    }

    fileprivate func sendOwnWill(appearing: Bool, animated: Bool, rule: RuleID) {
        guard core.appearance.accepts(appearing: appearing) else { return }
        if appearing, core.viewLink == nil { core.controller.loadViewIfNeeded() }
        if !appearing, core.optional != nil { core.controller.endExchangesAtOnce() }
        // X19: before another one becomes first responder.
        if !appearing, core.world.core.hasFirstResponder { core.controller.rememberFocus() }
        core.appearance.begin(appearing: appearing, animated: animated)
        if appearing { askForLayout() }
        let outer = takeCause(rule)
        if isQuiet {
            note(
                appearing ? .viewWillAppear : .viewWillDisappear, .flag(animated), rule: rule)
        } else {
            core.controller.callWill(appearing: appearing, animated: animated, rule: rule)
        }
        core.world.core.recorder.cause = outer
    }

    /// M2: the view is laid out at least once in each appearance; X01: what a pop reveals, and the
    /// children in it, are not.
    private func askForLayout() {
        if core.parent?.core.appearance.keepsLayout ?? false { core.appearance.keepsLayout = true }
        if core.appearance.keepsLayout {
            core.viewLink?.listForLayout()
        } else {
            core.viewLink?.markForLayout()
        }
    }

    /// Sets the cause of a callback and returns the previous one, to be restored. A callback that
    /// the parent forwarded (M3) has the parent's cause.
    fileprivate func takeCause(_ rule: RuleID) -> Int32 {
        let recorder = core.world.core.recorder
        let outer = recorder.cause
        if rule == .m3, let parent = core.parent {
            recorder.cause = parent.core.appearance.cause
        }
        core.appearance.cause = Int32(truncatingIfNeeded: recorder.nextSequence)
        core.appearance.rule = rule
        return outer
    }

    /// M1a: queues the did until after the commit.
    func queueDid() {
        core.appearance.enteredUnparented = core.parent == nil
        guard !core.appearance.isQueued else { return }
        core.appearance.isQueued = true
        core.world.core.deferred.finishAfterCommit(core.controller)
    }

    /// M2, C01, C03, P10: sent from iOS 13 on, once per appearance, when the view is in the window.
    func sendIsAppearing() {
        core.appearance.hasBeenAppearing = true
        // T02: from iOS 13 on the first traits were known before, so no callback is sent for them
        // even if the simulated system becomes an older one.
        core.appearance.hasInitialTraits = true
        // R22: in the window its views know what it knows.
        if let optional = core.optional, optional.traitsOfSubviews != nil {
            optional.traitsOfSubviews = nil
        }
        let recorder = core.world.core.recorder
        let outer = recorder.cause
        recorder.cause = core.appearance.cause
        if isQuiet {
            note(.viewIsAppearing, .flag(core.appearance.isAnimated), rule: .m2)
        } else {
            callIsAppearing(core.appearance.isAnimated)
        }
        recorder.cause = outer
    }

    private func callIsAppearing(_ animated: Bool) {
        let controller = core.controller
        controller.send(.viewIsAppearing, .flag(animated), rule: .m2, given: [.flag(animated)]) {
            controller.viewIsAppearing(animated)
        }
    }

    /// M2: whether `viewIsAppearing` is to be sent at the next layout.
    var isDueToBeAppearing: Bool {
        core.appearance.phase == .appearing && !core.appearance.hasBeenAppearing
            && core.world.core.systemVersion >= 13
    }
}

extension UIViewController {
    // MARK: (a) The window

    fileprivate var isRootOfWindow: Bool { simulator.isRoot(self) }

    func finishWindowDriven() {
        appearance.isQueued = false
        guard !appearance.isExplicit, appearance.isInTransition else { return }
        if isLeftToParent { return }
        // C20: a controller whose view was removed during its appearance does not appear.
        if appearance.phase == .appearing, !(core.viewLink?.isInWindow ?? false) {
            sendWill(appearing: false, animated: false, rule: .c20)
        }
        finishChildrenOfWindow()
        guard appearance.isInTransition else { return }
        dispatch.recorder.cause = appearance.cause
        sendDid(rule: appearance.rule)
    }

    /// C14: a child whose view was in the window before it was a child appears by the window, so before its
    /// parent, which then tells it once more.
    private func finishChildrenOfWindow() {
        guard appearance.phase == .appearing, !childList.isEmpty else { return }
        for child in childrenToTell
        where child.appearance.enteredUnparented && child.appearance.isQueued {
            child.finishWindowDriven()
        }
    }

    /// C16: whether the parent, which is in the same transition, sends this controller's did; not
    /// if the view entered the window before the controller had a parent (C14), or is not in the
    /// window.
    private var isLeftToParent: Bool {
        guard let parent = core.parent, parent.core.appearance.phase == appearance.phase,
            parent.forwardsAppearance
        else { return false }
        return appearance.phase == .appearing
            ? !appearance.enteredUnparented : core.viewLink?.isInWindow ?? false
    }

    // MARK: (b) Explicit transitions

    /// Whether `beginAppearanceTransition` was called without its end.
    package var isInExplicitTransition: Bool { appearance.isExplicit }

    /// C28–C30: sends the wills to the controller and its descendants; a second begin in the other
    /// direction reverses the transition. The events cite `rule`.
    func beginExplicit(appearing: Bool, animated: Bool, rule: RuleID) {
        guard !simulator.core.isStopped else { return }
        if appearance.isExplicit, appearance.phase == (appearing ? .appearing : .disappearing) {
            // A02: two begins in the same direction.
            return simulator.reportUnbalanced(self)
        }
        let isUnderWay = appearance.phase == (appearing ? .appearing : .disappearing)
        // A13: a controller that is already in the final state enters no transition.
        guard isUnderWay || appearance.accepts(appearing: appearing) else { return }
        appearance.beginExplicit()
        if isUnderWay { return }
        sendWill(appearing: appearing, animated: animated, rule: rule)
    }

    /// C28–C30, C32: sends the dids for the last begin; without a begin the call is unbalanced.
    func endExplicit() {
        guard !simulator.core.isStopped else { return }
        guard appearance.isExplicit else { return simulator.reportUnbalanced(self) }
        appearance.endExplicit()
        guard appearance.isInTransition else { return }
        sendDid(rule: appearance.rule)
    }

    // MARK: Both engines

    /// Sends the wills to this controller and its descendants.
    func sendWill(appearing: Bool, animated: Bool, rule: RuleID) {
        link.sendWill(appearing: appearing, animated: animated, rule: rule)
    }

    fileprivate func sendWillToChildren(appearing: Bool, animated: Bool) {
        var waiting = childrenToBegin(appearing)
        while let controller = waiting.popLast() {
            // Code that ran meanwhile may have reversed the parent's transition.
            guard controller.teller?.isGoing(appearing) ?? false else { continue }
            controller.link.sendOwnWill(appearing: appearing, animated: animated, rule: .m3)
            waiting.append(contentsOf: controller.childrenToBegin(appearing))
        }
    }

    /// The children that get their will next, the last first.
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
            send(.viewWillDisappear, .flag(animated), rule: rule, given: [.flag(animated)]) {
                viewWillDisappear(animated)
            }
            appearance.isHearingOfLeave = false
            return
        }
        appearance.isHearingWill = true
        send(.viewWillAppear, .flag(animated), rule: rule, given: [.flag(animated)]) {
            viewWillAppear(animated)
        }
        appearance.isHearingWill = false
    }

    /// M3: sends the dids, parents first. If no layout has sent `viewIsAppearing`, it is sent
    /// before.
    func sendDid(rule: RuleID) {
        let appearing = appearance.phase == .appearing
        if appearing {
            sendIsAppearingToSubtree()
            // C20: a controller whose view was removed by that code does not appear.
            guard appearance.phase == .appearing else { return }
        }
        // Determined before the controller's own did: a child that is added in it has an appearance
        // of its own.
        var waiting = childrenToEnd(appearing)
        sendOwnDid(appearing: appearing, rule: rule)
        while let controller = waiting.popLast() {
            guard controller.mayHearDid(appearing), controller.teller != nil else { continue }
            let children = controller.childrenToEnd(appearing)
            controller.sendOwnDid(appearing: appearing, rule: .m3)
            waiting.append(contentsOf: children)
        }
    }

    /// The children that get their did next, the last first. C31: also one whose own transition this
    /// controller's did may end.
    private func childrenToEnd(_ appearing: Bool) -> [UIViewController] {
        if childList.isEmpty, optional == nil { return [] }
        return dependants.reversed().filter {
            $0.appearance.mayEnd(appearing: appearing)
        }
    }

    private func mayHearDid(_ appearing: Bool) -> Bool {
        !appearance.isExplicit && appearance.mayEnd(appearing: appearing)
    }

    private func sendOwnDid(appearing: Bool, rule: RuleID) {
        let animated = appearance.isAnimated
        // C14, C31: a child that has already appeared by itself gets its parent's did as well.
        let rule = appearance.phase == .appeared ? RuleID.c31 : rule
        appearance.end()
        let outer = link.takeCause(rule)
        if appearing {
            send(.viewDidAppear, .flag(animated), rule: rule, given: [.flag(animated)]) {
                viewDidAppear(animated)
            }
        } else {
            send(.viewDidDisappear, .flag(animated), rule: rule, given: [.flag(animated)]) {
                viewDidDisappear(animated)
            }
        }
        dispatch.recorder.cause = outer
        closeMoveIfDue()
    }

    /// C05, C09, C43, M3, C22: the children whose views are in this controller's view, unless it forwards
    /// appearance by hand.
    private var childrenToTell: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? childrenInside(managed: false) : []
    }

    /// A64: the controllers that are shown in this controller's view: its children, or what covers
    /// them.
    private func childrenInside(managed: Bool) -> [UIViewController] {
        guard !childList.isEmpty, let view = storedView else { return [] }
        return childList.elements.compactMap {
            guard $0.core.isManaged == managed else { return nil }
            let seen = $0.inPlace
            return seen.storedView?.isWithin(view) ?? false ? seen : nil
        }
    }

    /// M3, P20: the controllers that appear and disappear with it: its children, and what it
    /// presents over its own view.
    private var dependants: [UIViewController] {
        guard let guest else { return childrenToTell }
        return childrenToTell + [guest]
    }

    /// The controller that sends its appearance callbacks: its parent, the parent of the controller
    /// that it covers (A64), or the one that presents it over its own view.
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

    /// The children that a layout of this controller reaches, whichever object sends their
    /// callbacks.
    private var childrenToLayOut: [UIViewController] {
        childrenInside(managed: true) + childrenToTell
    }

    // MARK: viewIsAppearing

    private func sendIsAppearingIfDue() {
        if link.isDueToBeAppearing { link.sendIsAppearing() }
    }

    /// C28, D11: if there was no layout between begin and end, it is sent before `viewDidAppear`.
    private func sendIsAppearingToSubtree() {
        if childList.isEmpty {
            if core.viewLink?.isInWindow ?? false { sendIsAppearingIfDue() }
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

    // MARK: Calls by the app

    /// C19, E39: logs an appearance callback that the app called itself; from iOS 16 that causes a
    /// warning.
    func appearanceByHand(_ callback: Callback, _ animated: Bool) {
        if dispatch.takesSuper(callback, of: objectID) { return }
        let rule = simulator.systemVersion < 16 ? RuleID.d02 : .c19
        dispatch.sendByHand(
            callback, of: self, .flag(animated), rule: rule, given: [.flag(animated)],
            misuse: { simulator.reportCalledDirectly(callback, on: self) })
    }
}

extension AppearanceState {
    /// C31: whether the did is sent; it is also sent to a controller that has appeared already.
    func mayEnd(appearing: Bool) -> Bool {
        appearing ? phase == .appearing || phase == .appeared : phase == .disappearing
    }
}
