import HeadlessUIKit
import HierarchyRecords

/// A label, a button or an image that has something to show, and whose frame nobody has set (B36).
enum TextWithoutSize: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let content = view.contentToSee, view.frame.size == .zero, !view.isHidden,
                view.translatesAutoresizingMaskIntoConstraints, !view.isPlacedByConstraints,
                view.superview?.bounds.isEmpty == false, world.property(with: view) != nil
            else { return nil }
            return finding(view, content, in: world)
        }
    }

    private static func finding(
        _ view: UIView, _ content: String, in world: ExaminedWorld
    ) -> Finding {
        let name = world.code(view)
        let end = world.language == .swift ? "" : ";"
        let fit = world.language == .swift ? "\(name).sizeToFit()" : "[\(name) sizeToFit];"
        return Finding(
            "text-without-size", .advice, rule: .b36, objects: [name],
            "\(name) has \(content) and is 0 by 0 large: it is in the window and not to be seen",
            mend: [
                fit,
                "or \(name).translatesAutoresizingMaskIntoConstraints = "
                    + (world.language == .swift ? "false" : "NO") + end
                    + " and constraints that say where it is",
            ])
    }
}

extension UIView {
    /// What it would show if it were large enough, in words; nil where that is nothing.
    fileprivate var contentToSee: String? {
        if let label = self as? UILabel {
            return label.text.flatMap { $0.isEmpty ? nil : "a text" }
        }
        if let button = self as? UIButton {
            return button.title(for: .normal).flatMap { $0.isEmpty ? nil : "a title" }
        }
        return (self as? UIImageView)?.image == nil ? nil : "an image"
    }
}
