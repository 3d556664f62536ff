import HierarchyRecords

/// M6: which of the two controllers of a transition hears of it first, in each half.
struct TransitionOrder {
    let isOldFirstToHearWill: Bool
    let isOldFirstToHearDid: Bool

    /// Push and pop.
    static let stack = TransitionOrder(isOldFirstToHearWill: true, isOldFirstToHearDid: true)
    /// Selecting a tab, and pages that curl.
    static let tabs = TransitionOrder(isOldFirstToHearWill: false, isOldFirstToHearDid: true)
    /// Pages that scroll.
    static let scrolledPages = TransitionOrder(
        isOldFirstToHearWill: false, isOldFirstToHearDid: false)
}

/// One replacement of a container's visible child by another, from its wills to its dids.
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
    /// The scenario that its callbacks belong to.
    let rule: RuleID
    let coordinator: SimulatedTransitionCoordinator
    /// Whether it still keeps the container from another one: until its dids are sent.
    private(set) var isOccurring = true
    /// Whether the wills are being sent: what is to come is not in its place.
    private(set) var isTelling = false
    /// Those that somebody took from the container meanwhile: the window tells them.
    private var lost: [UIViewController] = []

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

    /// The will halves; the new controller is loaded by now, or by its own (L06).
    func sendWills() {
        isTelling = true
        defer { isTelling = false }
        if order.isOldFirstToHearWill { sendWill(to: old, appearing: false) }
        sendWill(to: new, appearing: true)
        if !order.isOldFirstToHearWill { sendWill(to: old, appearing: false) }
    }

    /// Code that runs in the first will may end it, or take the other one away.
    private func sendWill(to controller: UIViewController?, appearing: Bool) {
        guard isOccurring, let controller = kept(controller) else { return }
        controller.beginExplicit(appearing: appearing, animated: isAnimated, rule: rule)
    }

    /// Somebody took the child from the container: it goes on by itself, but for one whose view was
    /// left there.
    func letGo(of child: UIViewController) {
        guard isOccurring, child === old || child === new,
            !(child.viewInPlace?.isWithin(coordinator.containerView) ?? false)
        else { return }
        lost = lost + [child]
        child.goOnByWindow()
    }

    /// Whether somebody took the child from the container while the transition ran.
    func hasLost(_ child: UIViewController) -> Bool {
        for other in lost where other === child { return true }
        return false
    }

    private func kept(_ controller: UIViewController?) -> UIViewController? {
        guard let controller, !hasLost(controller) else { return nil }
        return controller.inPlace
    }

    /// The did halves. Code that runs in them may begin the next transition.
    func sendDids() {
        isOccurring = false
        if order.isOldFirstToHearDid { kept(old)?.endInContainer() }
        kept(new)?.endInContainer()
        if !order.isOldFirstToHearDid { kept(old)?.endInContainer() }
    }

    /// Its wills are being sent, and the container goes or shows another one: the old one is gone,
    /// and the new one does not come.
    func endBeforeArrival() {
        isOccurring = false
        kept(old)?.endExplicitIfOpen()
        kept(new)?.beginExplicit(appearing: false, animated: isAnimated, rule: rule)
        kept(new)?.endExplicitIfOpen()
    }

    /// A61: what was told that it goes is there again, and what was to come is not; silently.
    func endWithoutDids() {
        isOccurring = false
        new?.standStill(isThere: false)
        old?.standStill(isThere: true)
    }

    /// D14: a cancelled transition undoes what its wills began: for the one that does not arrive
    /// both halves, then for the one that stays.
    func takeBack(rule: RuleID) {
        isOccurring = false
        kept(new)?.beginExplicit(appearing: false, animated: isAnimated, rule: rule)
        kept(new)?.endExplicitIfOpen()
        kept(old)?.beginExplicit(appearing: true, animated: isAnimated, rule: rule)
        kept(old)?.endInContainer()
    }
}

extension UIViewController {
    /// M1a: UIKit's transition has lost it, and it goes where its view is.
    fileprivate func goOnByWindow() {
        guard appearance.isExplicit else { return }
        appearance.isExplicit = false
        let isInWindow = core.pointee.viewLink?.isInWindow ?? false
        let rule = core.ruleOfWindow(isInWindow)
        sendWill(appearing: isInWindow, animated: false, rule: rule)
        core.queueDid()
    }

    /// Ends what `beginExplicit` began, unless other code has.
    func endExplicitIfOpen() { if appearance.isExplicit { endExplicit() } }

    /// Ends what its container began; goes where that has gone meanwhile without telling it.
    func endInContainer() {
        endExplicitIfOpen()
        guard let container = storedParent, !container.isComing,
            !container.appearance.isHearingOfLeave,
            isManaged || container is UIPageViewController
        else { return }
        tellWill(appearing: false, animated: container.appearance.isAnimated)
        if container.appearance.phase == .disappeared { tellDid() }
    }

    /// Takes its appearance, and that of all in it, back to what it was before the last will.
    fileprivate func standStill(isThere: Bool) {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.appearance.isInTransition else { continue }
            controller.appearance.isExplicit = false
            controller.appearance.phase = isThere ? .appeared : .disappeared
            waiting += controller.children
        }
    }
}
