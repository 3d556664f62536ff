import HeadlessUIKit
import HierarchyRecords

extension Circumstances.Container {
    @MainActor
    init(_ controller: UIViewController, in world: World) {
        name = world.name(of: controller)
        forwards = controller.shouldAutomaticallyForwardAppearanceMethods
        state = world.simulator.snapshot(from: controller).nodes[0].state
        isInTransition = controller.isInExplicitTransition
    }
}

extension Circumstances.Delay {
    /// Of a presentation that waits, or of a transition that an animator has not completed.
    @MainActor
    init?(of controller: UIViewController, in world: World) {
        let simulator = world.simulator
        if let own = simulator.waitingPresentations.first(where: { $0.controller === controller }) {
            self.init(rule: own.rule, isWaiting: true, words: own.words(in: world))
            return
        }
        let transition = simulator.transitions.custom.first {
            $0.participants.contains { $0 === controller }
        }
        guard let animator = transition?.forgetfulAnimator else { return nil }
        self.init(
            rule: .a62, isWaiting: false,
            words: "\(simulator.log.objects.name(animator)) has not called completeTransition")
    }
}

extension Circumstances.Cover {
    /// The presentation by the controller or the nearest one above it that presents; nil where
    /// none does.
    @MainActor
    init?(over controller: UIViewController, in world: World) {
        let chain = sequence(first: controller) { $0.parent }
        guard let owner = chain.first(where: { $0.presentedApart != nil }),
            let top = owner.presentedApart, let presentation = top.presentationControllerIfMade
        else { return nil }
        presenter = world.name(of: owner)
        presented = world.name(of: top)
        style = top.modalPresentationStyle.name
        becomes = presentation.shownStyle.name
        removesPresentersView = presentation.shouldRemovePresentersView
        isAlert = top is UIAlertController
        rule = presentation.appearanceRule
    }
}

extension UIViewController {
    /// The nearest controller whose view is above this one's, parent or not.
    var controllerAboveView: UIViewController? {
        var view = viewIfLoaded?.superview
        while let current = view {
            if let owner = current.next as? UIViewController { return owner }
            view = current.superview
        }
        return nil
    }
}
