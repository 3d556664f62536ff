import HierarchyRecords

// R42: the questions and messages that a bar sends. Those without a delegate to receive them are
// not logged.

/// The object that a bar asks and tells: its delegate, or its navigation controller.
typealias BarListener = any UINavigationBarDelegate

extension UINavigationBar {
    // MARK: A bar that the app created

    func push(_ item: UINavigationItem) {
        guard mayChange("pushNavigationItem:animated:"), shouldPush(item, asking: delegate)
        else { return }
        ownItems.append(item)
        item.ownBar = self
        tellDidPush(item)
    }

    func popTop() -> UINavigationItem? {
        guard mayChange("popNavigationItemAnimated:") else { return nil }
        guard let item = ownItems.last else {
            // Measured: an empty bar sends nil as its item, which no Swift method can receive.
            noteWithoutItem(.barShouldPop)
            noteWithoutItem(.barDidPop)
            return nil
        }
        guard shouldPop(item, asking: delegate) else { return item }
        ownItems.removeLast()
        item.ownBar = nil
        tellDidPop(item, to: delegate)
        return item
    }

    /// Measured: the delegate is not asked; if the change is animated, the delegate is told of one
    /// item.
    func replaceItems(by items: [UINavigationItem], animated: Bool) {
        guard mayChange("setItems:animated:") else { return }
        let old = ownItems
        for item in old { item.ownBar = nil }
        ownItems = items
        for item in items { item.ownBar = self }
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
            return simulator.refuse(.changingManagedBar(selector), about: objectID)
        }
        return true
    }

    private func noteWithoutItem(_ callback: Callback) {
        guard let delegate else { return }
        let argument = simulator.recorder.argument(text: "nil")
        simulator.ask(callback, of: delegate, argument, rule: .r42) {}
    }

    // MARK: All bars

    /// Asks the delegate; true if there is none.
    func shouldPush(_ item: UINavigationItem, asking listener: BarListener?) -> Bool {
        guard let listener else { return true }
        var answer = true
        simulator.ask(.barShouldPush, of: listener, argument(item), rule: .r42) {
            answer = listener.navigationBar(self, shouldPush: item)
        }
        return answer
    }

    /// Asks the delegate; true if there is none.
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

    /// `b.navigationItem`, or the title of an item that the app created.
    private func argument(_ item: UINavigationItem) -> EventArgument {
        let owner = item.controller.map { simulator.recorder.name(of: $0.objectID) }
        let title = "\"\(item.title ?? "")\""
        return simulator.recorder.argument(text: owner.map { $0 + ".navigationItem" } ?? title)
    }
}

extension UINavigationController {
    /// The navigation controller itself, if its class conforms to `UINavigationBarDelegate`.
    private var barListener: BarListener? {
        self as? BarListener
    }

    /// The items that the bar shows; the one that it asks about is not among them yet, nor that of a push whose
    /// transition has not begun (A24).
    var itemsInBar: [UINavigationItem] {
        stack.filter { $0 !== askedToPush && $0 !== arriving }.map(\.navigationItem)
    }

    /// A24: the bar asks about the item of a pushed controller; the answer does not prevent the
    /// push.
    func askBar(toPush controller: UIViewController) {
        guard barListener != nil, !simulator.isStopped, stack.last === controller else { return }
        askedToPush = controller
        _ = navigationBar.shouldPush(controller.navigationItem, asking: barListener)
        askedToPush = nil
    }

    /// R42: the user taps the back button: the bar asks, pops, and sends `didPop` after both stacks
    /// have changed. C60: an action of the item's own takes the place of all that.
    package func tapBack() {
        guard let item = stack.last?.navigationItem else { return }
        if let action = item.backAction { return action.perform() }
        guard stack.count > 1 else { return }
        guard navigationBar.shouldPop(item, asking: barListener), !simulator.isStopped
        else { return }
        guard popViewController(animated: true) != nil else { return }
        navigationBar.tellDidPop(item, to: barListener)
    }
}
