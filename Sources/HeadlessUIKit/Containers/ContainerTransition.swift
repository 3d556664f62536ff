import HierarchyRecords

/// M6: which of a transition's two controllers gets its callback first, for wills and for dids.
struct TransitionOrder: Equatable {
    let isOldFirstToHearWill: Bool
    let isOldFirstToHearDid: Bool

    /// For push and pop.
    static let stack = TransitionOrder(isOldFirstToHearWill: true, isOldFirstToHearDid: true)
    /// For selecting a tab, and for pages that curl.
    static let tabs = TransitionOrder(isOldFirstToHearWill: false, isOldFirstToHearDid: true)
    /// For pages that scroll.
    static let scrolledPages = TransitionOrder(
        isOldFirstToHearWill: false, isOldFirstToHearDid: false)
}

/// A180: one replacement of a container's visible child by another, from `viewWillAppear` and
/// `viewWillDisappear` to `viewDidAppear` and `viewDidDisappear` (in short, wills and dids).
///
///                 finish                       the container's end
///     running  ------------------> finishing ------------------> ended
///        ^  |                                                      ^
///        |  | cancel                           takeBack            |
///        |  +--------------------> cancelling ---------------------+
///      begin
@MainActor
final class ContainerTransition {
    let old: UIViewController?
    let new: UIViewController?
    let isAnimated: Bool
    let order: TransitionOrder
    /// The rule that the events of its callbacks cite.
    let rule: RuleID
    let coordinator: SimulatedTransitionCoordinator
    /// Whether its dids are still to be sent; the container can begin no other transition until
    /// then.
    @Counted private(set) var isOccurring = true
    /// Whether the wills are being sent; the new controller's view is not in the hierarchy yet.
    @Counted private(set) var isTelling = false
    /// Whether a commit has shown its beginning, so that it is an animation under way.
    @Counted var isSeen = false
    /// Whether the stack was asked for another change during it (E29).
    @Counted var hasNested = false
    /// The children that code removed from the container during the transition; their views' moves
    /// to and from the window drive their callbacks now.
    @Counted private var lost: [UIViewController] = []

    init(
        from old: UIViewController?, to new: UIViewController?, in container: UIView,
        duration: TimeInterval, order: TransitionOrder, rule: RuleID, isInteractive: Bool = false,
        queue: PresentationQueue? = nil
    ) {
        self.old = old
        self.new = new
        self.order = order
        self.rule = rule
        isAnimated = duration > 0
        coordinator = SimulatedTransitionCoordinator(
            from: old, to: new, container: container, duration: duration,
            isAnimated: duration > 0, isInteractive: isInteractive, queue: queue)
    }

    /// Sends the wills; the new controller's view is loaded already, or by its own will (L06).
    func sendWills() {
        isTelling = true
        defer { isTelling = false }
        if order.isOldFirstToHearWill { sendWill(to: old, appearing: false) }
        sendWill(to: new, appearing: true)
        if !order.isOldFirstToHearWill { sendWill(to: old, appearing: false) }
    }

    /// Code that runs in the first will may end the transition or remove the other controller.
    private func sendWill(to controller: UIViewController?, appearing: Bool) {
        guard isOccurring, let controller = kept(controller) else { return }
        controller.beginExplicit(appearing: appearing, animated: isAnimated, rule: rule)
    }

    /// Code removed the child from the container: the transition no longer drives its callbacks,
    /// unless its view is still in the container.
    func letGo(of child: UIViewController) {
        guard isOccurring, child === old || child === new,
            !(child.viewInPlace?.isWithin(coordinator.containerView) ?? false)
        else { return }
        lost = lost + [child]
        child.goOnByWindow()
    }

    /// Whether code removed the child from the container during the transition.
    func hasLost(_ child: UIViewController) -> Bool {
        for other in lost where other === child { return true }
        return false
    }

    private func kept(_ controller: UIViewController?) -> UIViewController? {
        guard let controller, !hasLost(controller) else { return nil }
        return controller.inPlace
    }

    /// A184: sends the dids; code that runs in them may begin the next transition.
    func sendDids() {
        isOccurring = false
        if order.isOldFirstToHearDid { kept(old)?.endInContainer() }
        kept(new)?.endInContainer()
        if !order.isOldFirstToHearDid { kept(old)?.endInContainer() }
    }

    /// Ends the transition while its wills are being sent, because the container disappears or
    /// shows another child: the old controller has disappeared and the new one does not appear.
    func endBeforeArrival() {
        isOccurring = false
        kept(old)?.endExplicitIfOpen()
        kept(new)?.beginExplicit(appearing: false, animated: isAnimated, rule: rule)
        kept(new)?.endExplicitIfOpen()
    }

    /// A61: sets the old controller to appeared and the new one to disappeared, without any
    /// callback.
    func endWithoutDids() {
        isOccurring = false
        new?.standStill(isThere: false)
        old?.standStill(isThere: true)
    }

    /// D14: undoes the wills of a cancelled transition: the new controller gets both halves of
    /// disappearing, then the old one both halves of appearing.
    func takeBack(rule: RuleID) {
        isOccurring = false
        kept(new)?.beginExplicit(appearing: false, animated: isAnimated, rule: rule)
        kept(new)?.endExplicitIfOpen()
        kept(old)?.beginExplicit(appearing: true, animated: isAnimated, rule: rule)
        kept(old)?.appearAnew()
        kept(old)?.endInContainer()
    }
}

extension UIViewController {
    /// M1a: the transition no longer drives the controller; its callbacks follow whether its view
    /// is in a window.
    fileprivate func goOnByWindow() {
        guard appearance.isExplicit else { return }
        appearance.endExplicit()
        let isInWindow = core.viewLink?.isInWindow ?? false
        let rule = link.ruleOfWindow(isInWindow)
        sendWill(appearing: isInWindow, animated: false, rule: rule)
        link.queueDid()
    }

    /// Ends the transition that `beginExplicit` began, unless other code has ended it.
    func endExplicitIfOpen() { if appearance.isExplicit { endExplicit() } }

    /// Ends the transition that the container began; if the container has disappeared meanwhile
    /// without telling the controller, the controller disappears, too.
    func endInContainer() {
        endExplicitIfOpen()
        guard let container = storedParent, !container.isComing,
            !container.appearance.isHearingOfLeave,
            isManaged || container is UIPageViewController
        else { return }
        tellWill(appearing: false, animated: container.appearance.isAnimated)
        if container.appearance.phase == .disappeared { tellDid() }
    }

    /// C57: what stays where a transition was taken back hears `viewIsAppearing` once more, with all
    /// that is in it.
    func appearAnew() {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.appearance.isInTransition else { continue }
            controller.appearance.hasBeenAppearing = false
            waiting += controller.children
        }
    }

    /// Sets the appearance of the controller, and of all its children in transition, to what it was
    /// before the last will.
    func standStill(isThere: Bool) {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.appearance.isInTransition else { continue }
            controller.appearance.takeBack(toAppeared: isThere)
            waiting += controller.children
        }
    }
}
