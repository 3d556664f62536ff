import HierarchyRecords

/// What happens when a subtree of views comes to a window, leaves it, or changes it: the views'
/// own callbacks and the window-driven half of appearance (M1).
@MainActor
struct WindowChange {
    private let view: UIView
    private let old: UIWindow?
    private let new: UIWindow?
    private let simulator: Simulator
    /// The controllers that the window, and nobody else, makes appear or disappear, in preorder.
    private var driven: [(controller: UIViewController, depth: Int)] = []

    init(of view: UIView, from old: UIWindow?, to new: UIWindow?, in simulator: Simulator) {
        self.view = view
        self.old = old
        self.new = new
        self.simulator = simulator
    }

    private var isChange: Bool { old !== new }

    /// Before the views move: M1, the will half is synchronous, the window still nil.
    mutating func sendWill() {
        guard isChange else { return }
        if view.subviewList.isEmpty { return sendWill(to: view, depth: 0) }
        var stack: [(view: UIView, depth: Int)] = [(view, 0)]
        while let (current, depth) = stack.popLast() {
            sendWill(to: current, depth: depth)
            // C06, D23: within an explicit transition the window drives nobody.
            if current.controller?.appearance.isExplicit ?? false { continue }
            for subview in current.subviewList.elements.reversed() {
                stack.append((subview, depth + 1))
            }
        }
    }

    private mutating func sendWill(to view: UIView, depth: Int) {
        view.send(.willMoveToWindow, .object(new?.objectID ?? .none), rule: .v02) {
            view.willMove(toWindow: new)
        }
        if let controller = view.controller { drive(controller, depth: depth) }
    }

    private mutating func drive(_ controller: UIViewController, depth: Int) {
        guard controller.isDrivenByWindow(appearing: new != nil) else { return }
        driven.append((controller, depth))
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
        if new != nil, view.layoutState.needsLayout || view.layoutState.needsConstraints {
            view.listForLayout()
        }
    }

    /// After the views moved. M1: the did half waits for the commit.
    func sendDid() {
        guard isChange else { return }
        if driven.count < 2 {
            driven.first?.controller.queueDid()
        } else {
            for controller in inPostorder { controller.queueDid() }
        }
        if view.subviewList.isEmpty { return sendDid(to: view) }
        for view in view.subtreeInPostorder { sendDid(to: view) }
    }

    private func sendDid(to view: UIView) {
        view.send(.didMoveToWindow, rule: .v02) { view.didMoveToWindow() }
    }

    /// C06: a controller in another's view without being its child is done before it.
    private var inPostorder: [UIViewController] {
        var result: [UIViewController] = []
        var open: [(controller: UIViewController, depth: Int)] = []
        for entry in driven {
            while let last = open.last, last.depth >= entry.depth {
                result.append(last.controller)
                open.removeLast()
            }
            open.append(entry)
        }
        while let last = open.popLast() { result.append(last.controller) }
        return result
    }
}
