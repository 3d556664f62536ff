// swift-format-ignore-file
// Written by scripts/generate-callbacks.
import HierarchyRecords

extension Callback {
    /// The protocol of the delegate or data source that is asked or told; nil for any other callback.
    var receivingProtocol: String? {
        switch self {
        case .initWithCoder, .awakeFromNib, .loadView, .viewDidLoad, .deinitialized, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent, .updateViewConstraints, .updateProperties, .updateContentUnavailable, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews, .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange, .viewWillTransitionToSize, .willTransitionToTraits, .traitCollectionDidChange, .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .transitionDuration, .startInteractiveTransition, .animateTransition, .animationEnded, .interruptibleAnimator, .presentCompletion, .dismissCompletion, .transitionCompletion, .pageCompletion, .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .setNeedsStatusBarAppearanceUpdate, .childForStatusBarStyle, .childForStatusBarHidden, .setNeedsUpdateOfHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden, .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfPrefersPointerLocked, .childViewControllerForPointerLock, .setNeedsUpdateOfPrefersInterfaceOrientationLocked, .childViewControllerForInterfaceOrientationLock, .layoutSubviews, .updateConstraints, .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didAddSubview, .willRemoveSubview, .viewTraitCollectionDidChange, .safeAreaInsetsDidChange, .layoutMarginsDidChange, .action, .sentAction, .becomeFirstResponder, .resignFirstResponder, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .motionBegan, .motionEnded, .gestureState, .notification, .shouldPerformSegue, .prepareForSegue, .performSegue, .allowedChildrenForUnwinding, .canPerformUnwind, .unwindTowards, .warning, .exception, .call, .mark, .encodeRestorableState, .decodeRestorableState, .finishedRestoringState: nil
        case .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttemptToDismiss, .adaptiveStyle, .adaptiveStyleInCompact, .adaptiveController, .adaptiveWillPresent, .adaptivePrepare: "UIAdaptivePresentationControllerDelegate"
        case .popoverPrepare, .popoverWillReposition, .popoverShouldDismiss, .popoverDidDismiss: "UIPopoverPresentationControllerDelegate"
        case .sheetDidChangeDetent: "UISheetPresentationControllerDelegate"
        case .olderPopoverShouldDismiss, .olderPopoverDidDismiss: "UIPopoverControllerDelegate"
        case .presentationForPresented, .animatorForPresented, .animatorForDismissed, .interactionForPresentation, .interactionForDismissal: "UIViewControllerTransitioningDelegate"
        case .animatorOfStack, .interactionOfStack, .navigationWillShow, .navigationDidShow: "UINavigationControllerDelegate"
        case .animatorOfTabs, .interactionOfTabs, .tabShouldSelect, .tabDidSelect, .tabShouldSelectTab, .tabDidSelectTab, .tabDisplayedControllers, .tabWillBeginCustomizing, .tabWillEndCustomizing, .tabDidEndCustomizing: "UITabBarControllerDelegate"
        case .tabSidebarVisibility: "UITabBarControllerSidebarDelegate"
        case .barShouldPush, .barDidPush, .barShouldPop, .barDidPop: "UINavigationBarDelegate"
        case .renameShouldBegin, .renameShouldEnd, .renameDidEnd: "UINavigationItemRenameDelegate"
        case .pageWillTransition, .pageDidFinish, .pageSpineLocation: "UIPageViewControllerDelegate"
        case .pageBefore, .pageAfter, .pageCount, .pageIndex: "UIPageViewControllerDataSource"
        case .splitWillChange, .splitWillShow, .splitDidShow, .splitWillHide, .splitDidHide, .splitTopColumn, .splitDidCollapse, .splitModeForExpanding, .splitDidExpand, .splitPrimaryForCollapsing, .splitCollapseSecondary, .splitPrimaryForExpanding, .splitSeparateSecondary, .splitShow, .splitShowDetail: "UISplitViewControllerDelegate"
        case .tableNumberOfSections, .tableNumberOfRows, .tableCellForRow: "UITableViewDataSource"
        case .tableWillDisplay, .tableDidEndDisplaying, .tableShouldHighlight, .tableDidHighlight, .tableDidUnhighlight, .tableWillSelect, .tableDidSelect, .tableWillDeselect, .tableDidDeselect, .tableAccessoryTapped: "UITableViewDelegate"
        case .collectionNumberOfSections, .collectionNumberOfItems, .collectionCellForItem: "UICollectionViewDataSource"
        case .collectionWillDisplay, .collectionDidEndDisplaying, .collectionShouldHighlight, .collectionDidHighlight, .collectionDidUnhighlight, .collectionShouldSelect, .collectionDidSelect, .collectionShouldDeselect, .collectionDidDeselect: "UICollectionViewDelegate"
        case .scrollDidScroll, .scrollWillBeginDragging, .scrollWillEndDragging, .scrollDidEndDragging, .scrollWillBeginDecelerating, .scrollDidEndDecelerating, .scrollDidEndAnimation, .scrollDidChangeAdjustedInset: "UIScrollViewDelegate"
        case .searchPresent, .searchWillPresent, .searchDidPresent, .searchWillDismiss, .searchDidDismiss: "UISearchControllerDelegate"
        case .searchUpdate: "UISearchResultsUpdating"
        case .searchBarShouldBegin, .searchBarDidBegin, .searchBarShouldEnd, .searchBarDidEnd, .searchBarShouldChange, .searchBarDidChange, .searchBarSearch, .searchBarCancel: "UISearchBarDelegate"
        case .fieldShouldBegin, .fieldDidBegin, .fieldShouldEnd, .fieldDidEnd, .fieldShouldChange, .fieldDidChangeSelection, .fieldShouldClear, .fieldShouldReturn: "UITextFieldDelegate"
        case .textViewShouldBegin, .textViewDidBegin, .textViewShouldEnd, .textViewDidEnd, .textViewShouldChange, .textViewDidChange, .textViewDidChangeSelection: "UITextViewDelegate"
        case .appWillFinishLaunching, .appDidFinishLaunching, .appConfigureScene, .appDidBecomeActive, .appWillResignActive, .appDidEnterBackground, .appWillEnterForeground, .appMemoryWarning, .appShouldSaveState, .appShouldSaveSecureState, .appWillEncodeState, .appShouldRestoreState, .appShouldRestoreSecureState, .appControllerForPath, .appDidDecodeState: "UIApplicationDelegate"
        case .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneStateActivity, .sceneRestoreInteraction: "UISceneDelegate"
        case .locationDidChangeAuthorization, .locationDidChangeStatus, .locationDidUpdate, .locationDidFail: "CLLocationManagerDelegate"
        }
    }

    /// The rule by which the user alone brings the callback about, and code never does; nil for any
    /// other callback.
    var ruleOfUserAct: RuleID? {
        switch self {
        case .initWithCoder, .awakeFromNib, .loadView, .viewDidLoad, .deinitialized, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent, .updateViewConstraints, .updateProperties, .updateContentUnavailable, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews, .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange, .viewWillTransitionToSize, .willTransitionToTraits, .traitCollectionDidChange, .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .adaptiveStyle, .adaptiveStyleInCompact, .adaptiveController, .adaptiveWillPresent, .adaptivePrepare, .popoverPrepare, .popoverWillReposition, .presentationForPresented, .animatorForPresented, .animatorForDismissed, .interactionForPresentation, .interactionForDismissal, .animatorOfStack, .interactionOfStack, .animatorOfTabs, .interactionOfTabs, .transitionDuration, .startInteractiveTransition, .animateTransition, .animationEnded, .interruptibleAnimator, .presentCompletion, .dismissCompletion, .transitionCompletion, .navigationWillShow, .navigationDidShow, .tabDidSelectTab, .tabDisplayedControllers, .tabSidebarVisibility, .barShouldPush, .barDidPush, .pageSpineLocation, .pageCompletion, .pageCount, .pageIndex, .splitWillChange, .splitWillShow, .splitDidShow, .splitWillHide, .splitDidHide, .splitTopColumn, .splitDidCollapse, .splitModeForExpanding, .splitDidExpand, .splitPrimaryForCollapsing, .splitCollapseSecondary, .splitPrimaryForExpanding, .splitSeparateSecondary, .splitShow, .splitShowDetail, .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .setNeedsStatusBarAppearanceUpdate, .childForStatusBarStyle, .childForStatusBarHidden, .setNeedsUpdateOfHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden, .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfPrefersPointerLocked, .childViewControllerForPointerLock, .setNeedsUpdateOfPrefersInterfaceOrientationLocked, .childViewControllerForInterfaceOrientationLock, .layoutSubviews, .updateConstraints, .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didAddSubview, .willRemoveSubview, .viewTraitCollectionDidChange, .safeAreaInsetsDidChange, .layoutMarginsDidChange, .tableNumberOfSections, .tableNumberOfRows, .tableCellForRow, .tableWillDisplay, .tableDidEndDisplaying, .collectionNumberOfSections, .collectionNumberOfItems, .collectionCellForItem, .collectionWillDisplay, .collectionDidEndDisplaying, .scrollDidScroll, .scrollDidEndAnimation, .scrollDidChangeAdjustedInset, .searchPresent, .searchWillPresent, .searchDidPresent, .searchWillDismiss, .searchDidDismiss, .searchUpdate, .searchBarShouldBegin, .searchBarDidBegin, .searchBarShouldEnd, .searchBarDidEnd, .action, .sentAction, .becomeFirstResponder, .resignFirstResponder, .fieldShouldBegin, .fieldDidBegin, .fieldShouldEnd, .fieldDidEnd, .fieldDidChangeSelection, .textViewShouldBegin, .textViewDidBegin, .textViewShouldEnd, .textViewDidEnd, .textViewDidChangeSelection, .appWillFinishLaunching, .appDidFinishLaunching, .appConfigureScene, .appDidBecomeActive, .appWillResignActive, .appDidEnterBackground, .appWillEnterForeground, .appMemoryWarning, .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground, .sceneDidEnterBackground, .locationDidChangeAuthorization, .locationDidChangeStatus, .locationDidUpdate, .locationDidFail, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .motionBegan, .motionEnded, .gestureState, .notification, .shouldPerformSegue, .prepareForSegue, .performSegue, .allowedChildrenForUnwinding, .canPerformUnwind, .unwindTowards, .warning, .exception, .call, .mark, .encodeRestorableState, .decodeRestorableState, .finishedRestoringState, .appShouldSaveState, .appShouldSaveSecureState, .appWillEncodeState, .appShouldRestoreState, .appShouldRestoreSecureState, .appControllerForPath, .appDidDecodeState, .sceneStateActivity, .sceneRestoreInteraction: nil
        case .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttemptToDismiss: .p11
        case .sheetDidChangeDetent: .a56
        case .popoverShouldDismiss, .popoverDidDismiss: .a54
        case .olderPopoverShouldDismiss, .olderPopoverDidDismiss: .p45
        case .tabShouldSelect, .tabDidSelect: .a21
        case .tabShouldSelectTab: .r41
        case .tabWillBeginCustomizing, .tabWillEndCustomizing, .tabDidEndCustomizing: .a25
        case .renameShouldBegin, .renameShouldEnd, .renameDidEnd: .c69
        case .barShouldPop, .barDidPop: .r42
        case .pageWillTransition, .pageDidFinish: .c47
        case .pageBefore, .pageAfter: .a34
        case .tableShouldHighlight, .tableDidHighlight, .tableDidUnhighlight: .u04
        case .tableWillSelect, .tableDidSelect, .tableWillDeselect, .tableDidDeselect, .collectionShouldSelect, .collectionDidSelect, .collectionShouldDeselect, .collectionDidDeselect: .u05
        case .tableAccessoryTapped: .u31
        case .collectionShouldHighlight, .collectionDidHighlight, .collectionDidUnhighlight: .u08
        case .scrollWillBeginDragging, .scrollWillEndDragging, .scrollDidEndDragging, .scrollWillBeginDecelerating, .scrollDidEndDecelerating: .u14
        case .searchBarShouldChange, .searchBarDidChange, .searchBarSearch, .searchBarCancel: .u36
        case .fieldShouldChange, .fieldShouldClear, .fieldShouldReturn: .u24
        case .textViewShouldChange, .textViewDidChange: .a116
        }
    }
}
