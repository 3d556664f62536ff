/// Goes up from a controller: to its parent and to the controller that presents it, and on from
/// both.
@MainActor
private struct ControllersAbove {
    private var waiting: [UIViewController]
    private var junctions = Junctions()

    init(_ start: UIViewController) { waiting = [start] }

    mutating func next() -> UIViewController? {
        while let controller = waiting.popLast() {
            guard junctions.mayPass(controller) else { continue }
            if let parent = controller.storedParent { waiting.append(parent) }
            if let presenter = controller.ownPresenter { waiting.append(presenter) }
            return controller
        }
        return nil
    }
}

/// Goes down from a controller: to its children and to the controller that it presents, and on from
/// all of them.
@MainActor
private struct ControllersBelow {
    private var waiting: [(controller: UIViewController, parent: UIViewController?)]
    private var junctions = Junctions()

    init(_ start: UIViewController) { waiting = [(start, nil)] }

    mutating func next() -> UIViewController? {
        while let (controller, parent) = waiting.popLast() {
            // One child after the other, so that a search that ends early lists none of the rest.
            if let parent, let sibling = parent.childList.element(after: controller) {
                waiting.append((sibling, parent))
            }
            guard junctions.mayPass(controller) else { continue }
            if let presented = controller.ownPresented { waiting.append((presented, nil)) }
            if let child = controller.childList.first { waiting.append((child, controller)) }
            return controller
        }
        return nil
    }
}

/// The controllers that have both a parent and a presenter, so that two ways lead past them. Each is
/// passed once, or the ways would be doubled by every one of them.
@MainActor
private struct Junctions {
    private var passed: Set<ObjectIdentifier> = []

    mutating func mayPass(_ controller: UIViewController) -> Bool {
        guard controller.storedParent != nil, controller.ownPresenter != nil else { return true }
        return passed.insert(ObjectIdentifier(controller)).inserted
    }
}

extension UIViewController {
    /// The controller that presents this one itself, rather than an ancestor of it.
    fileprivate var ownPresenter: UIViewController? { optional?.presentation?.presenting }

    /// Whether `other` is this controller or one of its ancestors, by containment or presentation.
    /// The search goes up from here and down from `other` by turns: it ends where one of the ways
    /// does.
    func hangs(on other: UIViewController) -> Bool {
        var (above, below) = (ControllersAbove(self), ControllersBelow(other))
        while let upper = above.next(), let lower = below.next() {
            if upper === other || lower === self { return true }
        }
        return false
    }
}
