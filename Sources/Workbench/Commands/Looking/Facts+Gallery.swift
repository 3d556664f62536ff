import Gallery
import HeadlessUIKit
import Statements

/// What `info` tells of the gallery's containers.
extension Facts {
    mutating func addGallery(_ controller: UIViewController) {
        switch controller {
        case let sided as any SidedContainer:
            add("center", name(sided.centerViewController))
            add("left", name(sided.leftViewController))
            add("right", name(sided.rightViewController))
            add("open", sided.openWord?.rawValue ?? "none")
        case let segmented as SegmentedController:
            add("viewControllers", names(segmented.viewControllers))
            add("selectedViewController", name(segmented.selectedViewController))
        case let scroll as ScrollController:
            add("viewControllers", names(scroll.viewControllers))
            add("currentViewController", name(scroll.currentViewController))
        case let map as MapController:
            add("latitude", Decimal.text(map.latitude))
            add("longitude", Decimal.text(map.longitude))
            add("place", map.placeName)
        default: break
        }
    }
}
