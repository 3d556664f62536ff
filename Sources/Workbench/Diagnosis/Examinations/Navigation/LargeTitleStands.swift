import HeadlessUIKit
import HierarchyRecords

/// A large title over a scroll view that does not collapse it, since another view lies before it or since it ends below
/// the bar (B39).
enum LargeTitleStands: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let stack = controller.navigationController,
                stack.topViewController === controller, stack.showsLargeTitle(of: controller),
                let view = controller.viewIfLoaded, view.window != nil, !(view is UIScrollView),
                let scroll = view.subviews.first(where: \.scrollsDown) as? UIScrollView
            else { return nil }
            return finding(controller, view, scroll, in: world)
        }
    }

    private static func finding(
        _ controller: UIViewController, _ view: UIView, _ scroll: UIScrollView,
        in world: ExaminedWorld
    ) -> Finding? {
        let names = (own: world.name(controller), scroll: world.code(scroll))
        let root = world.code(controller) + ".view"
        let isSwift = world.language == .swift
        if let first = view.subviews.first, first !== scroll {
            return Finding(
                "large-title-stands", rule: .b39, objects: [names.own, names.scroll],
                "the large title of \(names.own) does not collapse when \(names.scroll) scrolls: the first "
                    + "subview of its view is \(world.code(first))",
                mend: [
                    isSwift
                        ? "\(root)!.sendSubviewToBack(\(names.scroll))"
                        : "[\(root) sendSubviewToBack:\(names.scroll)];",
                    "or add it before \(world.code(first)), or setContentScrollView(_:for:) from iOS 15 on",
                ])
        }
        guard scroll.frame.minY > 0 else { return nil }
        return Finding(
            "large-title-stands", rule: .b39, objects: [names.own, names.scroll],
            "the large title of \(names.own) does not collapse when \(names.scroll) scrolls: that begins "
                + "below the bar, at \(Int(scroll.frame.minY))",
            mend: ["constrain its top to view.topAnchor, and not to the safe area's"])
    }
}

extension UINavigationController {
    /// Whether its bar shows the title of that controller large.
    fileprivate func showsLargeTitle(of controller: UIViewController) -> Bool {
        guard madeBar?.prefersLargeTitles == true, !isNavigationBarHidden else { return false }
        switch controller.navigationItemIfMade?.largeTitleDisplayMode ?? .automatic {
        case .always: return true
        case .inline, .never: return false
        case .automatic: return viewControllers.first === controller
        }
    }
}

extension UIView {
    /// Whether it is a scroll view with more content than it shows.
    fileprivate var scrollsDown: Bool {
        guard let scroll = self as? UIScrollView, !isHidden else { return false }
        return scroll.contentSize.height > scroll.bounds.height
    }
}
