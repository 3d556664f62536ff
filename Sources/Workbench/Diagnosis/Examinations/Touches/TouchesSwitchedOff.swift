import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A view that waits for fingers and gets none, since isUserInteractionEnabled is false, its own or that of a view
/// around it (U25, X42).
enum TouchesSwitchedOff: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        var order: [ObjectID] = []
        var suffering: [ObjectID: [UIView]] = [:]
        for view in world.viewsInWindow where view.wishForTouches != nil && view.isSeen {
            guard let cause = view.lineage.first(where: { !$0.isUserInteractionEnabled }) else {
                continue
            }
            if suffering[cause.objectID] == nil { order.append(cause.objectID) }
            suffering[cause.objectID, default: []].append(view)
        }
        return order.compactMap { suffering[$0].flatMap { finding($0, in: world) } }
    }

    /// One finding for all views that one cause keeps from the finger.
    private static func finding(_ views: [UIView], in world: ExaminedWorld) -> Finding? {
        guard let view = views.first, let wish = view.wishForTouches,
            let cause = view.lineage.first(where: { !$0.isUserInteractionEnabled })
        else { return nil }
        let others = views.count == 1 ? "" : ", which keeps \(views.count - 1) more from it"
        let names = (view: world.code(view), cause: world.code(cause))
        let isUsual = cause is UILabel || cause is UIImageView
        let className = world.log.objects.className(cause.objectID)
        let state =
            "isUserInteractionEnabled of \(names.cause) is false"
            + (isUsual ? ", as it is of each \(className) at first" : "")
        return Finding(
            "touches-switched-off", rule: isUsual ? .x42 : .u25,
            objects: [names.view, names.cause],
            "\(names.view) \(wish) and gets no touches: "
                + (view === cause ? "" : "it lies in \(names.cause), and ") + state + others
                + place(of: cause, in: world),
            mend: world.lines(.takeTouches(names.cause)))
    }

    /// Where a class switches it off.
    private static func place(of cause: UIView, in world: ExaminedWorld) -> String {
        guard let owner = cause.nearestOwner else { return "" }
        let name = world.code(cause).splitAtLastDot?.tail ?? world.code(cause)
        let found = world.declaredClass(of: owner.objectID)?.placeOfSetting { setting in
            ["isUserInteractionEnabled", "userInteractionEnabled"].contains(setting.property)
                && setting.owner == name
        }
        return found?.inParentheses ?? ""
    }
}

extension UIView {
    /// What it has that fingers are to bring about; nil where it has nothing.
    var wishForTouches: String? {
        if let control = self as? UIControl {
            guard control.isEnabled else { return nil }
            if control is UITextField { return "is to be typed into" }
            if control.hasActions(for: .allEvents) { return "has an action" }
        }
        guard let recognizer = recognizers.first(where: { $0.isHeard && $0.isEnabled }) else {
            return nil
        }
        return "has a \(type(of: recognizer))"
    }
}
