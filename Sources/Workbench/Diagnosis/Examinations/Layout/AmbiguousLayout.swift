import HeadlessUIKit
import HierarchyRecords

/// A view whose constraints leave its place or its size open (A87).
enum AmbiguousLayout: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let placed = world.viewsInWindow.filter(\.isPlacedByConstraints)
        return world.world.simulator.viewsOfAmbiguousLayout(among: placed).map {
            let name = world.name($0)
            return Finding(
                "layout-ambiguous", rule: .a87, objects: [name] + world.owners(of: $0),
                "the constraints on \(name) leave its frame open (\($0.frame.words) now)",
                mend: [
                    "constrain its place and its size along both axes: 'layoutof \(name)' lists "
                        + "what there is"
                ])
        }
    }
}

extension ExaminedWorld {
    /// The views on the screen, each before its subviews.
    var viewsInWindow: [UIView] { world.simulator.window.subtreeOfViews }

    /// The controller that a view belongs to, if there is one.
    func owners(of view: UIView) -> [String] { view.nearestOwner.map { [name($0)] } ?? [] }
}
