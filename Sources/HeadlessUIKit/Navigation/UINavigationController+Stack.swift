import HierarchyRecords

/// The kind of a change of the stack; it determines the rules of the callbacks.
enum StackOperation {
    case push, pop, set

    func rule(animated: Bool) -> RuleID {
        switch self {
        case .push: animated ? .c34 : .c35
        case .pop: animated ? .c36 : .c37
        case .set: .c39
        }
    }
}

/// A change of the stack that the view does not show yet.
struct StackChange {
    let operation: StackOperation
    let isAnimated: Bool
    /// C71: whether the new top was in the stack before.
    let isReturn: Bool

    init(_ operation: StackOperation, animated: Bool, isReturn: Bool) {
        self.operation = operation
        isAnimated = animated
        self.isReturn = isReturn
    }

    var rule: RuleID { operation.rule(animated: isAnimated) }
}

extension UINavigationController {
    // MARK: Push

    /// C34, C40: the stack contains the controller before it gets `willMove`; all else comes later.
    func push(_ controller: UIViewController, animated: Bool) {
        guard simulator.allowsPush(of: controller, on: self),
            allowsChange("pushViewController:animated:", .push),
            simulator.allows(controller, asChildOf: self)
        else { return }
        let isFirst = stack.isEmpty
        let rule = isFirst ? RuleID.c40 : StackOperation.push.rule(animated: animated)
        grow(controller)
        take(controller, rule: rule)
        if storedView != nil { askBar(toPush: controller) }
        request(StackChange(.push, animated: animated && !isFirst, isReturn: false))
    }

    func grow(_ controller: UIViewController) {
        stack.append(controller)
        hidesBottomBar.append(
            (hidesBottomBar.last ?? false) || controller.hidesBottomBarWhenPushed)
    }

    private func take(_ controller: UIViewController, rule: RuleID) {
        controller.core.awaitedBy = objectID
        if isDeparting(controller) || controller.core.parent == link {
            forgetDeparture(of: controller)
            return controller.sendWillMove(to: self, rule: rule)
        }
        admit(controller, rule: rule)
        if controller.core.parent == link {
            controller.core.isManaged = true
        } else {
            forget(controller)
        }
    }

    func isDeparting(_ controller: UIViewController) -> Bool {
        for leaving in departing where leaving === controller { return true }
        return false
    }

    func forgetDeparture(of controller: UIViewController) {
        // A loop, because a closure that the library calls would check the actor at run time.
        for index in departing.indices.reversed() where departing[index] === controller {
            departing.remove(at: index)
        }
    }

    // MARK: Pop

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.lastIndex(where: { $0 === controller }) else {
            simulator.reportStranger(in: self)
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// C36: when the call returns, the stack is shorter and `willMove(nil)` has been sent.
    func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index < stack.count - 1, !simulator.isStopped else { return nil }
        let selector = "popToViewController:transition:"
        guard allowsChange(selector, .pop), allowsAnimatedPop(selector, animated) else {
            return nil
        }
        let leaving = Array(stack[(index + 1)...])
        stack.removeLast(leaving.count)
        hidesBottomBar.removeLast(leaving.count)
        let change = StackChange(.pop, animated: animated, isReturn: true)
        dismissChildren(leaving, rule: change.rule, inTransition: leaving.contains { $0 === shown })
        request(change)
        return leaving
    }

    /// A18: whether the pop may be animated now, as measured on iOS 26.1.
    private func allowsAnimatedPop(_ selector: String, _ animated: Bool) -> Bool {
        guard animated, pending != nil, isShown, simulator.systemVersion >= 8 else { return true }
        simulator.reportTransition(selector, on: self)
        return false
    }

    /// C39: all controllers get `willMove(nil)`; those that are not visible are removed at once, in a
    /// pop of the visible one in its transition (X02).
    private func dismissChildren(
        _ leaving: [UIViewController], rule: RuleID, inTransition: Bool = false
    ) {
        for controller in leaving { stopAwaiting(controller) }
        for controller in leaving { controller.sendWillMove(to: nil, rule: rule) }
        // A controller that code has pushed again meanwhile waits for its `didMove`.
        for controller in leaving where !isAwaiting(controller) {
            if isComing, inTransition || controller === shown {
                departing.append(controller)
            } else {
                if controller === shown { takeOutShown() }
                release(controller, rule: rule)
            }
        }
    }

    func release(_ controller: UIViewController, rule: RuleID) {
        guard controller.core.parent == link else { return }
        controller.core.isManaged = false
        controller.leaveParent(rule: rule)
        didRelease(controller)
    }

    // MARK: Set

    /// C39: controllers that leave get their callbacks first, then those that come.
    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        guard simulator.allowsStack(controllers, of: self),
            allowsChange("setViewControllers:animated:", .set)
        else { return }
        let kept = Set(controllers.map(\.objectID))
        let present = Set(stack.map(\.objectID))
        let leaving = stack.filter { !kept.contains($0.objectID) }
        let arriving = controllers.filter { !present.contains($0.objectID) }
        for controller in arriving where !simulator.allows(controller, asChildOf: self) { return }
        let isFirst = stack.isEmpty
        stack = []
        hidesBottomBar = []
        for controller in controllers { grow(controller) }
        dismissChildren(leaving, rule: .c39)
        for controller in arriving { take(controller, rule: isFirst ? .c40 : .c39) }
        putChildrenInOrder()
        // What came in this turn as well has not been in the stack that is seen.
        let isNew = { self.pending != nil && self.isAwaiting($0) }
        let isReturn = controllers.last.map { present.contains($0.objectID) && !isNew($0) } ?? true
        request(StackChange(.set, animated: animated && !isFirst, isReturn: isReturn))
    }

    private func putChildrenInOrder() {
        for controller in stack where controller.core.parent == link {
            childList.remove(controller)
            childList.append(controller)
        }
    }

    // MARK: All changes

    /// Removes a controller that code took out of the stack by other means.
    func forget(_ controller: UIViewController) {
        transition?.letGo(of: controller)
        stopAwaiting(controller)
        forgetDeparture(of: controller)
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return }
        stack.remove(at: index)
        hidesBottomBar.remove(at: index)
        splitViewController?.forget(controller, in: self)
        guard controller === shown else { return }
        if !isComing { takeOutShown() }
        request(StackChange(.set, animated: false, isReturn: true))
    }

    /// E31: whether the stack may change now.
    private func allowsChange(_ selector: String, _ operation: StackOperation) -> Bool {
        guard let transition, transition.isOccurring else { return !simulator.isStopped }
        if hurries(operation, transition) {
            endTransitionAtOnce()
            return !simulator.isStopped && self.transition == nil
        }
        guard simulator.systemVersion >= 8 else { return nest(operation, in: transition) }
        simulator.reportTransition(selector, on: self)
        return false
    }

    /// Whether the change ends the transition that is in its way at once. C65: a push with a zoom gives
    /// way to whatever takes controllers off; A171: from 26 on an animated pop gives way to a pop.
    // AD-HOC: the first pop's dids come before the second one's wills.
    private func hurries(_ operation: StackOperation, _ transition: ContainerTransition) -> Bool {
        if operation != .push, transition.isPushWithZoom { return true }
        return simulator.systemVersion >= 26 && operation == .pop && transition.rule == .c36
            && !transition.isTelling && transition.isAnimated
            && !transition.coordinator.initiallyInteractive
    }

    /// E29: up to iOS 7 the stack changes all the same.
    // AD-HOC: the change waits for the end of the transition; how the two overlap is not known.
    private func nest(_ operation: StackOperation, in transition: ContainerTransition) -> Bool {
        guard !simulator.isStopped else { return false }
        simulator.report(.nestedAnimation(isPop: operation == .pop), about: objectID)
        transition.hasNested = true
        return true
    }

    /// E30: the transition ends in which another change of the stack was asked for.
    func reportUnexpectedEnd(of transition: ContainerTransition) {
        guard transition.hasNested else { return }
        simulator.report(.unexpectedEndOfNavigation, about: objectID)
    }

    /// M5: the change becomes visible in the next layout, or at once if the view is not on the
    /// screen.
    private func request(_ change: StackChange) {
        followTop()
        guard isComing else { return }
        if isStartingInteractively { return start(change, isInteractive: true) }
        pending = change
        storedView?.setNeedsLayout()
    }
}

extension Simulator {
    /// E25, E24: whether the controller may be pushed.
    fileprivate func allowsPush(
        of controller: UIViewController, on stack: UINavigationController
    ) -> Bool {
        guard !isStopped else { return false }
        if controller is UINavigationController, !stack.holdsStacks {
            return refuse(.pushingNavigationController, about: stack.objectID)
        }
        if controller is UISplitViewController, !stack.holdsStacks {
            report(.pushingSplitController(on: describe(stack)), about: stack.objectID)
            return false
        }
        if controller.core.isManaged, controller.core.parent == stack.link,
            !stack.isDeparting(controller)
        {
            return refuse(
                .pushingTwice(describe(controller), on: describe(stack), ios: systemVersion),
                about: stack.objectID)
        }
        return true
    }

    /// E25, E27: whether the controllers may form a stack.
    fileprivate func allowsStack(
        _ controllers: [UIViewController], of stack: UINavigationController
    ) -> Bool {
        guard !isStopped else { return false }
        if !stack.holdsStacks, controllers.contains(where: { $0 is UINavigationController }) {
            return refuse(.pushingNavigationController, about: stack.objectID)
        }
        if Set(controllers.map(\.objectID)).count < controllers.count {
            return refuse(
                .repeatedInStack(controllers.map(describe)), about: stack.objectID)
        }
        return true
    }

    /// E28: reports a controller that is not in the stack; iOS 26 only returns nil.
    fileprivate func reportStranger(in stack: UINavigationController) {
        guard systemVersion < 26, !isStopped else { return }
        refuse(.poppingToStranger, about: stack.objectID)
    }

    /// E26: reports that nil was pushed, which Objective-C code can do.
    package func reportPushingNil(on stack: UINavigationController) {
        report(.pushingNil(on: describe(stack)), about: stack.objectID)
    }

    fileprivate func reportTransition(_ selector: String, on stack: UINavigationController) {
        report(
            .stackInTransition(
                selector,
                on: "<\(log.objects.className(stack.objectID)) "
                    + "\(log.objects.name(stack.objectID))>"),
            about: stack.objectID)
    }
}
