import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Traits, and the turns of the device.
extension Lever {
    static let ofScreen = [
        Lever([
            .traitCollectionDidChange, .viewTraitCollectionDidChange, .willTransitionToTraits,
            .viewWillTransitionToSize, .splitCollapseSecondary, .splitSeparateSecondary,
            .splitTopColumn, .splitDidCollapse, .splitDidExpand, .splitPrimaryForCollapsing,
            .splitPrimaryForExpanding, .splitModeForExpanding,
        ]) { story in
            guard story.step?.verb == "background" else { return nil }
            return
                "The app goes to the background: the system takes pictures for the app switcher, in both styles "
                + "and on an iPad in other sizes, and then puts everything back (X06, X28). Nothing that the user "
                + "did is told here: where UIApplication.shared.applicationState is .background, leave what is "
                + "shown as it is."
        },
        Lever([.viewSafeAreaInsetsDidChange]) { _ in
            "The insets are what bars, the status bar and the home indicator cover of the view where it "
                + "stands now: one that stands lower, or partly off the screen, is covered by less, down to zero. "
                + "Where its content should not jump while it moves, move a view around it whose place does not "
                + "change, or set additionalSafeAreaInsets."
        },
        Lever([.viewWillLayoutSubviews, .viewDidLayoutSubviews]) { story in
            guard story.isRepeated else { return nil }
            return
                "It comes with every layout pass of the view: when its size changes, a subview is added, "
                + "a constraint changes, or the intrinsic size of a view in it, as a label's with its "
                + "text. Set frames in it; what is to be done once belongs in viewDidLoad."
        },
        Lever([.traitCollectionDidChange, .viewTraitCollectionDidChange, .willTransitionToTraits]) {
            story in
            guard let (old, new) = story.traits, old.style != new.style else { return nil }
            let style = old.style == .light || old.style == .unspecified ? "light" : "dark"
            return
                "To keep it \(style): \(story.name).overrideUserInterfaceStyle = .\(style), for the "
                + "whole app the window's, or UIUserInterfaceStyle in Info.plist."
        },
        Lever([.traitCollectionDidChange, .viewTraitCollectionDidChange, .willTransitionToTraits]) {
            story in
            guard let (old, new) = story.traits, old.contentSize != new.contentSize else {
                return nil
            }
            return
                "A label follows the size of texts where adjustsFontForContentSizeCategory is true; "
                + "maximumContentSizeCategory of a view sets a limit to it, from iOS 15 on."
        },
        Lever([.viewWillTransitionToSize, .willTransitionToTraits]) { story in
            guard story.step?.verb == "rotate" else { return nil }
            guard let controller = story.controller,
                let owner = story.world.simulator.orientationOwner
            else { return nil }
            if owner === controller {
                return "To keep the orientation: override supportedInterfaceOrientations in "
                    + "\(story.name)'s class and return .portrait."
            }
            let kind = story.world.className(of: owner)
            return
                "Of supportedInterfaceOrientations the system asks only \(story.world.name(of: owner)), "
                + "which is a \(kind) and no \(story.log.objects.className(story.event.object)). To keep the "
                + "orientation, override it in a subclass of that container and return what its "
                + "topViewController (or selectedViewController) returns, or answer in its delegate."
        },
    ]
}

extension CauseStory {
    /// The traits before the change and after it; nil where the event tells of none.
    fileprivate var traits: (TraitValues, TraitValues)? {
        guard let old = values(of: event) else { return nil }
        let next = log.events[(index + 1)...].first {
            $0.callback == event.callback && $0.object == event.object
        }
        if let new = next.flatMap(values) { return (old, new) }
        guard let controller else { return nil }
        return (old, world.simulator.snapshot(from: controller).nodes[0].traits)
    }

    private func values(of event: Event) -> TraitValues? {
        guard case .traits(let place) = event.argument, log.traits.indices.contains(Int(place))
        else { return nil }
        return log.traits[Int(place)]
    }
}
