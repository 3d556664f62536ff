import HierarchyRecords
import Testing

/// A small scene in which one usual command sends a callback.
struct UsualScene: Sendable, CustomTestStringConvertible {
    let callback: Callback
    /// What was done before it is asked.
    let steps: String
    /// `t.delegate.didSelect`
    let query: String
    /// A command that `why not` finds.
    let command: String

    init(_ callback: Callback, _ steps: String, _ query: String, _ command: String) {
        self.callback = callback
        self.steps = steps
        self.query = query
        self.command = command
    }

    var testDescription: String { "\(callback)" }

    static let all: [UsualScene] =
        life + layout + views + presentations + adaptations + transitions + containers + pages
        + splits + lists + forms + searches + surroundings
}

extension UsualScene {
    static let two = "new home; new a; root home"
    private static let shown = two + "; present a"
    private static let child = two + "; add a"

    private static let life = [
        UsualScene(.loadView, "new a", "a.loadView", "root a"),
        UsualScene(.viewDidLoad, tabs, "b.viewDidLoad", "select b"),
        UsualScene(.deinitialized, "new home; root home; new a", "a.deinit", "forget a"),
        UsualScene(.viewWillAppear, two, "a.viewWillAppear", "present a"),
        UsualScene(.viewIsAppearing, two, "a.viewIsAppearing", "root a"),
        UsualScene(.viewDidAppear, two, "a.viewDidAppear", "add a"),
        UsualScene(.viewWillDisappear, shown, "a.viewWillDisappear", "dismiss a"),
        UsualScene(.viewDidDisappear, child, "a.viewDidDisappear", "remove a"),
        UsualScene(.willMoveToParent, child, "a.willMove(toParent: nil)", "remove a"),
        UsualScene(.didMoveToParent, two, "a.didMove(toParent: home)", "add a"),
        UsualScene(
            .didReceiveMemoryWarning, two, "home.didReceiveMemoryWarning", "memory"),
        UsualScene(.appMemoryWarning, two, "app.delegate.didReceiveMemoryWarning", "memory"),
        UsualScene(
            .viewWillUnload, "set ios 5; new home; _ = home.view; home.title = \"h\"",
            "home.viewWillUnload", "memory"),
        UsualScene(
            .viewDidUnload, "set ios 5; new home; _ = home.view; home.title = \"h\"",
            "home.viewDidUnload", "memory"),
    ]

    private static let layout = [
        UsualScene(
            .viewWillLayoutSubviews, shown, "home.viewWillLayoutSubviews", "layout home"),
        UsualScene(.viewDidLayoutSubviews, two, "home.viewDidLayoutSubviews", "rotate"),
        UsualScene(
            .containerViewWillLayoutSubviews, shown,
            "a.presentationController.containerViewWillLayoutSubviews", "rotate"),
        UsualScene(
            .containerViewDidLayoutSubviews, two,
            "a.presentationController.containerViewDidLayoutSubviews", "present a"),
        UsualScene(
            .viewSafeAreaInsetsDidChange, two, "home.viewSafeAreaInsetsDidChange", "rotate"),
        UsualScene(
            .viewLayoutMarginsDidChange, two, "home.viewLayoutMarginsDidChange", "rotate"),
        UsualScene(.layoutSubviews, two, "home.view.layoutSubviews", "layout home"),
        UsualScene(
            .safeAreaInsetsDidChange, two, "home.view.safeAreaInsetsDidChange", "rotate"),
        UsualScene(.layoutMarginsDidChange, two, "home.view.layoutMarginsDidChange", "rotate"),
        UsualScene(
            .preferredContentSizeDidChange, child, "home.preferredContentSizeDidChange",
            "prefer a 200 300"),
        UsualScene(.viewWillTransitionToSize, two, "home.viewWillTransition", "rotate"),
        UsualScene(.willTransitionToTraits, two, "home.willTransition", "rotate"),
        UsualScene(
            .traitCollectionDidChange, two, "home.traitCollectionDidChange", "trait style dark"),
        UsualScene(
            .viewTraitCollectionDidChange, two, "home.view.traitCollectionDidChange",
            "trait style dark"),
    ]

    private static let box =
        two + "; let box = UIView(); box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)\n"
        + "home.view.addSubview(box)"

    private static let views = [
        UsualScene(.willMoveToSuperview, two, "a.view.willMoveToSuperview", "root a"),
        UsualScene(.didMoveToSuperview, child, "a.view.didMoveToSuperview", "remove a"),
        UsualScene(.willMoveToWindow, two, "a.view.willMoveToWindow", "add a"),
        UsualScene(.didMoveToWindow, two, "home.view.didMoveToWindow", "root a"),
        UsualScene(.didAddSubview, two, "home.view.didAddSubview", "add a to home"),
        UsualScene(.willRemoveSubview, child, "home.view.willRemoveSubview", "remove a"),
        UsualScene(.motionBegan, two, "home.motionBegan", "shake"),
        UsualScene(.motionEnded, two, "home.motionEnded", "shake"),
        UsualScene(.touchesBegan, box, "box.touchesBegan", "touch box"),
        UsualScene(.touchesMoved, box, "box.touchesMoved", "pan box by 20 0"),
        UsualScene(.touchesEnded, box, "home.touchesEnded", "touch box"),
        UsualScene(
            .touchesCancelled,
            box + "; box.addGestureRecognizer(UITapGestureRecognizer())",
            "box.touchesCancelled", "touch box"),
        UsualScene(
            .gestureState,
            box + "\nlet tap = UITapGestureRecognizer(); box.addGestureRecognizer(tap)",
            "tap.state", "touch box"),
    ]

    private static let presentations = [
        UsualScene(
            .presentationTransitionWillBegin, two,
            "a.presentationController.presentationTransitionWillBegin", "present a"),
        UsualScene(
            .presentationTransitionDidEnd, two,
            "a.presentationController.presentationTransitionDidEnd", "present a"),
        UsualScene(
            .dismissalTransitionWillBegin, shown,
            "a.presentationController.dismissalTransitionWillBegin", "dismiss a"),
        UsualScene(
            .dismissalTransitionDidEnd, shown,
            "a.presentationController.dismissalTransitionDidEnd", "swipe down; finish"),
        UsualScene(
            .sheetShouldDismiss, shown, "a.delegate.presentationControllerShouldDismiss",
            "swipe down; finish"),
        UsualScene(
            .sheetWillDismiss, shown, "a.presentationControllerWillDismiss",
            "swipe down; finish"),
        UsualScene(
            .sheetDidDismiss, shown, "a.delegate.presentationControllerDidDismiss",
            "swipe down; finish"),
        UsualScene(
            .sheetDidAttemptToDismiss, shown + "; a.isModalInPresentation = true",
            "a.presentationControllerDidAttemptToDismiss", "drag down 600"),
        UsualScene(
            .sheetDidChangeDetent, shown + "; detent medium",
            "a.delegate.didChangeSelectedDetentIdentifier", "drag up 300"),
        UsualScene(
            .popoverShouldDismiss, oldPopover,
            "a.delegate.popoverPresentationControllerShouldDismissPopover", "tap outside"),
        UsualScene(
            .popoverDidDismiss, oldPopover,
            "a.popoverPresentationControllerDidDismissPopover", "tap outside"),
        UsualScene(
            .olderPopoverShouldDismiss, olderPopover,
            "a.delegate.popoverControllerShouldDismissPopover", "tap outside"),
        UsualScene(
            .olderPopoverDidDismiss, olderPopover,
            "a.popoverControllerDidDismissPopover", "tap outside"),
        UsualScene(.presentCompletion, two, "a.completion", "present a"),
        UsualScene(.dismissCompletion, shown, "a.completion", "dismiss a"),
        UsualScene(
            .transitionCompletion, child + "; new b", "home.completion", "cycle a to b"),
    ]

    private static let oldPopover =
        "set ios 12; device iPad; new home; new a; root home; popover a at 100 300 60 40"

    private static let olderPopover = """
        class Holder: UIPopoverControllerDelegate {
            func popoverControllerShouldDismissPopover(_ popover: UIPopoverController) -> Bool { true }
            func popoverControllerDidDismissPopover(_ popover: UIPopoverController) {}
        }
        set ios 8; device iPad; new home; new a; root home
        let holder = Holder()
        let popover = UIPopoverController(contentViewController: a)
        popover.delegate = holder
        popover.present(from: CGRect(x: 100, y: 300, width: 60, height: 40), in: home.view, \
        permittedArrowDirections: .any, animated: false)
        """

    /// One object in every part.
    private static let keeper = """
        class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { nil }
            func presentationController(
                _ controller: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: UIViewControllerTransitionCoordinator?
            ) {}
            func presentationController(
                _ controller: UIPresentationController,
                prepare adaptive: UIPresentationController
            ) {}
        }
        let keeper = Keeper()
        new home; new a; root home
        a.modalPresentationStyle = .popover
        a.presentationController?.delegate = keeper
        """

    private static let pointing = """
        class Guide: UIPopoverPresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {}
            func popoverPresentationController(
                _ popover: UIPopoverPresentationController, willRepositionPopoverTo
                    rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) { rect.pointee.origin.x += 20 }
        }
        let guide = Guide()
        device iPad; new home; new a; root home
        a.modalPresentationStyle = .popover
        a.presentationController?.delegate = guide
        """

    private static let adaptations = [
        UsualScene(
            .adaptiveStyle, keeper, "a.delegate.adaptivePresentationStyle",
            "popover a at home.view"),
        UsualScene(
            .adaptiveStyleInCompact,
            """
            class Keeper: UIAdaptivePresentationControllerDelegate {
                func adaptivePresentationStyle(
                    for controller: UIPresentationController
                ) -> UIModalPresentationStyle { .none }
            }
            let keeper = Keeper()
            new home; new a; root home; a.modalPresentationStyle = .popover
            a.presentationController?.delegate = keeper
            """, "a.delegate.adaptivePresentationStyle", "popover a at home.view"),
        UsualScene(
            .adaptiveController, keeper,
            "a.delegate.viewControllerForAdaptivePresentationStyle", "popover a at home.view"),
        UsualScene(
            .adaptiveWillPresent, keeper, "a.delegate.willPresentWithAdaptiveStyle",
            "popover a at home.view"),
        UsualScene(.adaptivePrepare, keeper, "a.delegate.prepare", "popover a at home.view"),
        UsualScene(
            .popoverPrepare, pointing,
            "a.delegate.prepareForPopoverPresentation", "popover a at home.view"),
        UsualScene(
            .popoverWillReposition, pointing + "\npopover a at 100 300 60 40",
            "a.delegate.willRepositionPopover", "rotate"),
    ]
}

extension UsualScene {
    /// One object in every part of a transition.
    private static let actor = """
        class Actor: NSObject, UIViewControllerAnimatedTransitioning, \
        UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, \
        UITabBarControllerDelegate {
            var driver = UIPercentDrivenInteractiveTransition()
            var isDriven = false
            func transitionDuration(using context: UIViewControllerContextTransitioning?) \
        -> TimeInterval { 0.3 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                UIView.animate(withDuration: 0.3, animations: {}) { _ in \
        context.completeTransition(!context.transitionWasCancelled) }
            }
            func animationEnded(_ completed: Bool) {}
            func presentationController(forPresented presented: UIViewController, presenting: \
        UIViewController?, source: UIViewController) -> UIPresentationController? { \
        UIPresentationController(presentedViewController: presented, presenting: presenting) }
            func animationController(forPresented presented: UIViewController, presenting: \
        UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? \
        { self }
            func animationController(forDismissed dismissed: UIViewController) \
        -> UIViewControllerAnimatedTransitioning? { self }
            func interactionControllerForPresentation(using animator: \
        UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? \
        { isDriven ? driver : nil }
            func interactionControllerForDismissal(using animator: \
        UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
            func navigationController(_ stack: UINavigationController, animationControllerFor \
        operation: UINavigationController.Operation, from: UIViewController, to: \
        UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
            func navigationController(_ stack: UINavigationController, \
        interactionControllerFor animator: UIViewControllerAnimatedTransitioning) \
        -> UIViewControllerInteractiveTransitioning? { nil }
            func tabBarController(_ tabs: UITabBarController, \
        animationControllerForTransitionFrom from: UIViewController, to: UIViewController) \
        -> UIViewControllerAnimatedTransitioning? { self }
            func tabBarController(_ tabs: UITabBarController, interactionControllerFor animator: \
        UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
        }
        let actor = Actor()

        """
    /// The same object with an animation that a finger can stop.
    private static let interruptible = actor.replacing(
        "    func animationEnded",
        with: """
                func interruptibleAnimator(using context: UIViewControllerContextTransitioning) \
            -> UIViewImplicitlyAnimating {
                    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
                    animator.addCompletion { _ in \
            context.completeTransition(!context.transitionWasCancelled) }
                    return animator
                }
                func animationEnded
            """)
    private static let custom =
        "new home; new a; root home; a.modalPresentationStyle = .custom\n"
        + "a.transitioningDelegate = actor"
    private static let driven = custom + "; actor.isDriven = true"
    private static let ownStack =
        actor + "new a; new b; new n as nav root a; root n\nn.delegate = actor"
    private static let ownTabs =
        actor + "new a; new b; new t as tab with a b; root t\nt.delegate = actor"

    private static let transitions = [
        UsualScene(
            .presentationForPresented, actor + custom.replacing(".custom", with: ".pageSheet"),
            "a.transitioningDelegate.presentationController", "present a as custom"),
        UsualScene(
            .animatorForPresented, actor + custom,
            "a.transitioningDelegate.animationController", "present a"),
        UsualScene(
            .animatorForDismissed, actor + custom + "\npresent a",
            "a.animationController(forDismissed:)", "dismiss a"),
        UsualScene(
            .interactionForPresentation, actor + custom,
            "a.transitioningDelegate.interactionControllerForPresentation", "present a"),
        UsualScene(
            .interactionForDismissal, actor + custom + "\npresent a",
            "a.interactionControllerForDismissal", "dismiss a"),
        UsualScene(
            .animatorOfStack, ownStack, "n.delegate.animationController", "push b on n"),
        UsualScene(
            .interactionOfStack, ownStack, "n.delegate.interactionController", "push b on n"),
        UsualScene(.animatorOfTabs, ownTabs, "t.delegate.animationController", "select b"),
        UsualScene(.interactionOfTabs, ownTabs, "t.delegate.interactionController", "tap b"),
        UsualScene(.transitionDuration, ownStack, "actor.transitionDuration", "push b"),
        UsualScene(.animateTransition, ownTabs, "actor.animateTransition", "select b"),
        UsualScene(.animationEnded, actor + custom, "actor.animationEnded", "present a"),
        UsualScene(
            .startInteractiveTransition, actor + driven + "\npresent a\nfinish\ndismiss a",
            "UIPercentDrivenInteractiveTransition-1.startInteractiveTransition", "present a"),
        UsualScene(
            .interruptibleAnimator, interruptible + driven, "actor.interruptibleAnimator",
            "present a"),
    ]

    private static let tabs = "new a; new b; new t as tab with a b; root t"
    private static let setTabs =
        "new a; new b; new t as tab; t.tabs = [UITab(title: \"A\", image: nil, identifier: \"a\") "
        + "{ _ in a }, UITab(title: \"B\", image: nil, identifier: \"b\") { _ in b }]; root t"
    private static let stackOfTabs =
        "new a; new b; let n = UINavigationController(); new t as tab; let g = UITabGroup(title: \"G\", "
        + "image: nil, identifier: \"g\", children: [UITab(title: \"B\", image: nil, identifier: \"b\") "
        + "{ _ in b }]); g.managingNavigationController = n; t.tabs = [UITab(title: \"A\", image: nil, "
        + "identifier: \"a\") { _ in a }, g]; root t"
    private static let more =
        "new a; new b; new c; new d; new e; new f; new t as tab with a b c d e f; root t; "
        + "let more = t.moreNavigationController; tap more"
    private static let nav = "new a; new b; new n as nav root a; root n"

    private static func bar(_ name: String, returning rest: String) -> String {
        "class Stack: UINavigationController, UINavigationBarDelegate { "
            + "func navigationBar(_ bar: UINavigationBar, \(name) item: UINavigationItem) "
            + "\(rest) }; new a; new b; new n as Stack root a; root n"
    }

    private static let containers = [
        UsualScene(.navigationWillShow, nav, "n.delegate.willShow", "push b on n"),
        UsualScene(.navigationDidShow, nav, "n.delegate.didShow", "push b on n"),
        UsualScene(.tabShouldSelect, tabs, "t.delegate.shouldSelect", "tap b"),
        UsualScene(.tabDidSelect, tabs, "t.delegate.didSelect", "tap b"),
        UsualScene(.tabShouldSelectTab, setTabs, "t.delegate.shouldSelectTab", "tap b"),
        UsualScene(.tabDidSelectTab, setTabs, "t.didSelectTab", "select b"),
        UsualScene(
            .tabDisplayedControllers, stackOfTabs, "t.delegate.displayedViewControllersFor",
            "select n"),
        UsualScene(
            .tabWillBeginCustomizing, more, "t.delegate.willBeginCustomizing", "tap Edit"),
        UsualScene(
            .tabWillEndCustomizing, more + "; tap Edit", "t.delegate.willEndCustomizing",
            "tap Done"),
        UsualScene(
            .tabDidEndCustomizing, more + "; tap Edit", "t.delegate.didEndCustomizing",
            "tap Done"),
        UsualScene(
            .barShouldPush, bar("shouldPush", returning: "-> Bool { true }"), "n.shouldPush",
            "push b on n"),
        UsualScene(
            .barShouldPop, bar("shouldPop", returning: "-> Bool { true }") + "; push b",
            "n.shouldPop", "tap back"),
        UsualScene(
            .barDidPop, bar("didPop", returning: "{}") + "; push b", "n.didPop", "tap back"),
        UsualScene(
            .renameShouldBegin, page, "a.navigationItemShouldBeginRenaming", "rename \"A\""),
        UsualScene(.renameShouldEnd, page, "a.shouldEndRenaming", "rename \"A\""),
        UsualScene(.renameDidEnd, page, "a.didEndRenaming", "rename \"A\""),
    ]
    private static let page =
        "class Page: UIViewController, UINavigationItemRenameDelegate { "
        + "func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }; "
        + "func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool "
        + "{ true }; func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) "
        + "{} }; new a as Page; new n as nav root a; root n; a.navigationItem.renameDelegate = a"

    private static let paged = "new a; new b; new p as page with a b; root p"

    private static let pages = [
        UsualScene(
            .pageWillTransition, paged, "p.delegate.willTransitionTo", "swipe forward; finish"),
        UsualScene(
            .pageDidFinish, paged + "; page b", "p.delegate.didFinishAnimating",
            "swipe reverse; finish"),
        UsualScene(
            .pageSpineLocation, "new a; new p as page with a curl; root p",
            "p.delegate.spineLocationFor", "rotate"),
        UsualScene(.pageCompletion, paged, "p.completion", "page b in p"),
        UsualScene(
            .pageBefore, paged + "; page b", "p.dataSource.viewControllerBefore",
            "swipe reverse; finish"),
        UsualScene(
            .pageAfter, paged, "p.dataSource.viewControllerAfter", "swipe forward; finish"),
        UsualScene(.pageCount, paged, "p.dataSource.presentationCount", "page b in p"),
        UsualScene(.pageIndex, paged, "p.dataSource.presentationIndex", "page b in p"),
    ]

    private static let columns = "device iPad; new a; new b; new s as split with a b; root s"
    private static let secondary = columns + "; displaymode secondaryOnly"
    private static let collapsed = columns + "; trait compact"
    private static let classic =
        "device iPad; new a; new b; new m as nav root a; new n as nav root b; "
        + "new s as split with m n classic; root s"
    private static let three =
        "device iPad; new a; new b; new c; new s as split with a b classic; root s"

    private static let splits = [
        UsualScene(
            .splitWillChange, columns, "s.delegate.willChangeTo",
            "displaymode secondaryOnly in s"),
        UsualScene(
            .splitWillShow, secondary, "s.delegate.willShow",
            "displaymode oneBesideSecondary in s"),
        UsualScene(
            .splitDidShow, secondary, "s.delegate.didShow",
            "displaymode oneBesideSecondary in s"),
        UsualScene(
            .splitWillHide, columns, "s.delegate.willHide", "displaymode secondaryOnly in s"),
        UsualScene(
            .splitDidHide, columns, "s.delegate.didHide", "displaymode secondaryOnly in s"),
        UsualScene(
            .splitTopColumn, columns, "s.delegate.topColumnForCollapsing", "trait compact"),
        UsualScene(.splitDidCollapse, columns, "s.delegate.didCollapse", "trait compact"),
        UsualScene(
            .splitModeForExpanding, collapsed, "s.delegate.displayModeForExpanding",
            "trait regular"),
        UsualScene(.splitDidExpand, collapsed, "s.delegate.didExpand", "trait regular"),
        UsualScene(
            .splitPrimaryForCollapsing, classic, "s.delegate.primaryForCollapsing",
            "trait compact"),
        UsualScene(
            .splitCollapseSecondary, classic, "s.delegate.collapseSecondary", "trait compact"),
        UsualScene(
            .splitPrimaryForExpanding, classic + "; trait compact",
            "s.delegate.primaryForExpanding", "trait regular"),
        UsualScene(
            .splitSeparateSecondary, classic + "; trait compact",
            "s.delegate.separateSecondary", "trait regular"),
        UsualScene(.splitShow, three, "s.delegate.show", "show c from s"),
        UsualScene(.splitShowDetail, three, "s.delegate.showDetail", "showdetail c from s"),
    ]
}
