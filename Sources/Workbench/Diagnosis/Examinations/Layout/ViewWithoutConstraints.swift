import HeadlessUIKit
import HierarchyRecords

/// A view that translates no autoresizing mask, and of which no constraint speaks (A86).
enum ViewWithoutConstraints: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.filter(isLost).map { view in
            let name = world.name(view)
            return Finding(
                "constraints-missing", rule: .a86, objects: [name] + world.owners(of: view),
                "\(name) has translatesAutoresizingMaskIntoConstraints off, and no constraint "
                    + "places it",
                mend: [
                    "constrain it: constrain \(name).leading = SUPERVIEW.leading, and so on; or "
                        + "leave translatesAutoresizingMaskIntoConstraints on and set its frame"
                ])
        }
    }

    private static func isLost(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
            && !view.isPlacedByConstraints && !view.isPlacedByTable
            && !(view.superview is UIStackView)
    }
}
