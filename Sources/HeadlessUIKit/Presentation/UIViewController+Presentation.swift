import HierarchyRecords

extension UIViewController {
    /// P08: while a transition runs here, or is to begin after the commit, the presentation waits
    /// for its end; only one presentation may wait (E08).
    func requestPresentation(
        of controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard simulator.pendingException == nil else { return }
        guard let queue = presentationQueue else {
            return startPresentation(of: controller, animated: animated, completion: completion)
        }
        // E07: the presenter of a running presentation does not let another one wait, it refuses
        // it.
        let style = controller.styleToPresent
        if presenter(for: style).ownPresented?.isBeingPresented ?? false {
            return simulator.reportInProgress(controller, by: presenter(for: style), from: self)
        }
        if let waiting = queue.waiting {
            return simulator.report(
                .attemptToPresentDelayed(
                    simulator.describe(controller), on: simulator.describe(self),
                    waitingFor: simulator.describe(waiting.controller)),
                about: controller.objectID, naming: [objectID, waiting.controller.objectID])
        }
        // If the next transition has begun by then, the presentation waits for that, too.
        queue.waiting = (
            controller, simulator.step,
            { self.requestPresentation(of: controller, animated: animated, completion: completion) }
        )
    }

    /// P07, A12: checks the presentation and loads the view at once; the transition begins after the
    /// commit.
    private func startPresentation(
        of controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard simulator.allowsPresentation(of: controller, from: self) else {
            return
        }
        guard let (presentation, presenter) = resolvePresentation(of: controller) else { return }
        let motion =
            animated ? controller.motionOfPresentation(by: presenter, source: self) : nil
        // E13: the delegates' code may have moved the controllers about.
        guard !simulator.isStopped, simulator.allowsPresented(controller, by: presenter) else {
            return
        }
        presentation.beginOverridingTraits()
        presenter.presentationState.presented = controller
        let state = controller.presentationState
        state.presenting = presenter
        state.source = self
        state.isBeingPresented = true
        presentation.presentingViewController = presenter
        controller.loadViewIfNeeded()
        let transition = Presentation(
            of: controller, by: presenter, with: presentation, animated: animated, motion: motion,
            completion: completion)
        state.queue = transition.queue
        simulator.runLoop.performAfterCommit { transition.begin() }
    }

    /// P12, P13, P20: determines the presentation controller and the presenter; nil if the
    /// presentation is not allowed.
    private func resolvePresentation(
        of controller: UIViewController
    ) -> (UIPresentationController, UIViewController)? {
        let presenter = presenter(for: controller.styleToPresent)
        guard
            let presentation = controller.makePresentationController(
                presenting: presenter, source: self), !simulator.isStopped
        else { return nil }
        guard presentation.presentationStyle == .custom, !presentation.shouldPresentInFullscreen
        else { return (presentation, presenter) }
        let context = self.presenter(inContext: true)
        guard context !== presenter else { return (presentation, presenter) }
        guard simulator.allowsPresentation(of: controller, from: self, by: context) else {
            return nil
        }
        return (presentation, context)
    }

    /// P24: dismisses what this controller presents; if it presents nothing, it is dismissed
    /// itself.
    func requestDismissal(
        animated: Bool, completion: (() -> Void)?, rule: RuleID? = nil
    ) {
        guard simulator.pendingException == nil else { return }
        guard let presenter = presenterToDismissFrom, let first = presenter.ownPresented else {
            return finishEmptyDismissal(completion)
        }
        let dismissal = Dismissal(
            of: first, by: presenter, animated: animated, completion: completion, rule: rule)
        guard dismissal.isBlocked else { return dismissal.begin() }
        guard let running = first.dismissalUnderWay else { return reportBlocked(first) }
        if running.isOvertaken(by: dismissal) { return dismissal.overtake(running) }
        guard running.reachesBelow else { return reportBlocked(first) }
        running.dismissBelow(animated: animated, completion: completion)
    }

    /// P27: the dismissal that this controller is leaving by.
    private var dismissalUnderWay: Dismissal? {
        guard simulator.systemVersion >= 10, let state = optional?.presentation,
            state.isBeingDismissed
        else { return nil }
        return state.transition?.scene as? Dismissal
    }

    /// E09 to E12
    private func reportBlocked(_ first: UIViewController) {
        let lines = Misuse.attemptToDismissInProgress(
            from: simulator.describe(self),
            presentationController: simulator.describe(first.ownPresentationController),
            whilePresenting: first.isBeingPresented, ios: simulator.systemVersion)
        for line in lines { simulator.report(line, about: objectID, naming: [first.objectID]) }
    }

    private var presenterToDismissFrom: UIViewController? {
        // An `if` instead of `??`, whose autoclosure would check the actor at run time.
        if let ancestor = nearest({ $0.ownPresented == nil ? nil : $0 }) { return ancestor }
        return presentingOfAncestors
    }

    /// A08: the completion is called even if there is nothing to dismiss.
    private func finishEmptyDismissal(_ completion: (() -> Void)?) {
        guard let completion else { return }
        simulator.dispatch.note(.dismissCompletion, objectID, rule: .a08) { completion() }
    }
}

extension Simulator {
    /// E05–E07, E13–E17, E62: the checks, in UIKit's order.
    fileprivate func allowsPresentation(
        of controller: UIViewController, from source: UIViewController
    ) -> Bool {
        if controller.modalPresentationStyle == .none {
            return refuse(.noPresentationController, about: source.objectID)
        }
        return allowsPresentation(
            of: controller, from: source,
            by: source.presenter(for: controller.styleToPresent))
    }

    fileprivate func allowsPresentation(
        of controller: UIViewController, from source: UIViewController,
        by presenter: UIViewController
    ) -> Bool {
        guard allowsPresented(controller, by: presenter) else { return false }
        guard allowsCurl(of: controller, by: presenter) else { return false }
        if presenter.isBeingPresented {
            reportInProgress(controller, by: presenter, from: source)
            return false
        }
        if presenter.viewIfLoaded?.storedWindow == nil {
            return refuse(
                .attemptToPresentNotInWindow(
                    describe(controller), on: describe(presenter), from: describe(source),
                    ios: systemVersion),
                about: controller, naming: [presenter, source])
        }
        if let present = presenter.ownPresented {
            return refuse(
                .attemptToPresentWhilePresenting(
                    describe(controller), on: describe(presenter), from: describe(source),
                    alreadyPresenting: describe(present), ios: systemVersion),
                about: controller, naming: [presenter, source, present])
        }
        let isShown = presenter.isKnownToBeShown
        controller.presentationState.isFromShownTree = isShown
        if !isShown {
            report(
                .presentingFromDetached(
                    describe(controller), from: describe(source), ios: systemVersion),
                about: controller.objectID, naming: [source.objectID])
        }
        return true
    }

    /// E61: a page curl is only allowed over the full screen.
    private func allowsCurl(
        of controller: UIViewController, by presenter: UIViewController
    ) -> Bool {
        guard presenter.transitionStyle(for: controller) == .partialCurl else { return true }
        let above =
            controller.optional?.presentation?.controller?.shownStyle
            ?? controller.shownPresentationStyle
        let below = presenter.optional?.presentation?.controller?.shownStyle ?? .fullScreen
        if above == .fullScreen, below == .fullScreen { return true }
        return refuse(
            .partialCurl(by: describe(presenter)), about: controller.objectID)
    }

    /// E13, E14, E62: a controller cannot be presented while it is presented already, nor by a
    /// controller of its own hierarchy.
    func allowsPresented(
        _ controller: UIViewController, by presenter: UIViewController
    ) -> Bool {
        if controller === presenter {
            return refuse(
                .presentingItself(describe(controller)), about: controller.objectID)
        }
        if controller.holdsControllers, presenter.hangs(on: controller) {
            return refuse(
                .presentingAncestor(describe(controller)), about: controller.objectID)
        }
        if let parent = controller.storedParent {
            return refuse(
                .presentingChild(describe(controller), of: describe(parent), ios: version),
                about: controller.objectID)
        }
        if let present = controller.optional?.presentation?.presenting {
            return refuse(
                .presentingPresented(
                    describe(controller), by: describe(present), ios: version),
                about: controller.objectID)
        }
        return true
    }

    fileprivate func reportInProgress(
        _ controller: UIViewController, by presenter: UIViewController,
        from source: UIViewController
    ) {
        report(
            .attemptToPresentInProgress(
                describe(controller), on: describe(presenter), from: describe(source),
                ios: systemVersion),
            about: controller.objectID, naming: [presenter.objectID, source.objectID])
    }

}
