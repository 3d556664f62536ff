extension UIStackView {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isRow: Bool { axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    /// Replaces the stack's constraints by new ones.
    func arrange() {
        NSLayoutConstraint.deactivate(arrangement)
        for gap in gaps { removeLayoutGuide(gap) }
        gaps = []
        let shown = arrangedSubviews.filter { !$0.isHidden }
        arrangement = placing(shown) + sharing(shown) + hiding()
        for view in arrangedSubviews { arrangement += aligning(view) }
        if alignsBaselines { arrangement += aligningBaselines(of: shown) }
        arrangement.append(relate(self, crossLength, .equal, nil, 0, at: 49))
        NSLayoutConstraint.activate(arrangement)
    }

    /// The item to which the ends of the row are constrained: the view itself or its margins.
    private var frameItem: AnyObject {
        isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    }

    private func relate(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: (AnyObject, NSLayoutConstraint.Attribute)?, _ constant: CGFloat,
        times multiplier: CGFloat = 1, at priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    /// The constraints that place the views one after the other, from end to end.
    private func placing(_ views: [UIView]) -> [NSLayoutConstraint] {
        guard let first = views.first, let last = views.last else { return [] }
        var result = [
            relate(first, start, .equal, (frameItem, start), 0),
            relate(last, end, .equal, (frameItem, end), 0),
        ]
        let hasLooseGaps = distribution == .equalSpacing || distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            result.append(
                relate(
                    next, start, hasLooseGaps ? .greaterThanOrEqual : .equal, (view, end),
                    space(after: view)))
        }
        return result
    }

    /// The constraints that make the lengths of the views, or of the gaps between them, equal or
    /// proportional.
    private func sharing(_ views: [UIView]) -> [NSLayoutConstraint] {
        guard let first = views.first else { return [] }
        switch distribution {
        case .fill: return []
        case .fillEqually:
            return views.dropFirst().map { relate($0, length, .equal, (first, length), 0) }
        case .fillProportionally: return proportions(views)
        case .equalSpacing: return equalGaps(views, from: end, to: start)
        case .equalCentering: return equalGaps(views, from: middle, to: middle, at: 149)
        }
    }

    private func proportions(_ views: [UIView]) -> [NSLayoutConstraint] {
        func content(_ view: UIView) -> CGFloat {
            let size = view.intrinsicContentSize
            return isRow ? size.width : size.height
        }
        guard let first = views.first(where: { content($0) > 0 }) else { return [] }
        return views.filter { $0 !== first && content($0) > 0 }.map { view in
            relate(
                view, length, .equal, (first, length), 0, times: content(view) / content(first),
                at: 999)
        }
    }

    /// Guides of equal length, each from one attribute of a view to one of the next view.
    private func equalGaps(
        _ views: [UIView], from beginning: NSLayoutConstraint.Attribute,
        to ending: NSLayoutConstraint.Attribute, at priority: Float = 1000
    ) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            gap.identifier = "gap"
            addLayoutGuide(gap)
            result.append(relate(gap, start, .equal, (view, beginning), 0))
            result.append(relate(gap, end, .equal, (next, ending), 0))
            if let first = gaps.first {
                result.append(relate(gap, length, .equal, (first, length), 0, at: priority))
            }
            gaps.append(gap)
        }
        return result
    }

    /// The constraints that give a hidden view no length, at the end of the view before it.
    private func hiding() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var last: UIView?
        for view in arrangedSubviews {
            if view.isHidden {
                result.append(relate(view, length, .equal, nil, 0))
                let place: (AnyObject, NSLayoutConstraint.Attribute) =
                    last.map { ($0, end) } ?? (frameItem, start)
                result.append(relate(view, start, .equal, place, 0))
            } else {
                last = view
            }
        }
        return result
    }

    /// Baselines are aligned in a horizontal stack only.
    private var alignsBaselines: Bool {
        isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    }

    /// The constraints that align all baselines, as near to the edge as the view with the largest
    /// extent beyond the baseline allows.
    private func aligningBaselines(of views: [UIView]) -> [NSLayoutConstraint] {
        guard let first = views.first else { return [] }
        let isFirst = alignment == .firstBaseline
        let baseline: Attribute = isFirst ? .firstBaseline : .lastBaseline
        let edge = isFirst ? crossStart : crossEnd
        return views.dropFirst().map { relate($0, baseline, .equal, (first, baseline), 0) }
            + views.map { relate($0, edge, .equal, (frameItem, edge), 0, at: 51) }
    }

    private func aligning(_ view: UIView) -> [NSLayoutConstraint] {
        let frame = frameItem
        func edge(
            _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
        ) -> NSLayoutConstraint { relate(view, attribute, relation, (frame, attribute), 0) }
        if alignsBaselines {
            return [edge(crossStart, .greaterThanOrEqual), edge(crossEnd, .lessThanOrEqual)]
        }
        switch alignment {
        case .fill: return [edge(crossStart, .equal), edge(crossEnd, .equal)]
        case .leading, .firstBaseline:
            return [edge(crossStart, .equal), edge(crossEnd, .lessThanOrEqual)]
        case .center:
            return [
                edge(crossMiddle, .equal), edge(crossStart, .greaterThanOrEqual),
                edge(crossEnd, .lessThanOrEqual),
            ]
        case .trailing, .lastBaseline:
            return [edge(crossEnd, .equal), edge(crossStart, .greaterThanOrEqual)]
        }
    }
}
