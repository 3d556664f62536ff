import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A table or a grid that has something to show and no size to show it in, so that no cell is asked for (U01, U06).
enum ListWithoutSize: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard view.isList, view.bounds.isEmpty, !view.isHidden, !view.isPlacedByConstraints,
                view.superview?.bounds.isEmpty == false
            else { return nil }
            return finding(view, in: world)
        }
    }

    private static func finding(_ list: UIView, in world: ExaminedWorld) -> Finding {
        let name = world.code(list)
        let around = list.superview.map { view in
            view.ownController.map { world.code($0) + ".view" } ?? world.code(view)
        }
        let size =
            "\(Decimal.text(Double(list.bounds.width))) by \(Decimal.text(Double(list.bounds.height)))"
        return Finding(
            "list-without-size", rule: list is UITableView ? .u01 : .u06, objects: [name],
            "\(name) has a data source and is \(size) large: no row can be seen, so that it asks for "
                + "no cell",
            mend: world.filling(name, around ?? "its superview")
                + (world.ownLine(of: list).map { [$0] } ?? []))
    }
}

extension UIView {
    /// Whether it is a list that somebody fills.
    fileprivate var isList: Bool {
        if let table = self as? UITableView {
            return table.dataSource != nil && table.countsIfKnown?.contains { $0 > 0 } != false
        }
        guard let grid = self as? UICollectionView else { return false }
        return grid.dataSource != nil && grid.countsIfKnown?.contains { $0 > 0 } != false
    }
}

extension ExaminedWorld {
    /// The lines by which a view fills the one around it, now and later.
    func filling(_ view: String, _ around: String) -> [String] {
        switch language {
        case .swift:
            [
                "\(view).frame = \(around).bounds",
                "\(view).autoresizingMask = [.flexibleWidth, .flexibleHeight]",
            ]
        case .objectiveC:
            [
                "\(view).frame = \(around).bounds;",
                "\(view).autoresizingMask = UIViewAutoresizingFlexibleWidth | "
                    + "UIViewAutoresizingFlexibleHeight;",
            ]
        }
    }

    /// What the class of the controller around a view has to say, where a property of it holds the view.
    fileprivate func ownLine(of view: UIView) -> String? {
        guard let owner = view.nearestOwner, let declared = declaredClass(of: owner.objectID),
            let property = property(with: view)?.splitAtLastDot?.tail
        else { return nil }
        return declared.declaration.language == .swift
            ? "or \(property).frame = view.bounds in viewDidLayoutSubviews of \(declared.name)"
            : "or self.\(property).frame = self.view.bounds; in viewDidLayoutSubviews of \(declared.name)"
    }
}
