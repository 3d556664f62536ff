/// Every method that the simulator calls in user code, and the few other things that enter the log.
public enum Callback: UInt8, CaseIterable, Sendable {
    case initWithCoder, awakeFromNib, loadView, viewDidLoad, deinitialized
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
    case tableAccessoryTapped
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
    case shouldPerformSegue, prepareForSegue, performSegue
    case allowedChildrenForUnwinding, canPerformUnwind, unwindTowards
    case warning, exception, call, mark
}

extension Callback {
    /// How it is spelt in each language.
    public var spelling: CallbackSpelling { Callback.spellings[Int(rawValue)] }

    /// The category its events belong to.
    public var category: EventCategory { Callback.categories[Int(rawValue)] }

    /// How the canonical line of its events is put together.
    @inline(__always)
    package var pattern: CanonicalPattern { Callback.patterns[Int(rawValue)] }

    // What the table says, by raw value, worked out once.
    private static let spellings = allCases.map { CallbackSpelling(of: $0.row) }
    private static let categories = allCases.map(\.row.category)
    private static let patterns = allCases.map(\.row.pattern)

    /// The callbacks that have this name: as base name, in the canonical line, or as a selector.
    public static func named(_ name: String) -> [Callback] {
        allCases.filter { $0.names.contains(name) }
    }

    /// The names that it goes by, the base name first.
    public var names: [String] {
        [
            spelling.base, pattern.message?.words ?? spelling.base, spelling.swift,
            spelling.objectiveC,
        ]
    }
}

extension Callback {
    /// Whether the canonical line begins with the receiver's name and says what was sent to it.
    package var isMessage: Bool {
        switch pattern {
        case .message, .ownMethod: true
        case .completion, .note, .call: false
        }
    }

    /// Whether it is no method and no closure, but a line of its own kind.
    public var isNote: Bool {
        switch pattern {
        case .note, .call: true
        case .message, .ownMethod, .completion: false
        }
    }
}
