import HeadlessUIKit
import HierarchyRecords
import Statements

/// Content of a child that a bar of the container's own lies over: the child's safe area does not know of it (A126).
enum UnderOwnBar: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard child.parent is any ScriptedObject, child.additionalSafeAreaInsets == .zero,
                let view = child.viewIfLoaded, view.window != nil
            else { return nil }
            for bar in view.barsAbove {
                let area = bar.convert(bar.bounds, to: nil)
                if let content = child.contentToBeSeen.first(where: { $0.isCovered(by: area) }) {
                    return finding(child, content, bar, in: world)
                }
            }
            return nil
        }
    }

    private static func finding(
        _ child: UIViewController, _ content: UIView, _ bar: UIView, in world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.code(child), bar: world.code(bar), content: world.code(content))
        let isAbove = bar.frame.minY <= (child.viewIfLoaded?.frame.minY ?? 0)
        let edge = isAbove ? "top" : "bottom"
        let insets = "\(names.child).additionalSafeAreaInsets.\(edge)"
        return Finding(
            "under-own-bar", rule: .a126, objects: [world.name(child), world.name(content)],
            "\(names.bar) covers \(names.content): it is no bar that UIKit knows, so that the safe area of "
                + "\(names.child) does not end at it",
            mend: [
                isAbove
                    ? "\(insets) = \(names.bar).frame.maxY - view.safeAreaInsets.top in "
                        + "viewDidLayoutSubviews of its parent"
                    : "\(insets) = view.bounds.maxY - \(names.bar).frame.minY - view.safeAreaInsets.bottom in "
                        + "viewDidLayoutSubviews of its parent",
                "or let \(names.child).view end at the bar",
            ])
    }
}

extension UIView {
    /// Its siblings in front of it that reach from side to side along its upper or lower edge, and are low.
    fileprivate var barsAbove: [UIView] {
        guard let siblings = superview?.subviews,
            let place = siblings.firstIndex(where: { $0 === self })
        else { return [] }
        return siblings[(place + 1)...].filter { bar in
            bar.isSeen && bar.ownController == nil && bar.frame.width >= frame.width
                && bar.frame.height * 3 < frame.height && bar.frame.height > 0
                && (bar.frame.minY <= frame.minY || bar.frame.maxY >= frame.maxY)
        }
    }
}
