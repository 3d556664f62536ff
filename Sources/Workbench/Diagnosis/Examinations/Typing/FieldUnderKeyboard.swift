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
        let distance = frame.maxY - keyboard.minY
        guard let table = field.tableAround else {
            return [finding(field, by: distance, in: world)]
        }
        return world.withoutSuper(table).map { [finding(field, by: distance, $0, in: world)] } ?? []
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

    /// A table controller moves its table above the keyboard, for which its own viewWillAppear has to run.
    private static func finding(
        _ field: UIView, by distance: CGFloat, _ silenced: SilencedTable, in world: ExaminedWorld
    ) -> Finding {
        let name = world.code(field)
        return Finding(
            "field-under-keyboard", rule: .b10, objects: [name] + world.owners(of: field),
            "the keyboard covers \(name), which is being typed into: \(world.name(silenced.controller)), a table "
                + "view controller, would move its table, but its viewWillAppear does not call super "
                + "(\(silenced.place))",
            mend: ["\(silenced.method.superCall) in \(silenced.place)"])
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

/// A table controller whose class keeps viewWillAppear from it.
private struct SilencedTable {
    let controller: UITableViewController
    let method: FunctionDeclaration
    /// `Form.viewWillAppear, line 7`
    let place: String
}

extension ExaminedWorld {
    /// The override of viewWillAppear that does not call `super`; nil where there is none.
    fileprivate func withoutSuper(_ controller: UITableViewController) -> SilencedTable? {
        guard let declared = declaredClass(of: controller.objectID),
            let method = declared.methods(named: "viewWillAppear").first,
            !MissingSuper.callsSuper(method)
        else { return nil }
        let place = declared.text(of: method.name.span, in: "viewWillAppear")
        return SilencedTable(controller: controller, method: method, place: place)
    }
}

extension UIView {
    /// The table controller in whose table it is.
    fileprivate var tableAround: UITableViewController? { nearestOwner as? UITableViewController }

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
