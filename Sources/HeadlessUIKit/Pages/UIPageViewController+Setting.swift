import HierarchyRecords

extension UIPageViewController {
    /// The duration of a scroll that code starts, in seconds, as measured (R43); assumed for a curl
    /// (A32).
    static let transitionDuration: TimeInterval = 0.3

    /// R43, C46: the first pages appear during the call, later ones with an animation if `animated`
    /// is true; while the controller is not on the screen nothing is animated.
    func setPages(
        _ controllers: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?
    ) {
        if spineQuestion != nil {
            spineQuestion?.answer = PageSet(controllers: controllers, completion: completion)
            return
        }
        guard simulator.allowsPages(controllers, in: self, animated: animated) else { return }
        dropLostPages()
        neighbours = nil
        numberOfSets += 1
        let isVisible = isShown
        let (front, backs) = sides(of: controllers)
        if let transition, transition.phase != .ended {
            interrupt(transition, by: controllers, animated: animated, completion)
        } else if pages.isEmpty {
            setAtOnce(
                front, rule: .c46, completion, tellsLater: animated && !isVisible && isOfEleven)
        } else if front.elementsEqual(pages, by: ===) {
            // A33: the pages stay the same, so nothing moves.
            complete(completion, true, front)
            askForPresentation()
        } else if animated, isVisible {
            setAnimated(front, backs: backs, completion)
        } else {
            setAtOnce(front, rule: .r43, completion)
        }
    }

    /// Forgets pages that code removed from the page view controller.
    func dropLostPages() { pages.removeAll { $0.storedParent !== self } }

    // MARK: Not animated

    /// C46: whether a first page that is set before the controller is seen hears of its parent when it has
    /// appeared.
    private var isOfEleven: Bool { simulator.systemVersion == 11 && transitionStyle == .scroll }

    func setAtOnce(
        _ controllers: [UIViewController], rule: RuleID, _ completion: ((Bool) -> Void)?,
        tellsLater: Bool = false
    ) {
        let old = pages.filter { page in !controllers.contains { $0 === page } }
        let new = controllers.filter { page in !pages.contains { $0 === page } }
        announceLeaving(old, rule: rule)
        let ordinal = numberOfSets
        guard take(new, rule: rule, tellsLater: tellsLater) else { return }
        guard ordinal == numberOfSets else {
            return overtake(new, rule: rule, completion)
        }
        pages = controllers
        if isComing {
            let change = PageTransition(
                from: old, to: new, isAnimated: false, order: .tabs, rule: rule)
            change.sendWills()
            exchangeViews(old)
            change.end(old, appearing: false)
            letGo(old, rule: rule)
            change.end(new, appearing: true)
        } else {
            exchangeViews(old)
            letGo(old, rule: rule)
        }
        complete(completion, true, controllers)
        askForPresentation()
    }

    /// Code set other pages while the new ones were loaded: those stay, and the new ones are
    /// removed.
    private func overtake(
        _ new: [UIViewController], rule: RuleID, _ completion: ((Bool) -> Void)?
    ) {
        letGo(new.filter { page in !pages.contains { $0 === page } }, rule: rule)
        complete(completion, false, new)
    }

    // MARK: Animated

    /// R43: does everything during the call but the appearance callbacks, which begin in the next
    /// turn.
    private func setAnimated(
        _ controllers: [UIViewController], backs: [UIViewController],
        _ completion: ((Bool) -> Void)?, stranded: [UIViewController] = []
    ) {
        let old = pages.filter { page in !controllers.contains { $0 === page } }
        let new = controllers.filter { page in !pages.contains { $0 === page } }
        announceLeaving(old, rule: rule)
        let ordinal = numberOfSets
        guard take(new + backs, rule: rule) else { return }
        guard ordinal == numberOfSets else {
            return overtake(new + backs, rule: rule, completion)
        }
        pages = controllers
        askForPresentation()
        let next = PageTransition(
            from: old, to: new, backs: backs, isAnimated: true, order: order, rule: rule,
            stranded: stranded, completion: completion)
        next.direction = direction
        transition = next
        simulator.runLoop.perform { self.begin(next) }
    }

    private func begin(_ transition: PageTransition) {
        guard self.transition === transition, transition.phase == .waiting, !simulator.isStopped
        else { return }
        transition.sendWills()
        // The code of the wills may have ended the transition.
        guard self.transition === transition, !simulator.isStopped else { return }
        showViews()
        showBacks(of: transition)
        simulator.animations.add(
            TimedMovement(
                paths(of: transition), duration: Self.transitionDuration, in: simulator.runLoop))
        simulator.runLoop.perform(after: Self.transitionDuration) { self.end(transition) }
    }

    /// A76: pages that scroll move by their own length; A170: a page that is turned uncovers the new one
    /// from the edge at which it is lifted.
    func paths(of transition: PageTransition) -> [MotionPath] {
        func paths(
            _ pages: [UIViewController], from: ViewMotion, to: ViewMotion
        ) -> [MotionPath] {
            pages.compactMap(\.viewInPlace).map {
                MotionPath(view: $0.objectID, from: from, to: to)
            }
        }
        guard transitionStyle == .scroll else {
            let edge = edgeOfTurnedPage(transition.direction)
            return transition.new.compactMap(\.viewInPlace).map {
                MotionPath($0, Opening(edge: edge))
            }
        }
        let (ahead, behind) = ways(transition.direction)
        return paths(transition.new, from: ahead, to: ViewMotion())
            + paths(transition.old, from: ViewMotion(), to: behind)
    }

    private func edgeOfTurnedPage(_ direction: NavigationDirection) -> Opening.Edge {
        switch (navigationOrientation, direction) {
        case (.horizontal, .forward): .right
        case (.horizontal, .reverse): .left
        case (.vertical, .forward): .bottom
        case (.vertical, .reverse): .top
        }
    }

    private func ways(_ direction: NavigationDirection) -> (ahead: ViewMotion, behind: ViewMotion) {
        let size = pageArea.storedBounds.size
        let sign: CGFloat = direction == .forward ? 1 : -1
        let way =
            navigationOrientation == .horizontal
            ? CGPoint(x: sign * size.width, y: 0) : CGPoint(x: 0, y: sign * size.height)
        return (ViewMotion(offset: way), ViewMotion(offset: CGPoint(x: -way.x, y: -way.y)))
    }

    private func end(_ transition: PageTransition) {
        guard self.transition === transition, transition.phase == .running,
            !simulator.isStopped
        else { return }
        self.transition = nil
        transition.sendDids()
        takeOutViews(of: transition.old + transition.stranded)
        let gone = transition.stranded.isEmpty ? transition.old : transition.stranded
        letGo(gone, rule: transition.rule)
        dropBacks(of: transition)
        complete(transition.completion, true, transition.new)
    }

    /// Ends the transition at once, because the page view controller disappears.
    func endTransitionAtOnce() {
        guard let transition, !endSwipeAtOnce(transition) else { return }
        if transition.phase == .waiting { transition.sendWills() }
        showViews()
        end(transition)
    }

    // MARK: Setting pages during a transition

    /// R43: finishes the first change in the measured way; its completion is called with false.
    private func interrupt(
        _ first: PageTransition, by controllers: [UIViewController], animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        if endSwipeAtOnce(first) {
            return setPages(controllers, animated: animated, completion: completion)
        }
        let middle = pages
        let (front, backs) = sides(of: controllers)
        let new = front.filter { page in !middle.contains { $0 === page } }
        if animated {
            first.abandonBeforeNext(self)
            dropBacks(of: first)
            // As measured, the pages in between stay children and the second completion is never
            // called.
            setAnimated(front, backs: backs, nil, stranded: first.old)
        } else {
            announceLeaving(middle, rule: .r43)
            let ordinal = numberOfSets
            guard take(new, rule: .r43) else { return }
            guard ordinal == numberOfSets else { return overtake(new, rule: .r43, completion) }
            settle(first, thenShow: front, new: new, completion)
        }
    }

    private func settle(
        _ first: PageTransition, thenShow controllers: [UIViewController],
        new: [UIViewController], _ completion: ((Bool) -> Void)?
    ) {
        if first.phase == .waiting { first.sendWills() }
        transition = nil
        first.abandon()
        let middle = pages
        complete(first.completion, false, first.new)
        pages = controllers
        let change = PageTransition(
            from: middle, to: new, isAnimated: false, order: .tabs, rule: .r43)
        change.sendWills()
        let before = first.old + first.stranded
        exchangeViews(middle + before)
        change.end(middle, appearing: false)
        for page in before { page.endInContainer() }
        letGo(before.filter { page in !controllers.contains { $0 === page } }, rule: .r43)
        letGo(middle, rule: .r43)
        dropBacks(of: first)
        change.end(new, appearing: true)
        complete(completion, true, controllers)
        askForPresentation()
    }

    // MARK: Children and views

    func announceLeaving(_ pages: [UIViewController], rule: RuleID) {
        for page in pages { page.sendWillMove(to: nil, rule: rule) }
    }

    /// C46: sends `willMove` and `didMove` before the view is loaded; returns false if UIKit
    /// refuses a page.
    func take(_ pages: [UIViewController], rule: RuleID, tellsLater: Bool = false) -> Bool {
        for page in pages {
            admit(page, rule: rule)
            guard page.storedParent === self else { return false }
            if tellsLater {
                page.containment.isDidMoveDue = true
            } else {
                page.sendDidMove(to: self, rule: rule)
            }
            page.loadViewIfNeeded()
        }
        return !simulator.isStopped
    }

    /// R43: a page that leaves gets `willMove(nil)` a second time.
    func letGo(_ pages: [UIViewController], rule: RuleID) {
        for page in pages where page.storedParent === self {
            page.sendWillMove(to: nil, rule: rule)
            page.leaveParent(rule: rule)
        }
    }

    private func exchangeViews(_ old: [UIViewController]) {
        takeOutViews(of: old)
        showViews()
    }

    func takeOutViews(of pages: [UIViewController]) {
        for case let view? in pages.map(\.viewInPlace) where view.storedSuperview === pageArea {
            view.removeFromSuperview()
        }
    }

    /// R43: places the pages side by side, with the spacing around each.
    func showViews(_ shown: [UIViewController]? = nil) {
        // The pages cannot be shown before the view is loaded; loading it shows them.
        guard pageArea.storedSuperview != nil else { return }
        dropLostPages()
        let shown = shown ?? pages
        let area = pageArea.bounds.insetBy(dx: interPageSpacing / 2, dy: 0)
        let width = area.width / CGFloat(max(shown.count, 1))
        for (index, page) in shown.enumerated() {
            page.loadViewIfNeeded()
            guard let view = page.viewInPlace else { continue }
            view.frame = CGRect(
                x: area.minX + width * CGFloat(index), y: 0, width: width, height: area.height)
            view.autoresizingMask =
                shown.count == 1
                ? [.flexibleWidth, .flexibleHeight]
                : [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin]
            if view.storedSuperview !== pageArea { pageArea.addSubview(view) }
        }
    }

    /// Logs and calls the completion that the app passed.
    func complete(
        _ completion: ((Bool) -> Void)?, _ finished: Bool, _ pages: [UIViewController]
    ) {
        guard let completion, !simulator.isStopped else { return }
        let page = pages.first?.objectID ?? .none
        simulator.dispatch.note(
            .pageCompletion, objectID, .shown(page, animated: finished), rule: .r43
        ) { completion(finished) }
    }

    /// R43: asks for the dots of the page control, which only pages that scroll horizontally have.
    func askForPresentation() {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal,
            let dataSource, !simulator.isStopped
        else { return }
        let count = simulator.dispatch.ask(.pageCount, objectID, rule: .r43) {
            let count = dataSource.presentationCount(for: self)
            return count == NSNotFound ? nil : count
        }
        guard count != nil else { return }
        simulator.dispatch.note(.pageIndex, objectID, rule: .r43) {
            _ = dataSource.presentationIndex(for: self)
        }
    }
}

extension PageTransition {
    /// R43: ends a change for another animated one: sends its wills, and calls its completion with
    /// false.
    @MainActor
    fileprivate func abandonBeforeNext(_ owner: UIPageViewController) {
        if phase == .waiting { sendWills() }
        abandon()
        owner.complete(completion, false, new)
    }
}

extension Simulator {
    /// E55: whether the number of pages is right.
    func allowsPages(
        _ controllers: [UIViewController], in owner: UIPageViewController, animated: Bool
    ) -> Bool {
        guard !isStopped else { return false }
        let required = owner.requiredPages(animated: animated)
        guard controllers.count == required else {
            return refuse(
                .pageCount(provided: controllers.count, required: required), about: owner)
        }
        return true
    }
}
