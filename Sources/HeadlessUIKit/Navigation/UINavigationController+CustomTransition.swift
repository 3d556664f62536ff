import HierarchyRecords

extension UINavigationController {
    /// The kind of change for which the delegate is asked for an animator.
    @available(iOS 7, *)
    public enum Operation: Int, Sendable, CaseIterable {
        case none, push, pop
    }

    /// P12, A60: the delegate's animator, and the object that drives it, for an animated change.
    func motion(
        _ operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> CustomMotion? {
        guard let delegate else { return nil }
        let animator = simulator.ask(
            .animatorOfStack, of: self, through: delegate,
            .pair(old.objectID, new.objectID, label: .to)
        ) {
            delegate.navigationController(
                self, animationControllerFor: operation, from: old, to: new)
        }
        return CustomMotion(animator) { animator in
            simulator.ask(
                .interactionOfStack, of: self, through: delegate,
                .object(simulator.logID(of: animator))
            ) { delegate.navigationController(self, interactionControllerFor: animator) }
        }
    }

    /// The animator of a change; none for the user's swipe back, which UIKit animates itself.
    func motion(for change: StackChange, isInteractive: Bool) -> CustomMotion? {
        guard change.isAnimated, !isInteractive, let old = shown, let new = stack.last else {
            return nil
        }
        return motion(change.isReturn ? .pop : .push, from: old, to: new)
    }

    /// A63: runs the animator in the view that contains the disappearing view.
    func run(_ motion: CustomMotion, _ transition: ContainerTransition) {
        guard let new = transition.new, let stage = TransitionStage(of: transition) else {
            return end(transition)
        }
        CustomTransition(motion, of: stage, beside: transition.coordinator, in: simulator) {
            if $0 {
                if !transition.hasLost(new) { self.install(new) }
                self.end(transition)
            } else {
                self.takeBack(transition)
            }
        }.begin()
    }
}

extension ContainerTransition {
    /// C65: whether it is a push that UIKit animates by a zoom, after its wills.
    var isPushWithZoom: Bool {
        rule == .c34 && isAnimated && isOccurring && !isTelling && coordinator.custom == nil
            && new?.effectiveTransition?.isZoom == true
    }
}
