import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A hidden view from whose far edge constraints place a visible one, so that its room stays empty (B25).
enum HiddenKeepsRoom: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let hidden = world.viewsInWindow.filter { $0.isHidden && $0.takesRoom }
            .compactMap { hidden in
                hidden.follower.map { finding(hidden, $0, in: world) }
            }
        return hidden + world.viewsInWindow.filter(\.isUnseenInStack).map { unseen($0, in: world) }
    }

    /// A view that is transparent in a stack: only a hidden one gives its room away.
    private static func unseen(_ view: UIView, in world: ExaminedWorld) -> Finding {
        let name = world.code(view)
        let value = world.language == .swift ? "true" : "YES;"
        let member = world.language == .swift ? "isHidden" : "hidden"
        return Finding(
            "transparent-keeps-room", .advice, rule: .b25, objects: [name],
            "\(name) has alpha 0 and keeps its room in the stack view",
            mend: ["\(name).\(member) = \(value)"])
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
    /// Whether it is an arranged subview that nobody can see, and that the stack lays out all the same.
    fileprivate var isUnseenInStack: Bool {
        guard alpha == 0, !isHidden, let stack = superview as? UIStackView else { return false }
        return stack.arrangedSubviews.contains(self) && !bounds.isEmpty
    }

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
