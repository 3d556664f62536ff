import HeadlessUIKit
import HierarchyRecords

/// A view that asks for layout whenever it is laid out (A93).
enum LayoutLoop: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.viewsInLayoutLoops.map { id in
            let name = world.log.objects.name(id)
            return Finding(
                "layout-loop", rule: .a93, objects: [name] + owner(of: id, in: world.log),
                "\(name) asks for layout each time that it is laid out: an app would hang here",
                mend: [
                    "no setNeedsLayout(), and no change of its own bounds or constraints, in "
                        + "layoutSubviews, viewWillLayoutSubviews or viewDidLayoutSubviews"
                ])
        }
    }

    /// The controller after whom the view is called: `a` of `a.view`.
    private static func owner(of id: ObjectID, in log: EventLog) -> [String] {
        guard let record = log.objects.record(id), record.name == nil, record.owner != .none else {
            return []
        }
        return [log.objects.name(record.owner)]
    }
}
