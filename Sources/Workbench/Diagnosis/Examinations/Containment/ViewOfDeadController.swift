import HeadlessUIKit
import HierarchyRecords

/// A view that stays on the screen though its controller is gone (C12).
enum ViewOfDeadController: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.window.subtreeOfViews.compactMap { view in
            guard let owner = world.log.objects.record(view.objectID)?.owner, owner != .none,
                view.ownController == nil
            else { return nil }
            let name = world.log.objects.name(owner)
            let parent = view.superview?.nearestOwner.map(world.name)
            return Finding(
                "view-of-dead-controller", rule: .c12, objects: [name],
                "\(name).view is in the window, and \(name) was deallocated: nobody held it",
                mend: parent.map {
                    ["\(world.lines(.addChild(name, to: $0))[0]) before its view is added"]
                } ?? ["keep \(name) as the window's root or as a child"])
        }
    }
}
