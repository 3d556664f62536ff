import HeadlessUIKit
import HierarchyRecords

/// A view whose constraints leave its place or its size open (A87).
enum AmbiguousLayout: Examination {
    /// Where there are more, each is told alike, and as one of many.
    private static let mostWithLines = 3

    static func findings(in world: ExaminedWorld) -> [Finding] {
        let placed = world.viewsInWindow.filter { $0.isPlacedByConstraints && !$0.isPlacedByTable }
        let open = world.world.simulator.viewsOfAmbiguousLayout(among: placed)
        let arranged = open.filter(\.isArranged)
        // A stack view is as open as what it arranges.
        let views = open.filter { view in
            !view.isArranged && !arranged.contains { $0.superview === view }
        }
        let isTellable = views.count <= mostWithLines
        return arranged.map { finding(onArranged: $0, in: world) }
            + views.map {
                let name = world.name($0)
                return Finding(
                    "layout-ambiguous", rule: .a87, objects: [name] + world.owners(of: $0),
                    "the constraints on \(name) leave its frame open (\($0.frame.words) now)",
                    mend: (isTellable ? world.missingConstraints(of: $0) : []) + [
                        "constrain its place and its size along both axes: 'layoutof \(name)' lists "
                            + "what there is"
                    ])
            }
    }
}

extension AmbiguousLayout {
    /// A87: what a stack view arranges has the size that its content asks for, which a plain view lacks.
    private static func finding(onArranged view: UIView, in world: ExaminedWorld) -> Finding {
        let isColumn = (view.superview as? UIStackView)?.axis == .vertical
        let size = isColumn ? "height" : "width"
        let name = world.code(view)
        let anchor = "\(name).\(size)Anchor"
        return Finding(
            "arranged-without-size", rule: .a87,
            objects: [world.name(view)] + world.owners(of: view),
            "a stack view arranges \(name), which has no \(size): its frame counts for nothing there, and a plain "
                + "view has no size by its content",
            mend: [
                world.language == .swift
                    ? "\(anchor).constraint(equalToConstant: 200).isActive = true, or the \(size) that is meant"
                    : "[\(anchor) constraintEqualToConstant:200].active = YES, or the \(size) that is meant",
                "or override intrinsicContentSize in its class",
            ])
    }
}

extension UIView {
    /// Whether a stack view arranges it.
    fileprivate var isArranged: Bool {
        (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
    }
}

extension ExaminedWorld {
    /// The lines for the axes along which no constraint says where a view is.
    fileprivate func missingConstraints(of view: UIView) -> [String] {
        guard let superview = view.superview else { return [] }
        let told = view.placesTold
        let before = superview.subviews.prefix { $0 !== view }.last { $0.isPlacedByConstraints }
        let below = before.map { "\(code($0)).bottomAnchor" } ?? "\(place(superview)).topAnchor"
        let name = code(view)
        return (told.vertically ? [] : [constraint("\(name).topAnchor", to: below)])
            + (told.horizontally
                ? []
                : [constraint("\(name).leadingAnchor", to: "\(place(superview)).leadingAnchor")])
    }

    private func place(_ view: UIView) -> String {
        view.ownController.map { code($0) + ".view" } ?? code(view)
    }

    private func constraint(_ anchor: String, to other: String) -> String {
        switch language {
        case .swift: "\(anchor).constraint(equalTo: \(other)).isActive = true"
        case .objectiveC: "[\(anchor) constraintEqualToAnchor:\(other)].active = YES;"
        }
    }
}

extension UIView {
    /// Along which axes a constraint speaks of its place.
    fileprivate var placesTold: (vertically: Bool, horizontally: Bool) {
        let constraints = lineage.flatMap(\.constraints).filter(\.isActive)
        let attributes = constraints.flatMap(\.ends).filter { $0.item === self }.map(\.attribute)
        let rows: [NSLayoutConstraint.Attribute] = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins,
        ]
        let columns: [NSLayoutConstraint.Attribute] = [
            .leading, .trailing, .left, .right, .centerX, .leadingMargin, .trailingMargin,
            .leftMargin, .rightMargin, .centerXWithinMargins,
        ]
        return (
            attributes.contains(where: rows.contains), attributes.contains(where: columns.contains)
        )
    }
}

extension ExaminedWorld {
    /// The views on the screen, each before its subviews.
    var viewsInWindow: [UIView] { world.simulator.window.subtreeOfViews }

    /// The controller that a view belongs to, if there is one.
    func owners(of view: UIView) -> [String] { view.nearestOwner.map { [name($0)] } ?? [] }
}
