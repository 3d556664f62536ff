import CommandLanguage
import Gallery
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Centres with sides.
extension StockClass {
    static let drawer = StockClass("DrawerController", word: "drawer", home: .gallery) { _ in
        DrawerController()
    }.with {
        $0.content = sides(of: DrawerController.self)
        $0.inside = inside(of: DrawerController.self)
        $0.guide = GalleryGuide(
            place: 1, broken: "BrokenDrawerController",
            summary:
                "A centre that slides aside and shows a drawer under it. It forwards appearance by "
                + "hand, for a closed drawer is a child and not to be seen.",
            rules: [.c28, .c30],
            bug: "a new centre never hears viewDidAppear: the end is forgotten",
            script: "new c; new l; new d as drawer with c l; root d; open left; close d")
    }

    static let brokenDrawer = drawer.broken("BrokenDrawerController") { _ in
        BrokenDrawerController()
    }

    static let deck = StockClass("DeckController", word: "deck", home: .gallery) { _ in
        DeckController()
    }.with {
        $0.content = sides(of: DeckController.self)
        $0.inside = inside(of: DeckController.self)
        $0.guide = GalleryGuide(
            place: 2, broken: "BrokenDeckController",
            summary:
                "A centre over which a side slides in. UIKit tells the centre that it appears, the "
                + "deck tells its sides.",
            rules: [.c28, .c30],
            bug: "a side that is let go gets viewDidAppear all the same, and no viewWillDisappear "
                + "and viewDidDisappear",
            script: "new c; new l; new k as deck with c l; root k; swipe left; cancel")
    }

    static let brokenDeck = deck.broken("BrokenDeckController") { _ in BrokenDeckController() }

    private static func sides<Kind: SidedContainer>(of kind: Kind.Type) -> Content {
        Content(
            of: kind, rootRefusal: "a drawer has no root: say 'with CENTER LEFT RIGHT'",
            limit: { _ in Content.Limit(most: 3, container: "a drawer", places: "places") },
            calls: { names, _ in
                let places = ["centerViewController", "leftViewController", "rightViewController"]
                return zip(places, names).map { ".\($0) = \($1)" }
            },
            steps: { container, controllers, _ in
                let setters: [@MainActor (UIViewController) -> Void] = [
                    { container.centerViewController = $0 }, { container.leftViewController = $0 },
                    { container.rightViewController = $0 },
                ]
                return zip(setters, controllers).map { set, controller in { set(controller) } }
            })
    }

    private static func inside<Kind: SidedContainer>(of kind: Kind.Type) -> Inside {
        Inside(
            of: kind,
            facts: {
                [
                    Fact("center", $1.name($0.centerViewController)),
                    Fact("left", $1.name($0.leftViewController)),
                    Fact("right", $1.name($0.rightViewController)),
                    Fact("open", $0.openWord?.rawValue ?? "none"),
                ]
            },
            places: { $0.placesOfSides },
            front: { container in
                container.openWord.flatMap { container.controller(on: $0) }
                    ?? container.centerViewController
            })
    }
}

extension SidedContainer {
    fileprivate var placesOfSides: [StockClass.Inside.Entry] {
        var entries: [StockClass.Inside.Entry] = []
        if let center = centerViewController {
            entries.append((center, .spot("center", isSeen: true)))
        }
        for side in SideWord.allCases {
            guard let child = controller(on: side) else { continue }
            let isOpen = openWord == side
            let words = "\(side.rawValue) \(isOpen ? "open" : "closed")"
            entries.append((child, .spot(words, isSeen: isOpen)))
        }
        return entries
    }
}
