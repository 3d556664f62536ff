import HierarchyRecords

extension UIViewController {
    /// The nearest ancestor that is a navigation controller.
    public var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest ancestor that is a tab bar controller.
    public var tabBarController: UITabBarController? { nearestAncestor() }

    func nearestAncestor<Container: UIViewController>() -> Container? {
        var candidate = storedParent
        while let current = candidate {
            if let container = current as? Container { return container }
            candidate = current.storedParent
        }
        return nil
    }

    // MARK: What a container sends to its visible child

    /// Whether a UIKit container sends it appearance and containment callbacks.
    package var isManaged: Bool { core.isManaged }

    /// M4, A64: sends the will to a visible child, during the container's own will.
    func tellWill(appearing: Bool, animated: Bool) {
        let seen = inPlace
        guard !seen.appearance.isExplicit, seen.appearance.accepts(appearing: appearing) else {
            return
        }
        seen.sendWill(appearing: appearing, animated: animated, rule: .m4)
    }

    /// M4, A64: sends the did to a visible child, during the container's own did.
    func tellDid() {
        let seen = inPlace
        guard !seen.appearance.isExplicit, seen.appearance.isInTransition else { return }
        seen.sendDid(rule: .m4)
    }

    /// Whether it has appeared or is appearing.
    var isComing: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

    /// Whether it is on the screen and not about to disappear.
    var isShown: Bool { isComing && core.viewLink?.isInWindow ?? false }
}
