import HierarchyRecords

/// A container of UIKit's that keeps its children itself (U47).
@MainActor
protocol ChildKeeper: UIViewController {
    /// Its children, in their order.
    var childrenToKeep: [UIViewController] { get }
    /// The one in front; nil where the order says it.
    var chosenToKeep: UIViewController? { get }
    /// Takes its children back.
    func takeBack(_ children: [UIViewController], chosen: UIViewController?)
}

extension UINavigationController: ChildKeeper {
    var childrenToKeep: [UIViewController] { viewControllers }
    var chosenToKeep: UIViewController? { nil }

    func takeBack(_ children: [UIViewController], chosen: UIViewController?) {
        let isSame =
            children.map(ObjectIdentifier.init) == viewControllers.map(ObjectIdentifier.init)
        if !children.isEmpty, !isSame { setViewControllers(children, animated: false) }
    }
}

extension UITabBarController: ChildKeeper {
    var childrenToKeep: [UIViewController] { viewControllers ?? [] }
    var chosenToKeep: UIViewController? { selectedViewController }

    func takeBack(_ children: [UIViewController], chosen: UIViewController?) {
        guard let chosen, let tabs = viewControllers, tabs.contains(where: { $0 === chosen }) else {
            return
        }
        selectedViewController = chosen
    }
}

extension UISplitViewController: ChildKeeper {
    var childrenToKeep: [UIViewController] { viewControllers }
    var chosenToKeep: UIViewController? { nil }
    func takeBack(_ children: [UIViewController], chosen: UIViewController?) {}
}

extension UIViewController {
    /// The keys under which controllers keep others.
    private enum TieKey {
        static let presented = "UIPresentedViewController"
        static let children = "UIChildViewControllers"
        static let chosen = "UISelectedViewController"
    }

    /// U47: the identifiers of those above it and its own; nil where one of them has none.
    package var restorationPath: [String]? {
        guard let own = restorationIdentifier, !own.isEmpty else { return nil }
        guard let above = restorationParent else { return [own] }
        return above.restorationPath.map { $0 + [own] }
    }

    /// Its parent, or else the one that presents it.
    package var restorationParent: UIViewController? {
        parent ?? optional?.presentation?.presenting
    }

    /// Whether it is a container of UIKit's that writes its children itself (U47).
    package var keepsItsChildren: Bool { self is any ChildKeeper }

    /// U47: what UIKit's own implementation keeps: the presented controller, and children of UIKit's containers.
    func keepTies(in coder: NSCoder) {
        guard coder is StateCoder else { return }
        coder.encode(optional?.presentation?.presented as Any?, forKey: TieKey.presented)
        guard let keeper = self as? any ChildKeeper else { return }
        coder.encode(keeper.childrenToKeep as Any?, forKey: TieKey.children)
        coder.encode(keeper.chosenToKeep as Any?, forKey: TieKey.chosen)
    }

    /// U48: what UIKit's own implementation takes back.
    func takeTiesBack(from coder: NSCoder) {
        guard coder is StateCoder else { return }
        if let keeper = self as? any ChildKeeper {
            keeper.takeBack(
                coder.decodeObject(forKey: TieKey.children) as? [UIViewController] ?? [],
                chosen: coder.decodeObject(forKey: TieKey.chosen) as? UIViewController)
        }
        if let presented = coder.decodeObject(forKey: TieKey.presented) as? UIViewController {
            simulator.system.restoration.presentLater(presented, by: self)
        }
    }
}
