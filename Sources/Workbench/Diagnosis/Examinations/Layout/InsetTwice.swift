import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A scroll view to which code adds the room of the bars that UIKit adds, too (U15, U30).
enum InsetTwice: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let scroll = view as? UIScrollView, scroll.isSeen,
                let owner = scroll.nearestOwner, owner.navigationController != nil
            else { return nil }
            return world.world.simulator.systemVersion >= 11
                ? adjusted(scroll, owner, in: world) : added(scroll, owner, in: world)
        }
    }

    /// The least that is taken for a bar's height.
    private static let leastBar: CGFloat = 32

    private static func adjusted(
        _ scroll: UIScrollView, _ owner: UIViewController, in world: ExaminedWorld
    ) -> Finding? {
        let own = scroll.contentInset.top
        let system = scroll.adjustedContentInset.top - own
        guard system >= leastBar, own >= leastBar, own <= system + 1 else { return nil }
        return finding(
            world.code(scroll), owner, own, system, in: world,
            mend: [world.lineAgainstInset(scroll, owner), "or leave contentInset.top at 0"])
    }

    /// U30: before iOS 11 the inset is added though the view itself begins below the bar.
    private static func added(
        _ scroll: UIScrollView, _ owner: UIViewController, in world: ExaminedWorld
    ) -> Finding? {
        let system = scroll.addedInset.top
        let top = scroll.convert(scroll.bounds, to: nil).minY
        let own = max(top, scroll.contentInset.top - system)
        guard system >= leastBar, own >= leastBar else { return nil }
        return finding(
            world.code(scroll), owner, own, system, in: world,
            mend: [world.lineAgainstInset(scroll, owner)])
    }

    private static func finding(
        _ name: String, _ owner: UIViewController, _ own: CGFloat, _ system: CGFloat,
        in world: ExaminedWorld, mend: [String]
    ) -> Finding {
        let words = (own: Decimal.text(Double(own)), system: Decimal.text(Double(system)))
        let place = world.declaredClass(of: owner.objectID)?.placeOfSetting { setting in
            setting.path.contains("contentInset")
        }
        return Finding(
            "inset-twice", rule: .u15, objects: [name, world.name(owner)],
            "\(name) leaves room for the bars twice: its own \(words.own) points, and the "
                + "\(words.system) that UIKit adds" + (place?.inParentheses ?? ""),
            mend: mend)
    }
}

extension ExaminedWorld {
    /// The line of code that keeps UIKit from adding an inset for the bars (U15; before iOS 11 U30).
    func lineAgainstInset(_ scroll: UIScrollView, _ owner: UIViewController) -> String {
        let isSwift = language == .swift
        guard world.simulator.systemVersion >= 11 else {
            return "\(code(owner)).automaticallyAdjustsScrollViewInsets = "
                + (isSwift ? "false" : "NO;")
        }
        return "\(code(scroll)).contentInsetAdjustmentBehavior = "
            + (isSwift ? ".never" : "UIScrollViewContentInsetAdjustmentNever;")
    }
}
