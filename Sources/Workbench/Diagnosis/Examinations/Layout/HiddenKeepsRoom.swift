import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A hidden view from whose far edge constraints place a visible one, so that its room stays empty (B25).
enum HiddenKeepsRoom: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.filter { $0.isHidden && $0.takesRoom }.compactMap { hidden in
            guard let follower = hidden.follower else { return nil }
            return finding(hidden, follower, in: world)
        }
    }

    private static func finding(
        _ hidden: UIView, _ follower: (view: UIView, isBelow: Bool), in world: ExaminedWorld
    ) -> Finding {
        let names = (hidden: world.code(hidden), view: world.code(follower.view))
        let (edge, size) = follower.isBelow ? ("bottom", "height") : ("trailing", "width")
        return Finding(
            "hidden-keeps-room", .advice, rule: .b25, objects: [names.hidden, names.view],
            "\(names.hidden) is hidden and keeps its room: \(names.view) is constrained to its \(edge) "
                + "edge",
            mend: mends(hidden, size, names.hidden, names.view, world))
    }

    private static func mends(
        _ hidden: UIView, _ size: String, _ name: String, _ other: String, _ world: ExaminedWorld
    ) -> [String] {
        let stack = "put \(name) and \(other) into a UIStackView, which closes the gap"
        let attribute: NSLayoutConstraint.Attribute = size == "height" ? .height : .width
        guard world.language == .swift,
            hidden.constraints.contains(where: {
                $0.firstAttribute == attribute && $0.secondItem == nil
            })
        else { return [stack] }
        return [
            "\(name).constraints.first { $0.firstAttribute == .\(size) }?.constant = 0 with isHidden",
            "or " + stack,
        ]
    }
}

extension UIView {
    /// Whether constraints give it a size that counts in the layout of others.
    fileprivate var takesRoom: Bool {
        isPlacedByConstraints && !bounds.isEmpty && !(superview is UIStackView)
    }

    /// A visible view beside it whose upper or leading edge is tied to its lower or trailing one.
    fileprivate var follower: (view: UIView, isBelow: Bool)? {
        for constraint in superview?.constraints ?? [] where constraint.isActive {
            for (mine, own, other, edge) in constraint.ends where mine === self {
                guard let view = other as? UIView, view !== superview, !view.isHidden else {
                    continue
                }
                if own == .bottom, edge == .top { return (view, true) }
                if [.trailing, .right].contains(own), [.leading, .left].contains(edge) {
                    return (view, false)
                }
            }
        }
        return nil
    }
}

extension NSLayoutConstraint {
    typealias End = (
        item: AnyObject?, attribute: Attribute, other: AnyObject?, otherAttribute: Attribute
    )

    /// The constraint seen from each of its two items.
    var ends: [End] {
        [
            (firstItem, firstAttribute, secondItem, secondAttribute),
            (secondItem, secondAttribute, firstItem, firstAttribute),
        ]
    }
}
