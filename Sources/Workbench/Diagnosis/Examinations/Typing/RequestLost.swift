import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A `becomeFirstResponder` that came before the responder was in a window, and that nothing has repeated (U23).
enum RequestLost: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.input.respondersRefused.compactMap { responder in
            guard let view = responder as? UIView, !view.isFirstResponder else { return nil }
            if let bar = view as? UISearchBar, let search = bar.searchController {
                return search.isActive || bar.window == nil && !search.canBeTapped
                    ? nil : ofSearch(bar, search, in: world)
            }
            return view.window == nil ? nil : finding(view, in: world)
        }
    }

    private static func finding(_ view: UIView, in world: ExaminedWorld) -> Finding {
        let name = world.code(view)
        let place = place(of: view, in: world)
        return Finding(
            "focus-early", rule: .u23, objects: [name] + world.owners(of: view),
            "\(name).becomeFirstResponder() came while \(name) was in no window: it returned false, and "
                + "no keyboard came" + place.inParentheses,
            mend: world.lines(.becomeFirstResponder(name))
                + ["call it behind addSubview, or in viewDidAppear, where the window is there"])
    }

    private static func ofSearch(
        _ bar: UISearchBar, _ search: UISearchController, in world: ExaminedWorld
    ) -> Finding {
        let known = world.world.names.isKnown(world.name(search))
        let name = known ? world.name(search) : world.property(with: search) ?? world.code(search)
        let place = place(of: bar, in: world)
        let line =
            world.language == .swift ? "\(name).isActive = true" : "\(name).active = YES;"
        return Finding(
            "focus-early", rule: .u23, objects: [world.name(bar), world.name(search)],
            "the search bar of \(name) got becomeFirstResponder() while it was in no window: it returned "
                + "false, and no keyboard came" + place.inParentheses,
            mend: [
                line,
                "call becomeFirstResponder() in didPresentSearchController, and set isActive in "
                    + "viewDidAppear",
            ])
    }

    private static func place(of view: UIView, in world: ExaminedWorld) -> PlaceInCode? {
        world.lastCall(of: "becomeFirstResponder", on: view.objectID).flatMap(world.place)
    }
}
