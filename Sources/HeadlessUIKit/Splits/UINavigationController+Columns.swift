import HierarchyRecords

// A split's columns stand on its primary column's stack in a compact width (R31).

extension UINavigationController {
    /// A stack that may hold stacks.
    convenience init(holdingStacksAbove root: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        holdsStacks = true
        pushViewController(root, animated: false)
    }

    /// A column comes on top; what is seen follows with `showTopColumn` or the stack's appearance.
    func hold(_ column: UIViewController) {
        // A07: a split may be presented by what waits in one of its columns.
        guard !hangs(on: column) else {
            let texts = (simulator.describe(column), simulator.describe(self))
            _ = simulator.refuse(.childOfItself(texts.0, of: texts.1), about: column)
            return
        }
        holdsStacks = true
        stack.append(column)
        hidesBottomBar.append(hidesBottomBar.last ?? false)
        column.handOver(to: self)
    }

    /// The top column's view, which never left the window, takes the place of what was shown.
    func showTopColumn() {
        guard let top = stack.last, top !== shown else { return }
        takeOutShown()
        install(top)
    }

    /// A column leaves; nobody is told.
    func `let`(go column: UIViewController?) {
        guard let index = stack.firstIndex(where: { $0 === column }) else { return }
        stack.remove(at: index)
        hidesBottomBar.remove(at: index)
        if shown === column { shown = nil }
    }
}

extension UIViewController {
    /// R31: a column changes its container in the window; it hears of the new one only.
    func handOver(to container: UIViewController) {
        if let old = core.pointee.parent { old.pointee.children.remove(self) }
        core.pointee.parent = container.core
        container.core.pointee.children.append(self)
        core.pointee.isManaged = true
        sendWillMove(to: container, rule: .r31)
        sendDidMove(to: container, rule: .r31)
    }
}
