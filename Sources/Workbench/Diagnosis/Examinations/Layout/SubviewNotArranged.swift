import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A view that stands in a stack view and is not arranged by it, so that nothing places it (B25).
enum SubviewNotArranged: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.flatMap { view -> [Finding] in
            guard let stack = view as? UIStackView else { return [] }
            let arranged = Set(stack.arrangedSubviews.map(\.objectID))
            return stack.subviews.filter { subview in
                !arranged.contains(subview.objectID) && subview.isLeftAlone
            }.map { finding($0, stack, in: world) }
        }
    }

    private static func finding(
        _ view: UIView, _ stack: UIStackView, in world: ExaminedWorld
    ) -> Finding {
        let names = (view: world.code(view), stack: world.code(stack))
        let isTakenOut = world.callsAnywhere("removeArrangedSubview")
        let (arranging, removing) =
            world.language == .swift
            ? (
                "\(names.stack).addArrangedSubview(\(names.view))",
                "\(names.view).removeFromSuperview()"
            )
            : (
                "[\(names.stack) addArrangedSubview:\(names.view)];",
                "[\(names.view) removeFromSuperview];"
            )
        return Finding(
            "subview-not-arranged", rule: .a86, objects: [names.view, names.stack],
            "\(names.view) is a subview of \(names.stack), and none of its arrangedSubviews: nothing "
                + "places it"
                + (isTakenOut ? "; removeArrangedSubview leaves it among the subviews" : ""),
            mend: isTakenOut
                ? [removing, "or, if it is to stay, \(arranging)"] : [arranging])
    }
}

extension ExaminedWorld {
    /// Whether a class, or code outside of classes, calls a method of that name.
    fileprivate func callsAnywhere(_ method: String) -> Bool {
        isCalledOutside(method) || classes.contains { $0.calls(method) }
    }
}

extension UIView {
    /// Whether it is something to be seen for which code has set neither constraints nor a frame.
    fileprivate var isLeftAlone: Bool {
        (self is UILabel || self is UIControl || self is UIImageView) && !isHidden
            && !isPlacedByConstraints && autoresizingMask == [] && frame.origin == .zero
    }
}
