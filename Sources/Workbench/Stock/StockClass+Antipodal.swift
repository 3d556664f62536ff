import Gallery
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Two maps whose middles are antipodes, and what they are made of.
extension StockClass {
    static let antipodal = StockClass("AntipodalController", word: "antipodal", home: .gallery) {
        _ in AntipodalController()
    }.with {
        $0.parts = halves
        $0.inside = Inside(of: AntipodalController.self, places: places)
        $0.guide = GalleryGuide(
            place: 5, broken: "BrokenAntipodalController",
            summary:
                "Two maps whose middles are antipodes, each with words on its other side: the demo of "
                + "the article on containment. A flip turns the view that the children stand in.",
            rules: [.c24, .d19, .d20, .c22],
            bug: "the old side was told that it leaves, and stays a child",
            script: "new maps as antipodal; root maps; flip maps")
    }

    static let wholeAntipodal = StockClass("WholeAntipodalController", home: .part) { _ in
        WholeAntipodalController()
    }.with { $0.parts = halves }

    static let brokenAntipodal = antipodal.broken("BrokenAntipodalController") { _ in
        BrokenAntipodalController()
    }

    static let map = StockClass("MapController", home: .part) { _ in MapController() }.with {
        $0.inside = Inside(
            of: MapController.self,
            facts: { map, _ in
                [
                    Fact("latitude", Decimal.text(map.latitude)),
                    Fact("longitude", Decimal.text(map.longitude)), Fact("place", map.placeName),
                ]
            })
    }

    static let placeWords = StockClass("PlaceController", home: .part) { _ in PlaceController() }

    static let handedOn = StockClass("HandedOnController", home: .part) { _ in
        HandedOnController()
    }

    /// The four controllers, under the names of their properties.
    private static let halves = Parts(
        names: ["map1", "map2", "text1", "text2"],
        controllers: {
            ($0 as? AntipodalController).map { [$0.map1, $0.map2, $0.text1, $0.text2] } ?? []
        })

    @MainActor
    private static func places(in maps: AntipodalController) -> [Inside.Entry] {
        guard maps.isViewLoaded else { return [] }
        return [("upper", maps.shown(in: .upper)), ("lower", maps.shown(in: .lower))].map {
            ($0.1, .spot($0.0, isSeen: true))
        }
    }
}
