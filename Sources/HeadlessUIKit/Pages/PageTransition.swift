import HierarchyRecords

/// One change from pages to others, from its wills to its dids.
///
///                  begin               the page controller's end
///     waiting ---------------> running -------------------------> ended
///        |                                                          ^
///        +----------- another set takes its place ------------------+
@MainActor
final class PageTransition {
    enum Phase { case waiting, running, ended }

    let old: [UIViewController]
    let new: [UIViewController]
    /// A32: the backs of the pages that turn; they come and go with the change.
    let backs: [UIViewController]
    let isAnimated: Bool
    let order: TransitionOrder
    let rule: RuleID
    /// Pages of an animated set that this one took the place of: they hear their did with its own.
    let stranded: [UIViewController]
    /// Called once, unless UIKit forgets it (R43).
    var completion: ((Bool) -> Void)?
    /// Where a finger drives it, or has driven it.
    let swipe: SimulatedTransitionCoordinator?
    /// Where the new pages come from.
    var direction = UIPageViewController.NavigationDirection.forward
    private(set) var phase = Phase.waiting {
        didSet { if phase == .ended { swipe?.endMotions() } }
    }

    init(
        from old: [UIViewController], to new: [UIViewController],
        backs: [UIViewController] = [], isAnimated: Bool, order: TransitionOrder, rule: RuleID,
        stranded: [UIViewController] = [], swipe: SimulatedTransitionCoordinator? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.old = old
        self.new = new
        self.backs = backs
        self.isAnimated = isAnimated
        self.order = order
        self.rule = rule
        self.stranded = stranded
        self.swipe = swipe
        self.completion = completion
    }

    /// C44, C45: the new ones' wills, then the old ones'.
    func sendWills() {
        phase = .running
        for page in new + backs {
            page.inPlace.beginExplicit(appearing: true, animated: isAnimated, rule: rule)
        }
        for page in old {
            page.inPlace.beginExplicit(appearing: false, animated: isAnimated, rule: rule)
        }
    }

    /// C44, C45: the dids, in the order of the style.
    func sendDids() {
        phase = .ended
        turn(new, appearing: true, rule: rule)
        turn(old, appearing: false, rule: rule)
        for page in order.isOldFirstToHearDid ? old + new : new + old {
            page.inPlace.endInContainer()
        }
        for page in stranded { page.inPlace.endInContainer() }
    }

    /// It ends without its dids: somebody else sends them.
    func abandon() { phase = .ended }

    /// A32: a back is out of sight when the page lies flat.
    func sendAwayBacks() {
        turn(backs, appearing: false, rule: rule)
        for page in backs { page.inPlace.endInContainer() }
    }

    /// C48, C49, D14: the wills are turned round, and end in the order of the style.
    func takeBack(rule: RuleID) {
        phase = .ended
        if order.isOldFirstToHearDid {
            turn(new, appearing: false, rule: rule)
            turn(old, appearing: true, rule: rule)
            for page in new + old { page.inPlace.endInContainer() }
        } else {
            turn(old, appearing: true, rule: rule)
            for page in old { page.inPlace.endInContainer() }
            turn(new, appearing: false, rule: rule)
            for page in new { page.inPlace.endInContainer() }
        }
    }

    /// A page that somebody took away meanwhile goes where its view has gone.
    private func turn(_ pages: [UIViewController], appearing: Bool, rule: RuleID) {
        for page in pages {
            let isPage = page.storedParent is UIPageViewController
            let appearing = isPage ? appearing : page.core.pointee.viewLink?.isInWindow ?? false
            guard page.inPlace.appearance.accepts(appearing: appearing) else { continue }
            page.inPlace.beginExplicit(appearing: appearing, animated: isAnimated, rule: rule)
        }
    }
}
