import Gallery
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Where the gallery's containers have their children, as a tree tells it.
@MainActor
enum PlacesInGallery {
    typealias Entry = (child: UIViewController, place: HierarchySnapshot.Place)

    static func places(in container: UIViewController) -> [Entry] {
        switch container {
        case let sided as any SidedContainer: sides(of: sided)
        case let segmented as SegmentedController: segments(of: segmented)
        case let scroll as ScrollController: pages(of: scroll)
        case let maps as AntipodalController: halves(of: maps)
        default: []
        }
    }

    private static func sides(of sided: any SidedContainer) -> [Entry] {
        var entries: [Entry] = []
        if let center = sided.centerViewController {
            entries.append((center, .spot("center", isSeen: true)))
        }
        for side in SideWord.allCases {
            guard let child = sided.controller(on: side) else { continue }
            let isOpen = sided.openWord == side
            let words = "\(side.rawValue) \(isOpen ? "open" : "closed")"
            entries.append((child, .spot(words, isSeen: isOpen)))
        }
        return entries
    }

    private static func segments(of segmented: SegmentedController) -> [Entry] {
        segmented.children.compactMap { child in
            segmented.viewControllers.firstIndex { $0 === child }.map { index in
                let words = "segment \(index + 1) of \(segmented.viewControllers.count)"
                return (child, .spot(words, isSeen: child === segmented.selectedViewController))
            }
        }
    }

    private static func halves(of maps: AntipodalController) -> [Entry] {
        guard maps.isViewLoaded else { return [] }
        return [("upper", maps.shown(in: .upper)), ("lower", maps.shown(in: .lower))].map {
            ($0.1, .spot($0.0, isSeen: true))
        }
    }

    private static func pages(of scroll: ScrollController) -> [Entry] {
        scroll.viewControllers.enumerated().map { index, page in
            let isSeen = index == scroll.currentIndex
            let words = "page \(index + 1)" + (isSeen ? " in sight" : "")
            return (page, .spot(words, isSeen: isSeen))
        }
    }
}
