import HeadlessUIKit
import HierarchyRecords

/// Two navigation bars, one below the other: a stack stands within a screen of another stack (B49). A stack that a
/// collapsed split has pushed is no such one.
enum BarBelowBar: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let inner = controller as? UINavigationController, inner.showsBar,
                let outer = inner.navigationController, outer.showsBar,
                let between = outer.topViewController, between !== inner,
                inner.isWithin(between)
            else { return nil }
            return finding(inner, in: between, of: outer, world)
        }
    }

    private static func finding(
        _ inner: UINavigationController, in between: UIViewController,
        of outer: UINavigationController, _ world: ExaminedWorld
    ) -> Finding {
        let names = (inner: world.name(inner), outer: world.name(outer), top: world.name(between))
        let isOfTabs = between is UITabBarController
        let hide =
            world.language == .swift
            ? "\(world.code(outer)).setNavigationBarHidden(true, animated: false)"
            : "[\(world.code(outer)) setNavigationBarHidden:YES animated:NO];"
        return Finding(
            "bar-below-bar", .advice, rule: .b49, objects: [names.inner, names.outer],
            "there are two navigation bars, one below the other: \(names.top) stands in \(names.outer), which "
                + "has a bar, and holds \(names.inner), which has one too",
            mend: (isOfTabs
                ? [
                    "make \(world.code(between)) the window's rootViewController, and push none of it"
                ] : [])
                + [hide])
    }
}

extension UINavigationController {
    /// Whether its bar is on the screen.
    fileprivate var showsBar: Bool {
        !isNavigationBarHidden && viewIfLoaded?.window != nil && topViewController != nil
    }
}
