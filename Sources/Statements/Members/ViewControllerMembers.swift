import HeadlessUIKit

extension TypeDescription {
    static let viewController = TypeDescription(
        "UIViewController", class: UIViewController.self, superclass: .responder
    ) { type in
        type.initialiser("init()") { UIViewController() }
        addLoading(&type)
        addContainment(&type)
        addAppearance(&type)
        addLayout(&type)
        addTraits(&type)
        addPresentation(&type)
        addContainers(&type)
        addSplitParts(&type)
        type.property("title", { $0.title }, { $0.title = $1 })
        type.property(
            "edgesForExtendedLayout", { $0.edgesForExtendedLayout },
            { $0.edgesForExtendedLayout = $1 })
        type.property(
            "extendedLayoutIncludesOpaqueBars", { $0.extendedLayoutIncludesOpaqueBars },
            { $0.extendedLayoutIncludesOpaqueBars = $1 })
        addSystemPreferences(&type)
        type.property("nibName", { $0.nibName })
        type.staticProperty("showDetailTargetDidChangeNotification") {
            UIViewController.showDetailTargetDidChangeNotification
        }
        type.method("didReceiveMemoryWarning()", UIViewController.didReceiveMemoryWarning)
        type.method("viewWillUnload()", UIViewController.viewWillUnload)
        type.method("viewDidUnload()", UIViewController.viewDidUnload)
        type.method(
            "setNeedsStatusBarAppearanceUpdate()",
            UIViewController.setNeedsStatusBarAppearanceUpdate)
    }

    private static func addSystemPreferences(_ type: inout MemberList<UIViewController>) {
        type.property("childForStatusBarStyle", { $0.childForStatusBarStyle })
        type.property("childForStatusBarHidden", { $0.childForStatusBarHidden })
        type.property("preferredStatusBarStyle", { $0.preferredStatusBarStyle })
        type.property("prefersStatusBarHidden", { $0.prefersStatusBarHidden })
        type.property(
            "preferredStatusBarUpdateAnimation", { $0.preferredStatusBarUpdateAnimation })
        type.property("childForHomeIndicatorAutoHidden", { $0.childForHomeIndicatorAutoHidden })
        type.property("prefersHomeIndicatorAutoHidden", { $0.prefersHomeIndicatorAutoHidden })
        type.property(
            "childForScreenEdgesDeferringSystemGestures",
            { $0.childForScreenEdgesDeferringSystemGestures })
        type.property(
            "preferredScreenEdgesDeferringSystemGestures",
            { $0.preferredScreenEdgesDeferringSystemGestures })
        type.property(
            "childViewControllerForPointerLock", { $0.childViewControllerForPointerLock })
        type.property("prefersPointerLocked", { $0.prefersPointerLocked })
        type.property(
            "modalPresentationCapturesStatusBarAppearance",
            { $0.modalPresentationCapturesStatusBarAppearance },
            { $0.modalPresentationCapturesStatusBarAppearance = $1 })
        type.property("supportedInterfaceOrientations", { $0.supportedInterfaceOrientations })
        type.property("shouldAutorotate", { $0.shouldAutorotate })
        type.property(
            "preferredInterfaceOrientationForPresentation",
            { $0.preferredInterfaceOrientationForPresentation })
        type.property("interfaceOrientation", { $0.interfaceOrientation })
        type.method(
            "setNeedsUpdateOfSupportedInterfaceOrientations()",
            UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations)
        type.method(
            "setNeedsUpdateOfHomeIndicatorAutoHidden()",
            UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden)
        type.method(
            "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
            UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures)
        type.method(
            "setNeedsUpdateOfPrefersPointerLocked()",
            UIViewController.setNeedsUpdateOfPrefersPointerLocked)
        type.staticMethod(
            "attemptRotationToDeviceOrientation()",
            UIViewController.attemptRotationToDeviceOrientation)
    }

    private static func addLoading(_ type: inout MemberList<UIViewController>) {
        type.unwrappedProperty(
            "view", { $0.view }, { $0.view = $1 }, look: { $0.viewIfLoaded })
        type.property("viewIfLoaded", { $0.viewIfLoaded })
        type.property("isViewLoaded", { $0.isViewLoaded })
        type.method("loadViewIfNeeded()", UIViewController.loadViewIfNeeded)
        type.method("loadView()", UIViewController.loadView)
        type.method("viewDidLoad()", UIViewController.viewDidLoad)
    }

    private static func addContainment(_ type: inout MemberList<UIViewController>) {
        type.property("parent", { $0.parent })
        type.property("children", { $0.children })
        type.property("isMovingToParent", { $0.isMovingToParent })
        type.property("isMovingFromParent", { $0.isMovingFromParent })
        type.method("addChild(_:)", UIViewController.addChild)
        type.method("removeFromParent()", UIViewController.removeFromParent)
        type.method("willMove(toParent:)", UIViewController.willMove(toParent:))
        type.method("didMove(toParent:)", UIViewController.didMove(toParent:))
        type.method(
            "transition(from:to:duration:options:animations:completion:)",
            defaults: ["options": .options(.animationOptions, 0), "completion": .null]
        ) { container in
            {
                (
                    old: UIViewController, new: UIViewController, duration: TimeInterval,
                    options: UIView.AnimationOptions, animations: ActionBlock?,
                    completion: FinishedBlock?
                ) in
                container.transition(
                    from: old, to: new, duration: duration, options: options,
                    animations: animations?.run, completion: completion?.run)
            }
        }
    }

    private static func addAppearance(_ type: inout MemberList<UIViewController>) {
        type.property(
            "shouldAutomaticallyForwardAppearanceMethods",
            { $0.shouldAutomaticallyForwardAppearanceMethods },
            override: { $0.forwardsAppearanceMethods = $1 })
        type.method("viewWillAppear(_:)", UIViewController.viewWillAppear)
        type.method("viewIsAppearing(_:)", UIViewController.viewIsAppearing)
        type.method("viewDidAppear(_:)", UIViewController.viewDidAppear)
        type.method("viewWillDisappear(_:)", UIViewController.viewWillDisappear)
        type.method("viewDidDisappear(_:)", UIViewController.viewDidDisappear)
        type.method(
            "beginAppearanceTransition(_:animated:)", UIViewController.beginAppearanceTransition)
        type.method("endAppearanceTransition()", UIViewController.endAppearanceTransition)
    }

    private static func addLayout(_ type: inout MemberList<UIViewController>) {
        type.property("topLayoutGuide", { $0.topLayoutGuide })
        type.property("bottomLayoutGuide", { $0.bottomLayoutGuide })
        type.property(
            "preferredContentSize", { $0.preferredContentSize }, { $0.preferredContentSize = $1 })
        type.property(
            "additionalSafeAreaInsets", { $0.additionalSafeAreaInsets },
            { $0.additionalSafeAreaInsets = $1 })
        type.property(
            "viewRespectsSystemMinimumLayoutMargins",
            { $0.viewRespectsSystemMinimumLayoutMargins },
            { $0.viewRespectsSystemMinimumLayoutMargins = $1 })
        type.property("systemMinimumLayoutMargins", { $0.systemMinimumLayoutMargins })
        type.method("updateViewConstraints()", UIViewController.updateViewConstraints)
        type.method("viewWillLayoutSubviews()", UIViewController.viewWillLayoutSubviews)
        type.method("viewDidLayoutSubviews()", UIViewController.viewDidLayoutSubviews)
        type.method("viewSafeAreaInsetsDidChange()", UIViewController.viewSafeAreaInsetsDidChange)
        type.method("viewLayoutMarginsDidChange()", UIViewController.viewLayoutMarginsDidChange)
        type.method("preferredContentSizeDidChange(forChildContentContainer:)") { controller in
            { (child: UIViewController) in
                controller.preferredContentSizeDidChange(forChildContentContainer: child)
            }
        }
        type.method("systemLayoutFittingSizeDidChange(forChildContentContainer:)") { controller in
            { (child: UIViewController) in
                controller.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
            }
        }
        type.method("size(forChildContentContainer:withParentContainerSize:)") { controller in
            { (child: UIViewController, size: CGSize) in
                controller.size(forChildContentContainer: child, withParentContainerSize: size)
            }
        }
    }

    private static func addTraits(_ type: inout MemberList<UIViewController>) {
        type.property("traitCollection", { $0.traitCollection })
        type.property("traitOverrides", { $0.traitOverrides })
        type.property(
            "overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle },
            { $0.overrideUserInterfaceStyle = $1 })
        type.method("traitCollectionDidChange(_:)", UIViewController.traitCollectionDidChange)
        type.method("updateTraitsIfNeeded()", UIViewController.updateTraitsIfNeeded)
        type.addTraitRegistration()
        type.method(
            "setOverrideTraitCollection(_:forChild:)", UIViewController.setOverrideTraitCollection)
        type.method(
            "overrideTraitCollection(forChild:)", UIViewController.overrideTraitCollection)
        type.method("willTransition(to:with:)") { controller in
            { (traits: UITraitCollection, coordinator: TransitionCoordinatorReference) in
                controller.willTransition(to: traits, with: coordinator.coordinator)
            }
        }
        type.method("viewWillTransition(to:with:)") { controller in
            { (size: CGSize, coordinator: TransitionCoordinatorReference) in
                controller.viewWillTransition(to: size, with: coordinator.coordinator)
            }
        }
    }

    private static func addPresentation(_ type: inout MemberList<UIViewController>) {
        type.property(
            "modalPresentationStyle", { $0.modalPresentationStyle },
            { $0.modalPresentationStyle = $1 })
        type.property(
            "activePresentationController", { $0.activePresentationController })
        type.property(
            "preferredTransition", { $0.preferredTransition },
            { $0.preferredTransition = $1 })
        type.property(
            "modalTransitionStyle", { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 })
        type.property(
            "definesPresentationContext", { $0.definesPresentationContext },
            { $0.definesPresentationContext = $1 })
        type.property(
            "isModalInPresentation", { $0.isModalInPresentation },
            { $0.isModalInPresentation = $1 })
        type.property(
            "transitioningDelegate",
            { ProtocolReference<TransitioningDelegate>($0.transitioningDelegate) },
            { $0.transitioningDelegate = $1?.object })
        type.property(
            "providesPresentationContextTransitionStyle",
            { $0.providesPresentationContextTransitionStyle },
            { $0.providesPresentationContextTransitionStyle = $1 })
        type.property("presentedViewController", { $0.presentedViewController })
        type.property("presentingViewController", { $0.presentingViewController })
        type.property(
            "presentationController", { $0.presentationController },
            look: { .some($0.presentationControllerIfMade) })
        type.property(
            "popoverPresentationController", { $0.popoverPresentationController },
            look: { .some($0.presentationControllerIfMade as? UIPopoverPresentationController) })
        type.property(
            "sheetPresentationController", { $0.sheetPresentationController },
            look: { .some($0.presentationControllerIfMade as? UISheetPresentationController) })
        type.property("isBeingPresented", { $0.isBeingPresented })
        type.property("isBeingDismissed", { $0.isBeingDismissed })
        type.property(
            "transitionCoordinator",
            { $0.transitionCoordinator.map(TransitionCoordinatorReference.init) })
        type.method("present(_:animated:completion:)", defaults: ["completion": .null]) {
            presenter in
            { (presented: UIViewController, animated: Bool, completion: ActionBlock?) in
                presenter.present(presented, animated: animated, completion: completion?.run)
            }
        }
        type.method("dismiss(animated:completion:)", defaults: ["completion": .null]) {
            controller in
            { (animated: Bool, completion: ActionBlock?) in
                controller.dismiss(animated: animated, completion: completion?.run)
            }
        }
    }
}
