import HierarchyRecords

/// Why a controller has a compact width where what is around it has a regular one.
package enum Narrowness {
    /// A78: it stands beside the secondary column.
    case sideColumn(of: UISplitViewController)
    /// A79: it floats over the screen in that style.
    case presentation(UIModalPresentationStyle)
}

/// Where a split has a controller.
struct ColumnOfSplit {
    weak var split: UISplitViewController?
    /// Beside the secondary column.
    let isSide: Bool
}

extension OptionalState {
    /// A78, A79: whether its place is narrow, and why.
    func narrowness(in inherited: TraitValues) -> Narrowness? {
        if let place = columnOfSplit, place.isSide, let split = place.split {
            return .sideColumn(of: split)
        }
        guard inherited.vertical == .regular, let style = presentation?.floatingStyle else {
            return nil
        }
        return .presentation(style)
    }
}

extension PresentationState {
    /// A79: the style in which it lies over a part of a large screen; nil where it has all of it.
    fileprivate var floatingStyle: UIModalPresentationStyle? {
        guard presenting != nil, let style = controller?.shownStyle,
            style == .formSheet || style == .popover
        else { return nil }
        return style
    }
}
