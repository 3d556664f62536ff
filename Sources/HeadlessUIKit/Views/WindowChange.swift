import HierarchyRecords

/// What happens when a subtree of views comes to a window, leaves it, or changes it: the views'
/// own callbacks and the window-driven half of appearance (M1).
@MainActor
struct WindowChange {
    private let view: UIView
    private let old: UIWindow?
    private let new: UIWindow?
    private let simulator: Simulator
    private let driven = DrivenControllers()

    /// The controllers that the window, and nobody else, makes appear or disappear.
    @MainActor
    private final class DrivenControllers {
        var inPreorder: [(controller: UIViewController, depth: Int)] = []
    }

    init(of view: UIView, from old: UIWindow?, to new: UIWindow?, in simulator: Simulator) {
        self.view = view
        self.old = old
        self.new = new
        self.simulator = simulator
    }

    private var isChange: Bool { old !== new }

    /// Before the views move: M1, the will half is synchronous, the window still nil.
    func sendWill() {
        guard isChange else { return }
        var stack: [(view: UIView, depth: Int)] = [(view, 0)]
        while let (current, depth) = stack.popLast() {
            simulator.send(.willMoveToWindow, to: current, about: new, rule: .v02) {
                current.willMove(toWindow: new)
            }
            if let controller = current.controller {
                // C06, D23: within an explicit transition the window drives nobody.
                if controller.appearance.isExplicit { continue }
                drive(controller, depth: depth)
            }
            if current.subviewList.isEmpty { continue }
            for subview in current.subviewList.elements.reversed() {
                stack.append((subview, depth + 1))
            }
        }
    }

    private func drive(_ controller: UIViewController, depth: Int) {
        guard controller.isDrivenByWindow(appearing: new != nil) else { return }
        driven.inPreorder.append((controller, depth))
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
        if new == nil {
            view.storedSafeArea = .zero
        } else if view.layoutState.needsLayout || view.layoutState.needsConstraints {
            view.listForLayout()
        }
    }

    /// After the views moved. M1: the did half waits for the commit.
    func sendDid() {
        guard isChange else { return }
        for controller in inPostorder { controller.queueDid() }
        let moved = view.subviewList.isEmpty ? [view] : view.subtreeInPostorder
        for current in moved {
            simulator.send(.didMoveToWindow, to: current, rule: .v02) { current.didMoveToWindow() }
        }
    }

    /// C06: a controller in another's view without being its child is done before it.
    private var inPostorder: [UIViewController] {
        var result: [UIViewController] = []
        var open: [(controller: UIViewController, depth: Int)] = []
        for entry in driven.inPreorder {
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
