import HeadlessUIKit
import HierarchyRecords

/// A container view on the screen whose constraints leave the embedded child without a size.
enum EmbedWithoutSize: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.filter { $0.seguesOfScene.contains { $0.segue.kind == .embed } }.flatMap {
            parent in
            parent.children.compactMap { child -> Finding? in
                guard let container = child.viewIfLoaded?.superview, container.window != nil,
                    container.bounds.isEmpty, container !== parent.view
                else { return nil }
                return Finding(
                    "embed-without-size", rule: .g04,
                    objects: [world.name(child), world.name(parent)],
                    "the container view of \(world.name(child)) has no size "
                        + "(\(container.frame.words))",
                    mend: ["constrain the container view's width and height in the storyboard"])
            }
        }
    }
}
