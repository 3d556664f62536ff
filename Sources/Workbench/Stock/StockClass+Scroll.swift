import Gallery
import HeadlessUIKit
import HierarchyRecords

/// All side by side, in a scroll view that pages.
extension StockClass {
    static let scroll = StockClass("ScrollController", word: "scroll", home: .gallery) { _ in
        ScrollController()
    }.with {
        $0.content = .list(of: ScrollController.self) { $0.viewControllers = $1 }
        $0.inside = Inside(
            of: ScrollController.self,
            facts: {
                [
                    Fact("viewControllers", $1.names($0.viewControllers)),
                    Fact("currentViewController", $1.name($0.currentViewController)),
                ]
            },
            places: pages, front: { $0.currentViewController })
        $0.guide = GalleryGuide(
            place: 4, broken: "BrokenScrollController",
            summary:
                "All controllers side by side in a scroll view that pages. All of them appear "
                + "with the container, and none gets a callback when another scrolls into "
                + "sight.",
            rules: [.c10, .c12],
            bug: "rotation does not reach the pages: they are no children",
            script: "new a; new b; new w as scroll with a b; root w; page b in w")
    }

    static let brokenScroll = scroll.broken("BrokenScrollController") { _ in
        BrokenScrollController()
    }

    @MainActor
    private static func pages(of scroll: ScrollController) -> [Inside.Entry] {
        scroll.viewControllers.enumerated().map { index, page in
            let isSeen = index == scroll.currentIndex
            let words = "page \(index + 1)" + (isSeen ? " in sight" : "")
            return (page, .spot(words, isSeen: isSeen))
        }
    }
}
