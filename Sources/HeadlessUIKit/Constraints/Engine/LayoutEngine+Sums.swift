extension LayoutEngine {
    /// A constraint as a linear sum for the solver: `first - multiplier * second - constant`.
    struct Sum {
        var terms: [LinearTerm] = []
        var constant = 0.0
        /// The items that the sum refers to.
        var items: [Item] = []
    }

    func sum(of constraint: NSLayoutConstraint, in holder: UIView) -> Sum? {
        guard let first = LayoutItem(constraint.firstItem) else { return nil }
        var sum = Sum(constant: -Double(constraint.constant))
        let isMirrored = constraint.isMirrored(in: holder)
        let sign = isMirrored ? -1.0 : 1
        add(
            constraint.firstAttribute.seen(isMirrored), of: first, to: &sum, times: sign, in: holder
        )
        guard constraint.hasSecond else { return sum }
        guard let second = LayoutItem(constraint.secondItem) else { return nil }
        add(
            constraint.secondAttribute.seen(isMirrored), of: second, to: &sum,
            times: -sign * Double(constraint.multiplier), in: holder)
        return sum
    }

    /// Adds one side of the constraint, in the coordinates of the view that holds the constraint.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of named: LayoutItem, to sum: inout Sum,
        times factor: Double, in holder: UIView
    ) {
        let layoutItem = named.meant(by: attribute, in: holder)
        let item = item(for: layoutItem)
        if !sum.items.contains(where: { $0 === item }) { sum.items.append(item) }
        let parts = attribute.parts
        if parts.size != 0 {
            let index: Int32 = parts.isVertical ? 3 : 2
            sum.terms.append(LinearTerm(item.base + index, factor * parts.size))
        }
        if parts.origin != 0 {
            addOrigin(of: layoutItem, isVertical: parts.isVertical, to: &sum, factor, holder)
        }
        sum.constant += factor * offset(of: attribute, in: layoutItem.view)
    }

    /// Adds the origins of the item and of all views between it and the holder.
    private func addOrigin(
        of layoutItem: LayoutItem, isVertical: Bool, to sum: inout Sum, _ factor: Double,
        _ holder: UIView
    ) {
        let index: Int32 = isVertical ? 1 : 0
        var view = layoutItem.view
        if layoutItem.guide != nil {
            sum.terms.append(LinearTerm(item(for: layoutItem).base + index, factor))
        }
        while let current = view, current !== holder {
            sum.terms.append(LinearTerm(item(for: .view(current)).base + index, factor))
            view = current.superview
            if let above = view, above !== holder {
                let origin = above.storedBounds.origin
                sum.constant -= factor * Double(isVertical ? origin.y : origin.x)
            }
        }
    }

    /// The distance that margins or a baseline add to an attribute.
    private func offset(of attribute: NSLayoutConstraint.Attribute, in view: UIView?) -> Double {
        func ofMargins(_ distance: (UIEdgeInsets) -> CGFloat) -> Double {
            view.map { Double(distance($0.layoutMargins)) } ?? 0
        }
        return switch attribute {
        case .firstBaseline: Double(view?.firstBaselineOffset ?? 0)
        case .lastBaseline: -Double(view?.lastBaselineOffset ?? 0)
        case .leftMargin, .leadingMargin: ofMargins(\.left)
        case .rightMargin, .trailingMargin: -ofMargins(\.right)
        case .topMargin: ofMargins(\.top)
        case .bottomMargin: -ofMargins(\.bottom)
        case .centerXWithinMargins: ofMargins { $0.left - $0.right } / 2
        case .centerYWithinMargins: ofMargins { $0.top - $0.bottom } / 2
        case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
            .centerX, .centerY:
            0
        }
    }
}

extension NSLayoutConstraint {
    /// A90: whether leading means right, because the view that holds the constraint lays out from
    /// right to left.
    fileprivate func isMirrored(in holder: UIView) -> Bool {
        (firstAttribute.followsWriting || secondAttribute.followsWriting)
            && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}

extension LayoutItem {
    /// The item that the attribute really refers to: the view whose baseline counts or, for a
    /// scroll view that holds a constraint to its content, the content layout guide (A92).
    fileprivate func meant(
        by attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) -> LayoutItem {
        guard case .view(let view) = self else { return self }
        switch attribute {
        case .firstBaseline: return .view(view.forFirstBaselineLayout)
        case .lastBaseline: return .view(view.forLastBaselineLayout)
        case .width, .height, .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            return self
        case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY:
            guard view === holder, let scroll = view as? UIScrollView else { return self }
            return .guide(scroll.contentLayoutGuide)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// A90: the attribute with leading and trailing resolved if the layout runs from right to left.
    fileprivate func seen(_ isMirrored: Bool) -> Self {
        guard isMirrored else { return self }
        return switch self {
        case .leading: .right
        case .trailing: .left
        case .leadingMargin: .rightMargin
        case .trailingMargin: .leftMargin
        case .notAnAttribute, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            self
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute as `origin * place + size * length` along one axis.
    var parts: (origin: Double, size: Double, isVertical: Bool) {
        switch self {
        case .notAnAttribute: (0, 0, false)
        case .width: (0, 1, false)
        case .height: (0, 1, true)
        case .left, .leading, .leftMargin, .leadingMargin: (1, 0, false)
        case .right, .trailing, .rightMargin, .trailingMargin: (1, 1, false)
        case .centerX, .centerXWithinMargins: (1, 0.5, false)
        case .top, .topMargin, .firstBaseline: (1, 0, true)
        case .bottom, .bottomMargin, .lastBaseline: (1, 1, true)
        case .centerY, .centerYWithinMargins: (1, 0.5, true)
        }
    }
}
