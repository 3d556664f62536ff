import HierarchyRecords

/// What every push and pop reads or changes of a navigation controller.
@MainActor
struct StackCore {
    var stack: [UIViewController] = []
    var hidesBottomBar: [Bool] = []
    var departing: [UIViewController] = []
    weak var delegate: UINavigationControllerDelegate?
}

extension UINavigationController {
    /// The controllers, bottom first.
    var stack: [UIViewController] {
        get { stackCore.value.stack }
        _modify { yield &stackCore.value.stack }
    }

    /// For each controller of the stack, whether it or one below it hides the bottom bar.
    var hidesBottomBar: [Bool] {
        get { stackCore.value.hidesBottomBar }
        _modify { yield &stackCore.value.hidesBottomBar }
    }

    /// What left the stack while it was shown: it stays a child until its transition ends.
    var departing: [UIViewController] {
        get { stackCore.value.departing }
        _modify { yield &stackCore.value.departing }
    }

    /// Whether the controller gets its `didMove` when it has appeared (C40).
    func isAwaiting(_ controller: UIViewController) -> Bool {
        controller.core.pointee.awaitedBy == objectID
    }

    func stopAwaiting(_ controller: UIViewController) {
        if isAwaiting(controller) { controller.core.pointee.awaitedBy = .none }
    }
}
