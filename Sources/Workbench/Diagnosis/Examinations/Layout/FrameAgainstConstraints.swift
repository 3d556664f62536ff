import HeadlessUIKit
import HierarchyRecords

/// A view that constraints place, and whose frame code has set (A88).
enum FrameAgainstConstraints: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard view.isPlacedByConstraints, !view.isPlacedByTable, let frame = view.frameSetByHand
            else { return nil }
            let name = world.name(view)
            return Finding(
                "frame-against-constraints", rule: .a88,
                objects: [name] + world.owners(of: view),
                "the frame \(frame.words) was set on \(name), which constraints place: the next "
                    + "layout puts it back" + place(of: view, in: world),
                mend: [
                    "change the constants of its constraints, and call layoutIfNeeded() on its "
                        + "superview inside the animation; or deactivate them for as long as its "
                        + "frame is animated"
                ])
        }
    }

    /// Where the view's class sets it, or that of its controller; a layer's frame is its view's.
    private static func place(of view: UIView, in world: ExaminedWorld) -> String {
        let fits = { (setting: CodeSetting) in
            ["frame", "bounds", "center"].contains(setting.property)
        }
        if let own = world.declaredClass(of: view.objectID) {
            let found = own.settings {
                fits($0) && ["", "layer"].contains($0.owner)
            }.first
            guard let found else { return "" }
            let text = own.text(of: found.setting.span, in: found.method)
            return found.setting.owner.isEmpty
                ? text.inParentheses
                : " (\(text)): the frame of a view's own layer is the view's"
        }
        guard let owner = view.nearestOwner else { return "" }
        let name = world.code(view).splitAtLastDot?.tail ?? world.code(view)
        return world.declaredClass(of: owner.objectID)?.placeOfSetting {
            fits($0) && $0.owner == name
        }?.inParentheses ?? ""
    }
}
