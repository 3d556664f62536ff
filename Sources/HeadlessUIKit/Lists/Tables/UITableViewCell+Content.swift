import HierarchyRecords

// The place of a cell's content: A159.

extension UITableViewCell {
    /// Gives the content view the room beside the accessory.
    func layOutContent(in table: UITableView?) {
        var frame = bounds
        frame.size.width = max(0, frame.width - accessoryWidth(margin(in: table)))
        frame.size.height = max(0, frame.height - hairline(in: table))
        if contentView.frame != frame { contentView.frame = frame }
    }

    /// A160: the height that the constraints in the content view ask for, at the width of the table's
    /// rows; nil where they ask for none.
    func fittingHeight(in table: UITableView) -> CGFloat? {
        guard contentView.hasConstraintsInside else { return nil }
        let row = max(0, table.storedBounds.width - 2 * table.sideInset)
        let width = max(0, row - accessoryWidth(margin(in: table)))
        let height = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height + hairline(in: table) : nil
    }

    /// A159: the margins of the content view, from iOS 11 on; those of other views before.
    var contentMargins: UIEdgeInsets? {
        guard simulator.systemVersion >= 11 else { return nil }
        let side = margin(in: table)
        let end: CGFloat = accessoryType == .none ? side : 8
        let edge: CGFloat = simulator.systemVersion >= 26 ? 15 : 11
        return UIEdgeInsets(top: edge, left: side, bottom: edge, right: end)
    }

    private var table: UITableView? { storedSuperview as? UITableView }

    /// A159: the margin from which the accessory is measured.
    private func margin(in table: UITableView?) -> CGFloat {
        guard simulator.systemVersion >= 11 else { return 15 }
        return table?.systemMargin ?? simulator.systemMargin(width: storedBounds.width)
    }

    /// A159: what the accessory takes of the width.
    private func accessoryWidth(_ margin: CGFloat) -> CGFloat {
        let isOlder = simulator.systemVersion < 13
        let scale = CGFloat(simulator.display.device.scale)
        let indicator = isOlder ? 18 : (10.5 * scale).rounded(.down) / scale
        return switch accessoryType {
        case .none: 0
        case .disclosureIndicator: margin + indicator
        case .detailDisclosureButton: margin + (isOlder ? 52 : indicator + 32)
        case .checkmark: margin + 24
        case .detailButton: margin + 32
        }
    }

    /// A159: up to iOS 12 the line below the row takes a pixel of the cell.
    private func hairline(in table: UITableView?) -> CGFloat {
        guard simulator.systemVersion < 13, let table, table.separatorStyle != .none else {
            return 0
        }
        return 1 / CGFloat(simulator.display.device.scale)
    }
}

extension UIView {
    /// Whether a constraint is anywhere in it.
    var hasConstraintsInside: Bool { subtree.contains { !$0.constraints.isEmpty } }
}
