import HierarchyRecords

extension UIPageViewController {
    /// Why a swipe of the user does not change the page.
    package enum SwipeRefusal {
        case notShown, noPage, noDataSource, scrollingIsOff, busy, atTheEnd
    }

    /// C47, A34: the finger begins to move towards a neighbour: asks the data source, tells the
    /// delegate and sends the wills. Returns nil on success.
    package func beginSwipe(_ direction: NavigationDirection) -> SwipeRefusal? {
        guard !simulator.isStopped, isShown else { return .notShown }
        dropLostPages()
        guard !pages.isEmpty else { return .noPage }
        guard dataSource != nil else { return .noDataSource }
        guard transitionStyle == .pageCurl || pageArea.isScrollEnabled else {
            return .scrollingIsOff
        }
        guard transition == nil, simulator.transitions.underFinger == nil else { return .busy }
        let ordinal = numberOfSets
        let next = nextPages(direction)
        guard next.count == requiredPages(animated: true), !simulator.isStopped else {
            return .atTheEnd
        }
        tellDelegate(willTransitionTo: next)
        // A34: if the delegate's or data source's code has set pages, the finger has nothing to
        // move.
        guard ordinal == numberOfSets, transition == nil, !simulator.isStopped else { return nil }
        start(to: next, direction)
        return nil
    }

    private func start(to next: [UIViewController], _ direction: NavigationDirection) {
        let (front, backs) = sides(of: next)
        guard take(front + backs, rule: rule) else { return }
        let coordinator = SimulatedTransitionCoordinator(
            from: pages.first, to: front.first, container: pageArea,
            duration: Self.transitionDuration, isAnimated: true, isInteractive: true)
        let change = PageTransition(
            from: pages, to: front, backs: backs, isAnimated: true, order: order, rule: rule,
            swipe: coordinator)
        change.direction = direction
        transition = change
        change.sendWills()
        showViews(front)
        showBacks(of: change)
        coordinator.move(paths(of: change))
        InteractiveTransition(
            coordinator, of: change,
            whenFinished: { if self.mayReveal(change) { self.finish(change) } },
            whenCancelled: { self.cancel(change) }
        ).begin(in: simulator)
    }

    /// A23: ends a swipe at once, without animation. If the finger was lifted, the swipe ends as
    /// that decided; if not, it is cancelled. Returns false if the change is not driven by a
    /// finger.
    func endSwipeAtOnce(_ change: PageTransition) -> Bool {
        guard let swipe = change.swipe else { return false }
        if let finger = simulator.transitions.interactive.first(where: { $0.isDriving(change) }) {
            finger.cancelAtOnce(in: simulator)
        } else if swipe.isCancelled {
            cancel(change)
        } else {
            finish(change)
        }
        return true
    }

    private func finish(_ change: PageTransition) {
        guard transition === change, !simulator.isStopped else { return }
        transition = nil
        let previous = pages
        pages = change.new
        change.sendDids()
        dropLostPages()
        takeOutViews(of: previous)
        letGo(previous, rule: change.rule)
        dropBacks(of: change)
        askForPresentation()
        tellDelegate(didFinishFrom: previous, completed: true)
        moveNeighbours(from: previous, change.direction)
    }

    /// E56: a page that a manual scroll reveals must be a child.
    private func mayReveal(_ change: PageTransition) -> Bool {
        guard transition === change, transitionStyle == .scroll, !simulator.isStopped,
            let lost = change.new.first(where: { $0.storedParent !== self })
        else { return true }
        return simulator.refuse(
            .noControllerManaging(simulator.describe(lost.viewIfLoaded)), about: self)
    }

    /// C48, C49: removes the page that was not reached.
    private func cancel(_ change: PageTransition) {
        guard transition === change, !simulator.isStopped else { return }
        transition = nil
        change.takeBack(rule: transitionStyle == .pageCurl ? .c49 : .c48)
        takeOutViews(of: change.new)
        letGo(change.new, rule: change.rule)
        dropBacks(of: change)
        tellDelegate(didFinishFrom: pages, completed: false)
    }

    // MARK: The delegate

    private func tellDelegate(willTransitionTo next: [UIViewController]) {
        simulator.dispatch.note(.pageWillTransition, objectID, argument(next), rule: .c47) {
            delegate?.pageViewController(self, willTransitionTo: next)
        }
    }

    private func argument(_ pages: [UIViewController]) -> EventArgument {
        guard pages.count == 2 else { return .object(pages.first?.objectID ?? .none) }
        return .pair(pages[0].objectID, pages[1].objectID, label: .none)
    }

    private func tellDelegate(didFinishFrom previous: [UIViewController], completed: Bool) {
        let argument = dispatch.recorder.argument(text: "true, completed: \(completed)")
        simulator.dispatch.note(.pageDidFinish, objectID, argument, rule: .c47) {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: previous,
                transitionCompleted: completed)
        }
    }
}
