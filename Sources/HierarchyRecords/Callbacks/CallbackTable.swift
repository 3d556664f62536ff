extension Callback {
    /// The callback's row of the table. Its words stand as the log has them, so that the row of a
    /// log line is found by searching for what the line says.
    var row: CallbackRow {
        switch self {
        case .initWithCoder: .method("init(coder:", "init(coder:)", "initWithCoder:", .load)
        case .awakeFromNib: .noArgument("awakeFromNib(", .load)
        case .loadView: .noArgument("loadView(", .load)
        case .viewDidLoad: .noArgument("viewDidLoad(", .load)
        case .deinitialized: .method("deinit", "deinit", "dealloc", .load)
        case .viewWillAppear: .oneArgument("viewWillAppear(", .appearance)
        case .viewIsAppearing: .oneArgument("viewIsAppearing(", .appearance)
        case .viewDidAppear: .oneArgument("viewDidAppear(", .appearance)
        case .viewWillDisappear: .oneArgument("viewWillDisappear(", .appearance)
        case .viewDidDisappear: .oneArgument("viewDidDisappear(", .appearance)
        case .willMoveToParent:
            .method(
                "willMove(toParent: ", "willMove(toParent:)", "willMoveToParentViewController:",
                .containment)
        case .didMoveToParent:
            .method(
                "didMove(toParent: ", "didMove(toParent:)", "didMoveToParentViewController:",
                .containment)
        case .updateViewConstraints: .noArgument("updateViewConstraints(", .layout)
        case .viewWillLayoutSubviews: .noArgument("viewWillLayoutSubviews(", .layout)
        case .viewDidLayoutSubviews: .noArgument("viewDidLayoutSubviews(", .layout)
        case .viewSafeAreaInsetsDidChange: .noArgument("viewSafeAreaInsetsDidChange(", .layout)
        case .viewLayoutMarginsDidChange: .noArgument("viewLayoutMarginsDidChange(", .layout)
        case .containerViewWillLayoutSubviews:
            .noArgument("containerViewWillLayoutSubviews(", .layout)
        case .containerViewDidLayoutSubviews:
            .noArgument("containerViewDidLayoutSubviews(", .layout)
        case .preferredContentSizeDidChange:
            .method(
                "preferredContentSizeDidChange(forChildContentContainer: ",
                "preferredContentSizeDidChange(forChildContentContainer:)",
                "preferredContentSizeDidChangeForChildContentContainer:", .layout)
        case .systemLayoutFittingSizeDidChange:
            .method(
                "systemLayoutFittingSizeDidChange(forChildContentContainer: ",
                "systemLayoutFittingSizeDidChange(forChildContentContainer:)",
                "systemLayoutFittingSizeDidChangeForChildContentContainer:", .layout)
        case .viewWillTransitionToSize:
            .method(
                "viewWillTransition(to: ", "viewWillTransition(to:with:)",
                "viewWillTransitionToSize:withTransitionCoordinator:", .traits)
        case .willTransitionToTraits:
            .method(
                "willTransition(to: ", "willTransition(to:with:)",
                "willTransitionToTraitCollection:withTransitionCoordinator:", .traits)
        case .traitCollectionDidChange: .oneArgument("traitCollectionDidChange(", .traits)
        case .presentationTransitionWillBegin:
            .noArgument("presentationTransitionWillBegin(", .presentation)
        case .presentationTransitionDidEnd:
            .oneArgument("presentationTransitionDidEnd(", .presentation)
        case .dismissalTransitionWillBegin:
            .noArgument("dismissalTransitionWillBegin(", .presentation)
        case .dismissalTransitionDidEnd: .oneArgument("dismissalTransitionDidEnd(", .presentation)
        case .sheetShouldDismiss:
            .oneArgument("delegate.presentationControllerShouldDismiss(", .delegate)
        case .sheetWillDismiss:
            .oneArgument("delegate.presentationControllerWillDismiss(", .delegate)
        case .sheetDidDismiss: .oneArgument("delegate.presentationControllerDidDismiss(", .delegate)
        case .sheetDidAttemptToDismiss:
            .oneArgument("delegate.presentationControllerDidAttemptToDismiss(", .delegate)
        case .adaptiveStyle:
            .method(
                "delegate.adaptivePresentationStyle(",
                "adaptivePresentationStyle(for:traitCollection:)",
                "adaptivePresentationStyleForPresentationController:traitCollection:", .delegate)
        case .adaptiveStyleInCompact:
            .method(
                "delegate.adaptivePresentationStyle(", "adaptivePresentationStyle(for:)",
                "adaptivePresentationStyleForPresentationController:", .delegate)
        case .adaptiveController:
            .method(
                "delegate.viewControllerForAdaptivePresentationStyle(",
                "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
                "presentationController:viewControllerForAdaptivePresentationStyle:", .delegate)
        case .adaptiveWillPresent:
            .method(
                "delegate.willPresentWithAdaptiveStyle(",
                "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
                "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
                .delegate)
        case .adaptivePrepare:
            .method(
                "delegate.prepare(", "presentationController(_:prepare:)",
                "presentationController:prepareAdaptivePresentationController:", .delegate)
        case .popoverPrepare: .oneArgument("delegate.prepareForPopoverPresentation(", .delegate)
        case .popoverWillReposition:
            .method(
                "delegate.willRepositionPopover(",
                "popoverPresentationController(_:willRepositionPopoverTo:in:)",
                "popoverPresentationController:willRepositionPopoverToRect:inView:", .delegate)
        case .sheetDidChangeDetent:
            .method(
                "delegate.didChangeSelectedDetentIdentifier(",
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
                "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", .delegate)
        case .popoverShouldDismiss:
            .oneArgument("delegate.popoverPresentationControllerShouldDismissPopover(", .delegate)
        case .popoverDidDismiss:
            .oneArgument("delegate.popoverPresentationControllerDidDismissPopover(", .delegate)
        case .presentationForPresented:
            .method(
                "transitioningDelegate.presentationController(forPresented: ",
                "presentationController(forPresented:presenting:source:)",
                "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
                .delegate)
        case .animatorForPresented:
            .method(
                "transitioningDelegate.animationController(forPresented: ",
                "animationController(forPresented:presenting:source:)",
                "animationControllerForPresentedController:presentingController:sourceController:",
                .delegate)
        case .animatorForDismissed:
            .method(
                "transitioningDelegate.animationController(forDismissed: ",
                "animationController(forDismissed:)", "animationControllerForDismissedController:",
                .delegate)
        case .interactionForPresentation:
            .method(
                "transitioningDelegate.interactionControllerForPresentation(",
                "interactionControllerForPresentation(using:)",
                "interactionControllerForPresentation:", .delegate)
        case .interactionForDismissal:
            .method(
                "transitioningDelegate.interactionControllerForDismissal(",
                "interactionControllerForDismissal(using:)", "interactionControllerForDismissal:",
                .delegate)
        case .animatorOfStack:
            .method(
                "delegate.animationController(from: ",
                "navigationController(_:animationControllerFor:from:to:)",
                "navigationController:animationControllerForOperation:fromViewController:toViewController:",
                .delegate)
        case .interactionOfStack:
            .method(
                "delegate.interactionController(for: ",
                "navigationController(_:interactionControllerFor:)",
                "navigationController:interactionControllerForAnimationController:", .delegate)
        case .animatorOfTabs:
            .method(
                "delegate.animationController(from: ",
                "tabBarController(_:animationControllerForTransitionFrom:to:)",
                "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
                .delegate)
        case .interactionOfTabs:
            .method(
                "delegate.interactionController(for: ",
                "tabBarController(_:interactionControllerFor:)",
                "tabBarController:interactionControllerForAnimationController:", .delegate)
        case .transitionDuration:
            .method(
                "transitionDuration(", "transitionDuration(using:)", "transitionDuration:",
                .delegate)
        case .startInteractiveTransition: .oneArgument("startInteractiveTransition(", .delegate)
        case .animateTransition:
            .method(
                "animateTransition(", "animateTransition(using:)", "animateTransition:", .delegate)
        case .animationEnded: .oneArgument("animationEnded(", .delegate)
        case .interruptibleAnimator:
            .method(
                "interruptibleAnimator(", "interruptibleAnimator(using:)",
                "interruptibleAnimatorForTransition:", .delegate)
        case .presentCompletion:
            .completion(
                "completion present(", of: .receiver, "present(_:animated:completion:)",
                "presentViewController:animated:completion:")
        case .dismissCompletion:
            .completion(
                "completion dismiss(", of: .receiver, "dismiss(animated:completion:)",
                "dismissViewControllerAnimated:completion:")
        case .transitionCompletion:
            .completion(
                "completion transition(", of: .argument,
                "transition(from:to:duration:options:animations:completion:)",
                "transitionFromViewController:toViewController:duration:options:animations:completion:"
            )
        case .navigationWillShow:
            .method(
                "delegate.willShow(", "navigationController(_:willShow:animated:)",
                "navigationController:willShowViewController:animated:", .delegate)
        case .navigationDidShow:
            .method(
                "delegate.didShow(", "navigationController(_:didShow:animated:)",
                "navigationController:didShowViewController:animated:", .delegate)
        case .tabShouldSelect:
            .method(
                "delegate.shouldSelect(", "tabBarController(_:shouldSelect:)",
                "tabBarController:shouldSelectViewController:", .delegate)
        case .tabDidSelect:
            .method(
                "delegate.didSelect(", "tabBarController(_:didSelect:)",
                "tabBarController:didSelectViewController:", .delegate)
        case .tabShouldSelectTab:
            .method(
                "delegate.shouldSelectTab(", "tabBarController(_:shouldSelectTab:)",
                "tabBarController:shouldSelectTab:", .delegate)
        case .tabDidSelectTab:
            .method(
                "delegate.didSelectTab(", "tabBarController(_:didSelectTab:previousTab:)",
                "tabBarController:didSelectTab:previousTab:", .delegate)
        case .tabWillBeginCustomizing:
            .method(
                "delegate.willBeginCustomizing(", "tabBarController(_:willBeginCustomizing:)",
                "tabBarController:willBeginCustomizingViewControllers:", .delegate)
        case .tabWillEndCustomizing:
            .method(
                "delegate.willEndCustomizing(", "tabBarController(_:willEndCustomizing:changed:)",
                "tabBarController:willEndCustomizingViewControllers:changed:", .delegate)
        case .tabDidEndCustomizing:
            .method(
                "delegate.didEndCustomizing(", "tabBarController(_:didEndCustomizing:changed:)",
                "tabBarController:didEndCustomizingViewControllers:changed:", .delegate)
        case .barShouldPush:
            .method(
                "shouldPush(", "navigationBar(_:shouldPush:)", "navigationBar:shouldPushItem:",
                .delegate)
        case .barDidPush:
            .method(
                "didPush(", "navigationBar(_:didPush:)", "navigationBar:didPushItem:", .delegate)
        case .barShouldPop:
            .method(
                "shouldPop(", "navigationBar(_:shouldPop:)", "navigationBar:shouldPopItem:",
                .delegate)
        case .barDidPop:
            .method("didPop(", "navigationBar(_:didPop:)", "navigationBar:didPopItem:", .delegate)
        case .pageWillTransition:
            .method(
                "delegate.willTransitionTo(", "pageViewController(_:willTransitionTo:)",
                "pageViewController:willTransitionToViewControllers:", .delegate)
        case .pageDidFinish:
            .method(
                "delegate.didFinishAnimating(",
                "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
                "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
                .delegate)
        case .pageSpineLocation:
            .method(
                "delegate.spineLocationFor(", "pageViewController(_:spineLocationFor:)",
                "pageViewController:spineLocationForInterfaceOrientation:", .delegate)
        case .pageCompletion:
            .completion(
                "completion setViewControllers(", of: .argument,
                "setViewControllers(_:direction:animated:completion:)",
                "setViewControllers:direction:animated:completion:")
        case .pageBefore:
            .method(
                "dataSource.viewControllerBefore(", "pageViewController(_:viewControllerBefore:)",
                "pageViewController:viewControllerBeforeViewController:", .datasource)
        case .pageAfter:
            .method(
                "dataSource.viewControllerAfter(", "pageViewController(_:viewControllerAfter:)",
                "pageViewController:viewControllerAfterViewController:", .datasource)
        case .pageCount:
            .method(
                "dataSource.presentationCount(", "presentationCount(for:)",
                "presentationCountForPageViewController:", .datasource)
        case .pageIndex:
            .method(
                "dataSource.presentationIndex(", "presentationIndex(for:)",
                "presentationIndexForPageViewController:", .datasource)
        case .splitWillChange:
            .method(
                "delegate.willChangeTo(", "splitViewController(_:willChangeTo:)",
                "splitViewController:willChangeToDisplayMode:", .delegate)
        case .splitWillShow:
            .method(
                "delegate.willShow(", "splitViewController(_:willShow:)",
                "splitViewController:willShowColumn:", .delegate)
        case .splitDidShow:
            .method(
                "delegate.didShow(", "splitViewController(_:didShow:)",
                "splitViewController:didShowColumn:", .delegate)
        case .splitWillHide:
            .method(
                "delegate.willHide(", "splitViewController(_:willHide:)",
                "splitViewController:willHideColumn:", .delegate)
        case .splitDidHide:
            .method(
                "delegate.didHide(", "splitViewController(_:didHide:)",
                "splitViewController:didHideColumn:", .delegate)
        case .splitTopColumn:
            .method(
                "delegate.topColumnForCollapsing(",
                "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
                "splitViewController:topColumnForCollapsingToProposedTopColumn:", .delegate)
        case .splitDidCollapse:
            .method(
                "delegate.didCollapse(", "splitViewControllerDidCollapse(_:)",
                "splitViewControllerDidCollapse:", .delegate)
        case .splitModeForExpanding:
            .method(
                "delegate.displayModeForExpanding(",
                "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
                "splitViewController:displayModeForExpandingToProposedDisplayMode:", .delegate)
        case .splitDidExpand:
            .method(
                "delegate.didExpand(", "splitViewControllerDidExpand(_:)",
                "splitViewControllerDidExpand:", .delegate)
        case .splitPrimaryForCollapsing:
            .method(
                "delegate.primaryForCollapsing(", "primaryViewController(forCollapsing:)",
                "primaryViewControllerForCollapsingSplitViewController:", .delegate)
        case .splitCollapseSecondary:
            .method(
                "delegate.collapseSecondary(", "splitViewController(_:collapseSecondary:onto:)",
                "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
                .delegate)
        case .splitPrimaryForExpanding:
            .method(
                "delegate.primaryForExpanding(", "primaryViewController(forExpanding:)",
                "primaryViewControllerForExpandingSplitViewController:", .delegate)
        case .splitSeparateSecondary:
            .method(
                "delegate.separateSecondary(from: ",
                "splitViewController(_:separateSecondaryFrom:)",
                "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
                .delegate)
        case .splitShow:
            .method(
                "delegate.show(", "splitViewController(_:show:sender:)",
                "splitViewController:showViewController:sender:", .delegate)
        case .splitShowDetail:
            .method(
                "delegate.showDetail(", "splitViewController(_:showDetail:sender:)",
                "splitViewController:showDetailViewController:sender:", .delegate)
        case .didReceiveMemoryWarning: .noArgument("didReceiveMemoryWarning(", .memory)
        case .viewWillUnload: .noArgument("viewWillUnload(", .memory)
        case .viewDidUnload: .noArgument("viewDidUnload(", .memory)
        case .setNeedsStatusBarAppearanceUpdate:
            .noArgument("setNeedsStatusBarAppearanceUpdate(", .statusbar)
        case .childForStatusBarStyle:
            .method(
                "childForStatusBarStyle -> ", "childForStatusBarStyle",
                "childViewControllerForStatusBarStyle", .statusbar)
        case .childForStatusBarHidden:
            .method(
                "childForStatusBarHidden -> ", "childForStatusBarHidden",
                "childViewControllerForStatusBarHidden", .statusbar)
        case .setNeedsUpdateOfHomeIndicatorAutoHidden:
            .noArgument("setNeedsUpdateOfHomeIndicatorAutoHidden(", .statusbar)
        case .childForHomeIndicatorAutoHidden:
            .method(
                "childForHomeIndicatorAutoHidden -> ", "childForHomeIndicatorAutoHidden",
                "childViewControllerForHomeIndicatorAutoHidden", .statusbar)
        case .setNeedsUpdateOfScreenEdgesDeferringSystemGestures:
            .noArgument("setNeedsUpdateOfScreenEdgesDeferringSystemGestures(", .statusbar)
        case .childForScreenEdgesDeferringSystemGestures:
            .method(
                "childForScreenEdgesDeferringSystemGestures -> ",
                "childForScreenEdgesDeferringSystemGestures",
                "childViewControllerForScreenEdgesDeferringSystemGestures", .statusbar)
        case .setNeedsUpdateOfPrefersPointerLocked:
            .noArgument("setNeedsUpdateOfPrefersPointerLocked(", .statusbar)
        case .childViewControllerForPointerLock:
            .method(
                "childViewControllerForPointerLock -> ", "childViewControllerForPointerLock",
                "childViewControllerForPointerLock", .statusbar)
        case .layoutSubviews: .noArgument("layoutSubviews(", .view)
        case .updateConstraints: .noArgument("updateConstraints(", .view)
        case .willMoveToSuperview:
            .method(
                "willMove(toSuperview: ", "willMove(toSuperview:)", "willMoveToSuperview:", .view,
                name: "willMoveToSuperview")
        case .didMoveToSuperview: .noArgument("didMoveToSuperview(", .view)
        case .willMoveToWindow:
            .method(
                "willMove(toWindow: ", "willMove(toWindow:)", "willMoveToWindow:", .view,
                name: "willMoveToWindow")
        case .didMoveToWindow: .noArgument("didMoveToWindow(", .view)
        case .didAddSubview: .oneArgument("didAddSubview(", .view)
        case .willRemoveSubview: .oneArgument("willRemoveSubview(", .view)
        case .viewTraitCollectionDidChange: .oneArgument("traitCollectionDidChange(", .view)
        case .safeAreaInsetsDidChange: .noArgument("safeAreaInsetsDidChange(", .view)
        case .layoutMarginsDidChange: .noArgument("layoutMarginsDidChange(", .view)
        case .tableNumberOfSections:
            .method(
                "numberOfSections(", "numberOfSections(in:)", "numberOfSectionsInTableView:",
                .datasource)
        case .tableNumberOfRows:
            .method(
                "numberOfRows(inSection: ", "tableView(_:numberOfRowsInSection:)",
                "tableView:numberOfRowsInSection:", .datasource)
        case .tableCellForRow:
            .method(
                "cellForRow(at: ", "tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:",
                .datasource)
        case .tableWillDisplay:
            .method(
                "willDisplay(forRowAt: ", "tableView(_:willDisplay:forRowAt:)",
                "tableView:willDisplayCell:forRowAtIndexPath:", .datasource)
        case .tableDidEndDisplaying:
            .method(
                "didEndDisplaying(forRowAt: ", "tableView(_:didEndDisplaying:forRowAt:)",
                "tableView:didEndDisplayingCell:forRowAtIndexPath:", .datasource)
        case .tableShouldHighlight:
            .method(
                "shouldHighlightRow(at: ", "tableView(_:shouldHighlightRowAt:)",
                "tableView:shouldHighlightRowAtIndexPath:", .datasource)
        case .tableDidHighlight:
            .method(
                "didHighlightRow(at: ", "tableView(_:didHighlightRowAt:)",
                "tableView:didHighlightRowAtIndexPath:", .datasource)
        case .tableDidUnhighlight:
            .method(
                "didUnhighlightRow(at: ", "tableView(_:didUnhighlightRowAt:)",
                "tableView:didUnhighlightRowAtIndexPath:", .datasource)
        case .tableWillSelect:
            .method(
                "willSelectRow(at: ", "tableView(_:willSelectRowAt:)",
                "tableView:willSelectRowAtIndexPath:", .datasource)
        case .tableDidSelect:
            .method(
                "didSelectRow(at: ", "tableView(_:didSelectRowAt:)",
                "tableView:didSelectRowAtIndexPath:", .datasource)
        case .tableWillDeselect:
            .method(
                "willDeselectRow(at: ", "tableView(_:willDeselectRowAt:)",
                "tableView:willDeselectRowAtIndexPath:", .datasource)
        case .tableDidDeselect:
            .method(
                "didDeselectRow(at: ", "tableView(_:didDeselectRowAt:)",
                "tableView:didDeselectRowAtIndexPath:", .datasource)
        case .tableAccessoryTapped:
            .method(
                "accessoryButtonTappedForRow(with: ",
                "tableView(_:accessoryButtonTappedForRowWith:)",
                "tableView:accessoryButtonTappedForRowWithIndexPath:", .datasource)
        case .collectionNumberOfSections:
            .method(
                "numberOfSections(", "numberOfSections(in:)", "numberOfSectionsInCollectionView:",
                .datasource)
        case .collectionNumberOfItems:
            .method(
                "numberOfItems(inSection: ", "collectionView(_:numberOfItemsInSection:)",
                "collectionView:numberOfItemsInSection:", .datasource)
        case .collectionCellForItem:
            .method(
                "cellForItem(at: ", "collectionView(_:cellForItemAt:)",
                "collectionView:cellForItemAtIndexPath:", .datasource)
        case .collectionWillDisplay:
            .method(
                "willDisplay(forItemAt: ", "collectionView(_:willDisplay:forItemAt:)",
                "collectionView:willDisplayCell:forItemAtIndexPath:", .datasource)
        case .collectionDidEndDisplaying:
            .method(
                "didEndDisplaying(forItemAt: ", "collectionView(_:didEndDisplaying:forItemAt:)",
                "collectionView:didEndDisplayingCell:forItemAtIndexPath:", .datasource)
        case .collectionShouldHighlight:
            .method(
                "shouldHighlightItem(at: ", "collectionView(_:shouldHighlightItemAt:)",
                "collectionView:shouldHighlightItemAtIndexPath:", .datasource)
        case .collectionDidHighlight:
            .method(
                "didHighlightItem(at: ", "collectionView(_:didHighlightItemAt:)",
                "collectionView:didHighlightItemAtIndexPath:", .datasource)
        case .collectionDidUnhighlight:
            .method(
                "didUnhighlightItem(at: ", "collectionView(_:didUnhighlightItemAt:)",
                "collectionView:didUnhighlightItemAtIndexPath:", .datasource)
        case .collectionShouldSelect:
            .method(
                "shouldSelectItem(at: ", "collectionView(_:shouldSelectItemAt:)",
                "collectionView:shouldSelectItemAtIndexPath:", .datasource)
        case .collectionDidSelect:
            .method(
                "didSelectItem(at: ", "collectionView(_:didSelectItemAt:)",
                "collectionView:didSelectItemAtIndexPath:", .datasource)
        case .collectionShouldDeselect:
            .method(
                "shouldDeselectItem(at: ", "collectionView(_:shouldDeselectItemAt:)",
                "collectionView:shouldDeselectItemAtIndexPath:", .datasource)
        case .collectionDidDeselect:
            .method(
                "didDeselectItem(at: ", "collectionView(_:didDeselectItemAt:)",
                "collectionView:didDeselectItemAtIndexPath:", .datasource)
        case .scrollDidScroll: .oneArgument("scrollViewDidScroll(", .datasource)
        case .scrollWillBeginDragging: .oneArgument("scrollViewWillBeginDragging(", .datasource)
        case .scrollWillEndDragging:
            .method(
                "scrollViewWillEndDragging(",
                "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
                "scrollViewWillEndDragging:withVelocity:targetContentOffset:", .datasource)
        case .scrollDidEndDragging:
            .method(
                "scrollViewDidEndDragging(willDecelerate: ",
                "scrollViewDidEndDragging(_:willDecelerate:)",
                "scrollViewDidEndDragging:willDecelerate:", .datasource)
        case .scrollWillBeginDecelerating:
            .oneArgument("scrollViewWillBeginDecelerating(", .datasource)
        case .scrollDidEndDecelerating: .oneArgument("scrollViewDidEndDecelerating(", .datasource)
        case .scrollDidEndAnimation:
            .oneArgument("scrollViewDidEndScrollingAnimation(", .datasource)
        case .scrollDidChangeAdjustedInset:
            .oneArgument("scrollViewDidChangeAdjustedContentInset(", .datasource)
        case .searchWillPresent:
            .method(
                "delegate.willPresent(", "willPresentSearchController(_:)",
                "willPresentSearchController:", .delegate)
        case .searchDidPresent:
            .method(
                "delegate.didPresent(", "didPresentSearchController(_:)",
                "didPresentSearchController:", .delegate)
        case .searchWillDismiss:
            .method(
                "delegate.willDismiss(", "willDismissSearchController(_:)",
                "willDismissSearchController:", .delegate)
        case .searchDidDismiss:
            .method(
                "delegate.didDismiss(", "didDismissSearchController(_:)",
                "didDismissSearchController:", .delegate)
        case .searchUpdate:
            .method(
                "updateSearchResults(", "updateSearchResults(for:)",
                "updateSearchResultsForSearchController:", .datasource)
        case .action: .method("action(", "action", "action", .action)
        case .sentAction: .other(.ownMethod(listsSender: true), "sentAction", .action)
        case .becomeFirstResponder: .noArgument("becomeFirstResponder(", .action)
        case .resignFirstResponder: .noArgument("resignFirstResponder(", .action)
        case .fieldShouldBegin:
            .oneArgument(
                "delegate.shouldBeginEditing(", .delegate, name: "textFieldShouldBeginEditing")
        case .fieldDidBegin:
            .oneArgument("delegate.didBeginEditing(", .delegate, name: "textFieldDidBeginEditing")
        case .fieldShouldEnd:
            .oneArgument("delegate.shouldEndEditing(", .delegate, name: "textFieldShouldEndEditing")
        case .fieldDidEnd:
            .oneArgument("delegate.didEndEditing(", .delegate, name: "textFieldDidEndEditing")
        case .fieldShouldChange:
            .method(
                "delegate.shouldChangeCharacters(",
                "textField(_:shouldChangeCharactersIn:replacementString:)",
                "textField:shouldChangeCharactersInRange:replacementString:", .delegate,
                name: "shouldChangeCharactersIn")
        case .fieldDidChangeSelection:
            .oneArgument(
                "delegate.didChangeSelection(", .delegate, name: "textFieldDidChangeSelection")
        case .fieldShouldClear:
            .oneArgument("delegate.shouldClear(", .delegate, name: "textFieldShouldClear")
        case .fieldShouldReturn:
            .oneArgument("delegate.shouldReturn(", .delegate, name: "textFieldShouldReturn")
        case .textViewShouldBegin:
            .oneArgument(
                "delegate.shouldBeginEditing(", .delegate, name: "textViewShouldBeginEditing")
        case .textViewDidBegin:
            .oneArgument("delegate.didBeginEditing(", .delegate, name: "textViewDidBeginEditing")
        case .textViewShouldEnd:
            .oneArgument("delegate.shouldEndEditing(", .delegate, name: "textViewShouldEndEditing")
        case .textViewDidEnd:
            .oneArgument("delegate.didEndEditing(", .delegate, name: "textViewDidEndEditing")
        case .textViewShouldChange:
            .method(
                "delegate.shouldChangeText(", "textView(_:shouldChangeTextIn:replacementText:)",
                "textView:shouldChangeTextInRange:replacementText:", .delegate,
                name: "shouldChangeTextIn")
        case .textViewDidChange:
            .oneArgument("delegate.didChange(", .delegate, name: "textViewDidChange")
        case .textViewDidChangeSelection:
            .oneArgument(
                "delegate.didChangeSelection(", .delegate, name: "textViewDidChangeSelection")
        case .appWillFinishLaunching:
            .method(
                "delegate.willFinishLaunching(", "application(_:willFinishLaunchingWithOptions:)",
                "application:willFinishLaunchingWithOptions:", .delegate,
                name: "willFinishLaunchingWithOptions")
        case .appDidFinishLaunching:
            .method(
                "delegate.didFinishLaunching(", "application(_:didFinishLaunchingWithOptions:)",
                "application:didFinishLaunchingWithOptions:", .delegate,
                name: "didFinishLaunchingWithOptions")
        case .appConfigureScene:
            .method(
                "delegate.configurationForConnecting(",
                "application(_:configurationForConnecting:options:)",
                "application:configurationForConnectingSceneSession:options:", .delegate)
        case .appDidBecomeActive:
            .oneArgument("delegate.didBecomeActive(", .delegate, name: "applicationDidBecomeActive")
        case .appWillResignActive:
            .oneArgument(
                "delegate.willResignActive(", .delegate, name: "applicationWillResignActive")
        case .appDidEnterBackground:
            .oneArgument(
                "delegate.didEnterBackground(", .delegate, name: "applicationDidEnterBackground")
        case .appWillEnterForeground:
            .oneArgument(
                "delegate.willEnterForeground(", .delegate, name: "applicationWillEnterForeground")
        case .appMemoryWarning:
            .oneArgument(
                "delegate.didReceiveMemoryWarning(", .delegate,
                name: "applicationDidReceiveMemoryWarning")
        case .sceneWillConnect:
            .method(
                "delegate.willConnectTo(", "scene(_:willConnectTo:options:)",
                "scene:willConnectToSession:options:", .delegate)
        case .sceneDidDisconnect:
            .oneArgument("delegate.didDisconnect(", .delegate, name: "sceneDidDisconnect")
        case .sceneDidBecomeActive:
            .oneArgument("delegate.didBecomeActive(", .delegate, name: "sceneDidBecomeActive")
        case .sceneWillResignActive:
            .oneArgument("delegate.willResignActive(", .delegate, name: "sceneWillResignActive")
        case .sceneWillEnterForeground:
            .oneArgument(
                "delegate.willEnterForeground(", .delegate, name: "sceneWillEnterForeground")
        case .sceneDidEnterBackground:
            .oneArgument("delegate.didEnterBackground(", .delegate, name: "sceneDidEnterBackground")
        case .locationDidChangeAuthorization:
            .oneArgument(
                "delegate.didChangeAuthorization(", .delegate,
                name: "locationManagerDidChangeAuthorization")
        case .locationDidChangeStatus:
            .method(
                "delegate.didChangeAuthorization(", "locationManager(_:didChangeAuthorization:)",
                "locationManager:didChangeAuthorizationStatus:", .delegate)
        case .locationDidUpdate:
            .method(
                "delegate.didUpdateLocations(", "locationManager(_:didUpdateLocations:)",
                "locationManager:didUpdateLocations:", .delegate)
        case .locationDidFail:
            .method(
                "delegate.didFailWithError(", "locationManager(_:didFailWithError:)",
                "locationManager:didFailWithError:", .delegate)
        case .touchesBegan:
            .method("touchesBegan(", "touchesBegan(_:with:)", "touchesBegan:withEvent:", .view)
        case .touchesMoved:
            .method("touchesMoved(", "touchesMoved(_:with:)", "touchesMoved:withEvent:", .view)
        case .touchesEnded:
            .method("touchesEnded(", "touchesEnded(_:with:)", "touchesEnded:withEvent:", .view)
        case .touchesCancelled:
            .method(
                "touchesCancelled(", "touchesCancelled(_:with:)", "touchesCancelled:withEvent:",
                .view)
        case .gestureState: .method("state ", "state", "state", .gesture)
        case .notification: .other(.ownMethod(listsSender: false), "notification", .notification)
        case .shouldPerformSegue:
            .method(
                "shouldPerformSegue(", "shouldPerformSegue(withIdentifier:sender:)",
                "shouldPerformSegueWithIdentifier:sender:", .segue)
        case .prepareForSegue:
            .method("prepare(for: ", "prepare(for:sender:)", "prepareForSegue:sender:", .segue)
        case .performSegue: .method("performSegue(", "perform()", "perform", .segue)
        case .allowedChildrenForUnwinding:
            .method(
                "allowedChildrenForUnwinding(", "allowedChildrenForUnwinding(from:)",
                "allowedChildViewControllersForUnwindingFromSource:", .segue)
        case .canPerformUnwind:
            .method(
                "canPerformUnwindSegueAction(", "canPerformUnwindSegueAction(_:from:sender:)",
                "canPerformUnwindSegueAction:fromViewController:sender:", .segue)
        case .unwindTowards:
            .method(
                "unwind(for: ", "unwind(for:towards:)",
                "unwindForSegue:towardsViewController:", .segue)
        case .warning: .other(.note("warning: "), "warning", .warning)
        case .exception: .other(.note("exception "), "exception", .exception)
        case .call: .other(.call, "call", .call)
        case .mark: .other(.note(""), "mark", .mark)
        }
    }
}
