import HierarchyRecords

// In a compact width a split's columns are on the stack of its primary column (R31); the user takes one off it as
// any other controller (A37).

extension UINavigationController {
    /// Creates a navigation controller whose stack may contain navigation controllers.
    convenience init(holdingStacksAbove root: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        holdsStacks = true
        pushViewController(root, animated: false)
    }

    /// Adds a column to the top of the stack; its view is shown by `showTopColumn` or when the
    /// navigation controller appears.
    func hold(_ column: UIViewController) {
        // A07: the split may be presented by a controller that waits in one of its own columns.
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

    /// Shows the view of the top column, which never left the window, instead of the visible one.
    func showTopColumn() {
        guard let top = stack.last, top !== shown else { return }
        takeOutShown()
        install(top)
    }

    /// Removes a column from the stack without any callback.
    func `let`(go column: UIViewController?) {
        guard let index = stack.firstIndex(where: { $0 === column }) else { return }
        stack.remove(at: index)
        hidesBottomBar.remove(at: index)
        if shown === column { shown = nil }
    }
}

extension UIViewController {
    /// R31: moves a column to another container while it is in the window; only the new container
    /// is announced.
    func handOver(to container: UIViewController) {
        if let old = core.parent { old.core.children.remove(self) }
        core.parent = container.link
        container.core.children.append(self)
        core.isManaged = true
        sendWillMove(to: container, rule: .r31)
        sendDidMove(to: container, rule: .r31)
    }
}
