import HierarchyRecords

/// Lets the user rename what a navigation item stands for; from iOS 16 (C69).
@available(iOS 16, *)
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Asked whether the user may rename the item.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Asked whether the title is a good one; false leaves the old one.
    func navigationItem(
        _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool
    /// Sent when the item has the new title.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

@available(iOS 16, *)
extension UINavigationItemRenameDelegate {
    /// Returns true.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        true
    }
    /// Returns true.
    public func navigationItem(
        _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool { true }
    /// Does nothing.
    public func navigationItem(
        _ navigationItem: UINavigationItem, didEndRenamingWith title: String
    ) {}
}

extension UINavigationItem {
    /// How the bar of an iPad is arranged; UIKit's `UINavigationItem.ItemStyle`, from iOS 16.
    @available(iOS 16, *)
    public enum ItemStyle: Int, Sendable, CaseIterable { case navigator, browser, editor }
}

extension UINavigationController {
    /// C69: the item whose title the user can change; nil where it has no delegate for that.
    package var renamableItem: UINavigationItem? {
        guard simulator.systemVersion >= 16, let item = topViewController?.navigationItemIfMade,
            item.renameDelegate != nil
        else { return nil }
        return item
    }

    /// C69: the user renames the topmost item by its title.
    package func userRenames(to title: String) {
        guard let item = renamableItem, let delegate = item.renameDelegate, !simulator.isStopped
        else { return }
        var allows = true
        simulator.ask(.renameShouldBegin, of: delegate, rule: .c69) {
            allows = delegate.navigationItemShouldBeginRenaming(item)
        }
        guard allows, !simulator.isStopped else { return }
        let argument = simulator.quoted(title)
        simulator.ask(.renameShouldEnd, of: delegate, argument, rule: .c69) {
            allows = delegate.navigationItem(item, shouldEndRenamingWith: title)
        }
        guard allows, !simulator.isStopped else { return }
        item.title = title
        simulator.ask(.renameDidEnd, of: delegate, argument, rule: .c69) {
            delegate.navigationItem(item, didEndRenamingWith: title)
        }
    }
}
