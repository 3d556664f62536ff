import HeadlessUIKit
import HierarchyRecords

/// A presented controller whose view, or whose container, was taken out of the window (M1).
enum LostPresentation: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { presented in
            guard presented.isPresentedOutOfSight,
                let presenter = presented.presentingViewController
            else { return nil }
            let names = (presented: world.name(presented), presenter: world.name(presenter))
            return Finding(
                "presented-out-of-sight", rule: .m1, objects: [names.presented, names.presenter],
                "\(names.presenter) presents \(names.presented), and the view of "
                    + "\(names.presented) has left the window",
                mend: world.lines(.dismiss(world.code(presenter))))
        }
    }
}
