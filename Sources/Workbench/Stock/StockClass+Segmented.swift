import Gallery
import HeadlessUIKit
import HierarchyRecords

/// One of several, under a strip of titles.
extension StockClass {
    static let segmented = StockClass("SegmentedController", word: "segmented", home: .gallery) {
        _ in SegmentedController()
    }.with {
        $0.content = .list(of: SegmentedController.self) { $0.viewControllers = $1 }
        $0.inside = Inside(
            of: SegmentedController.self,
            facts: {
                [
                    Fact("viewControllers", $1.names($0.viewControllers)),
                    Fact("selectedViewController", $1.name($0.selectedViewController)),
                ]
            },
            places: segments, front: { $0.selectedViewController })
        $0.guide = GalleryGuide(
            place: 3, broken: "BrokenSegmentedController",
            summary:
                "One of several controllers, chosen by a strip of titles above it. Only the "
                + "selected one is a child: the old one is removed, the new one added.",
            rules: [.c24, .c11],
            bug: "children wait for didMove(toParent:) for ever",
            script: "new a; new b; new s as segmented with a b; root s; select b in s")
    }

    static let brokenSegmented = segmented.broken("BrokenSegmentedController") { _ in
        BrokenSegmentedController()
    }

    @MainActor
    private static func segments(of segmented: SegmentedController) -> [Inside.Entry] {
        segmented.children.compactMap { child in
            segmented.viewControllers.firstIndex { $0 === child }.map { index in
                let words = "segment \(index + 1) of \(segmented.viewControllers.count)"
                return (child, .spot(words, isSeen: child === segmented.selectedViewController))
            }
        }
    }
}
