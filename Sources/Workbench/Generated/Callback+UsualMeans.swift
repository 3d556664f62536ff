// swift-format-ignore-file
// Written by scripts/generate-callbacks.
import HierarchyRecords

extension Callback {
    /// How the callback is usually brought about. What has commands here is found by `why not`
    /// wherever one of them sends it; a test goes over all of them.
    var usualMeans: UsualMeans {
        switch self {
        case .initWithCoder, .awakeFromNib:
            .otherwise("it comes once, while a storyboard or nib makes the object")
        case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear:
            .commands(UsualMeans.showing)
        case .deinitialized:
            .commands(["forget \(.subject)"] + UsualMeans.hiding)
        case .viewWillDisappear, .viewDidDisappear:
            .commands(UsualMeans.hiding)
        case .willMoveToParent, .didMoveToParent:
            .commands(UsualMeans.moving)
        case .updateViewConstraints, .updateConstraints:
            .otherwise("code calls setNeedsUpdateConstraints, or changes constraints")
        case .updateProperties:
            .otherwise("code calls setNeedsUpdateProperties, or a class overrides it and comes to the screen first")
        case .updateContentUnavailable:
            .otherwise("code calls setNeedsUpdateContentUnavailableConfiguration, or a class overrides it and comes to the screen first")
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews, .layoutSubviews:
            .commands(UsualMeans.layout)
        case .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .safeAreaInsetsDidChange, .layoutMarginsDidChange, .scrollDidChangeAdjustedInset:
            .commands(UsualMeans.insets)
        case .preferredContentSizeDidChange:
            .commands(["prefer \(.other) 200 300"])
        case .systemLayoutFittingSizeDidChange:
            .otherwise("code, or 'constrain', changes what the constraints make of a child's size")
        case .viewWillTransitionToSize, .popoverWillReposition, .pageSpineLocation:
            .commands(UsualMeans.resizing)
        case .willTransitionToTraits, .traitCollectionDidChange, .viewTraitCollectionDidChange:
            .commands(UsualMeans.traits)
        case .presentationTransitionWillBegin, .presentationTransitionDidEnd, .animatorForPresented, .interactionForPresentation:
            .commands(["present \(.subject)"])
        case .dismissalTransitionWillBegin, .dismissalTransitionDidEnd:
            .commands(["dismiss \(.subject)"] + UsualMeans.swipingAway)
        case .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttemptToDismiss:
            .commands(UsualMeans.swipingAway)
        case .adaptiveStyle, .adaptiveStyleInCompact, .adaptiveController, .adaptiveWillPresent, .adaptivePrepare, .popoverPrepare:
            .commands(["present \(.subject)", "popover \(.subject) at \(.other).view"])
        case .sheetDidChangeDetent:
            .commands(["drag up 300", "drag down 200"])
        case .popoverShouldDismiss, .popoverDidDismiss, .olderPopoverShouldDismiss, .olderPopoverDidDismiss:
            .commands(["tap outside"])
        case .presentationForPresented:
            .commands(["present \(.subject) as custom"])
        case .animatorForDismissed, .interactionForDismissal:
            .commands(["dismiss \(.subject)"])
        case .animatorOfStack, .interactionOfStack, .navigationWillShow, .navigationDidShow:
            .commands(UsualMeans.stack)
        case .animatorOfTabs, .interactionOfTabs:
            .commands(["select \(.other)", "tap \(.other)"])
        case .transitionDuration, .startInteractiveTransition, .animateTransition, .animationEnded, .interruptibleAnimator:
            .commands(UsualMeans.transitions)
        case .presentCompletion, .dismissCompletion, .transitionCompletion:
            .commands(["present \(.subject)", "dismiss \(.subject)", "cycle \(.other) to \(.other)"])
        case .tabShouldSelect, .tabDidSelect, .tabShouldSelectTab, .searchUpdate:
            .commands(["tap \(.other)"])
        case .tabDidSelectTab:
            .commands(["tap \(.other)", "select \(.other)"])
        case .tabDisplayedControllers:
            .commands(["select \(.other)"])
        case .tabSidebarVisibility:
            .otherwise("code sets sidebar.isHidden")
        case .tabWillBeginCustomizing:
            .commands(["tap Edit"])
        case .tabWillEndCustomizing, .tabDidEndCustomizing:
            .commands(["tap Done"])
        case .barShouldPush:
            .commands(["push \(.other) on \(.subject)"])
        case .barDidPush:
            .otherwise("code pushes an item on a bar of its own")
        case .renameShouldBegin, .renameShouldEnd, .renameDidEnd:
            .commands(["rename \"A\""])
        case .barShouldPop, .barDidPop:
            .commands(["tap back"])
        case .pageWillTransition, .pageDidFinish:
            .commands(["swipe forward; finish", "swipe reverse; finish"])
        case .pageCompletion, .pageCount, .pageIndex:
            .commands(UsualMeans.pages)
        case .pageBefore:
            .commands(["swipe reverse; finish"])
        case .pageAfter:
            .commands(["swipe forward; finish"])
        case .splitWillChange, .splitWillShow, .splitDidShow, .splitWillHide, .splitDidHide:
            .commands(UsualMeans.columns)
        case .splitTopColumn, .splitDidCollapse, .splitPrimaryForCollapsing, .splitCollapseSecondary:
            .commands(["trait compact"])
        case .splitModeForExpanding, .splitDidExpand, .splitPrimaryForExpanding, .splitSeparateSecondary:
            .commands(["trait regular"])
        case .splitShow:
            .commands(["show \(.other) from \(.subject)"])
        case .splitShowDetail:
            .commands(["showdetail \(.other) from \(.subject)"])
        case .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .appMemoryWarning:
            .commands(["memory"])
        case .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfHomeIndicatorAutoHidden, .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfPrefersPointerLocked, .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
            .otherwise("code calls it where what it answers has changed")
        case .childForStatusBarStyle, .childForStatusBarHidden, .childForHomeIndicatorAutoHidden, .childForScreenEdgesDeferringSystemGestures, .childViewControllerForPointerLock, .childViewControllerForInterfaceOrientationLock:
            .otherwise("code has the system ask again")
        case .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow:
            .commands(UsualMeans.showing + UsualMeans.hiding)
        case .didAddSubview:
            .commands(["add \(.other) to \(.subject)"])
        case .willRemoveSubview:
            .commands(["remove \(.other)"])
        case .tableNumberOfSections, .tableNumberOfRows, .tableCellForRow, .tableWillDisplay, .collectionNumberOfSections, .collectionNumberOfItems, .collectionCellForItem, .collectionWillDisplay:
            .commands(UsualMeans.showing + ["drag 0 900"])
        case .tableDidEndDisplaying, .collectionDidEndDisplaying:
            .commands(["drag 0 900"])
        case .tableShouldHighlight, .tableDidHighlight, .tableDidUnhighlight, .tableWillSelect, .tableDidSelect, .tableWillDeselect, .tableDidDeselect:
            .commands(["tap row 0", "tap row 1"])
        case .tableAccessoryTapped:
            .commands(["tap row 0 accessory"])
        case .collectionShouldHighlight, .collectionDidHighlight, .collectionDidUnhighlight, .collectionShouldSelect, .collectionDidSelect, .collectionShouldDeselect, .collectionDidDeselect:
            .commands(["tap item 0", "tap item 1"])
        case .scrollDidScroll, .scrollWillBeginDragging, .scrollWillEndDragging, .scrollDidEndDragging, .scrollWillBeginDecelerating, .scrollDidEndDecelerating:
            .commands(UsualMeans.scrolling)
        case .scrollDidEndAnimation:
            .otherwise("code scrolls with animation")
        case .searchPresent, .searchWillPresent, .searchDidPresent, .fieldShouldClear:
            .commands(["tap \(.subject)"])
        case .searchWillDismiss, .searchDidDismiss, .searchBarCancel:
            .commands(["tap Cancel"])
        case .searchBarShouldBegin, .searchBarDidBegin, .becomeFirstResponder, .fieldShouldBegin, .fieldDidBegin, .textViewShouldBegin, .textViewDidBegin:
            .commands(UsualMeans.editing)
        case .searchBarShouldEnd, .searchBarDidEnd, .resignFirstResponder, .fieldShouldEnd, .fieldDidEnd, .textViewShouldEnd, .textViewDidEnd:
            .commands(UsualMeans.endOfEditing)
        case .searchBarShouldChange, .searchBarDidChange, .fieldShouldChange, .fieldDidChangeSelection, .textViewShouldChange, .textViewDidChange, .textViewDidChangeSelection:
            .commands(["type \"a\" in \(.subject)"])
        case .searchBarSearch, .fieldShouldReturn:
            .commands(["type \"\\n\" in \(.subject)"])
        case .action:
            .commands(["tap \(.subject)", "tap \(.title)"])
        case .sentAction, .shouldPerformSegue:
            .commands(["tap \(.view)"])
        case .appWillFinishLaunching, .appDidFinishLaunching, .appConfigureScene, .sceneWillConnect:
            .commands(["launch \(.other)"])
        case .appDidBecomeActive, .appWillEnterForeground, .sceneDidBecomeActive, .sceneWillEnterForeground:
            .commands(UsualMeans.activation)
        case .appWillResignActive, .sceneWillResignActive:
            .commands(["background", "scene resign \(.subject)"])
        case .appDidEnterBackground, .sceneDidEnterBackground:
            .commands(["background", "scene background \(.subject)"])
        case .sceneDidDisconnect:
            .commands(["scene disconnect \(.subject)"])
        case .locationDidChangeAuthorization, .locationDidChangeStatus:
            .commands(["location allow", "location deny"])
        case .locationDidUpdate:
            .commands(["location 52.5 13.4", "location allow"])
        case .locationDidFail:
            .commands(["location deny"])
        case .touchesBegan, .touchesEnded:
            .commands(["touch \(.subject)", "touch \(.view)"])
        case .touchesMoved:
            .commands(["pan \(.subject) by 20 0", "pan \(.view) by 20 0"])
        case .touchesCancelled, .gestureState:
            .commands(["touch \(.subject)", "touch \(.view)", "touch \(.view) for 1", "pan \(.view) by 100 0"])
        case .motionBegan, .motionEnded:
            .commands(["shake"])
        case .notification:
            .commands(["keyboard show", "keyboard hide", "background", "memory", "rotate"])
        case .prepareForSegue, .performSegue:
            .commands(["segue \(.segue)", "unwind \(.unwind)", "tap \(.view)"])
        case .allowedChildrenForUnwinding, .canPerformUnwind, .unwindTowards:
            .commands(["unwind \(.unwind)"])
        case .warning, .exception:
            .otherwise("UIKit objects to what code does")
        case .call:
            .otherwise("code calls UIKit")
        case .mark:
            .otherwise("it is a mark of the user's own")
        case .encodeRestorableState, .appShouldSaveState, .appShouldSaveSecureState, .appWillEncodeState, .sceneStateActivity:
            .commands(["background"])
        case .decodeRestorableState, .finishedRestoringState, .appShouldRestoreState, .appShouldRestoreSecureState, .appControllerForPath, .appDidDecodeState, .sceneRestoreInteraction:
            .otherwise("the launch after the system has ended the app, where its state was kept")
        }
    }
}
