import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A field that is typed into behind the keyboard (B23).
enum FieldUnderKeyboard: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        guard let application = world.world.simulator.application else { return [] }
        let keyboard = application.keyboardFrame
        guard !keyboard.isNull, let window = application.keyWindow,
            let field = window.firstResponder as? UIView, field.isSeen, !field.isInAccessory
        else { return [] }
        let frame = field.convert(field.bounds, to: nil)
        let hidden = frame.intersection(keyboard)
        guard !hidden.isNull, hidden.height * 2 >= frame.height else { return [] }
        return [finding(field, by: frame.maxY - keyboard.minY, in: world)]
    }

    private static func finding(
        _ field: UIView, by distance: CGFloat, in world: ExaminedWorld
    ) -> Finding {
        let name = world.code(field)
        let points = Decimal.text(Double(distance))
        return Finding(
            "field-under-keyboard", rule: .b23, objects: [name] + world.owners(of: field),
            "the keyboard covers \(name), which is being typed into: its lower edge is \(points) points "
                + "below the keyboard's upper one, and nothing has moved it",
            mend: mends(field, name, points, world))
    }

    private static func mends(
        _ field: UIView, _ name: String, _ points: String, _ world: ExaminedWorld
    ) -> [String] {
        let isSwift = world.language == .swift
        let notes = "when keyboardWillShowNotification comes, and back with keyboardWillHide"
        if let scroll = field.scrollViewAround {
            let path = world.code(scroll)
            return [
                isSwift
                    ? "\(path).contentInset.bottom += the keyboard's height \(notes), and scroll to \(name)"
                    : "set the contentInset of \(path) to the keyboard's height \(notes)"
            ]
        }
        let move =
            isSwift
            ? "\(name).frame.origin.y -= \(points)"
            : "\(name).frame = CGRectOffset(\(name).frame, 0, -\(points));"
        return [
            "\(move) \(notes)",
            "or, with constraints: its bottomAnchor to view.keyboardLayoutGuide.topAnchor",
        ]
    }
}

extension UIView {
    /// Whether it stands on the keyboard itself, in an accessory of it.
    fileprivate var isInAccessory: Bool {
        lineage.contains { view in
            lineage.contains { $0.inputAccessoryView === view }
        }
    }

    /// The scroll view that it is in, below its controller's view or that view itself.
    fileprivate var scrollViewAround: UIScrollView? {
        var view = superview
        while let current = view {
            if let scroll = current as? UIScrollView { return scroll }
            if current.ownController != nil { return nil }
            view = current.superview
        }
        return nil
    }
}
