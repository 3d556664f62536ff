import Gallery
import HeadlessUIKit
import Statements

/// What the user sees in front.
extension World {
    /// What the back button in front pops: of a column or a tab that is itself on a stack, and shows
    /// its root, the stack around it.
    var stackToPop: UINavigationController? {
        var candidate = frontStack
        while let stack = candidate {
            if stack.viewControllers.count > 1 { return stack }
            candidate = stack.parent as? UINavigationController
        }
        return nil
    }

    /// The controllers in front of each other: the topmost one, then what its containers show.
    var chainInFront: [UIViewController] {
        var chain: [UIViewController] = []
        var next = topmost
        // Where controllers were moved around, the chain may come back to one that it has already.
        while let controller = next, !chain.contains(controller) {
            chain.append(controller)
            next = controller.childInFront
        }
        return chain
    }

    /// The innermost controller that the user sees.
    var front: UIViewController? { chainInFront.last }

    /// All controllers that the user sees: the innermost in front first, then those around and beside it,
    /// such as columns of a split and what is embedded.
    var controllersInSight: [UIViewController] {
        let chain = chainInFront
        let inChain = Set(chain.map(ObjectIdentifier.init))
        var others: [UIViewController] = []
        var visited: Set<ObjectIdentifier> = []
        var waiting = [topmost].compactMap { $0 }
        while let next = waiting.popLast() {
            let id = ObjectIdentifier(next)
            guard visited.insert(id).inserted else { continue }
            if !inChain.contains(id) { others.append(next) }
            waiting += next.children.filter { $0.viewIfLoaded?.window != nil }.reversed()
        }
        return chain.reversed() + others
    }

    /// The innermost controller of that class or protocol that the user sees.
    func innermost<Kind>(_ kind: Kind.Type) -> Kind? {
        for controller in chainInFront.reversed() {
            if let found = controller as? Kind { return found }
        }
        return nil
    }

    /// The innermost navigation controller that the user sees.
    var frontStack: UINavigationController? { innermost(UINavigationController.self) }

    /// The innermost page controller that the user sees.
    var frontPages: UIPageViewController? { innermost(UIPageViewController.self) }

    /// The innermost controller with pages, UIKit's or side by side.
    var frontPaging: UIViewController? {
        chainInFront.last { $0 is UIPageViewController || $0 is ScrollController }
    }

    /// The innermost split view controller that the user sees.
    var frontSplit: UISplitViewController? { innermost(UISplitViewController.self) }

    /// The innermost tab bar controller that the user sees.
    var frontTabs: UITabBarController? { innermost(UITabBarController.self) }
}

extension UIViewController {
    fileprivate var childInFront: UIViewController? {
        if let presented = presentedViewController, presented.presentingViewController === self {
            return presented
        }
        return shownChild
    }

    private var shownChild: UIViewController? {
        switch self {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController:
            // A22: a controller that has no room in the bar is shown by the one of More.
            tabs.selectedViewController.map { selected in
                selected.parent.flatMap { $0.parent === tabs ? $0 : nil } ?? selected
            }
        case let pages as UIPageViewController: pages.viewControllers?.first
        case let split as UISplitViewController: split.viewControllers.last
        case let sided as any SidedContainer:
            sided.openWord.flatMap { sided.controller(on: $0) } ?? sided.centerViewController
        case let segmented as SegmentedController: segmented.selectedViewController
        case let scroll as ScrollController: scroll.currentViewController
        default: children.last { $0.viewIfLoaded?.window != nil }
        }
    }
}
