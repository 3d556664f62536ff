/// An edge, a center or a dimension from which constraints are made.
@preconcurrency @MainActor
@available(iOS 9, *)
open class NSLayoutAnchor<AnchorType: AnyObject> {
    /// The view or guide that the anchor belongs to.
    public private(set) weak var item: AnyObject? { didSet { Changes.note() } }
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// `self == anchor + constant`.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: c) }

    /// `self >= anchor + constant`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, constant: c) }

    /// `self <= anchor + constant`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, constant: c) }

    func relate(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item ?? self, attribute: attribute, relatedBy: relation, toItem: anchor.item,
            attribute: anchor.attribute, multiplier: multiplier, constant: constant)
    }
}

/// The standard spacing between views, in points. AD-HOC: 8, because UIKit documents no number.
private let systemSpacing: CGFloat = 8

/// A horizontal position: an edge or the center.
@available(iOS 9, *)
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// `self == anchor + multiplier * system spacing`.
    @available(iOS 11, *)
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: multiplier * systemSpacing) }

    /// `self >= anchor + multiplier * system spacing`.
    @available(iOS 11, *)
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
    }

    /// `self <= anchor + multiplier * system spacing`.
    @available(iOS 11, *)
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
    }
}

/// A vertical position: an edge, a baseline or the center.
@available(iOS 9, *)
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// `self == anchor + multiplier * system spacing`.
    @available(iOS 11, *)
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: multiplier * systemSpacing) }

    /// `self >= anchor + multiplier * system spacing`.
    @available(iOS 11, *)
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
    }

    /// `self <= anchor + multiplier * system spacing`.
    @available(iOS 11, *)
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
    }
}

/// A width or a height.
@available(iOS 9, *)
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// `self == constant`.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        alone(.equal, c)
    }

    /// `self >= constant`.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        alone(.greaterThanOrEqual, c)
    }

    /// `self <= constant`.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        alone(.lessThanOrEqual, c)
    }

    /// `self == anchor * multiplier + constant`.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, to: anchor, multiplier: m, constant: c) }

    /// `self >= anchor * multiplier + constant`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }

    /// `self <= anchor * multiplier + constant`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

    private func alone(
        _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item ?? self, attribute: attribute, relatedBy: relation, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: constant)
    }
}
