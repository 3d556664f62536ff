import HierarchyRecords

extension UIViewController {
    /// C10, C53: the parent is set when `willMove(toParent:)` is sent.
    func adopt(_ child: UIViewController, rule: RuleID = .c10) {
        guard simulator.allows(child, asChildOf: self) else { return }
        // A06: a present child stays as it is.
        if child.core.pointee.parent == core { return }
        // D07: a child of somebody else leaves first: didMove(nil), no willMove(nil).
        let isTakenOver = child.core.pointee.parent != nil
        if isTakenOver { child.leaveForAnotherParent() }
        guard child.core.pointee.parent == nil else { return }
        let rule = isTakenOver ? RuleID.c53 : rule
        child.core.pointee.parent = core
        // A stock container that managed it may be gone.
        child.core.pointee.isManaged = false
        core.pointee.children.append(child)
        if child.core.isQuiet {
            child.core.note(.willMoveToParent, .object(objectID), rule: rule)
            child.core.noteWillMove(to: core)
        } else {
            child.send(.willMoveToParent, .object(objectID), rule: rule) {
                child.willMove(toParent: self)
            }
        }
    }

    /// C53: by the overridable method; one whose override forgets `super` leaves all the same.
    private func leaveForAnotherParent() {
        containment.isTakenOver = true
        let old = core.pointee.parent
        removeFromParent()
        if core.pointee.parent == old { leaveParent() }
        containment.isTakenOver = false
    }

    /// C20: `didMove(toParent: nil)` is sent by UIKit, `willMove(toParent: nil)` never (C21).
    func leaveParent(rule: RuleID? = nil) {
        guard let parent = core.pointee.parent, !simulator.core.pointee.isStopped else { return }
        if core.pointee.isManaged {
            core.pointee.isManaged = false
            parent.pointee.controller.managedChildDidLeave(self)
            // What the container shows in its place may have taken it.
            guard core.pointee.parent == parent else { return }
        }
        parent.pointee.children.remove(self)
        core.pointee.parent = nil
        let rule = rule ?? ruleOfLeaving
        // The parent that told it the will half cannot tell it the did half any more.
        let appearance = core.pointee.appearance
        if appearance.isInTransition, !appearance.isExplicit { core.queueDid() }
        dropOverridesByParent()
        if core.isQuiet {
            core.note(.didMoveToParent, .object(.none), rule: rule)
            core.noteDidMove()
        } else {
            send(.didMoveToParent, .object(.none), rule: rule) { didMove(toParent: nil) }
        }
    }

    private var ruleOfLeaving: RuleID {
        if containment.isTakenOver { return .c53 }
        return containment.isMovingFrom ? .c20 : .c21
    }

    /// A container announces that a child comes, or leaves with nil, and when that is done.
    func sendWillMove(to parent: UIViewController?, rule: RuleID) {
        send(.willMoveToParent, .object(parent?.objectID ?? .none), rule: rule) {
            willMove(toParent: parent)
        }
    }

    func sendDidMove(to parent: UIViewController, rule: RuleID) {
        send(.didMoveToParent, .object(parent.objectID), rule: rule) { didMove(toParent: parent) }
    }

    /// The appearance has ended: flags that `didMove` closed meanwhile go out now.
    func closeMoveIfDue() {
        if containment.isCleanupDue { containment = ContainmentState() }
    }

    /// Whether it has a child.
    package var hasChildren: Bool { !core.pointee.children.isEmpty }

    /// Whether it has a parent.
    package var isChild: Bool { core.pointee.parent != nil }

    /// Whether that is its parent.
    package func isChild(of parent: UIViewController) -> Bool { core.pointee.parent == parent.core }

    /// Whether anything hangs on it: a child or a presented controller.
    var holdsControllers: Bool { !childList.isEmpty || optional != nil && ownPresented != nil }

    /// Whether it is presented, and not a child of what is.
    var isPresentedItself: Bool { optional?.presentation?.presenting != nil }

    /// Whether `other` is this controller or above it, by containment or by presentation.
    func hangs(on other: UIViewController) -> Bool {
        var waiting = [self]
        while let current = waiting.popLast() {
            if current === other { return true }
            if let parent = current.storedParent { waiting.append(parent) }
            if let presenter = current.optional?.presentation?.presenting {
                waiting.append(presenter)
            }
        }
        return false
    }
}

@MainActor
extension ControllerLink {
    /// UIKit's own part of `willMove(toParent:)`: without `super` the flags stay false (C17).
    func noteWillMove(to parent: ControllerLink?) {
        pointee.containment.isMovingTo = parent != nil
        pointee.containment.isMovingFrom = parent == nil
        pointee.containment.isCleanupDue = false
    }

    /// UIKit's own part of `didMove(toParent:)`: it closes the flags, at once or when the
    /// appearance that is under way ends (C17).
    func noteDidMove() {
        if pointee.appearance.isInTransition {
            pointee.containment.isCleanupDue = true
        } else {
            pointee.containment = ContainmentState()
        }
    }
}
