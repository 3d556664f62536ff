import HierarchyRecords

extension ObjectArchive {
    /// Makes the constraints of all views, in the file's order, and activates those that are installed
    /// without regard to size classes.
    func makeConstraints() {
        for (element, view) in constrained {
            for record in element.constraints where !record.isPlaceholder {
                guard let constraint = make(record, in: view) else { continue }
                note(constraint, of: record)
                if !isExcludedByDefault(record.id, in: element) { constraint.isActive = true }
            }
        }
    }

    private func isExcludedByDefault(_ id: String, in element: ElementRecord) -> Bool {
        element.variations.contains { variation in
            variation.isDefault
                && variation.masks.contains { $0.key == "constraints" && $0.excludes.contains(id) }
        }
    }

    private func make(_ record: ConstraintRecord, in view: UIView) -> NSLayoutConstraint? {
        guard let first = item(record.firstItem, in: view),
            let attribute = NSLayoutConstraint.Attribute(interfaceName: record.firstAttribute)
        else { return nil }
        var second: AnyObject?
        var other = NSLayoutConstraint.Attribute.notAnAttribute
        if let name = record.secondAttribute {
            guard let item = item(record.secondItem, in: view),
                let attribute = NSLayoutConstraint.Attribute(interfaceName: name)
            else { return nil }
            (second, other) = (item, attribute)
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: record.relation.modelValue,
            toItem: second, attribute: other, multiplier: CGFloat(record.multiplier),
            constant: CGFloat(record.constant))
        constraint.priority = UILayoutPriority(rawValue: Float(record.priority))
        constraint.identifier = record.identifier
        return constraint
    }

    /// The view or guide with that id; without one the view that has the constraint.
    private func item(_ id: String?, in view: UIView) -> AnyObject? {
        guard let id else { return view }
        let found = objects[id]
        return found is UIView || found is UILayoutGuide ? found : nil
    }
}

extension ConstraintRecord.Relation {
    fileprivate var modelValue: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute that files call so.
    fileprivate init?(interfaceName name: String) {
        let words = name == "baseline" ? "lastBaseline" : name
        guard let found = Self(named: words), found != .notAnAttribute else { return nil }
        self = found
    }
}
