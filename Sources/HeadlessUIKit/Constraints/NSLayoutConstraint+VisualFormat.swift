import HierarchyRecords

extension NSLayoutConstraint {
    /// The constraints that a visual format describes, in its order; empty where UIKit would raise
    /// an exception.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues(number)
        do throws(VisualFormat.Failure) {
            let format = try VisualFormat(format, metrics: numbers)
            let items = views.mapValues { $0 as AnyObject }
            for name in format.parts.compactMap(\.name) { _ = try item(name, items) }
            return try make(format, items) + aligned(format, items, opts)
        } catch {
            Simulator.current.refuse(
                .unreadableFormat(format, reason: error.reason, at: error.offset), about: .none)
            return []
        }
    }

    private class func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        default: nil
        }
    }

    private class func make(
        _ format: VisualFormat, _ items: [String: AnyObject]
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, part) in format.parts.enumerated() {
            if index > 0 {
                result += try gap(format, format.parts[index - 1], part, items)
            }
            for size in part.sizes {
                let view = try item(part.name, items)
                let other: AnyObject?
                if let name = size.view { other = try item(name, items) } else { other = nil }
                let attribute: Attribute = format.isVertical ? .height : .width
                result.append(
                    constraint(
                        view, attribute, size, other, other == nil ? .notAnAttribute : attribute))
            }
        }
        return result
    }

    private class func item(
        _ name: String?, _ items: [String: AnyObject]
    ) throws(VisualFormat.Failure) -> AnyObject {
        guard let name, let item = items[name] else {
            throw VisualFormat.Failure(
                reason: "\(name ?? "|") is not a key in the views dictionary.", offset: 0)
        }
        return item
    }

    private class func constraint(
        _ first: AnyObject, _ attribute: Attribute, _ predicate: VisualFormat.Predicate,
        _ second: AnyObject?, _ other: Attribute
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
            attribute: other, multiplier: 1, constant: predicate.constant)
        constraint.priority = UILayoutPriority(predicate.priority)
        return constraint
    }

    /// The gap between two neighbours; a plain `-` next to the superview means the superview's
    /// margin.
    private class func gap(
        _ format: VisualFormat, _ before: VisualFormat.Part, _ part: VisualFormat.Part,
        _ items: [String: AnyObject]
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        let names = (before.name ?? part.name, part.name ?? before.name)
        let (left, right) = try (item(names.0, items), item(names.1, items))
        let isEdge = before.name == nil || part.name == nil
        guard let superview = (before.name == nil ? right as? UIView : left as? UIView)?.superview
        else {
            if !isEdge { return between(format, left, right, part.gap) }
            throw VisualFormat.Failure(
                reason: "Unable to interpret '|' character, because the "
                    + "related view doesn't have a superview", offset: 0)
        }
        if !isEdge { return between(format, left, right, part.gap) }
        return edge(format, before, part, left, right, superview)
    }

    private class func predicates(_ gap: VisualFormat.Gap, standard: CGFloat)
        -> [VisualFormat.Predicate]
    {
        switch gap {
        case .none: [VisualFormat.Predicate()]
        case .standard: [VisualFormat.Predicate(constant: standard)]
        case .of(let predicates): predicates
        }
    }

    private class func between(
        _ format: VisualFormat, _ left: AnyObject, _ right: AnyObject, _ gap: VisualFormat.Gap
    ) -> [NSLayoutConstraint] {
        let (start, end): (Attribute, Attribute) =
            format.isVertical ? (.top, .bottom) : (.leading, .trailing)
        return predicates(gap, standard: 8).map { constraint(right, start, $0, left, end) }
    }

    private class func edge(
        _ format: VisualFormat, _ before: VisualFormat.Part, _ part: VisualFormat.Part,
        _ left: AnyObject, _ right: AnyObject, _ superview: UIView
    ) -> [NSLayoutConstraint] {
        let isFirst = before.name == nil
        let attribute: Attribute =
            format.isVertical
            ? (isFirst ? .top : .bottom) : (isFirst ? .leading : .trailing)
        var outer = attribute
        if case .standard = part.gap { outer = attribute.inMargins }
        return predicates(part.gap, standard: 0).map { predicate in
            isFirst
                ? constraint(right, attribute, predicate, superview, outer)
                : constraint(superview, outer, predicate, left, attribute)
        }
    }

    /// The constraints for the alignment options: each view is aligned with the first.
    private class func aligned(
        _ format: VisualFormat, _ items: [String: AnyObject], _ options: FormatOptions
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        let names = format.parts.compactMap(\.name)
        var result: [NSLayoutConstraint] = []
        for (option, attribute) in FormatOptions.alignments where options.contains(option) {
            for name in names.dropFirst() {
                let (first, other) = try (item(names.first, items), item(name, items))
                result.append(
                    constraint(other, attribute, VisualFormat.Predicate(), first, attribute))
            }
        }
        return result
    }
}

extension NSLayoutConstraint.FormatOptions {
    fileprivate static let alignments: [(Self, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY),
    ]
}

extension NSLayoutConstraint.Attribute {
    /// The same attribute within the margins.
    fileprivate var inMargins: Self {
        switch self {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .notAnAttribute, .left, .right, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            self
        }
    }
}
