import HierarchyRecords

extension UITabBarController {
    /// P12, A60: the delegate's animator and the object that drives it, for selections by the user
    /// and by code.
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

    /// Runs a transition with the app's own animator, from the wills to the dids.
    func run(_ motion: CustomMotion, _ transition: ContainerTransition) {
        guard let stage = TransitionStage(of: transition) else { return end(transition) }
        CustomTransition(motion, of: stage, beside: transition.coordinator, in: simulator) {
            if $0 { self.arrive(transition) } else { self.takeBack(transition) }
        }.begin()
    }

    private func arrive(_ transition: ContainerTransition) {
        // The animator adds the new view to the wrapper of the old one.
        let around = transitionView.wrapper(of: installed)
        if let new = transition.new, !transition.hasLost(new) { install(new) }
        if let view = transition.old?.viewInPlace, view.isWithin(transitionView) {
            view.removeFromSuperview()
        }
        if around !== transitionView { around.removeFromSuperview() }
        end(transition)
    }

    /// A61, N 300: undoes a cancelled transition: restores the selection, without dids.
    private func takeBack(_ transition: ContainerTransition) {
        guard !simulator.isStopped else { return }
        transition.new?.viewIfLoaded?.removeFromSuperview()
        selected = transition.old.flatMap { isTab($0) ? $0 : selected }
        shown = transition.old
        transition.endWithoutDids()
        transitions.removeAll { $0 === transition }
        transition.coordinator.finish()
    }

    /// Ends transitions with custom animators at once, without waiting for these.
    func endCustomTransitionsAtOnce() {
        for transition in transitions { transition.coordinator.custom?.endAtOnce() }
    }
}
