import CommandLanguage
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

    /// The end of the root's chain of presentations: what covers all of the screen that it wants.
    private var outermost: UIViewController? { root?.endOfPresentations }

    /// The controller that was presented on top: what the root presents lies above all that is presented
    /// within a context, and so on inward; of several contexts beside each other, the one that got its
    /// controller last. The root where nothing is presented on the screen.
    var topmost: UIViewController? {
        var top = outermost
        var visited: Set<ObjectIdentifier> = []
        // Where controllers were moved around, what is presented may contain its own presenter.
        while let inner = top.flatMap(presentedLast(within:)),
            visited.insert(ObjectIdentifier(inner)).inserted
        {
            top = inner.endOfPresentations
        }
        return top
    }

    /// What was presented last within a context on the screen, among those that no other context
    /// contains.
    private func presentedLast(within outer: UIViewController) -> UIViewController? {
        simulator.transitions.presented.last { $0.isPresented(within: outer) && $0.isOnScreen }
    }

    /// Something that is presented within a context that is not on the screen, such as in a tab that is
    /// not selected; nil where nothing is.
    var presentedOffScreen: UIViewController? {
        guard let outermost else { return nil }
        return simulator.transitions.presented.last { $0.isPresented(within: outermost) }
    }

    /// The controllers in front of each other: the outermost one, then what its containers show.
    var chainInFront: [UIViewController] {
        var chain: [UIViewController] = []
        var next = outermost
        let way = wayToTopmost
        // Where controllers were moved around, the chain may come back to one that it has already.
        while let controller = next, !chain.contains(controller) {
            chain.append(controller)
            next = controller.childInFront(towards: way)
        }
        return chain
    }

    /// The controllers that contain or present the topmost one, where that is presented in a context.
    private var wayToTopmost: Set<ObjectIdentifier> {
        guard let topmost, topmost !== outermost else { return [] }
        var way: Set<ObjectIdentifier> = []
        var next: UIViewController? = topmost
        while let controller = next, way.insert(ObjectIdentifier(controller)).inserted {
            next = controller.parent ?? controller.presentingViewController
        }
        return way
    }

    /// The innermost controller that the user sees.
    var front: UIViewController? { chainInFront.last }

    /// The reason why a finger finds nothing, with what is presented above the rest.
    func underCover(_ reason: Message) -> Message {
        guard
            let cover = chainInFront.last(where: {
                $0.presentingViewController != nil && $0.parent == nil
            })
        else { return reason }
        return "\(reason): '\(name(of: cover))' lies over the rest"
    }

    /// All controllers that the user sees: the innermost in front first, then those around and beside it,
    /// such as columns of a split and what is embedded.
    var controllersInSight: [UIViewController] {
        let chain = chainInFront
        let inChain = Set(chain.map(ObjectIdentifier.init))
        var others: [UIViewController] = []
        var visited: Set<ObjectIdentifier> = []
        var waiting = [outermost].compactMap { $0 }
        while let next = waiting.popLast() {
            let id = ObjectIdentifier(next)
            guard visited.insert(id).inserted else { continue }
            if !inChain.contains(id) { others.append(next) }
            waiting += next.children.filter(\.isInSight).reversed()
            waiting += [next.presentedApart].compactMap { $0 }.filter(\.isInWindow)
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
    /// What it presents, the child that is on the way to what is presented on top, or else the one that
    /// it shows.
    fileprivate func childInFront(towards way: Set<ObjectIdentifier>) -> UIViewController? {
        if let presented = presentedViewController, presented.presentingViewController === self {
            return presented
        }
        if way.isEmpty { return shownChild }
        return children.first { way.contains(ObjectIdentifier($0)) } ?? shownChild
    }

    fileprivate var isInWindow: Bool { viewIfLoaded?.window != nil }

    /// Whether it can be seen, or what it presents in its place.
    fileprivate var isInSight: Bool { isInWindow || presentedApart?.isInWindow ?? false }

    /// Whether it is presented by a controller within `outer`, without another context between them.
    fileprivate func isPresented(within outer: UIViewController) -> Bool {
        guard parent == nil, let presenter = presentingViewController, presenter !== outer else {
            return false
        }
        var next = presenter.parent
        while let container = next, container !== outer, container.presentedApart == nil {
            next = container.parent
        }
        return next === outer
    }

    /// Whether it is on the screen, or what it presents, or the one for which it is about to be shown.
    fileprivate var isOnScreen: Bool {
        isInWindow || endOfPresentations.isInWindow || presentingViewController?.isInWindow ?? false
    }

    /// The end of the chain of presentations that begins with it.
    fileprivate var endOfPresentations: UIViewController {
        var end = self
        while let presented = end.presentedApart { end = presented }
        return end
    }

    private var shownChild: UIViewController? {
        guard let inside = StockClass.describing(self)?.inside else { return childInWindow }
        return inside.front(self)
    }
}
