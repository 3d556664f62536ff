import HierarchyRecords

// R42: what a bar asks and tells. A delegate that is missing is not logged.

/// What hears of a bar: its delegate, or the stack that it belongs to.
typealias BarListener = any UINavigationBarDelegate

extension UINavigationBar {
    // MARK: A bar of an app's own

    func push(_ item: UINavigationItem) {
        guard mayChange("pushNavigationItem:animated:"), shouldPush(item, asking: delegate)
        else { return }
        ownItems.append(item)
        tellDidPush(item)
    }

    func popTop() -> UINavigationItem? {
        guard mayChange("popNavigationItemAnimated:") else { return nil }
        guard let item = ownItems.last else {
            // Measured: an empty bar asks and tells with nil, which no method in Swift can hear.
            noteWithoutItem(.barShouldPop)
            noteWithoutItem(.barDidPop)
            return nil
        }
        guard shouldPop(item, asking: delegate) else { return item }
        ownItems.removeLast()
        tellDidPop(item, to: delegate)
        return item
    }

    /// Measured: nobody is asked; an animated change tells of one item.
    func replaceItems(by items: [UINavigationItem], animated: Bool) {
        guard mayChange("setItems:animated:") else { return }
        let old = ownItems
        ownItems = items
        guard animated, let new = items.last, new !== old.last else { return }
        if let top = old.last, old.contains(where: { $0 === new }) {
            tellDidPop(top, to: delegate)
        } else {
            tellDidPush(new)
        }
    }

    private func mayChange(_ selector: String) -> Bool {
        guard !simulator.isStopped else { return false }
        guard manager == nil else {
            return simulator.refuse(.changingManagedBar(selector), about: self)
        }
        return true
    }

    private func noteWithoutItem(_ callback: Callback) {
        guard let delegate else { return }
        let argument = simulator.recorder.argument(text: "nil")
        simulator.ask(callback, of: delegate, argument, rule: .r42) {}
    }

    // MARK: Any bar

    /// What the delegate answers; true where there is none.
    func shouldPush(_ item: UINavigationItem, asking listener: BarListener?) -> Bool {
        guard let listener else { return true }
        var answer = true
        simulator.ask(.barShouldPush, of: listener, argument(item), rule: .r42) {
            answer = listener.navigationBar(self, shouldPush: item)
        }
        return answer
    }

    /// What the delegate answers; true where there is none.
    func shouldPop(_ item: UINavigationItem, asking listener: BarListener?) -> Bool {
        guard let listener else { return true }
        var answer = true
        simulator.ask(.barShouldPop, of: listener, argument(item), rule: .r42) {
            answer = listener.navigationBar(self, shouldPop: item)
        }
        return answer
    }

    private func tellDidPush(_ item: UINavigationItem) {
        guard let delegate, !simulator.isStopped else { return }
        simulator.ask(.barDidPush, of: delegate, argument(item), rule: .r42) {
            delegate.navigationBar(self, didPush: item)
        }
    }

    func tellDidPop(_ item: UINavigationItem, to listener: BarListener?) {
        guard let listener, !simulator.isStopped else { return }
        simulator.ask(.barDidPop, of: listener, argument(item), rule: .r42) {
            listener.navigationBar(self, didPop: item)
        }
    }

    /// `b.navigationItem`, or the title of an item of an app's own.
    private func argument(_ item: UINavigationItem) -> EventArgument {
        let owner = item.controller.map { simulator.recorder.name(of: $0.objectID) }
        let title = "\"\(item.title ?? "")\""
        return simulator.recorder.argument(text: owner.map { $0 + ".navigationItem" } ?? title)
    }
}

extension UINavigationController {
    /// The stack itself, where its class says that it is its bar's delegate.
    private var barListener: BarListener? {
        self as? BarListener
    }

    /// The items that the bar has: the one that it is asked about comes later.
    var itemsInBar: [UINavigationItem] {
        stack.filter { $0 !== askedToPush }.map(\.navigationItem)
    }

    /// A24: the bar follows a push; what is answered keeps no controller out.
    func askBar(toPush controller: UIViewController) {
        guard barListener != nil, !simulator.isStopped, stack.last === controller else { return }
        askedToPush = controller
        _ = navigationBar.shouldPush(controller.navigationItem, asking: barListener)
        askedToPush = nil
    }

    /// R42: the back button asks, pops, and tells when both stacks are short.
    package func tapBack() {
        guard let item = stack.last?.navigationItem, stack.count > 1 else { return }
        guard navigationBar.shouldPop(item, asking: barListener), !simulator.isStopped
        else { return }
        guard popViewController(animated: true) != nil else { return }
        navigationBar.tellDidPop(item, to: barListener)
    }
}
