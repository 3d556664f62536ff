import HeadlessUIKit
import HierarchyRecords

/// A scroll view that goes sideways, and which UIKit pushes down below the bars, or lets go up and down as well
/// (U15, U30).
enum RowUnderBar: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let scroll = view as? UIScrollView, scroll.isSeen, !scroll.turnsPages,
                scroll.isScrollEnabled, scroll.goesSidewaysOnly, let owner = scroll.nearestOwner,
                let stack = owner.navigationController, !stack.isNavigationBarHidden
            else { return nil }
            return finding(scroll, owner, in: world)
        }
    }

    private static func finding(
        _ scroll: UIScrollView, _ owner: UIViewController, in world: ExaminedWorld
    ) -> Finding? {
        let isNew = world.world.simulator.systemVersion >= 11
        let inset = isNew ? scroll.insetOfBars : scroll.addedInset
        guard inset.top >= 1 || inset.bottom >= 1 else { return nil }
        let more = scroll.contentSize.height + inset.top + inset.bottom - scroll.bounds.height
        guard inset.top >= 1 || more >= 1 else { return nil }
        let name = world.code(scroll)
        let words = (
            top: Decimal.text(Double(inset.top)), more: Decimal.text(Double(max(0, more)))
        )
        return Finding(
            "row-under-bar", .advice, rule: isNew ? .u15 : .u30,
            objects: [name, world.name(owner)],
            "\(name) scrolls sideways, and its content begins \(words.top) points lower: UIKit adds an inset for "
                + "the bars"
                + (more >= 1
                    ? ", so that it scrolls up and down by \(words.more) points, too" : ""),
            mend: [world.lineAgainstInset(scroll, owner)])
    }
}

extension UIScrollView {
    /// Whether its content is wider than it is, and not higher.
    fileprivate var goesSidewaysOnly: Bool {
        contentSize.width > bounds.width + 1 && contentSize.height > 1
            && contentSize.height < bounds.height + 1
    }

    /// What UIKit adds to its own insets.
    fileprivate var insetOfBars: UIEdgeInsets {
        UIEdgeInsets(
            top: adjustedContentInset.top - contentInset.top, left: 0,
            bottom: adjustedContentInset.bottom - contentInset.bottom, right: 0)
    }
}
