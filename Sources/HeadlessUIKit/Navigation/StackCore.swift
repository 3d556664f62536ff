import HierarchyRecords

/// The lists of a navigation controller that change with every push and pop. They stand behind a
/// constant pointer, so that a change costs no exclusivity check. The controller frees it.
@MainActor
struct StackCore {
    var stack: [UIViewController] = []
    var hidesBottomBar: [Bool] = []
    var departing: [UIViewController] = []
    var awaitingDidMove: Set<ObjectID> = []

    static func make() -> UnsafeMutablePointer<StackCore> {
        let core = UnsafeMutablePointer<StackCore>.allocate(capacity: 1)
        core.initialize(to: StackCore())
        return core
    }

    /// To be called once, when nothing asks for the lists any more.
    static func free(_ core: UnsafeMutablePointer<StackCore>) {
        core.deinitialize(count: 1)
        core.deallocate()
    }
}

extension UINavigationController {
    /// The controllers, bottom first.
    var stack: [UIViewController] {
        get { stackCore.pointee.stack }
        _modify { yield &stackCore.pointee.stack }
    }

    /// For each controller of the stack, whether it or one below it hides the bottom bar.
    var hidesBottomBar: [Bool] {
        get { stackCore.pointee.hidesBottomBar }
        _modify { yield &stackCore.pointee.hidesBottomBar }
    }

    /// What left the stack while it was shown: it stays a child until its transition ends.
    var departing: [UIViewController] {
        get { stackCore.pointee.departing }
        _modify { yield &stackCore.pointee.departing }
    }

    /// The controllers that get their `didMove` when they have appeared (C40).
    var awaitingDidMove: Set<ObjectID> {
        get { stackCore.pointee.awaitingDidMove }
        _modify { yield &stackCore.pointee.awaitingDidMove }
    }
}
