import HierarchyRecords

extension UIViewController {
    /// C10, C53: adds a child; its parent is set before `willMove(toParent:)` is sent.
    func adopt(_ child: UIViewController, rule: RuleID = .c10) {
        guard simulator.allows(child, asChildOf: self) else { return }
        // A06: adding a child again has no effect.
        if child.core.pointee.parent == core { return }
        // D07: another parent's child is removed first, with `didMove(nil)` but without
        // `willMove(nil)`.
        let isTakenOver = child.core.pointee.parent != nil
        if isTakenOver { child.leaveForAnotherParent() }
        guard child.core.pointee.parent == nil else { return }
        let rule = isTakenOver ? RuleID.c53 : rule
        child.core.pointee.parent = core
        // The UIKit container that managed it may have been deallocated.
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

    /// C53: calls the overridable method; a controller whose override does not call `super` is
    /// removed all the same.
    private func leaveForAnotherParent() {
        containment.isTakenOver = true
        let old = core.pointee.parent
        removeFromParent()
        if core.pointee.parent == old { leaveParent() }
        containment.isTakenOver = false
    }

    /// C20: UIKit sends `didMove(toParent: nil)`, but never `willMove(toParent: nil)` (C21).
    func leaveParent(rule: RuleID? = nil) {
        guard let parent = core.pointee.parent, !simulator.core.pointee.isStopped else { return }
        if core.pointee.isManaged {
            core.pointee.isManaged = false
            parent.pointee.controller.managedChildDidLeave(self)
            // The controller may have been removed by the one that the container shows instead.
            guard core.pointee.parent == parent else { return }
        }
        parent.pointee.children.remove(self)
        core.pointee.parent = nil
        let rule = rule ?? ruleOfLeaving
        // The parent that sent the will can no longer send the did.
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

    /// Sends what a container announces before it adds a child or, with nil, removes it.
    func sendWillMove(to parent: UIViewController?, rule: RuleID) {
        send(.willMoveToParent, .object(parent?.objectID ?? .none), rule: rule) {
            willMove(toParent: parent)
        }
    }

    func sendDidMove(to parent: UIViewController, rule: RuleID) {
        send(.didMoveToParent, .object(parent.objectID), rule: rule) { didMove(toParent: parent) }
    }

    /// The appearance transition has ended: clears the flags, if `didMove` came during it.
    func closeMoveIfDue() {
        if containment.isCleanupDue { containment = ContainmentState() }
    }

    /// Whether it has children.
    package var hasChildren: Bool { !core.pointee.children.isEmpty }

    /// Whether it has a parent.
    package var isChild: Bool { core.pointee.parent != nil }

    /// Whether that controller is its parent.
    package func isChild(of parent: UIViewController) -> Bool { core.pointee.parent == parent.core }

    /// Whether it has a child or presents a controller.
    var holdsControllers: Bool { !childList.isEmpty || optional != nil && ownPresented != nil }

    /// Whether the controller itself is presented, not an ancestor of it.
    var isPresentedItself: Bool { optional?.presentation?.presenting != nil }

    /// Whether `other` is this controller or one of its ancestors, by containment or presentation.
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
    /// UIKit's part of `willMove(toParent:)`; if an override does not call `super`, the flags stay
    /// false (C17).
    func noteWillMove(to parent: ControllerLink?) {
        pointee.containment.isMovingTo = parent != nil
        pointee.containment.isMovingFrom = parent == nil
        pointee.containment.isCleanupDue = false
    }

    /// UIKit's part of `didMove(toParent:)`: clears the flags at once, or at the end of a running
    /// appearance transition (C17).
    func noteDidMove() {
        if pointee.appearance.isInTransition {
            pointee.containment.isCleanupDue = true
        } else {
            pointee.containment = ContainmentState()
        }
    }
}
