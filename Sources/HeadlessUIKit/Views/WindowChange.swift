import HierarchyRecords

/// What happens when a subtree of views comes to a window, leaves it, or changes it: the views'
/// own callbacks and the window-driven half of appearance (M1).
@MainActor
struct WindowChange {
    private let view: UIView
    private let new: UIWindow?
    private let isChange: Bool
    /// The controllers that the window, and nobody else, makes appear or disappear, in preorder;
    /// the first stands by itself, since there is seldom a second.
    private var first: UIViewController?
    private var others: [(controller: UIViewController, depth: Int)] = []

    init(of view: UIView, to new: UIWindow?) {
        self.view = view
        self.new = new
        isChange = view.core.pointee.windowKey != new?.core.pointee.windowKey
    }

    /// Before the views move: M1, the will half is synchronous, the window still nil.
    mutating func sendWill() {
        guard isChange else { return }
        if view.subviewList.isEmpty { return sendWill(to: view, depth: 0, drives: true) }
        var stack: [(view: UIView, depth: Int, drives: Bool)] = [(view, 0, true)]
        while let (current, depth, drives) = stack.popLast() {
            sendWill(to: current, depth: depth, drives: drives)
            // C06, D23: within an explicit transition the window drives nobody.
            let drivesOn = drives && !(current.controller?.appearance.isExplicit ?? false)
            for subview in current.subviewList.elements.reversed() {
                stack.append((subview, depth + 1, drivesOn))
            }
        }
    }

    private mutating func sendWill(to view: UIView, depth: Int, drives: Bool) {
        view.send(.willMoveToWindow, .object(new?.objectID ?? .none), rule: .v02) {
            view.willMove(toWindow: new)
        }
        if drives, let controller = view.controller { drive(controller, depth: depth) }
    }

    private mutating func drive(_ controller: UIViewController, depth: Int) {
        guard controller.isDrivenByWindow(appearing: new != nil) else { return }
        if first == nil { first = controller } else { others.append((controller, depth)) }
        controller.sendWill(
            appearing: new != nil, animated: false, rule: controller.ruleOfWindow(new != nil))
    }

    /// The views are where they go: their window and their depth follow.
    func apply() {
        if view.subviewList.isEmpty { return place(view) }
        for view in view.subtree { place(view) }
    }

    private func place(_ view: UIView) {
        view.storedWindow = new
        view.depth = (view.storedSuperview?.depth ?? -1) + 1
        if new == nil { view.controller?.appearance.hasBeenAppearing = false }
        if new != nil, view.layoutState.needsLayout || view.layoutState.needsConstraints {
            view.listForLayout()
        }
    }

    /// After the views moved. M1: the did half waits for the commit.
    func sendDid() {
        guard isChange else { return }
        queueDids()
        if view.subviewList.isEmpty { return sendDid(to: view) }
        for view in view.subtreeInPostorder { sendDid(to: view) }
    }

    private func sendDid(to view: UIView) {
        view.send(.didMoveToWindow, rule: .v02) { view.didMoveToWindow() }
    }

    /// C06: a controller in another's view without being its child is done before it. The first in
    /// preorder is above all others or beside them, so it comes last.
    private func queueDids() {
        var open: [(controller: UIViewController, depth: Int)] = []
        for entry in others {
            while let last = open.last, last.depth >= entry.depth {
                last.controller.queueDid()
                open.removeLast()
            }
            open.append(entry)
        }
        while let last = open.popLast() { last.controller.queueDid() }
        first?.queueDid()
    }
}
