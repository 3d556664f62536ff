import HeadlessUIKit
import HierarchyRecords

/// A presentation controller of a user's class: what the class overrides runs in the place of UIKit's
/// own members, which are then its `super`.
final class ScriptedPresentationController: UIPresentationController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(toBeAdopted: Simulator.current)
    }

    // The compiler's own stub of it would call itself.
    override init(toBeAdopted world: Simulator) {
        preconditionFailure("an object of a script's class has a script")
    }

    isolated deinit {
        if script.kind.hasDeinit, script.kind.isRunning { script.kind.runDeinit(of: self) }
    }

    // MARK: What it shows, and where

    override var presentedView: UIView? {
        (read(.presentedView) as UIView??) ?? super.presentedView
    }

    override var shouldPresentInFullscreen: Bool {
        read(.shouldPresentInFullscreen) ?? super.shouldPresentInFullscreen
    }

    override var shouldRemovePresentersView: Bool {
        read(.shouldRemovePresentersView) ?? super.shouldRemovePresentersView
    }

    override var adaptivePresentationStyle: UIModalPresentationStyle {
        read(.adaptivePresentationStyle) ?? super.adaptivePresentationStyle
    }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        result(of: .`adaptivePresentationStyle(for:)`, [traitCollection.value])
            ?? super.adaptivePresentationStyle(for: traitCollection)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        read(.frameOfPresentedViewInContainerView) ?? super.frameOfPresentedViewInContainerView
    }

    // MARK: Transitions

    override func presentationTransitionWillBegin() {
        override(.presentationTransitionWillBegin, of: .presentationTransitionWillBegin) {
            super.presentationTransitionWillBegin()
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        override(
            .`presentationTransitionDidEnd(_:)`, of: .presentationTransitionDidEnd,
            [completed.value]
        ) { super.presentationTransitionDidEnd(completed) }
    }

    override func dismissalTransitionWillBegin() {
        override(.dismissalTransitionWillBegin, of: .dismissalTransitionWillBegin) {
            super.dismissalTransitionWillBegin()
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        override(
            .`dismissalTransitionDidEnd(_:)`, of: .dismissalTransitionDidEnd, [completed.value]
        ) { super.dismissalTransitionDidEnd(completed) }
    }

    // MARK: Layout, sizes and traits

    override func containerViewWillLayoutSubviews() {
        override(.containerViewWillLayoutSubviews, of: .containerViewWillLayoutSubviews) {
            super.containerViewWillLayoutSubviews()
        }
    }

    override func containerViewDidLayoutSubviews() {
        override(.containerViewDidLayoutSubviews, of: .containerViewDidLayoutSubviews) {
            super.containerViewDidLayoutSubviews()
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        override(
            .`viewWillTransition(to:with:)`, of: .viewWillTransitionToSize,
            [size.value, TransitionCoordinatorReference(coordinator: coordinator).value]
        ) { super.viewWillTransition(to: size, with: coordinator) }
    }

    override func willTransition(
        to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        override(
            .`willTransition(to:with:)`, of: .willTransitionToTraits,
            [traits.value, TransitionCoordinatorReference(coordinator: coordinator).value]
        ) { super.willTransition(to: traits, with: coordinator) }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        override(
            .`traitCollectionDidChange(_:)`, of: .traitCollectionDidChange, [previous.value]
        ) { super.traitCollectionDidChange(previous) }
    }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        override(
            .`preferredContentSizeDidChange(forChildContentContainer:)`,
            of: .preferredContentSizeDidChange, [(container as? UIViewController).value]
        ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
    }

    override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        override(
            .`systemLayoutFittingSizeDidChange(forChildContentContainer:)`,
            of: .systemLayoutFittingSizeDidChange, [(container as? UIViewController).value]
        ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
    }

    override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize size: CGSize
    ) -> CGSize {
        let member = OverridableMember.`size(forChildContentContainer:withParentContainerSize:)`
        let arguments = [(container as? UIViewController).value, size.value]
        return result(of: member, arguments)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: size)
    }
}

extension ScriptFoundation {
    @MainActor
    static var presentationInitialisers: [ScriptInitialiser] {
        [
            ScriptInitialiser(
                "init(presentedViewController:presenting:)",
                [.named(.viewController), .named(.viewController).wrapped]
            ) { object, arguments in
                guard let presented = arguments.first.flatMap(UIViewController.from) else { return }
                let presenting = arguments.count > 1 ? UIViewController.from(arguments[1]) : nil
                (object as? UIPresentationController)?.adopt(
                    presented: presented, presenting: presenting)
            }
        ]
    }
}
