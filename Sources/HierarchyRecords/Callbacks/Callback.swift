/// Every method that the simulator calls in user code, and the few other things that enter the log.
public enum Callback: UInt8, CaseIterable, Sendable {
    case awakeFromNib, loadView, viewDidLoad, deinitialized
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMoveToParent, didMoveToParent
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
    case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
    case preferredContentSizeDidChange, systemLayoutFittingSizeDidChange
    case viewWillTransitionToSize, willTransitionToTraits, traitCollectionDidChange
    case presentationTransitionWillBegin, presentationTransitionDidEnd
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case sheetShouldDismiss, sheetWillDismiss, sheetDidDismiss, sheetDidAttemptToDismiss
    case adaptiveStyle, adaptiveStyleInCompact, adaptiveController, adaptiveWillPresent
    case adaptivePrepare, popoverPrepare, popoverWillReposition, sheetDidChangeDetent
    case popoverShouldDismiss, popoverDidDismiss
    case presentationForPresented, animatorForPresented, animatorForDismissed
    case interactionForPresentation, interactionForDismissal
    case animatorOfStack, interactionOfStack, animatorOfTabs, interactionOfTabs
    case transitionDuration, startInteractiveTransition, animateTransition, animationEnded
    case interruptibleAnimator
    case presentCompletion, dismissCompletion, transitionCompletion
    case navigationWillShow, navigationDidShow, tabShouldSelect, tabDidSelect
    case tabShouldSelectTab, tabDidSelectTab
    case tabWillBeginCustomizing, tabWillEndCustomizing, tabDidEndCustomizing
    case barShouldPush, barDidPush, barShouldPop, barDidPop
    case pageWillTransition, pageDidFinish, pageSpineLocation, pageCompletion
    case pageBefore, pageAfter, pageCount, pageIndex
    case splitWillChange, splitWillShow, splitDidShow, splitWillHide, splitDidHide
    case splitTopColumn, splitDidCollapse, splitModeForExpanding, splitDidExpand
    case splitPrimaryForCollapsing, splitCollapseSecondary
    case splitPrimaryForExpanding, splitSeparateSecondary, splitShow, splitShowDetail
    case didReceiveMemoryWarning, viewWillUnload, viewDidUnload
    case setNeedsStatusBarAppearanceUpdate, childForStatusBarStyle, childForStatusBarHidden
    case setNeedsUpdateOfHomeIndicatorAutoHidden, childForHomeIndicatorAutoHidden
    case setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    case childForScreenEdgesDeferringSystemGestures
    case setNeedsUpdateOfPrefersPointerLocked, childViewControllerForPointerLock
    case layoutSubviews, updateConstraints
    case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview
    case viewTraitCollectionDidChange, safeAreaInsetsDidChange, layoutMarginsDidChange
    case tableNumberOfSections, tableNumberOfRows, tableCellForRow
    case tableWillDisplay, tableDidEndDisplaying
    case tableShouldHighlight, tableDidHighlight, tableDidUnhighlight
    case tableWillSelect, tableDidSelect, tableWillDeselect, tableDidDeselect
    case collectionNumberOfSections, collectionNumberOfItems, collectionCellForItem
    case collectionWillDisplay, collectionDidEndDisplaying
    case collectionShouldHighlight, collectionDidHighlight, collectionDidUnhighlight
    case collectionShouldSelect, collectionDidSelect
    case collectionShouldDeselect, collectionDidDeselect
    case scrollDidScroll, scrollWillBeginDragging, scrollWillEndDragging, scrollDidEndDragging
    case scrollWillBeginDecelerating, scrollDidEndDecelerating, scrollDidEndAnimation
    case scrollDidChangeAdjustedInset
    case searchWillPresent, searchDidPresent, searchWillDismiss, searchDidDismiss, searchUpdate
    case action, sentAction, becomeFirstResponder, resignFirstResponder
    case fieldShouldBegin, fieldDidBegin, fieldShouldEnd, fieldDidEnd
    case fieldShouldChange, fieldDidChangeSelection, fieldShouldClear, fieldShouldReturn
    case textViewShouldBegin, textViewDidBegin, textViewShouldEnd, textViewDidEnd
    case textViewShouldChange, textViewDidChange, textViewDidChangeSelection
    case appWillFinishLaunching, appDidFinishLaunching, appConfigureScene, appDidBecomeActive
    case appWillResignActive
    case appDidEnterBackground, appWillEnterForeground, appMemoryWarning
    case sceneWillConnect, sceneDidDisconnect, sceneDidBecomeActive, sceneWillResignActive
    case sceneWillEnterForeground, sceneDidEnterBackground
    case locationDidChangeAuthorization, locationDidChangeStatus, locationDidUpdate
    case locationDidFail
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, gestureState
    case notification
    case warning, exception, call, mark
}

/// How a callback is spelt in each language, and what kind of thing it is.
public struct CallbackSpelling: Sendable {
    /// What `base` is made of; it counts no references.
    let name: StaticString
    /// Swift's selector: `viewWillAppear(_:)`.
    public let swift: String
    /// Objective-C's selector: `viewWillAppear:`.
    public let objectiveC: String
    /// The category its events belong to.
    public let category: EventCategory

    /// The base name, as `on` and `why` take it: `viewWillAppear`.
    public var base: String { name.description }
}

extension Callback {
    /// The spelling in each language, from UIKit's headers.
    public var spelling: CallbackSpelling { Callback.spellings[Int(rawValue)] }

    /// The category its events belong to.
    public var category: EventCategory { Callback.categories[Int(rawValue)] }

    private static let categories: [EventCategory] = spellings.map(\.category)
    private static let spellings: [CallbackSpelling] = allCases.map {
        listSpelling($0) ?? barSpelling($0) ?? presentationSpelling($0)
            ?? transitionSpelling($0) ?? systemSpelling($0) ?? lifeSpelling($0)
            ?? spell($0)
    }

    static func row(
        _ name: StaticString, _ swift: String, _ objectiveC: String, _ category: EventCategory
    ) -> CallbackSpelling {
        CallbackSpelling(name: name, swift: swift, objectiveC: objectiveC, category: category)
    }

    private static func spell(_ callback: Callback) -> CallbackSpelling {
        switch callback {
        case .awakeFromNib: row("awakeFromNib", "awakeFromNib()", "awakeFromNib", .load)
        case .loadView: row("loadView", "loadView()", "loadView", .load)
        case .viewDidLoad: row("viewDidLoad", "viewDidLoad()", "viewDidLoad", .load)
        case .deinitialized: row("deinit", "deinit", "dealloc", .load)
        case .viewWillAppear:
            row("viewWillAppear", "viewWillAppear(_:)", "viewWillAppear:", .appearance)
        case .viewIsAppearing:
            row("viewIsAppearing", "viewIsAppearing(_:)", "viewIsAppearing:", .appearance)
        case .viewDidAppear:
            row("viewDidAppear", "viewDidAppear(_:)", "viewDidAppear:", .appearance)
        case .viewWillDisappear:
            row("viewWillDisappear", "viewWillDisappear(_:)", "viewWillDisappear:", .appearance)
        case .viewDidDisappear:
            row("viewDidDisappear", "viewDidDisappear(_:)", "viewDidDisappear:", .appearance)
        case .willMoveToParent:
            row("willMove", "willMove(toParent:)", "willMoveToParentViewController:", .containment)
        case .didMoveToParent:
            row("didMove", "didMove(toParent:)", "didMoveToParentViewController:", .containment)
        case .updateViewConstraints:
            row(
                "updateViewConstraints", "updateViewConstraints()", "updateViewConstraints", .layout
            )
        case .viewWillLayoutSubviews:
            row(
                "viewWillLayoutSubviews", "viewWillLayoutSubviews()", "viewWillLayoutSubviews",
                .layout)
        case .viewDidLayoutSubviews:
            row(
                "viewDidLayoutSubviews", "viewDidLayoutSubviews()", "viewDidLayoutSubviews", .layout
            )
        case .viewSafeAreaInsetsDidChange:
            row(
                "viewSafeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange()",
                "viewSafeAreaInsetsDidChange", .layout)
        case .viewLayoutMarginsDidChange:
            row(
                "viewLayoutMarginsDidChange", "viewLayoutMarginsDidChange()",
                "viewLayoutMarginsDidChange", .layout)
        case .containerViewWillLayoutSubviews:
            row(
                "containerViewWillLayoutSubviews", "containerViewWillLayoutSubviews()",
                "containerViewWillLayoutSubviews", .layout)
        case .containerViewDidLayoutSubviews:
            row(
                "containerViewDidLayoutSubviews", "containerViewDidLayoutSubviews()",
                "containerViewDidLayoutSubviews", .layout)
        case .preferredContentSizeDidChange:
            row(
                "preferredContentSizeDidChange",
                "preferredContentSizeDidChange(forChildContentContainer:)",
                "preferredContentSizeDidChangeForChildContentContainer:", .layout)
        case .systemLayoutFittingSizeDidChange:
            row(
                "systemLayoutFittingSizeDidChange",
                "systemLayoutFittingSizeDidChange(forChildContentContainer:)",
                "systemLayoutFittingSizeDidChangeForChildContentContainer:", .layout)
        case .viewWillTransitionToSize:
            row(
                "viewWillTransition", "viewWillTransition(to:with:)",
                "viewWillTransitionToSize:withTransitionCoordinator:", .traits)
        case .willTransitionToTraits:
            row(
                "willTransition", "willTransition(to:with:)",
                "willTransitionToTraitCollection:withTransitionCoordinator:", .traits)
        case .traitCollectionDidChange:
            row(
                "traitCollectionDidChange", "traitCollectionDidChange(_:)",
                "traitCollectionDidChange:", .traits)
        case .presentationTransitionWillBegin:
            row(
                "presentationTransitionWillBegin", "presentationTransitionWillBegin()",
                "presentationTransitionWillBegin", .presentation)
        case .presentationTransitionDidEnd:
            row(
                "presentationTransitionDidEnd", "presentationTransitionDidEnd(_:)",
                "presentationTransitionDidEnd:", .presentation)
        case .dismissalTransitionWillBegin:
            row(
                "dismissalTransitionWillBegin", "dismissalTransitionWillBegin()",
                "dismissalTransitionWillBegin", .presentation)
        case .dismissalTransitionDidEnd:
            row(
                "dismissalTransitionDidEnd", "dismissalTransitionDidEnd(_:)",
                "dismissalTransitionDidEnd:", .presentation)
        case .presentCompletion:
            row(
                "completion", "present(_:animated:completion:)",
                "presentViewController:animated:completion:", .presentation)
        case .dismissCompletion:
            row(
                "completion", "dismiss(animated:completion:)",
                "dismissViewControllerAnimated:completion:", .presentation)
        case .transitionCompletion:
            row(
                "completion", "transition(from:to:duration:options:animations:completion:)",
                "transitionFromViewController:toViewController:duration:options:animations:completion:",
                .presentation)
        case .navigationWillShow:
            row(
                "willShow", "navigationController(_:willShow:animated:)",
                "navigationController:willShowViewController:animated:", .delegate)
        case .navigationDidShow:
            row(
                "didShow", "navigationController(_:didShow:animated:)",
                "navigationController:didShowViewController:animated:", .delegate)
        case .tabShouldSelect:
            row(
                "shouldSelect", "tabBarController(_:shouldSelect:)",
                "tabBarController:shouldSelectViewController:", .delegate)
        case .tabDidSelect:
            row(
                "didSelect", "tabBarController(_:didSelect:)",
                "tabBarController:didSelectViewController:", .delegate)
        case .pageWillTransition:
            row(
                "willTransitionTo", "pageViewController(_:willTransitionTo:)",
                "pageViewController:willTransitionToViewControllers:", .delegate)
        case .pageDidFinish:
            row(
                "didFinishAnimating",
                "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
                "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
                .delegate)
        case .pageSpineLocation:
            row(
                "spineLocationFor", "pageViewController(_:spineLocationFor:)",
                "pageViewController:spineLocationForInterfaceOrientation:", .delegate)
        case .pageCompletion:
            row(
                "completion", "setViewControllers(_:direction:animated:completion:)",
                "setViewControllers:direction:animated:completion:", .presentation)
        case .pageBefore:
            row(
                "viewControllerBefore", "pageViewController(_:viewControllerBefore:)",
                "pageViewController:viewControllerBeforeViewController:", .datasource)
        case .pageAfter:
            row(
                "viewControllerAfter", "pageViewController(_:viewControllerAfter:)",
                "pageViewController:viewControllerAfterViewController:", .datasource)
        case .pageCount:
            row(
                "presentationCount", "presentationCount(for:)",
                "presentationCountForPageViewController:", .datasource)
        case .pageIndex:
            row(
                "presentationIndex", "presentationIndex(for:)",
                "presentationIndexForPageViewController:", .datasource)
        case .splitWillChange:
            row(
                "willChangeTo", "splitViewController(_:willChangeTo:)",
                "splitViewController:willChangeToDisplayMode:", .delegate)
        case .splitWillShow:
            row(
                "willShow", "splitViewController(_:willShow:)",
                "splitViewController:willShowColumn:", .delegate)
        case .splitDidShow:
            row(
                "didShow", "splitViewController(_:didShow:)",
                "splitViewController:didShowColumn:", .delegate)
        case .splitWillHide:
            row(
                "willHide", "splitViewController(_:willHide:)",
                "splitViewController:willHideColumn:", .delegate)
        case .splitDidHide:
            row(
                "didHide", "splitViewController(_:didHide:)",
                "splitViewController:didHideColumn:", .delegate)
        case .splitTopColumn:
            row(
                "topColumnForCollapsing",
                "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
                "splitViewController:topColumnForCollapsingToProposedTopColumn:", .delegate)
        case .splitDidCollapse:
            row(
                "didCollapse", "splitViewControllerDidCollapse(_:)",
                "splitViewControllerDidCollapse:", .delegate)
        case .splitModeForExpanding:
            row(
                "displayModeForExpanding",
                "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
                "splitViewController:displayModeForExpandingToProposedDisplayMode:", .delegate)
        case .splitDidExpand:
            row(
                "didExpand", "splitViewControllerDidExpand(_:)",
                "splitViewControllerDidExpand:", .delegate)
        case .splitPrimaryForCollapsing:
            row(
                "primaryForCollapsing", "primaryViewController(forCollapsing:)",
                "primaryViewControllerForCollapsingSplitViewController:", .delegate)
        case .splitCollapseSecondary:
            row(
                "collapseSecondary", "splitViewController(_:collapseSecondary:onto:)",
                "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
                .delegate)
        case .splitPrimaryForExpanding:
            row(
                "primaryForExpanding", "primaryViewController(forExpanding:)",
                "primaryViewControllerForExpandingSplitViewController:", .delegate)
        case .splitSeparateSecondary:
            row(
                "separateSecondary", "splitViewController(_:separateSecondaryFrom:)",
                "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
                .delegate)
        case .splitShow:
            row(
                "show", "splitViewController(_:show:sender:)",
                "splitViewController:showViewController:sender:", .delegate)
        case .splitShowDetail:
            row(
                "showDetail", "splitViewController(_:showDetail:sender:)",
                "splitViewController:showDetailViewController:sender:", .delegate)
        case .didReceiveMemoryWarning:
            row(
                "didReceiveMemoryWarning", "didReceiveMemoryWarning()", "didReceiveMemoryWarning",
                .memory)
        case .setNeedsStatusBarAppearanceUpdate:
            row(
                "setNeedsStatusBarAppearanceUpdate", "setNeedsStatusBarAppearanceUpdate()",
                "setNeedsStatusBarAppearanceUpdate", .statusbar)
        case .childForStatusBarStyle:
            row(
                "childForStatusBarStyle", "childForStatusBarStyle",
                "childViewControllerForStatusBarStyle", .statusbar)
        case .childForStatusBarHidden:
            row(
                "childForStatusBarHidden", "childForStatusBarHidden",
                "childViewControllerForStatusBarHidden", .statusbar)
        case .setNeedsUpdateOfHomeIndicatorAutoHidden:
            row(
                "setNeedsUpdateOfHomeIndicatorAutoHidden",
                "setNeedsUpdateOfHomeIndicatorAutoHidden()",
                "setNeedsUpdateOfHomeIndicatorAutoHidden", .statusbar)
        case .childForHomeIndicatorAutoHidden:
            row(
                "childForHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden",
                "childViewControllerForHomeIndicatorAutoHidden", .statusbar)
        case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures:
            row(
                "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
                "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
                "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", .statusbar)
        case .childForScreenEdgesDeferringSystemGestures:
            row(
                "childForScreenEdgesDeferringSystemGestures",
                "childForScreenEdgesDeferringSystemGestures",
                "childViewControllerForScreenEdgesDeferringSystemGestures", .statusbar)
        case .setNeedsUpdateOfPrefersPointerLocked:
            row(
                "setNeedsUpdateOfPrefersPointerLocked",
                "setNeedsUpdateOfPrefersPointerLocked()",
                "setNeedsUpdateOfPrefersPointerLocked", .statusbar)
        case .childViewControllerForPointerLock:
            row(
                "childViewControllerForPointerLock", "childViewControllerForPointerLock",
                "childViewControllerForPointerLock", .statusbar)
        case .layoutSubviews: row("layoutSubviews", "layoutSubviews()", "layoutSubviews", .view)
        case .updateConstraints:
            row("updateConstraints", "updateConstraints()", "updateConstraints", .view)
        case .willMoveToSuperview:
            row("willMoveToSuperview", "willMove(toSuperview:)", "willMoveToSuperview:", .view)
        case .didMoveToSuperview:
            row("didMoveToSuperview", "didMoveToSuperview()", "didMoveToSuperview", .view)
        case .willMoveToWindow:
            row("willMoveToWindow", "willMove(toWindow:)", "willMoveToWindow:", .view)
        case .didMoveToWindow: row("didMoveToWindow", "didMoveToWindow()", "didMoveToWindow", .view)
        case .didAddSubview: row("didAddSubview", "didAddSubview(_:)", "didAddSubview:", .view)
        case .willRemoveSubview:
            row("willRemoveSubview", "willRemoveSubview(_:)", "willRemoveSubview:", .view)
        case .viewTraitCollectionDidChange:
            row(
                "traitCollectionDidChange", "traitCollectionDidChange(_:)",
                "traitCollectionDidChange:", .view)
        case .safeAreaInsetsDidChange:
            row(
                "safeAreaInsetsDidChange", "safeAreaInsetsDidChange()", "safeAreaInsetsDidChange",
                .view)
        case .layoutMarginsDidChange:
            row(
                "layoutMarginsDidChange", "layoutMarginsDidChange()", "layoutMarginsDidChange",
                .view)
        case .action: row("action", "action", "action", .action)
        case .notification:
            row("notification", "notification", "notification", .notification)
        case .warning: row("warning", "warning", "warning", .warning)
        case .exception: row("exception", "exception", "exception", .exception)
        case .call: row("call", "call", "call", .call)
        default: row("mark", "mark", "mark", .mark)
        }
    }
}
