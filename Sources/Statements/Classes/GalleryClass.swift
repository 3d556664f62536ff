import Gallery
import HeadlessUIKit

/// The gallery's classes, which a user's class may have under it.
package enum GalleryClass: String, CaseIterable {
    case drawer = "DrawerController"
    case brokenDrawer = "BrokenDrawerController"
    case deck = "DeckController"
    case brokenDeck = "BrokenDeckController"
    case segmented = "SegmentedController"
    case brokenSegmented = "BrokenSegmentedController"
    case scroll = "ScrollController"
    case brokenScroll = "BrokenScrollController"
    case antipodal = "AntipodalController"
    case brokenAntipodal = "BrokenAntipodalController"
    case wholeAntipodal = "WholeAntipodalController"
    case map = "MapController"
    case place = "PlaceController"
    case handedOn = "HandedOnController"

    @MainActor
    var description: TypeDescription {
        switch self {
        case .drawer: .drawerController
        case .brokenDrawer: .brokenDrawerController
        case .deck: .deckController
        case .brokenDeck: .brokenDeckController
        case .segmented: .segmentedController
        case .brokenSegmented: .brokenSegmentedController
        case .scroll: .scrollController
        case .brokenScroll: .brokenScrollController
        case .antipodal: .antipodalController
        case .brokenAntipodal: .brokenAntipodalController
        case .wholeAntipodal: .wholeAntipodalController
        case .map: .mapController
        case .place: .placeController
        case .handedOn: .handedOnController
        }
    }

    /// An object without a state of its own yet.
    @MainActor
    func make(_ instance: ScriptInstance) -> any ScriptedObject {
        switch self {
        case .drawer: ScriptedDrawerController(instance)
        case .brokenDrawer: ScriptedBrokenDrawerController(instance)
        case .deck: ScriptedDeckController(instance)
        case .brokenDeck: ScriptedBrokenDeckController(instance)
        case .segmented: ScriptedSegmentedController(instance)
        case .brokenSegmented: ScriptedBrokenSegmentedController(instance)
        case .scroll: ScriptedScrollController(instance)
        case .brokenScroll: ScriptedBrokenScrollController(instance)
        case .antipodal: ScriptedAntipodalController(instance)
        case .brokenAntipodal: ScriptedBrokenAntipodalController(instance)
        case .wholeAntipodal: ScriptedWholeAntipodalController(instance)
        case .map: ScriptedMapController(instance)
        case .place: ScriptedPlaceController(instance)
        case .handedOn: ScriptedHandedOnController(instance)
        }
    }
}

extension GalleryClass {
    /// The convenience initialisers of the class.
    @MainActor
    var initialisers: [ScriptInitialiser] {
        switch self {
        case .drawer, .brokenDrawer, .deck, .brokenDeck:
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
        case .segmented, .brokenSegmented, .scroll, .brokenScroll:
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
        default: []
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
