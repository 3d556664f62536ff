import HeadlessUIKit
import HierarchyRecords

/// The tree and the views as they were before the last step, for `tree` and `screen` to mark what the
/// step changed.
@MainActor
final class WorldBefore {
    /// Worlds with more nodes are not compared: that would take too long.
    private static let mostToCompare = 5000

    /// The tree before the last step; nil where no person types.
    private(set) var tree: HierarchySnapshot?
    /// The views before the last step; nil where no person types and no screen was drawn.
    private(set) var views: ViewSnapshot?
    /// Whether a screen was drawn, so that the next one may be compared with it.
    var keepsViews = false
    /// The step whose world has to be made to know the tree and the views; nil where they are known.
    private(set) var awaitedStep: Int?

    /// What is kept at a moment.
    struct Kept {
        fileprivate let tree: HierarchySnapshot?
        fileprivate let views: ViewSnapshot?
        fileprivate let awaitedStep: Int?
    }

    /// What is kept now.
    var kept: Kept { Kept(tree: tree, views: views, awaitedStep: awaitedStep) }

    /// Keeps what was kept earlier: what came since was no step.
    func restore(_ kept: Kept) {
        (tree, views, awaitedStep) = (kept.tree, kept.views, kept.awaitedStep)
    }

    /// Keeps the tree and the views as they are now.
    func keep(_ simulator: Simulator, isForPerson: Bool) {
        awaitedStep = nil
        if isForPerson || keepsViews, views?.nodes.count ?? 0 < Self.mostToCompare {
            views = simulator.viewSnapshot(of: nil)
        }
        if isForPerson, tree?.nodes.count ?? 0 < Self.mostToCompare {
            tree = simulator.snapshot()
        }
    }

    /// They are those of the world of a step, which is made when one asks for them.
    func keep(worldOf step: Int) { awaitedStep = step }

    /// Forgets them: there is another world now.
    func forget() { (tree, views, awaitedStep) = (nil, nil, nil) }

    /// What the last step changed in the tree; nil where it was not kept.
    func difference(in simulator: Simulator) -> SnapshotDifference? {
        tree.map { SnapshotDifference(from: $0, to: simulator.snapshot()) }
    }
}
