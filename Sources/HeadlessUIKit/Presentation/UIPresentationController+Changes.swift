import HierarchyRecords

// What a presentation controller of the app's hears of sizes and traits (T04, T06, T08).

extension UIPresentationController: UIContentContainer {
    /// A80: what it presents would like another size.
    func sendPreferredSizeDidChange(of presented: UIViewController) {
        simulator.dispatch.send(
            .preferredContentSizeDidChange, to: self, .object(presented.objectID), rule: .a80
        ) { preferredContentSizeDidChange(forChildContentContainer: presented) }
    }

    /// A129: constraints give what it presents another size.
    func sendFittingSizeDidChange(of presented: UIViewController) {
        simulator.dispatch.send(
            .systemLayoutFittingSizeDidChange, to: self, .object(presented.objectID), rule: .a129
        ) { systemLayoutFittingSizeDidChange(forChildContentContainer: presented) }
    }

    /// D18: the app asked for the container's layout, and the presented view's is not due: it has
    /// the hooks now, and not once more where they resize that view.
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
            .size(width: Float(size.width), height: Float(size.height)), rule: .t06
        ) { viewWillTransition(to: size, with: coordinator) }
    }

    func sendWillTransition(
        to traits: TraitValues, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        simulator.dispatch.send(
            .willTransitionToTraits, to: self, simulator.recorder.argument(traits), rule: .t04
        ) { willTransition(to: UITraitCollection(traits), with: coordinator) }
    }

    func sendTraitsDidChange(from previous: TraitValues?) {
        simulator.dispatch.send(
            .traitCollectionDidChange, to: self, simulator.recorder.argument(previous), rule: .p12
        ) { traitCollectionDidChange(previous.map(UITraitCollection.init)) }
    }

    /// The presented controller hears of the size that it will get.
    func passOn(_ size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        guard let presented = presentedIfAlive, containerView?.storedWindow != nil else { return }
        let next = self.size(
            forChildContentContainer: presented, withParentContainerSize: size)
        guard presented.viewIfLoaded?.bounds.size != next else { return }
        presented.sendViewWillTransition(to: next, with: coordinator)
    }

    /// AD-HOC: what fills the container goes on to fill it, what does not keeps its size.
    func sizeToCome(in parentSize: CGSize) -> CGSize {
        guard let size = presentedView?.bounds.size, size != containerView?.bounds.size else {
            return parentSize
        }
        return size
    }
}
