import HierarchyRecords

/// Why a controller has a compact width although its surroundings have a regular one.
package enum Narrowness {
    /// A78: it is in a column beside the secondary one.
    case sideColumn(of: UISplitViewController)
    /// A79: it is presented in that style and covers only part of the screen.
    case presentation(UIModalPresentationStyle)
}

/// The column of a split view controller that a controller is in.
struct ColumnOfSplit {
    weak var split: UISplitViewController?
    /// Whether the column is beside the secondary one.
    let isSide: Bool
}

extension OptionalState {
    /// A78, A79: why the controller's place has a compact width; nil if it has not.
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
    /// A79: the style in which it covers part of a large screen; nil if it covers all of it.
    fileprivate var floatingStyle: UIModalPresentationStyle? {
        guard presenting != nil, let style = controller?.shownStyle,
            style == .formSheet || style == .popover
        else { return nil }
        return style
    }
}
