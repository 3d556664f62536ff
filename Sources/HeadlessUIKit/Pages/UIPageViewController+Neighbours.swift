import HierarchyRecords

/// X08: what the data source has said of the two sides of a page.
struct PageNeighbours {
    /// The page that lies between them.
    let page: UIViewController
    var after: UIViewController?
    var before: UIViewController?
}

extension UIPageViewController {
    /// The pages for the change, in the order in which they would be set: in reading order, or the
    /// front before its back (A32).
    func nextPages(_ direction: NavigationDirection) -> [UIViewController] {
        if transitionStyle == .scroll { return [keptNeighbour(direction)].compactMap { $0 } }
        var result: [UIViewController] = []
        var page = direction == .forward ? pages.last : pages.first
        while result.count < requiredPages(animated: true), let current = page {
            page = usable(ask(direction, of: current), beside: current)
            if let page { result.append(page) }
        }
        let isInOrder = direction == .forward && spineLocation == .mid
        return isInOrder ? result : result.reversed()
    }

    /// X08: the first drag asks for both neighbours, the one after first; they are kept.
    private func keptNeighbour(_ direction: NavigationDirection) -> UIViewController? {
        guard let page = pages.first else { return nil }
        if neighbours?.page !== page {
            let after = ask(.forward, of: page)
            neighbours = PageNeighbours(page: page, after: after, before: ask(.reverse, of: page))
        }
        let kept = direction == .forward ? neighbours?.after : neighbours?.before
        return usable(kept, beside: page)
    }

    /// X08: after a drag that has arrived, the page that was left is one neighbour, and the other is
    /// asked for.
    func moveNeighbours(from previous: [UIViewController], _ direction: NavigationDirection) {
        guard neighbours != nil, transition == nil, let page = pages.first,
            let old = previous.first,
            !simulator.isStopped
        else { return }
        let far = ask(direction, of: page)
        guard pages.first === page else { return }
        neighbours =
            direction == .forward
            ? PageNeighbours(page: page, after: far, before: old)
            : PageNeighbours(page: page, after: old, before: far)
    }

    private func ask(
        _ direction: NavigationDirection, of page: UIViewController
    ) -> UIViewController? {
        var answer: UIViewController?
        let (dispatch, rule) = (simulator.dispatch, transitionStyle == .scroll ? RuleID.x08 : .a34)
        if direction == .forward {
            dispatch.note(.pageAfter, objectID, .object(page.objectID), rule: rule) {
                answer = dataSource?.pageViewController(self, viewControllerAfter: page)
            }
        } else {
            dispatch.note(.pageBefore, objectID, .object(page.objectID), rule: rule) {
                answer = dataSource?.pageViewController(self, viewControllerBefore: page)
            }
        }
        return answer
    }

    /// A controller that is presented stays where it is presented.
    private func usable(
        _ answer: UIViewController?, beside page: UIViewController
    ) -> UIViewController? {
        answer === page || answer?.isPresentedItself ?? false ? nil : answer
    }
}
