import HierarchyRecords

extension UITabBarController {
    /// C41, M4: only what is selected is loaded and told.
    func beginToShow(_ animated: Bool) {
        guard let shown = loadedSelection else { return takeOutInstalled() }
        if installed !== shown {
            takeOutInstalled()
            install(shown)
        }
        shown.tellWill(appearing: true, animated: animated)
    }

    /// What its code does while it is loaded may select another one.
    private var loadedSelection: UIViewController? {
        while let chosen = shown {
            chosen.loadViewIfNeeded()
            if shown === chosen { return chosen }
        }
        return nil
    }

    /// E37, C42: the wills are sent in the setter, the new one's first.
    func select(_ controller: UIViewController) {
        guard !simulator.isStopped else { return }
        guard isTab(controller) else {
            _ = simulator.refuse(.selectingStranger, about: self)
            return
        }
        guard controller !== selected || shown !== placeOfShowing(controller) else { return }
        selected = controller
        show(placeOfShowing(controller))
        noteSelectedTab()
    }

    func isTab(_ controller: UIViewController) -> Bool {
        listed?.contains { $0 === controller } ?? false
            || hasMore && controller === madeMore
    }

    /// The controller that shows it: itself, or More with it on top (A22).
    func placeOfShowing(_ controller: UIViewController) -> UIViewController {
        guard let index = listed?.firstIndex(where: { $0 === controller }), isInMore(index),
            let more = moreNavigationController as? UIMoreNavigationController
        else { return controller }
        takeMore()
        isExchangingWithMore = true
        more.showOnTop(controller)
        isExchangingWithMore = false
        return more
    }

    func show(_ controller: UIViewController?) {
        let old = installed
        shown = controller
        guard isComing, old !== controller else {
            for transition in transitions where transition.isTelling {
                transition.takeBack(rule: .c42)
            }
            // What disappears with the tabs stays until it has.
            if appearance.phase == .disappeared, old !== controller { takeOutInstalled() }
            return
        }
        // C20: one whose view somebody took out has gone by itself.
        let isInPlace = old?.viewInPlace?.isWithin(transitionView) ?? false
        begin(from: isInPlace ? old : nil, to: controller)
    }

    private func begin(from old: UIViewController?, to new: UIViewController?) {
        for transition in transitions where transition.isTelling { transition.endBeforeArrival() }
        endCustomTransitionsAtOnce()
        let motion = motion(from: old, to: new)
        guard !simulator.isStopped, shown === new else { return }
        let transition = ContainerTransition(
            from: old, to: new,
            in: motion == nil ? transitionView : transitionView.wrapper(of: installed),
            duration: motion == nil ? 0 : Presentation.duration, order: .tabs, rule: .c42,
            isInteractive: motion?.isInteractive ?? false)
        transitions.append(transition)
        new?.loadViewIfNeeded()
        transition.sendWills()
        guard !simulator.isStopped else { return }
        guard transition.isOccurring, shown === new else { return giveUp(transition) }
        if let motion { return run(motion, transition) }
        takeOutInstalled()
        if let new { install(new) }
        simulator.runLoop.performAfterCommit { self.end(transition) }
    }

    /// Somebody selected another one while the wills were sent, or what shows again.
    private func giveUp(_ transition: ContainerTransition) {
        if transition.isOccurring { transition.takeBack(rule: .c42) }
        transitions.removeAll { $0 === transition }
        releaseDeparting()
        transition.coordinator.finish()
    }

    /// C42: the dids come after the commit, the old one's first.
    func end(_ transition: ContainerTransition) {
        guard !simulator.isStopped,
            let index = transitions.firstIndex(where: { $0 === transition })
        else { return }
        if transition.isTelling { transition.endBeforeArrival() } else { transition.sendDids() }
        if index < transitions.count, transitions[index] === transition {
            transitions.remove(at: index)
        }
        releaseDeparting()
        transition.coordinator.finish()
    }

    /// Tabs that disappear have no time for what waits.
    func endTransitionsAtOnce() {
        endCustomTransitionsAtOnce()
        while let first = transitions.first { end(first) }
    }

    func install(_ controller: UIViewController) {
        loadViewIfNeeded()
        installed = controller
        controller.loadViewIfNeeded()
        guard let view = controller.viewInPlace else { return }
        let wrapper = UIViewControllerWrapperView.filling(transitionView.bounds)
        transitionView.addSubview(wrapper)
        layOutBar()
        wrapper.hold(view)
    }

    /// The view leaves with its wrapper, unless it has gone elsewhere.
    func takeOutInstalled() {
        guard let old = installed else { return }
        installed = nil
        guard old.leaveWrapper(in: transitionView) else { return }
        if old.appearance.phase == .disappearing { old.tellDid() }
    }
}
