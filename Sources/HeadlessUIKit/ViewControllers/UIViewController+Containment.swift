import HierarchyRecords

extension UIViewController {
    /// C10, C53: the parent is set when `willMove(toParent:)` is sent.
    func adopt(_ child: UIViewController) {
        guard simulator.allows(child, asChildOf: self) else { return }
        // A06: a present child stays as it is.
        if child.storedParent === self { return }
        // D07: a child of somebody else leaves first: didMove(nil), no willMove(nil).
        if child.storedParent != nil { child.removeFromParent() }
        child.storedParent = self
        childList.append(child)
        dispatch.send(
            .willMoveToParent, to: child, .object(objectID), rule: .c10
        ) { child.willMove(toParent: self) }
    }

    /// C20: `didMove(toParent: nil)` is sent by UIKit, `willMove(toParent: nil)` never (C21).
    func leaveParent() {
        guard let parent = storedParent, simulator.pendingException == nil else {
            return
        }
        withExtendedLifetime(self) {
            parent.childList.remove(self)
            storedParent = nil
            dispatch.send(
                .didMoveToParent, to: self, .object(.none),
                rule: containment.isMovingFrom ? .c20 : .c21
            ) { didMove(toParent: nil) }
        }
    }

    /// UIKit's own part of `willMove(toParent:)`: without `super` the flags stay false (C17).
    func noteWillMove(to parent: UIViewController?) {
        containment.isMovingTo = parent != nil
        containment.isMovingFrom = parent == nil
        containment.isCleanupDue = false
    }

    /// UIKit's own part of `didMove(toParent:)`: it closes the flags, at once or when the
    /// appearance that is under way ends (C17).
    func noteDidMove(to parent: UIViewController?) {
        if appearance.isInTransition {
            containment.isCleanupDue = true
        } else {
            containment = ContainmentState()
        }
    }

    /// The appearance has ended: flags that `didMove` closed meanwhile go out now.
    func closeMoveIfDue() {
        if containment.isCleanupDue { containment = ContainmentState() }
    }

    /// Whether anything hangs on it: a child or a presented controller.
    var holdsControllers: Bool { !childList.isEmpty || ownPresented != nil }

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
