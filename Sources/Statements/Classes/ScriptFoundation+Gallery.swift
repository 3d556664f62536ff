import Gallery
import HeadlessUIKit

extension ScriptFoundation {
    /// The convenience initialisers of the gallery's classes.
    @MainActor
    static var ofGallery: [ScriptableClass: [ScriptInitialiser]] {
        let children = [
            ScriptInitialiser(
                "init(viewControllers:)", [.array(.named(.viewController))], fillPages)
        ]
        return [
            .drawerController: sides, .deckController: sides, .segmentedController: children,
            .scrollController: children,
        ]
    }

    @MainActor
    private static var sides: [ScriptInitialiser] {
        let center = ValueType.named(.viewController)
        return [
            ScriptInitialiser("init(center:)", [center], fillSides),
            ScriptInitialiser("init(center:left:)", [center, center.wrapped], fillSides),
            ScriptInitialiser(
                "init(center:left:right:)", [center, center.wrapped, center.wrapped], fillSides),
        ]
    }

    @MainActor
    private static func fillPages(_ object: any ScriptedObject, _ arguments: [Value]) {
        guard let children = arguments.first.flatMap([UIViewController].from) else { return }
        (object as? SegmentedController)?.viewControllers = children
        (object as? ScrollController)?.viewControllers = children
    }

    @MainActor
    private static func fillSides(_ object: any ScriptedObject, _ arguments: [Value]) {
        guard let container = object as? any SidedContainer else { return }
        let controllers = arguments.map(UIViewController.from)
        if let center = controllers.first { container.centerViewController = center }
        if controllers.count > 1 { container.leftViewController = controllers[1] }
        if controllers.count > 2 { container.rightViewController = controllers[2] }
    }
}
