import HierarchyRecords

// A25: the user moves tabs between the bar and the More list.

extension UITabBarController {
    /// Whether the More list is visible and has an Edit button.
    package var offersEditing: Bool {
        hasMore && !isByTabs && editedOrder == nil && shown != nil && shown === madeMore
            && moreNavigationController.stack.count == 1 && !movable.isEmpty
    }

    /// Whether the user is editing.
    package var isEditingTabs: Bool { editedOrder != nil }

    private var movable: [UIViewController] {
        (customizableViewControllers ?? []).filter { tab in
            listed?.contains { $0 === tab } ?? false
        }
    }

    /// The user taps Edit.
    package func userBeginsEditing() {
        guard offersEditing, !simulator.isStopped else { return }
        editedOrder = listed
        let tabs = movable
        dispatch.send(.tabWillBeginCustomizing, to: self, argument(tabs), rule: .a25) {
            delegate?.tabBarController(self, willBeginCustomizing: tabs)
        }
    }

    /// The user drags a tab to the bar; returns false if that is not possible.
    package func userMovesIntoBar(_ tab: UIViewController) -> Bool {
        let tabs = movable
        guard var order = editedOrder, tabs.contains(where: { $0 === tab }),
            let place = order.firstIndex(where: { $0 === tab }), place >= Self.room - 1,
            let last = order.prefix(Self.room - 1).lastIndex(where: { shown in
                tabs.contains { $0 === shown }
            })
        else { return false }
        order.swapAt(place, last)
        editedOrder = order
        return true
    }

    /// The user taps Done.
    package func userEndsEditing() {
        guard let order = editedOrder, !simulator.isStopped else { return }
        editedOrder = nil
        let isChanged = !order.elementsEqual(listed ?? [], by: ===)
        dispatch.send(
            .tabWillEndCustomizing, to: self, argument(order, isChanged: isChanged), rule: .a25
        ) {
            delegate?.tabBarController(self, willEndCustomizing: order, changed: isChanged)
        }
        if isChanged { replaceTabs(with: order) }
        dispatch.send(
            .tabDidEndCustomizing, to: self, argument(order, isChanged: isChanged), rule: .a25
        ) {
            delegate?.tabBarController(self, didEndCustomizing: order, changed: isChanged)
        }
    }

    /// The argument in the log: `[a, b], changed: true`.
    private func argument(_ tabs: [UIViewController], isChanged: Bool? = nil) -> EventArgument {
        let names = tabs.map { dispatch.recorder.name(of: $0.objectID) }.joined(separator: ", ")
        let ending = isChanged.map { ", changed: \($0)" } ?? ""
        return dispatch.recorder.argument(text: "[\(names)]\(ending)")
    }
}
