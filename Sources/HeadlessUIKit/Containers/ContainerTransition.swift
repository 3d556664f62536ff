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

    init(
        from old: UIViewController?, to new: UIViewController?, in container: UIView,
        duration: TimeInterval, order: TransitionOrder, rule: RuleID, isInteractive: Bool = false
    ) {
        self.old = old
        self.new = new
        self.order = order
        self.rule = rule
        isAnimated = duration > 0
        coordinator = SimulatedTransitionCoordinator(
            from: old, to: new, container: container, duration: duration,
            isAnimated: duration > 0, isInteractive: isInteractive)
    }

    /// The will halves; the new controller is loaded by now, or by its own (L06).
    func sendWills() {
        if order.isOldFirstToHearWill { sendWill(to: old, appearing: false) }
        sendWill(to: new, appearing: true)
        if !order.isOldFirstToHearWill { sendWill(to: old, appearing: false) }
    }

    private func sendWill(to controller: UIViewController?, appearing: Bool) {
        controller?.beginExplicit(appearing: appearing, animated: isAnimated, rule: rule)
    }

    /// The did halves. Code that runs in them may begin the next transition.
    func sendDids() {
        isOccurring = false
        if order.isOldFirstToHearDid { old?.endExplicitIfOpen() }
        new?.endExplicitIfOpen()
        if !order.isOldFirstToHearDid { old?.endExplicitIfOpen() }
    }

    /// D14: a cancelled transition undoes what its wills began: for the one that does not arrive
    /// both halves, then for the one that stays.
    func takeBack(rule: RuleID) {
        isOccurring = false
        new?.beginExplicit(appearing: false, animated: isAnimated, rule: rule)
        new?.endExplicitIfOpen()
        old?.beginExplicit(appearing: true, animated: isAnimated, rule: rule)
        old?.endExplicitIfOpen()
    }
}

extension UIViewController {
    /// Ends what `beginExplicit` began, unless other code has.
    func endExplicitIfOpen() { if appearance.isExplicit { endExplicit() } }
}
