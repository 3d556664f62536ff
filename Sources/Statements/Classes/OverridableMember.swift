import HeadlessUIKit

/// The open members of the model's classes, each under its full name, whatever class has it.
package enum OverridableMember: Int, CaseIterable {
    case awakeFromNib, next
    case becomeFirstResponder, resignFirstResponder
    case canBecomeFirstResponder, canResignFirstResponder
    case inputView, inputAccessoryView, reloadInputViews
    case `touchesBegan(_:with:)`, `touchesMoved(_:with:)`
    case `touchesEnded(_:with:)`, `touchesCancelled(_:with:)`
    case `hitTest(_:with:)`, `point(inside:with:)`, `gestureRecognizerShouldBegin(_:)`
    // Controllers
    case view, loadView, viewDidLoad, didReceiveMemoryWarning
    case viewWillUnload, viewDidUnload
    case `addChild(_:)`, removeFromParent, `willMove(toParent:)`, `didMove(toParent:)`
    case isMovingToParent, isMovingFromParent
    case `transition(from:to:duration:options:animations:completion:)`
    case `viewWillAppear(_:)`, `viewIsAppearing(_:)`, `viewDidAppear(_:)`
    case `viewWillDisappear(_:)`, `viewDidDisappear(_:)`
    case shouldAutomaticallyForwardAppearanceMethods
    case `beginAppearanceTransition(_:animated:)`, endAppearanceTransition
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
    case preferredContentSize
    case `preferredContentSizeDidChange(forChildContentContainer:)`
    case `systemLayoutFittingSizeDidChange(forChildContentContainer:)`
    case `size(forChildContentContainer:withParentContainerSize:)`
    case `traitCollectionDidChange(_:)`, `willTransition(to:with:)`
    case `viewWillTransition(to:with:)`, overrideUserInterfaceStyle, traitCollection
    case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
    case modalPresentationStyle, modalTransitionStyle, definesPresentationContext
    case isModalInPresentation, isBeingPresented, isBeingDismissed, transitionCoordinator
    case `present(_:animated:completion:)`, `dismiss(animated:completion:)`
    case title, setNeedsStatusBarAppearanceUpdate
    case childForStatusBarStyle, childForStatusBarHidden, preferredStatusBarStyle
    case prefersStatusBarHidden, preferredStatusBarUpdateAnimation
    case childForHomeIndicatorAutoHidden, prefersHomeIndicatorAutoHidden
    case childForScreenEdgesDeferringSystemGestures, preferredScreenEdgesDeferringSystemGestures
    case childViewControllerForPointerLock, prefersPointerLocked
    case modalPresentationCapturesStatusBarAppearance
    case supportedInterfaceOrientations, shouldAutorotate
    case preferredInterfaceOrientationForPresentation
    case navigationItem, tabBarItem, toolbarItems, `setToolbarItems(_:animated:)`
    case isEditing, `setEditing(_:animated:)`
    case hidesBottomBarWhenPushed, `show(_:sender:)`, `showDetailViewController(_:sender:)`
    case `collapseSecondaryViewController(_:for:)`, `separateSecondaryViewController(for:)`
    case transitioningDelegate, providesPresentationContextTransitionStyle
    case `performSegue(withIdentifier:sender:)`, `shouldPerformSegue(withIdentifier:sender:)`
    case `prepare(for:sender:)`, `allowedChildrenForUnwinding(from:)`
    case `canPerformUnwindSegueAction(_:from:sender:)`
    case `canPerformUnwindSegueAction(_:from:withSender:)`, `unwind(for:towards:)`
    case `segueForUnwinding(to:from:identifier:)`, perform
    case `targetViewController(forAction:sender:)`, `canPerformAction(_:withSender:)`
    // Presentation controllers, and what drives a transition
    case presentedView, shouldPresentInFullscreen, shouldRemovePresentersView
    case frameOfPresentedViewInContainerView, presentationTransitionWillBegin
    case `presentationTransitionDidEnd(_:)`, dismissalTransitionWillBegin
    case `dismissalTransitionDidEnd(_:)`, containerViewWillLayoutSubviews
    case containerViewDidLayoutSubviews
    case adaptivePresentationStyle, `adaptivePresentationStyle(for:)`
    case `startInteractiveTransition(_:)`, `update(_:)`, pause, finish, cancel
    case completionSpeed, wantsInteractiveStart
    // Stacks and tabs
    case viewControllers, `setViewControllers(_:animated:)`
    case `pushViewController(_:animated:)`, `popViewController(animated:)`
    case `popToViewController(_:animated:)`, `popToRootViewController(animated:)`
    case isNavigationBarHidden, `setNavigationBarHidden(_:animated:)`
    case isToolbarHidden, `setToolbarHidden(_:animated:)`
    case selectedViewController, selectedIndex, customizableViewControllers
    case isTabBarHidden, `setTabBarHidden(_:animated:)`
    // Pages and splits
    case `setViewControllers(_:direction:animated:completion:)`, isDoubleSided
    case `viewController(for:)`, `setViewController(_:for:)`, `show(_:)`, `hide(_:)`
    case preferredDisplayMode, preferredSplitBehavior, presentsWithGesture
    // The gallery
    case `open(_:animated:completion:)`, `close(animated:completion:)`
    case `toggle(_:animated:completion:)`, `finishReplacingCenter(by:)`, `turnBack(_:appearing:)`
    case `select(_:animated:)`, `finishExchange(of:for:)`
    case `show(_:animated:)`, `embed(_:in:)`, `takeOut(_:)`
    case flipDuration, `superview(of:)`, `shown(in:)`, `flip(_:)`, `finishFlip(from:to:)`
    case `mapControllerDidPan(_:)`, `mapControllerDidTapRadar(_:)`, placeName
    case `move(toLatitude:longitude:)`, `pan(toLatitude:longitude:)`
    case `describe(latitude:longitude:)`, guest
    // Views
    case frame, bounds, center, transform, isHidden, alpha, backgroundColor, tag
    case `addSubview(_:)`, `insertSubview(_:at:)`, `insertSubview(_:belowSubview:)`
    case `insertSubview(_:aboveSubview:)`, `bringSubviewToFront(_:)`, `sendSubviewToBack(_:)`
    case removeFromSuperview, `willMove(toSuperview:)`, didMoveToSuperview
    case `willMove(toWindow:)`, didMoveToWindow, `didAddSubview(_:)`, `willRemoveSubview(_:)`
    case layoutSubviews, updateConstraints, safeAreaInsetsDidChange, layoutMarginsDidChange
    case setNeedsLayout, layoutIfNeeded, setNeedsUpdateConstraints, layoutMargins
    case intrinsicContentSize, invalidateIntrinsicContentSize, `sizeThatFits(_:)`
    case sizeToFit
    case forFirstBaselineLayout, forLastBaselineLayout

    // Lists
    case `numberOfSections(in:)`
    case `tableView(_:numberOfRowsInSection:)`
    case `tableView(_:cellForRowAt:)`
    case `tableView(_:titleForHeaderInSection:)`
    case `tableView(_:heightForRowAt:)`
    case `tableView(_:shouldHighlightRowAt:)`
    case `tableView(_:willSelectRowAt:)`
    case `tableView(_:willDeselectRowAt:)`
    case `tableView(_:willDisplay:forRowAt:)`
    case `tableView(_:didEndDisplaying:forRowAt:)`
    case `tableView(_:didHighlightRowAt:)`
    case `tableView(_:didUnhighlightRowAt:)`
    case `tableView(_:didSelectRowAt:)`
    case `tableView(_:didDeselectRowAt:)`
    case `scrollViewDidScroll(_:)`
    case `collectionView(_:numberOfItemsInSection:)`
    case `collectionView(_:cellForItemAt:)`
    case `collectionView(_:shouldHighlightItemAt:)`
    case `collectionView(_:shouldSelectItemAt:)`
    case `collectionView(_:shouldDeselectItemAt:)`
    case `collectionView(_:willDisplay:forItemAt:)`
    case `collectionView(_:didEndDisplaying:forItemAt:)`
    case `collectionView(_:didHighlightItemAt:)`
    case `collectionView(_:didUnhighlightItemAt:)`
    case `collectionView(_:didSelectItemAt:)`
    case `collectionView(_:didDeselectItemAt:)`

    /// As Swift refers to it, but that `()` is left out.
    var name: String { "\(self)".filter { $0 != "`" } }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The member of that full name.
    static func named(_ name: String) -> OverridableMember? {
        byName[name.hasSuffix("()") ? String(name.dropLast(2)) : name]
    }

    /// What P26 calls by that selector, of either language.
    static func shown(by selector: String) -> OverridableMember? {
        switch ContentAction(selector: selector) {
        case .show: .`show(_:sender:)`
        case .showDetail: .`showDetailViewController(_:sender:)`
        case nil: nil
        }
    }

    /// Whether the framework calls it only through its own implementation or not at all, so that a
    /// class that overrides nothing else needs no calls of callbacks.
    var isNoCallback: Bool {
        switch self {
        case .view, .loadView, .viewDidLoad, .`addChild(_:)`, .removeFromParent, .title,
            .`transition(from:to:duration:options:animations:completion:)`,
            .`present(_:animated:completion:)`, .`dismiss(animated:completion:)`,
            .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars,
            .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext,
            .isModalInPresentation, .transitioningDelegate,
            .providesPresentationContextTransitionStyle, .`addSubview(_:)`, .removeFromSuperview,
            .childForStatusBarStyle, .childForStatusBarHidden, .preferredStatusBarStyle,
            .prefersStatusBarHidden, .preferredStatusBarUpdateAnimation,
            .childForHomeIndicatorAutoHidden, .prefersHomeIndicatorAutoHidden,
            .childForScreenEdgesDeferringSystemGestures,
            .preferredScreenEdgesDeferringSystemGestures, .childViewControllerForPointerLock,
            .prefersPointerLocked, .modalPresentationCapturesStatusBarAppearance,
            .supportedInterfaceOrientations, .shouldAutorotate,
            .preferredInterfaceOrientationForPresentation,
            .navigationItem, .tabBarItem, .toolbarItems, .hidesBottomBarWhenPushed,
            .`setToolbarItems(_:animated:)`, .isEditing, .`setEditing(_:animated:)`,
            .`show(_:sender:)`, .`performSegue(withIdentifier:sender:)`, .perform,
            .`segueForUnwinding(to:from:identifier:)`,
            .`showDetailViewController(_:sender:)`, .`targetViewController(forAction:sender:)`,
            .`canPerformAction(_:withSender:)`, .becomeFirstResponder, .resignFirstResponder,
            .canBecomeFirstResponder, .canResignFirstResponder,
            .`hitTest(_:with:)`, .`point(inside:with:)`, .`gestureRecognizerShouldBegin(_:)`,
            .traitCollection:
            true
        default: false
        }
    }
}
