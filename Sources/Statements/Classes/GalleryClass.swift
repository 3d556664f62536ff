import Gallery
import HeadlessUIKit

extension GalleryClass {
    /// The convenience initialisers of the class.
    @MainActor
    var initialisers: [ScriptInitialiser] {
        switch self {
        case .drawerController, .brokenDrawerController, .deckController, .brokenDeckController:
            [
                ScriptInitialiser("init(center:)", [.named(.viewController)], Self.fillSides),
                ScriptInitialiser(
                    "init(center:left:)",
                    [.named(.viewController), .named(.viewController).wrapped], Self.fillSides),
                ScriptInitialiser(
                    "init(center:left:right:)",
                    [
                        .named(.viewController), .named(.viewController).wrapped,
                        .named(.viewController).wrapped,
                    ], Self.fillSides),
            ]
        case .segmentedController, .brokenSegmentedController, .scrollController,
            .brokenScrollController:
            [
                ScriptInitialiser(
                    "init(viewControllers:)", [.array(.named(.viewController))]
                ) { object, arguments in
                    guard let children = arguments.first.flatMap([UIViewController].from) else {
                        return
                    }
                    (object as? SegmentedController)?.viewControllers = children
                    (object as? ScrollController)?.viewControllers = children
                }
            ]
        case .antipodalController, .brokenAntipodalController, .wholeAntipodalController,
            .mapController, .placeController, .handedOnController:
            []
        }
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
