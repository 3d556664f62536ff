import HierarchyRecords

// How a presentation controller of the app's own learns of sizes and traits (T04, T06, T08).

extension UIPresentationController: UIContentContainer {
    /// A80: the presented controller's preferred content size has changed.
    func sendPreferredSizeDidChange(of presented: UIViewController) {
        simulator.dispatch.send(
            .preferredContentSizeDidChange, to: self, .object(presented.objectID), rule: .a80,
            given: [.container(presented)]
        ) { preferredContentSizeDidChange(forChildContentContainer: presented) }
    }

    /// A129: constraints give the presented view another fitting size.
    func sendFittingSizeDidChange(of presented: UIViewController) {
        simulator.dispatch.send(
            .systemLayoutFittingSizeDidChange, to: self, .object(presented.objectID), rule: .a129,
            given: [.container(presented)]
        ) { systemLayoutFittingSizeDidChange(forChildContentContainer: presented) }
    }

    /// D18: lays out the container if the app asked for that while the presented view needs no
    /// layout: sends the layout callbacks now and, if they resize the presented view, not again in
    /// its layout.
    func layOutContainer() {
        guard let view = presentedIfAlive?.viewIfLoaded, !view.layoutState.needsLayout,
            !simulator.isStopped
        else { return }
        core.value.passOfContainer = simulator.layout.number
        sendContainerViewWillLayout()
        sendContainerViewDidLayout()
    }

    func sendViewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        simulator.dispatch.send(
            .viewWillTransitionToSize, to: self,
            .size(size), rule: .t06,
            given: [.size(size), .coordinator(coordinator)]
        ) { viewWillTransition(to: size, with: coordinator) }
    }

    func sendWillTransition(
        to traits: TraitValues, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        let new = UITraitCollection(traits)
        simulator.dispatch.send(
            .willTransitionToTraits, to: self, simulator.recorder.argument(traits), rule: .t04,
            given: [.object(new), .coordinator(coordinator)]
        ) { willTransition(to: new, with: coordinator) }
    }

    func sendTraitsDidChange(from previous: TraitValues?) {
        let old = previous.map(UITraitCollection.init)
        simulator.dispatch.send(
            .traitCollectionDidChange, to: self, simulator.recorder.argument(previous), rule: .p12,
            given: [.object(old)]
        ) { traitCollectionDidChange(old) }
    }

    /// Tells the presented controller the size that it will get.
    func passOn(_ size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        guard let presented = presentedIfAlive, containerView?.storedWindow != nil else { return }
        let next = self.size(
            forChildContentContainer: presented, withParentContainerSize: size)
        guard presented.viewIfLoaded?.bounds.size != next else { return }
        presented.sendViewWillTransition(to: next, with: coordinator)
    }

    /// AD-HOC: a view that fills the container will fill it again; any other keeps its size.
    func sizeToCome(in parentSize: CGSize) -> CGSize {
        guard let size = presentedView?.bounds.size, size != containerView?.bounds.size else {
            return parentSize
        }
        return size
    }
}
