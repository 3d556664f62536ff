import HierarchyRecords

/// One change of pages, from the wills to the dids.
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
    /// A32: the backs of the pages that turn; they are children during the change only.
    let backs: [UIViewController]
    let isAnimated: Bool
    let order: TransitionOrder
    let rule: RuleID
    /// Pages from an interrupted animated change; they get their dids together with those of this
    /// change.
    let stranded: [UIViewController]
    /// Called once, except in a case where UIKit never calls it (R43).
    @Counted var completion: ((Bool) -> Void)?
    /// The coordinator of the swipe, if a finger drives or has driven the change.
    let swipe: SimulatedTransitionCoordinator?
    /// The direction of the change.
    @Counted var direction = UIPageViewController.NavigationDirection.forward
    @Counted private(set) var phase = Phase.waiting {
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

    /// C44, C45: sends the wills of the new pages, then those of the old ones.
    func sendWills() {
        phase = .running
        for page in new + backs {
            page.inPlace.beginExplicit(appearing: true, animated: isAnimated, rule: rule)
        }
        for page in old {
            page.inPlace.beginExplicit(appearing: false, animated: isAnimated, rule: rule)
        }
    }

    /// C44, C45: sends the dids in the order that the style determines.
    func sendDids() {
        phase = .ended
        turn(new, appearing: true, rule: rule)
        turn(old, appearing: false, rule: rule)
        for page in order.isOldFirstToHearDid ? old + new : new + old {
            page.inPlace.endInContainer()
        }
        for page in stranded { page.inPlace.endInContainer() }
    }

    /// Ends the change without sending its dids; the caller sends them.
    func abandon() { phase = .ended }

    /// A32: removes the backs, which are hidden once the page has turned.
    func sendAwayBacks() { end(backs, appearing: false, rule: rule) }

    /// M1a: sends the dids of pages of an unanimated change.
    func end(_ pages: [UIViewController], appearing: Bool) {
        end(pages, appearing: appearing, rule: rule)
    }

    private func end(_ pages: [UIViewController], appearing: Bool, rule: RuleID) {
        turn(pages, appearing: appearing, rule: rule)
        for page in pages { page.inPlace.endInContainer() }
    }

    /// C48, C49, D14: reverses the wills and ends them in the order that the style determines.
    func takeBack(rule: RuleID) {
        phase = .ended
        if order.isOldFirstToHearDid {
            turn(new, appearing: false, rule: rule)
            turn(old, appearing: true, rule: rule)
            for page in old { page.inPlace.appearAnew() }
            for page in new + old { page.inPlace.endInContainer() }
        } else {
            turn(old, appearing: true, rule: rule)
            for page in old {
                page.inPlace.appearAnew()
                page.inPlace.endInContainer()
            }
            end(new, appearing: false, rule: rule)
        }
    }

    /// A page that code removed meanwhile follows its view into or out of the window.
    private func turn(_ pages: [UIViewController], appearing: Bool, rule: RuleID) {
        for page in pages {
            let isPage = page.storedParent is UIPageViewController
            let appearing = isPage ? appearing : page.core.viewLink?.isInWindow ?? false
            guard page.inPlace.appearance.accepts(appearing: appearing) else { continue }
            page.inPlace.beginExplicit(appearing: appearing, animated: isAnimated, rule: rule)
        }
    }
}
