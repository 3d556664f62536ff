import HierarchyRecords

extension UITabBarController {
    /// P12, A60: the delegate's animator, and what drives that; whoever selects the tab.
    func motion(from old: UIViewController?, to new: UIViewController?) -> CustomMotion? {
        guard let delegate, let old, let new, isShown else { return nil }
        let animator = simulator.ask(
            .animatorOfTabs, of: self, through: delegate,
            .pair(old.objectID, new.objectID, label: .to)
        ) {
            delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        }
        return CustomMotion(animator) { animator in
            simulator.ask(
                .interactionOfTabs, of: self, through: delegate,
                .object(simulator.logID(of: animator))
            ) { delegate.tabBarController(self, interactionControllerFor: animator) }
        }
    }

    /// The animator runs it, from the wills to the dids.
    func run(_ motion: CustomMotion, _ transition: ContainerTransition) {
        guard let stage = TransitionStage(of: transition) else { return end(transition) }
        CustomTransition(motion, of: stage, beside: transition.coordinator, in: simulator) {
            if $0 { self.arrive(transition) } else { self.takeBack(transition) }
        }.begin()
    }

    private func arrive(_ transition: ContainerTransition) {
        // The animator has what arrives in the wrapper of what goes.
        let around = transitionView.wrapper(of: installed)
        if let new = transition.new, !transition.hasLost(new) { install(new) }
        if let view = transition.old?.viewInPlace, view.isWithin(transitionView) {
            view.removeFromSuperview()
        }
        if around !== transitionView { around.removeFromSuperview() }
        end(transition)
    }

    /// A61, N 300: the selection is as it was, and nobody hears the dids.
    private func takeBack(_ transition: ContainerTransition) {
        guard !simulator.isStopped else { return }
        transition.new?.viewIfLoaded?.removeFromSuperview()
        selected = transition.old.flatMap { isTab($0) ? $0 : selected }
        shown = transition.old
        transition.endWithoutDids()
        transitions.removeAll { $0 === transition }
        transition.coordinator.finish()
    }

    /// The animator is not waited for.
    func endCustomTransitionsAtOnce() {
        for transition in transitions { transition.coordinator.custom?.endAtOnce() }
    }
}
