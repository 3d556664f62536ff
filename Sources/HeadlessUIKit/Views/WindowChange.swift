import HierarchyRecords

/// The move of a subtree of views into a window, out of it, or to another window: the callbacks of
/// the views, and the appearance that the window drives (M1).
@MainActor
struct WindowChange {
    private let view: ViewLink
    private let new: ViewLink?
    private let isChange: Bool
    /// The controllers whose appearance the window drives, in preorder. The first is stored
    /// separately, because there is rarely a second.
    private var first: ControllerLink?
    private var others: [(controller: UIViewController, depth: Int)]?
    /// Keeps the first controller alive while code runs that may release it.
    private var kept: UIViewController?
    /// The controllers that may become, or bring back, the first responder (X17–X19, X40).
    private var focusable: [UIViewController] = []

    init(of view: ViewLink, to new: ViewLink?) {
        self.view = view
        self.new = new
        isChange = view.core.window != new
    }

    /// Called before the views move. M1: the wills are synchronous; the views' window is still the
    /// old one.
    mutating func sendWill() {
        guard isChange else { return }
        if view.core.world.core.hasFirstResponder {
            let leaving = view.core.view
            leaving.simulator.endFocus(in: leaving)
        }
        if view.core.subviews.isEmpty { return sendWill(to: view, depth: 0, drives: true) }
        var current = view.core.view
        var (depth, drives) = (0, true)
        // Most subtrees are a chain, which needs no list.
        while true {
            sendWill(to: current.link, depth: depth, drives: drives)
            drives = drivesOn(below: current, drives)
            guard current.subviewList.count == 1, let only = current.subviewList.first else {
                break
            }
            current = only
            depth += 1
        }
        if !current.subviewList.isEmpty {
            sendWillToSubviews(of: current, depth: depth, drives: drives)
        }
    }

    private mutating func sendWillToSubviews(of view: UIView, depth: Int, drives: Bool) {
        var stack: [(view: UIView, depth: Int, drives: Bool)] = []
        func push(of view: UIView, depth: Int, drives: Bool) {
            var subview = view.subviewList.last
            while let next = subview {
                stack.append((next, depth + 1, drives))
                subview = view.subviewList.element(before: next)
            }
        }
        push(of: view, depth: depth, drives: drives)
        while let (current, depth, drives) = stack.popLast() {
            sendWill(to: current.link, depth: depth, drives: drives)
            push(of: current, depth: depth, drives: drivesOn(below: current, drives))
        }
    }

    /// C06, D23: whether the window drives the controllers below; not within an explicit
    /// transition.
    private func drivesOn(below view: UIView, _ drives: Bool) -> Bool {
        guard drives, let controller = view.core.controller else { return drives }
        return !controller.core.appearance.isExplicit
    }

    private mutating func sendWill(to link: ViewLink, depth: Int, drives: Bool) {
        // An `if` instead of `??`, whose autoclosure would check the actor at run time.
        var argument = EventArgument.object(.none)
        if let new { argument = .object(new.core.objectID) }
        if link.isQuiet {
            link.note(.willMoveToWindow, argument, rule: .v02)
        } else {
            let view = link.core.view
            var window: UIWindow?
            if let new { window = unsafeDowncast(new.core.view, to: UIWindow.self) }
            view.send(.willMoveToWindow, argument, rule: .v02, given: [.object(window)]) {
                view.willMove(toWindow: window)
            }
        }
        if drives, let controller = link.core.controller { drive(controller, depth: depth) }
    }

    private mutating func drive(_ link: ControllerLink, depth: Int) {
        let appearing = new != nil
        guard link.isDrivenByWindow(appearing: appearing, moved: view) else { return }
        if first == nil {
            first = link
            if !link.isQuiet || !isAlone(link) { kept = link.core.controller }
        } else {
            if others == nil { others = [] }
            others?.append((link.core.controller, depth))
        }
        link.sendWill(appearing: appearing, animated: false, rule: link.ruleOfWindow(appearing))
    }

    /// Whether there is no other view and no other controller in the subtree.
    private func isAlone(_ controller: ControllerLink) -> Bool {
        view.core.subviews.isEmpty && controller.core.children.isEmpty
    }

    /// Moves the views: sets window and depth. Outside of windows there is neither.
    mutating func apply() {
        guard isChange || new != nil else { return }
        var next: ViewLink? = view
        while let link = next {
            place(link)
            next = link.nextInPreorder(within: view)
        }
    }

    private mutating func place(_ view: ViewLink) {
        view.core.window = new
        view.core.depth = 0
        if let superview = view.core.superview {
            view.core.depth = superview.core.depth + 1
        }
        if new == nil {
            view.core.controller?.core.appearance.hasBeenAppearing = false
        } else if view.core.layout.needsLayout || view.core.layout.needsConstraints
            || !view.core.layout.dueProperties.isEmpty
            || view.core.controller?.isDueToBeAppearing ?? false
        {
            view.listForLayout()
        }
        if new != nil, let controller = view.core.controller, mayTakeFocus(controller) {
            focusable.append(controller.core.controller)
        }
    }

    private func mayTakeFocus(_ controller: ControllerLink) -> Bool {
        !controller.core.isOfUIKit || controller.core.optional?.keptFocus != nil
    }

    /// Called after the views have moved. M1: the dids wait for the commit.
    func sendDid() {
        guard isChange else { return }
        queueDids()
        sendDidMove()
        for controller in focusable { controller.viewDidEnterWindow() }
    }

    private func sendDidMove() {
        var next = view.firstLeaf
        while next.isQuiet {
            next.note(.didMoveToWindow, rule: .v02)
            if next == view { return }
            next = next.nextInPostorder
        }
        // The code that runs from here on may change the subtree.
        for view in view.core.view.subtreeInPostorder(from: next) { sendDid(to: view.link) }
    }

    private func sendDid(to link: ViewLink) {
        if link.isQuiet { return link.note(.didMoveToWindow, rule: .v02) }
        let view = link.core.view
        view.send(.didMoveToWindow, rule: .v02) { view.didMoveToWindow() }
    }

    /// C06: if a controller's view is in the view of a controller that is not its parent, it gets
    /// its did before that one. The first in preorder is above or beside all others, so it comes
    /// last.
    private func queueDids() {
        if let others { queue(others) }
        first?.queueDid()
    }

    private func queue(_ others: [(controller: UIViewController, depth: Int)]) {
        var open: [(controller: UIViewController, depth: Int)] = []
        for entry in others {
            while let last = open.last, last.depth >= entry.depth {
                last.controller.link.queueDid()
                open.removeLast()
            }
            open.append(entry)
        }
        while let last = open.popLast() { last.controller.link.queueDid() }
    }
}
