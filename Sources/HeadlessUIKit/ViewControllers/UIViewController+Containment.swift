import HierarchyRecords

extension UIViewController {
    /// The controller whose child it is.
    public var parent: UIViewController? { storedParent }

    /// The children in the order in which they were added.
    @available(iOS 5, *)
    public var children: [UIViewController] { childList.elements }

    /// C10, C53: adds a child; its parent is set before `willMove(toParent:)` is sent.
    func adopt(_ child: UIViewController, rule: RuleID = .c10) {
        guard simulator.allows(child, asChildOf: self) else { return }
        // A06: adding a child again has no effect.
        if child.core.parent == link { return }
        // D07: another parent's child is removed first, with `didMove(nil)` but without
        // `willMove(nil)`.
        let isTakenOver = child.core.parent != nil
        if isTakenOver {
            child.leaveForAnotherParent()
            // A07: the code of its callbacks may have put this controller below it.
            guard simulator.allows(child, asChildOf: self) else { return }
        }
        guard child.core.parent == nil else { return }
        let rule = isTakenOver ? RuleID.c53 : rule
        child.core.parent = link
        // The UIKit container that managed it may have been deallocated.
        child.core.isManaged = false
        core.children.append(child)
        if child.link.isQuiet {
            child.link.note(.willMoveToParent, .object(objectID), rule: rule)
            child.link.noteWillMove(to: link)
        } else {
            child.send(.willMoveToParent, .object(objectID), rule: rule, given: [.object(self)]) {
                child.willMove(toParent: self)
            }
        }
    }

    /// C10: adopts a child for a container of UIKit's, which has changed its own lists before.
    func admit(_ child: UIViewController, rule: RuleID) {
        adopt(child, rule: rule)
    }

    /// C53: calls the overridable method; a controller whose override does not call `super` is
    /// removed all the same.
    private func leaveForAnotherParent() {
        containment.isTakenOver = true
        let old = core.parent
        removeFromParent()
        if core.parent == old { leaveParent() }
        containment.isTakenOver = false
    }

    /// C20: UIKit sends `didMove(toParent: nil)`, but never `willMove(toParent: nil)` (C21).
    func leaveParent(rule: RuleID? = nil) {
        guard let parent = core.parent, !simulator.core.isStopped else { return }
        if core.isManaged {
            core.isManaged = false
            parent.core.controller.managedChildDidLeave(self)
            // The controller may have been removed by the one that the container shows instead.
            guard core.parent == parent else { return }
        }
        parent.core.children.remove(self)
        core.parent = nil
        let rule = rule ?? ruleOfLeaving
        // The parent that sent the will can no longer send the did.
        let appearance = core.appearance
        if appearance.isInTransition, !appearance.isExplicit { link.queueDid() }
        dropOverridesByParent()
        if link.isQuiet {
            link.note(.didMoveToParent, .object(.none), rule: rule)
            link.noteDidMove()
        } else {
            send(.didMoveToParent, .object(.none), rule: rule, given: [.object(nil)]) {
                didMove(toParent: nil)
            }
        }
    }

    private var ruleOfLeaving: RuleID {
        if containment.isTakenOver { return .c53 }
        return containment.isMovingFrom ? .c20 : .c21
    }

    /// Sends what a container announces before it adds a child or, with nil, removes it.
    func sendWillMove(to parent: UIViewController?, rule: RuleID) {
        send(
            .willMoveToParent, .object(parent?.objectID ?? .none), rule: rule,
            given: [.object(parent)]
        ) {
            willMove(toParent: parent)
        }
    }

    func sendDidMove(to parent: UIViewController, rule: RuleID) {
        send(.didMoveToParent, .object(parent.objectID), rule: rule, given: [.object(parent)]) {
            didMove(toParent: parent)
        }
    }

    /// The appearance transition has ended: clears the flags, if `didMove` came during it. C46: sends a
    /// `didMove` that waits for it.
    func closeMoveIfDue() {
        if containment.isDidMoveDue, appearance.phase == .appeared, let parent = storedParent {
            containment.isDidMoveDue = false
            sendDidMove(to: parent, rule: .c46)
        }
        if containment.isCleanupDue { containment = ContainmentState() }
    }

    /// Whether it has children.
    package var hasChildren: Bool { !core.children.isEmpty }

    /// Whether it has a parent.
    package var isChild: Bool { core.parent != nil }

    /// Whether that controller is its parent.
    package func isChild(of parent: UIViewController) -> Bool { core.parent == parent.link }

    /// Whether it has a child or presents a controller.
    var holdsControllers: Bool { !childList.isEmpty || optional != nil && ownPresented != nil }

    /// Whether the controller itself is presented, not an ancestor of it.
    package var isPresentedItself: Bool { optional?.presentation?.presenting != nil }
}

@MainActor
extension ControllerLink {
    /// UIKit's part of `willMove(toParent:)`; if an override does not call `super`, the flags stay
    /// false (C17).
    func noteWillMove(to parent: ControllerLink?) {
        core.containment.isMovingTo = parent != nil
        core.containment.isMovingFrom = parent == nil
        core.containment.isCleanupDue = false
    }

    /// UIKit's part of `didMove(toParent:)`: clears the flags at once, or at the end of a running
    /// appearance transition (C17).
    func noteDidMove() {
        if core.appearance.isInTransition {
            core.containment.isCleanupDue = true
        } else {
            core.containment = ContainmentState()
        }
    }
}
