import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What is presented, and what presents.
extension Lever {
    static let presenting = [
        Lever(disappearing) { story in
            guard story.isDismissedByUser else { return nil }
            return
                "To keep the user from taking \(story.name) away: \(story.name).isModalInPresentation = "
                + "true. To decide it each time: presentationControllerShouldDismiss(_:) of its "
                + "presentationController's delegate."
        },
        Lever(disappearing) { story in
            guard story.isCovered,
                story.wasCalled("present", "show", "performSegue") || story.step?.verb != nil
            else { return nil }
            let top = story.controller?.presentationAbove.map { story.world.name(of: $0) }
            return "To keep the view of \(story.name) in sight below: "
                + "\(top ?? "the presented controller").modalPresentationStyle = .overFullScreen, "
                + ".overCurrentContext or .custom, set before it is presented. With .fullScreen the "
                + "presenter's view is taken out of the window once the transition ends."
        },
        Lever(disappearing) { story in
            guard story.isOfPresented, story.wasCalled("dismiss") else { return nil }
            return
                "isBeingDismissed is true here, where it goes for good, and false where something "
                + "covers it: ask it in viewWillDisappear to tell the two apart."
        },
        Lever(appearing) { story in
            guard let controller = story.controller,
                story.wasCalled("showDetailViewController", "show"),
                let presenter = controller.presentingViewController,
                let split = story.split(around: presenter), split.isCollapsed
            else { return nil }
            return
                "\(story.world.name(of: split)) has collapsed, since the width is compact, and its "
                + "primary is no navigation controller: then what is shown is presented. Put the primary "
                + "into a UINavigationController, and it is pushed with a back button."
        },
        Lever(appearing) { story in
            guard let controller = story.controller, story.wasCalled("show"),
                !story.wasCalled("present"), controller.presentingViewController != nil,
                controller.parent == nil
            else { return nil }
            return "show(_:sender:) pushes where a navigation controller is around the sender, and "
                + "presents where there is none: put the sender into a UINavigationController."
        },
    ]
}

extension CauseStory {
    /// Whether the controller is itself presented, and its presentation begins or ends with the event.
    fileprivate var isOfPresented: Bool {
        let own = name + ".presentationController"
        return log.events[...index].contains {
            $0.callback == .presentationTransitionWillBegin && log.objects.name($0.object) == own
        }
    }

    /// P11: whether no code dismissed it.
    fileprivate var isDismissedByUser: Bool {
        let own = name + ".presentationController"
        guard !isByCode else { return false }
        return log.events[...index].last {
            [.dismissalTransitionWillBegin, .presentationTransitionWillBegin].contains($0.callback)
                && log.objects.name($0.object) == own
        }?.callback == .dismissalTransitionWillBegin
    }

    /// P03, P05: whether something is presented in the place of its view.
    fileprivate var isCovered: Bool {
        guard let rule = event.rule, [.p03, .p05, .p21, .p22, .p12, .d16].contains(rule) else {
            return false
        }
        return came(.presentationTransitionWillBegin) && !came(.dismissalTransitionWillBegin)
    }

    fileprivate func split(around controller: UIViewController) -> UISplitViewController? {
        sequence(first: controller) { $0.parent }.lazy.compactMap { $0 as? UISplitViewController }
            .first
    }
}

extension UIViewController {
    /// What it presents, or one of its parents does.
    fileprivate var presentationAbove: UIViewController? {
        sequence(first: self) { $0.parent }.lazy.compactMap(\.presentedApart).first
    }
}
