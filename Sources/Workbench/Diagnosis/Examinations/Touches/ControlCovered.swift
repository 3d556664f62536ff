import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A view that waits for fingers behind another one, which shows nothing and takes them (U25).
enum ControlCovered: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let wish = view.wishForTouches, view.isSeen, !view.bounds.isEmpty,
                view.lineage.allSatisfy(\.isUserInteractionEnabled),
                let cover = view.missedLanding()?.view, cover.showsNothing,
                cover.nearestOwner === view.nearestOwner, !view.isDescendant(of: cover)
            else { return nil }
            return finding(view, wish, cover, in: world)
        }
    }

    private static func finding(
        _ view: UIView, _ wish: String, _ cover: UIView, in world: ExaminedWorld
    ) -> Finding {
        let names = (view: world.code(view), cover: world.code(cover))
        return Finding(
            "control-covered", rule: .u25, objects: [names.view, names.cover],
            "\(names.view) \(wish) and gets no touches: \(names.cover) lies over it, shows nothing, and "
                + "takes the touches",
            mend: [
                world.language == .swift
                    ? "\(names.cover).isUserInteractionEnabled = false"
                    : "\(names.cover).userInteractionEnabled = NO;",
                "or put it behind: add \(names.view) after it",
            ])
    }
}

extension UIView {
    /// Whether it is a plain view through which one sees what is behind it, and to which nothing listens.
    fileprivate var showsNothing: Bool {
        let isClear = backgroundColor == nil || backgroundColor?.alpha == 0
        return isClear && ownController == nil && recognizers.isEmpty && subviews.isEmpty
            && !(self is UIControl || self is UIScrollView || self is UIWindow)
    }
}
