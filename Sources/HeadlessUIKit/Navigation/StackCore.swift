import HierarchyRecords

/// The state of a navigation controller that every push and pop uses.
@MainActor
struct StackCore {
    var stack: [UIViewController] = []
    var hidesBottomBar: [Bool] = []
    var departing: [UIViewController] = []
    weak var delegate: UINavigationControllerDelegate?
}

extension UINavigationController {
    /// The controllers, from bottom to top.
    var stack: [UIViewController] {
        get { stackCore.value.stack }
        _modify { yield &stackCore.value.stack }
    }

    /// For each controller of the stack, whether it or one below it hides the bottom bar.
    var hidesBottomBar: [Bool] {
        get { stackCore.value.hidesBottomBar }
        _modify { yield &stackCore.value.hidesBottomBar }
    }

    /// What the stack read when it took the controller, if hidesBottomBarWhenPushed was set to something else
    /// since (B17); nil where it was not.
    package func outdatedHidingOfBottomBar(for controller: UIViewController) -> Bool? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
        let below = index > 0 && hidesBottomBar[index - 1]
        guard !below, hidesBottomBar[index] != controller.hidesBottomBarWhenPushed else {
            return nil
        }
        return hidesBottomBar[index]
    }

    /// Controllers that left the stack while they were visible: they stay children until their
    /// transition ends.
    var departing: [UIViewController] {
        get { stackCore.value.departing }
        _modify { yield &stackCore.value.departing }
    }

    /// Whether the controller is to get its `didMove` after it has appeared (C40).
    func isAwaiting(_ controller: UIViewController) -> Bool {
        controller.core.awaitedBy == objectID
    }

    func stopAwaiting(_ controller: UIViewController) {
        if isAwaiting(controller) { controller.core.awaitedBy = .none }
    }
}
