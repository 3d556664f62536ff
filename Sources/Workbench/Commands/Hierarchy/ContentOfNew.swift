import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// What `new` puts into a container at once.
@MainActor
struct ContentOfNew {
    private let controllers: [UIViewController]
    private let isRoot: Bool
    private let span: SourceSpan
    let shape: StockClass.Shape

    init(_ arguments: borrowing Arguments, in world: World) throws(Diagnostic) {
        isRoot = arguments.isGiven(2)
        span = arguments.span(isRoot ? 2 : 3)
        if isRoot, arguments.isGiven(3) {
            throw Diagnostic(
                .wrongArity, at: arguments.span(3), "'root' and 'with' do not go together")
        }
        controllers =
            isRoot
            ? [try world.requiredController(arguments, 2)]
            : try world.controllers(arguments, 3)
        shape = StockClass.Shape(arguments)
    }

    func check(
        for container: UIViewController, in world: World
    ) throws(Diagnostic) {
        if shape.curls, !(container is UIPageViewController) {
            throw Diagnostic(.wrongType, at: span, "only pages curl: say 'as page'")
        }
        if shape.isClassic, !(container is UISplitViewController) {
            throw Diagnostic(.wrongType, at: span, "only splits are classic: say 'as split'")
        }
        try checkColumns(of: container, in: world)
        if controllers.isEmpty || container is UINavigationController { return }
        if isRoot { throw Diagnostic(.wrongType, at: span, Self.noRoot(container)) }
        if container is UITabBarController || container is UIPageViewController { return }
        if container is SegmentedController || container is ScrollController { return }
        if container is any SidedContainer { return try checkCount(3, "a drawer", "places") }
        guard container is UISplitViewController else {
            throw Diagnostic(
                .wrongType, at: span,
                "only containers take controllers: say 'as nav', 'tab', 'page' or 'split'")
        }
        try checkCount(shape.isClassic ? 2 : 3, "a split", "columns")
    }

    /// A split has had columns since iOS 14.
    private func checkColumns(
        of container: UIViewController, in world: World
    ) throws(Diagnostic) {
        let version = world.simulator.systemVersion
        guard version < 14, let split = container as? UISplitViewController,
            split.style != .unspecified
        else { return }
        throw Diagnostic(
            .illegal, at: span,
            "a split has columns in iOS 14 or newer, and this session is iOS \(version): "
                + "say 'classic'")
    }

    private func checkCount(_ most: Int, _ container: String, _ places: String) throws(Diagnostic) {
        if controllers.count <= most { return }
        throw Diagnostic(
            .wrongArity, at: span,
            "\(container) has \(most) \(places) at most, and \(controllers.count) controllers came")
    }

    private static func noRoot(_ container: UIViewController) -> String {
        switch container {
        case is UITabBarController: "tabs have no root: say 'with A B C'"
        case is UIPageViewController: "pages have no root: say 'with A B C'"
        case is UISplitViewController: "a split has no root: say 'with A B'"
        case is any SidedContainer: "a drawer has no root: say 'with CENTER LEFT RIGHT'"
        default: "only stacks have a root: say 'as nav'"
        }
    }

    func put(into container: UIViewController, in world: World) {
        if controllers.isEmpty { return }
        let name = world.name(of: container)
        let names = controllers.map { world.name(of: $0) }.joined(separator: ", ")
        switch container {
        case let stack as UINavigationController where isRoot:
            world.call(
                "\(name).pushViewController(\(names), animated: false)", on: stack
            ) { stack.pushViewController(controllers[0], animated: false) }
        case let stack as UINavigationController:
            world.call("\(name).viewControllers = [\(names)]", on: stack) {
                stack.viewControllers = controllers
            }
        case let tabs as UITabBarController:
            world.call("\(name).viewControllers = [\(names)]", on: tabs) {
                tabs.viewControllers = controllers
            }
        case let pages as UIPageViewController: put(into: pages, name, world)
        case let split as UISplitViewController: put(into: split, name, world)
        case let segmented as SegmentedController:
            world.call("\(name).viewControllers = [\(names)]", on: segmented) {
                segmented.viewControllers = controllers
            }
        case let scroll as ScrollController:
            world.call("\(name).viewControllers = [\(names)]", on: scroll) {
                scroll.viewControllers = controllers
            }
        case let sided as any SidedContainer: put(into: sided, name, world)
        default: break
        }
    }

    /// The first page is shown; the list is the source of the others.
    private func put(
        into pages: UIPageViewController, _ name: String, _ world: World
    ) {
        let list = PageList(controllers)
        pages.dataSource = list
        pages.heldDataSource = list
        let first = controllers[0]
        let text =
            "\(name).setViewControllers([\(world.name(of: first))], "
            + "direction: .forward, animated: false)"
        world.call(text, on: pages) {
            pages.setViewControllers([first], direction: .forward, animated: false)
        }
    }

    private func put(
        into sided: any SidedContainer, _ name: String, _ world: World
    ) {
        let setters: [(UIViewController) -> Void] = [
            { sided.centerViewController = $0 }, { sided.leftViewController = $0 },
            { sided.rightViewController = $0 },
        ]
        for (index, controller) in controllers.enumerated() {
            let text = "\(name).\(Self.places[index]) = \(world.name(of: controller))"
            world.call(text, on: sided) { setters[index](controller) }
        }
    }

    /// Where the controllers of a drawer or a deck stand.
    static let places = ["centerViewController", "leftViewController", "rightViewController"]

    private func put(
        into split: UISplitViewController, _ name: String, _ world: World
    ) {
        if split.style == .unspecified {
            let names = controllers.map { world.name(of: $0) }.joined(separator: ", ")
            return world.call("\(name).viewControllers = [\(names)]", on: split) {
                split.viewControllers = controllers
            }
        }
        for (column, controller) in zip(shape.columns, controllers) {
            let text =
                "\(name).setViewController(\(world.name(of: controller)), for: .\(column))"
            world.call(text, on: split) { split.setViewController(controller, for: column) }
        }
    }
}

extension StockClass.Shape {
    /// Reads what `new` says.
    init(_ arguments: borrowing Arguments) {
        self.init(
            count: arguments.names(3).count, curls: arguments.isGiven(6),
            isClassic: arguments.isGiven(7))
    }

    /// Where the controllers of a split with columns stand.
    var columns: [UISplitViewController.Column] {
        count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
}
