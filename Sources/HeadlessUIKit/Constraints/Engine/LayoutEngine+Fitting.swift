extension UIView {
    /// The size that the constraints in the view give; the two priorities say how much the target
    /// size counts in each direction.
    @available(iOS 8, *)
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(fitting: self)
        for view in subtree {
            for constraint in view.constraints { engine.add(constraint) }
        }
        let item = engine.item(for: .view(self))
        for (index, target, priority) in [
            (Int32(2), targetSize.width, horizontal), (3, targetSize.height, vertical),
        ] {
            _ = engine.solver.add(
                LinearConstraint(
                    [LinearTerm(item.base + index, 1)], constant: -Double(target), .zero,
                    priority: Swift.min(priority.rawValue, 999.9), rank: 0))
        }
        engine.isDirty = true
        engine.solve()
        let size = engine.frame(of: item).size
        return CGSize(width: Swift.max(0, size.width), height: Swift.max(0, size.height))
    }
}
