import HeadlessUIKit
import HierarchyRecords

/// A popover whose anchor is in no window, or in another one (A53).
enum StrayAnchor: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { presented in
            guard let anchor = presented.strayAnchor else { return nil }
            let names = (presented: world.name(presented), anchor: world.name(anchor))
            return Finding(
                "anchor-astray", rule: .a53, objects: [names.presented, names.anchor],
                "the popover \(names.presented) points at \(names.anchor), which is in "
                    + (anchor.window == nil ? "no window" : "another window"),
                mend: ["point it at a view of its own window, or dismiss it with its anchor"])
        }
    }
}
