import HierarchyRecords

extension UIViewController {
    /// The nearest navigation controller above.
    public var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest tab bar controller above.
    public var tabBarController: UITabBarController? { nearestAncestor() }

    func nearestAncestor<Container: UIViewController>() -> Container? {
        var candidate = storedParent
        while let current = candidate {
            if let container = current as? Container { return container }
            candidate = current.storedParent
        }
        return nil
    }

    // MARK: What a container tells the child that it shows

    /// Whether a stock container tells it of its appearance and its moves.
    package var isManaged: Bool { core.pointee.isManaged }

    /// M4, A64: the will half for a shown child, sent in the container's own.
    func tellWill(appearing: Bool, animated: Bool) {
        let seen = inPlace
        guard !seen.appearance.isExplicit, seen.appearance.accepts(appearing: appearing) else {
            return
        }
        seen.sendWill(appearing: appearing, animated: animated, rule: .m4)
    }

    /// M4, A64: the did half for a shown child, sent in the container's own.
    func tellDid() {
        let seen = inPlace
        guard !seen.appearance.isExplicit, seen.appearance.isInTransition else { return }
        seen.sendDid(rule: .m4)
    }

    /// Whether it has appeared or is about to.
    var isComing: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

    /// Whether it is on the screen and stays there.
    var isShown: Bool { isComing && core.pointee.viewLink?.isInWindow ?? false }
}
