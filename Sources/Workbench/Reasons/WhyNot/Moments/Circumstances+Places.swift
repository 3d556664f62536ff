import HeadlessUIKit
import HierarchyRecords

extension Circumstances {
    /// Where a controller stands among others, and what stands over it.
    struct Places: Equatable {
        /// As code writes it: its name, or the property of another object that holds it.
        var code = ""
        var orphan: Orphan?
        var stack: Stack?
        var covering: CollapsedSplit?
        /// The controller in front of all that is presented.
        var front: String?
        /// The page controller in front.
        var pages: Pages?
        /// Why the stack in front cannot be swiped back; nil where it can.
        var obstacleToSwipe: UINavigationController.ObstacleToSwipe?
        /// The size of its view, in words; nil where that is not loaded.
        var size: String?
        /// The outermost controller around it; nil where there is none.
        var container: Enclosing?
        /// The stack that it is in, where another controller is on top.
        var buried: BuriedInStack?
        /// The tab that it is in, where another one is selected.
        var unselectedTab: UnselectedTab?
        /// The tab that is selected and may be its, where the group around that shows another controller.
        var hiddenTab: HiddenTab?
        /// The column of a split that it is in, where that is hidden.
        var hiddenColumn: HiddenColumn?
        /// What bars and edges cover of its view; nil where that is not loaded.
        var safeArea: SafeArea?
        /// The controllers that have overrides of traits and do not contain it.
        var overriddenElsewhere: [String] = []
        /// Whether the window has a root, and nobody has shown it.
        var isWindowHidden = false
        /// Whether it is the window's root, or is in it.
        var isUnderRoot = false
    }

    /// A controller that contains another one, with the property of that one that leads to it.
    struct Enclosing: Equatable {
        let name: String
        /// `navigationController`
        let property: String
    }

    /// A controller of a stack, itself or the nearest one around it, that is not on top.
    struct BuriedInStack: Equatable {
        let name: String
        let code: String
        let stack: String
        let top: String
        /// Whether it comes next when one is popped.
        let isNext: Bool
        let isStackShown: Bool
    }

    /// A tab that is not selected.
    struct UnselectedTab: Equatable {
        let tabs: String
        let tab: String
    }

    /// A tab that is selected in a group, which shows its own controller.
    struct HiddenTab: Equatable {
        let tabs: String
        let title: String
        let group: String
        let identifier: String
    }

    /// The controller, or the nearest one around it, whose view stands in another one's view without being
    /// its child.
    struct Orphan: Equatable {
        let name: String
        let code: String
        let host: String
        let hostCode: String
    }

    /// The stack that has the controller.
    struct Stack: Equatable {
        let name: String
        let isPushed: Bool
        let isAlone: Bool
    }

    /// A split that has collapsed, with another column over the controller.
    struct CollapsedSplit: Equatable {
        let split: String
        let top: String
        let hasColumns: Bool
        let delegate: String?
    }

    struct Pages: Equatable {
        let name: String
        let shown: String
        let scrolls: Bool
        let dataSource: String?
    }
}

extension Circumstances.Places {
    @MainActor
    init(of controller: UIViewController, in world: World) {
        code = world.code(of: controller)
        orphan = Circumstances.Orphan(around: controller, in: world)
        stack = Circumstances.Stack(of: controller, in: world)
        covering = Circumstances.CollapsedSplit(over: controller, in: world)
        front = world.topmost.map { world.name(of: $0) }
        pages = world.frontPages.map { Circumstances.Pages($0, in: world) }
        obstacleToSwipe = world.frontStack?.obstacleToSwipe
        size = controller.viewIfLoaded.map {
            "\(Decimal.text($0.bounds.width))×\(Decimal.text($0.bounds.height))"
        }
        container = Circumstances.Enclosing(of: controller, in: world)
        buried = Circumstances.BuriedInStack(around: controller, in: world)
        unselectedTab = Circumstances.UnselectedTab(around: controller, in: world)
        hiddenTab = Circumstances.HiddenTab(of: controller, in: world)
        hiddenColumn = Circumstances.HiddenColumn(around: controller, in: world)
        safeArea = Circumstances.SafeArea(of: controller, in: world)
        overriddenElsewhere = Self.overridden(besides: controller, in: world)
        isWindowHidden = world.root != nil && world.simulator.window.isHidden
        isUnderRoot = controller.outermost === world.root
    }
}

extension Circumstances.Enclosing {
    @MainActor
    fileprivate init?(of controller: UIViewController, in world: World) {
        guard let top = Array(sequence(first: controller) { $0.parent }).last, top !== controller
        else { return nil }
        name = world.code(of: top)
        property =
            switch top {
            case is UINavigationController: "navigationController"
            case is UITabBarController: "tabBarController"
            case is UISplitViewController: "splitViewController"
            default: "parent"
            }
    }
}

extension Circumstances.BuriedInStack {
    @MainActor
    fileprivate init?(around controller: UIViewController, in world: World) {
        guard let (owner, child) = controller.nearest(UINavigationController.self),
            let level = owner.viewControllers.firstIndex(where: { $0 === child }),
            let shown = owner.topViewController, shown !== child
        else { return nil }
        name = world.name(of: child)
        code = world.code(of: child)
        stack = world.code(of: owner)
        top = world.name(of: shown)
        isNext = level == owner.viewControllers.count - 2
        isStackShown = owner.viewIfLoaded?.window != nil
    }
}

extension Circumstances.UnselectedTab {
    @MainActor
    fileprivate init?(around controller: UIViewController, in world: World) {
        guard let (owner, child) = controller.nearest(UITabBarController.self),
            owner.selectedViewController !== child
        else { return nil }
        tabs = world.code(of: owner)
        tab = world.code(of: child)
    }
}

extension UIViewController {
    /// The nearest container of that class around the controller, and the child of it that the controller is or is in.
    fileprivate func nearest<Container: UIViewController>(
        _ kind: Container.Type
    ) -> (container: Container, child: UIViewController)? {
        var child = self
        while let parent = child.parent {
            if let container = parent as? Container { return (container, child) }
            child = parent
        }
        return nil
    }
}

extension Circumstances.Orphan {
    @MainActor
    fileprivate init?(around controller: UIViewController, in world: World) {
        let top = sequence(first: controller) { $0.parent }.reversed().first ?? controller
        guard top.parent == nil, top !== world.root, top.presentingViewController == nil,
            let owner = top.controllerAboveView
        else { return nil }
        name = world.name(of: top)
        code = world.code(of: top)
        host = world.name(of: owner)
        hostCode = world.code(of: owner)
    }
}

extension Circumstances.Stack {
    @MainActor
    fileprivate init?(of controller: UIViewController, in world: World) {
        guard let stack = controller.navigationController else { return nil }
        name = world.code(of: stack)
        isPushed = stack.viewControllers.dropFirst().contains { $0 === controller }
        isAlone = stack.viewControllers.count == 1
    }
}

extension Circumstances.CollapsedSplit {
    /// C50, C51: a split in a compact width is one stack, and what is on top of it is seen alone.
    @MainActor
    fileprivate init?(over controller: UIViewController, in world: World) {
        let lineage = Array(sequence(first: controller) { $0.parent })
        guard controller.viewIfLoaded?.window == nil,
            let owner = lineage.compactMap({ $0 as? UISplitViewController }).first,
            owner.isCollapsed,
            let stack = lineage.compactMap({ $0 as? UINavigationController }).last,
            let shown = stack.viewControllers.last,
            stack.viewControllers.dropLast().contains(where: { below in
                lineage.contains { $0 === below }
            })
        else { return nil }
        let inner = (shown as? UINavigationController)?.topViewController ?? shown
        split = world.name(of: owner)
        top = world.name(of: inner)
        hasColumns = owner.style != .unspecified
        delegate = owner.delegate.map { world.name(of: $0) }
    }
}

extension Circumstances.Pages {
    @MainActor
    fileprivate init(_ pages: UIPageViewController, in world: World) {
        name = world.name(of: pages)
        shown = pages.viewControllers?.first.map { world.name(of: $0) } ?? "nothing"
        scrolls = pages.transitionStyle == .scroll
        dataSource = pages.dataSource.map { world.name(of: $0) }
    }
}
