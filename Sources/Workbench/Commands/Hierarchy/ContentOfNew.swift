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
        if controllers.isEmpty { return }
        let content = Self.content(of: container)
        let refusal = content.map(\.rootRefusal) ?? StockClass.Content.noRoot
        if isRoot, let refusal { throw Diagnostic(.wrongType, at: span, refusal) }
        guard let content else {
            throw Diagnostic(
                .wrongType, at: span,
                "only containers take controllers: say 'as nav', 'tab', 'page' or 'split'")
        }
        if let limit = content.limit(shape) { try check(limit) }
    }

    /// How controllers are put into it: as into the class that its own stands on.
    private static func content(of container: UIViewController) -> StockClass.Content? {
        StockClass.describing(container)?.content
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

    private func check(_ limit: StockClass.Content.Limit) throws(Diagnostic) {
        if controllers.count <= limit.most { return }
        throw Diagnostic(
            .wrongArity, at: span,
            "\(limit.container) has \(limit.most) \(limit.places) at most, and "
                + "\(controllers.count) controllers came")
    }

    /// Puts them into it, call by call.
    func put(into container: UIViewController, in world: World) {
        guard !controllers.isEmpty, let content = Self.content(of: container) else { return }
        var shape = shape
        // What inherits from a split is made without columns.
        if (container as? UISplitViewController)?.style == .unspecified { shape.isClassic = true }
        let name = world.name(of: container)
        let calls = content.calls(controllers.map { world.name(of: $0) }, shape)
        for (call, step) in zip(calls, content.steps(container, controllers, shape)) {
            world.call(name + call, on: container) { step() }
        }
    }
}

extension StockClass.Shape {
    /// Reads what `new` says.
    init(_ arguments: borrowing Arguments) {
        self.init(
            count: arguments.names(3).count, isRoot: arguments.isGiven(2),
            curls: arguments.isGiven(6), isClassic: arguments.isGiven(7))
    }
}
