import HierarchyRecords

extension UITabBarController {
    /// C41, M4: only the selected controller is loaded and gets callbacks.
    func beginToShow(_ animated: Bool) {
        selectFirstDecoded()
        guard let shown = loadedSelection else { return takeOutInstalled() }
        if installed !== shown {
            takeOutInstalled()
            install(shown)
        }
        shown.tellWill(appearing: true, animated: animated)
    }

    /// R6: of tabs that a storyboard has made the first is selected when they appear.
    private func selectFirstDecoded() {
        guard selected == nil, let first = listed?.first else { return }
        selected = first
        shown = placeOfShowing(first)
        noteSelectedTab()
    }

    /// Loads the selected controller; if its code selects another one meanwhile, that one is
    /// loaded, too.
    private var loadedSelection: UIViewController? {
        while let chosen = shown {
            chosen.loadViewIfNeeded()
            if shown === chosen { return chosen }
        }
        return nil
    }

    /// E37, C42: selects a controller; the wills are sent during the call, those of the new
    /// controller first.
    func select(_ controller: UIViewController) {
        guard !simulator.isStopped else { return }
        guard isTab(controller) else {
            simulator.refuse(.selectingStranger, about: objectID)
            return
        }
        guard controller !== selected || shown !== placeOfShowing(controller) else { return }
        tellPassedOver()
        arrangeStack(of: tab(of: controller))
        guard !simulator.isStopped else { return }
        selected = controller
        show(placeOfShowing(controller))
        noteSelectedTab()
    }

    /// C59: on iOS 9 to 11 what code selected before, and nobody has seen, hears that it disappears.
    private func tellPassedOver() {
        defer { hasChosen = true }
        guard hasChosen, !isComing, (9...11).contains(simulator.systemVersion), let shown,
            !shown.isViewLoaded
        else { return }
        shown.send(.viewWillDisappear, .flag(false), rule: .c59, given: [.flag(false)]) {
            shown.viewWillDisappear(false)
        }
    }

    /// D24: a controller that a storyboard has put into the tabs gets `didMove` after it has appeared.
    func tellDecodedMove(of controller: UIViewController?) {
        guard let controller, controller.core.awaitedBy == objectID, !simulator.isStopped,
            controller.appearance.phase == .appeared
        else { return }
        controller.core.awaitedBy = .none
        controller.sendDidMove(to: self, rule: .d24)
    }

    func isTab(_ controller: UIViewController) -> Bool {
        listed?.contains { $0 === controller } ?? false
            || hasMore && controller === madeMore
    }

    /// The child that shows the controller: the controller itself, or the More navigation
    /// controller (A22).
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
            // A view that disappears together with the tab bar controller stays until that has
            // disappeared.
            if appearance.phase == .disappeared, old !== controller { takeOutInstalled() }
            return
        }
        bringBackSearch(of: controller)
        guard !loseSearched(old) else { return begin(from: nil, to: controller) }
        if let old { forgetViewsCovered(in: old) }
        // C20: if code removed the old view, its controller has disappeared with the view already.
        begin(from: old?.isShown(in: transitionView) ?? false ? old : nil, to: controller)
    }

    private func begin(from old: UIViewController?, to new: UIViewController?) {
        for transition in transitions where transition.isTelling { transition.endBeforeArrival() }
        endCustomTransitionsAtOnce()
        endFades()
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
        if let new, old != nil, fades { return fade(transition, to: new) }
        takeOutInstalled()
        if let new { install(new) }
        simulator.runLoop.performAfterCommit { self.end(transition) }
    }

    /// Gives up a transition because code that ran in the wills selected another controller.
    private func giveUp(_ transition: ContainerTransition) {
        if transition.isOccurring { transition.takeBack(rule: .c42) }
        transitions.removeAll { $0 === transition }
        releaseDeparting()
        transition.coordinator.finish()
    }

    /// C42: sends the dids after the commit, those of the old controller first.
    func end(_ transition: ContainerTransition) {
        guard !simulator.isStopped,
            let index = transitions.firstIndex(where: { $0 === transition })
        else { return }
        if let old = transition.old, old !== installed { old.leaveWrapper(in: transitionView) }
        if transition.isTelling { transition.endBeforeArrival() } else { transition.sendDids() }
        tellDecodedMove(of: transition.new)
        if index < transitions.count, transitions[index] === transition {
            transitions.remove(at: index)
        }
        releaseDeparting()
        transition.coordinator.finish()
    }

    /// Ends all transitions at once, because the tab bar controller disappears.
    func endTransitionsAtOnce() {
        endCustomTransitionsAtOnce()
        while let first = transitions.first { end(first) }
    }

    func install(_ controller: UIViewController) {
        loadViewIfNeeded()
        installed = controller
        controller.loadViewIfNeeded()
        guard let view = controller.viewInPlace, controller !== searchedAway else { return }
        let wrapper = UIViewControllerWrapperView.filling(transitionView.bounds)
        transitionView.addSubview(wrapper)
        layOutBar()
        wrapper.hold(view)
    }

    /// Removes the view and its wrapper, unless the view was moved elsewhere.
    func takeOutInstalled() {
        guard let old = installed else { return }
        installed = nil
        guard old.leaveWrapper(in: transitionView) else { return removeEmptyWrappers() }
        if old.appearance.phase == .disappearing { old.tellDid() }
    }
}
