import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// An observer that was added again, so that its method runs more than once for each notification (B19).
enum ObserverTwice: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.system.notifications.repeatedObservations.map { repeated in
            let name = world.world.name(of: repeated.observer)
            let place = place(repeated.observer, in: world)
            return Finding(
                "observer-twice", rule: .b19, objects: [name],
                "\(name) observes \(repeated.name?.rawValue ?? "every notification") "
                    + "\(repeated.count) times: each sends \(repeated.method) \(repeated.count) times"
                    + place.inParentheses,
                mend: [
                    place == nil
                        ? "add it once, or take it away before it is added again"
                        : "move addObserver to viewDidLoad, or call removeObserver in "
                            + "viewDidDisappear"
                ])
        }
    }

    /// Where the observer's class adds it.
    private static func place(_ observer: AnyObject, in world: ExaminedWorld) -> PlaceInCode? {
        let id = world.world.simulator.objectID(of: observer)
        guard let declared = world.declaredClass(of: id) else { return nil }
        for (method, statements) in declared.bodies {
            guard let call = statements.firstCall(of: "addObserver") else { continue }
            return PlaceInCode(call, in: method, of: declared)
        }
        return nil
    }
}
