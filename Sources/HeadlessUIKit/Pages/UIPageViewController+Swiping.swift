import HierarchyRecords

extension UIPageViewController {
    /// Why the user's swipe leads nowhere.
    package enum SwipeRefusal {
        case notShown, noPage, noDataSource, busy, atTheEnd
    }

    /// C47, A34: the finger begins to move towards a neighbour: the data source is asked, the
    /// delegate told, the wills sent. Nil where that went well.
    package func beginSwipe(_ direction: NavigationDirection) -> SwipeRefusal? {
        guard !simulator.isStopped, isShown else { return .notShown }
        dropLostPages()
        guard !pages.isEmpty else { return .noPage }
        guard dataSource != nil else { return .noDataSource }
        guard transition == nil, simulator.interactiveTransition == nil else { return .busy }
        let next = neighbours(direction)
        guard next.count == pages.count, !simulator.isStopped else { return .atTheEnd }
        start(to: next)
        return nil
    }

    private func start(to next: [UIViewController]) {
        tellDelegate(willTransitionTo: next)
        guard take(next, rule: rule) else { return }
        let change = PageTransition(
            from: pages, to: next, isAnimated: true, order: order, rule: rule)
        transition = change
        change.sendWills()
        showViews(next)
        let coordinator = SimulatedTransitionCoordinator(
            from: pages.first, to: next.first, container: pageArea,
            duration: Self.transitionDuration, isAnimated: true, isInteractive: true)
        simulator.interactiveTransition = InteractiveTransition(
            coordinator, of: change, whenFinished: { self.finish(change) },
            whenCancelled: { self.cancel(change) })
    }

    private func finish(_ change: PageTransition) {
        guard transition === change, !simulator.isStopped else { return }
        transition = nil
        let previous = pages
        pages = change.new
        change.sendDids()
        takeOutViews(of: previous)
        letGo(previous, rule: change.rule)
        askForPresentation()
        tellDelegate(didFinishFrom: previous, completed: true)
    }

    /// C48, C49: the page that did not arrive leaves.
    private func cancel(_ change: PageTransition) {
        guard transition === change, !simulator.isStopped else { return }
        transition = nil
        change.takeBack(rule: transitionStyle == .pageCurl ? .c49 : .c48)
        takeOutViews(of: change.new)
        letGo(change.new, rule: change.rule)
        tellDelegate(didFinishFrom: pages, completed: false)
    }

    // MARK: The data source

    /// As many pages as are shown, in the order in which they stand.
    private func neighbours(_ direction: NavigationDirection) -> [UIViewController] {
        var result: [UIViewController] = []
        var page = direction == .forward ? pages.last : pages.first
        while result.count < pages.count, let current = page {
            page = neighbour(of: current, direction)
            if let page { result.append(page) }
        }
        return direction == .forward ? result : result.reversed()
    }

    private func neighbour(
        of page: UIViewController, _ direction: NavigationDirection
    ) -> UIViewController? {
        var answer: UIViewController?
        let dispatch = simulator.dispatch
        if direction == .forward {
            dispatch.note(.pageAfter, objectID, .object(page.objectID), rule: .a34) {
                answer = dataSource?.pageViewController(self, viewControllerAfter: page)
            }
        } else {
            dispatch.note(.pageBefore, objectID, .object(page.objectID), rule: .a34) {
                answer = dataSource?.pageViewController(self, viewControllerBefore: page)
            }
        }
        return answer === page ? nil : answer
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

    /// A35: pages that curl sideways ask when the interface turns to the other side.
    func askForSpine(turningTo size: CGSize) {
        guard transitionStyle == .pageCurl, let bounds = viewIfLoaded?.bounds,
            (size.width > size.height) != (bounds.width > bounds.height)
        else { return }
        let orientation: UIInterfaceOrientation =
            size.width > size.height ? .landscapeRight : .portrait
        let argument = dispatch.recorder.argument(text: "\(orientation)")
        simulator.dispatch.note(.pageSpineLocation, objectID, argument, rule: .a35) {
            if let delegate {
                spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
            }
        }
    }
}
