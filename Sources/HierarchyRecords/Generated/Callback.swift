// swift-format-ignore-file
// Written by scripts/generate-callbacks.
/// Every method that the simulator calls in user code, and the few other things that enter the log.
public enum Callback: UInt8, CaseIterable, Sendable {
    /// The object is being made of a storyboard or nib.
    case initWithCoder
    /// The object was made from a nib or a storyboard.
    case awakeFromNib
    /// Makes the controller's root view.
    case loadView
    /// The root view was loaded.
    case viewDidLoad
    /// The controller is gone.
    case deinitialized
    /// The view is about to come on the screen.
    case viewWillAppear
    /// The view is on its way in, and its geometry is known.
    case viewIsAppearing
    /// The view is on the screen.
    case viewDidAppear
    /// The view is about to leave the screen.
    case viewWillDisappear
    /// The view has left the screen.
    case viewDidDisappear
    /// The controller is about to get a parent, or to lose it.
    case willMoveToParent
    /// The controller has its parent, or has lost it.
    case didMoveToParent
    /// The controller's constraints are to be brought up to date.
    case updateViewConstraints
    /// The properties are to be brought up to date.
    case updateProperties
    /// What stands for missing content is to be brought up to date.
    case updateContentUnavailable
    /// The root view is about to lay out its subviews.
    case viewWillLayoutSubviews
    /// The root view has laid out its subviews.
    case viewDidLayoutSubviews
    /// The safe area of the root view has changed.
    case viewSafeAreaInsetsDidChange
    /// The layout margins of the root view have changed.
    case viewLayoutMarginsDidChange
    /// The container of a presentation lays out.
    case containerViewWillLayoutSubviews
    /// The container of a presentation has laid out.
    case containerViewDidLayoutSubviews
    /// A child wants another size.
    case preferredContentSizeDidChange
    /// Constraints give a child another size.
    case systemLayoutFittingSizeDidChange
    /// The view is about to change its size.
    case viewWillTransitionToSize
    /// The traits are about to change.
    case willTransitionToTraits
    /// The traits have changed.
    case traitCollectionDidChange
    /// The presentation is about to begin.
    case presentationTransitionWillBegin
    /// The presentation has ended.
    case presentationTransitionDidEnd
    /// The dismissal is about to begin.
    case dismissalTransitionWillBegin
    /// The dismissal has ended.
    case dismissalTransitionDidEnd
    /// The user begins to swipe a sheet away.
    case sheetShouldDismiss
    /// A sheet goes with the finger.
    case sheetWillDismiss
    /// The user has swiped a sheet away.
    case sheetDidDismiss
    /// The user tried to swipe away what must stay.
    case sheetDidAttemptToDismiss
    /// Says which style it shall be on a screen of those traits.
    case adaptiveStyle
    /// Says which style it shall be on a narrow screen.
    case adaptiveStyleInCompact
    /// Says who shall be shown in the adapted style.
    case adaptiveController
    /// The presentation begins, or changes, in that style.
    case adaptiveWillPresent
    /// What runs the adapted presentation can be set up.
    case adaptivePrepare
    /// The last chance to say where a popover points.
    case popoverPrepare
    /// A popover is about to be placed again.
    case popoverWillReposition
    /// The user dragged a sheet to another detent.
    case sheetDidChangeDetent
    /// The user taps beside a popover, before iOS 13.
    case popoverShouldDismiss
    /// The user has dismissed a popover, before iOS 13.
    case popoverDidDismiss
    /// The user taps beside the popover of a popover controller.
    case olderPopoverShouldDismiss
    /// The user has dismissed the popover of a popover controller.
    case olderPopoverDidDismiss
    /// Asks for a presentation controller of the app's own.
    case presentationForPresented
    /// Asks for the animator of a presentation.
    case animatorForPresented
    /// Asks for the animator of a dismissal.
    case animatorForDismissed
    /// Asks what drives the animator of a presentation.
    case interactionForPresentation
    /// Asks what drives the animator of a dismissal.
    case interactionForDismissal
    /// Asks a stack's delegate for the animator of a push or a pop.
    case animatorOfStack
    /// Asks a stack's delegate what drives the animator.
    case interactionOfStack
    /// Asks the delegate of tabs for the animator of a selection.
    case animatorOfTabs
    /// Asks the delegate of tabs what drives the animator.
    case interactionOfTabs
    /// Asks an animator how long it takes, in seconds.
    case transitionDuration
    /// What drives an animator takes over.
    case startInteractiveTransition
    /// An animator animates.
    case animateTransition
    /// An animator hears that its transition is over.
    case animationEnded
    /// Asks an animator for an animation that a finger can stop.
    case interruptibleAnimator
    /// The block behind present(_:animated:completion:) runs.
    case presentCompletion
    /// The block behind dismiss(animated:completion:) runs.
    case dismissCompletion
    /// The block behind transition(from:to:…) runs.
    case transitionCompletion
    /// A stack is about to show a controller.
    case navigationWillShow
    /// A stack shows a controller.
    case navigationDidShow
    /// The user taps a tab.
    case tabShouldSelect
    /// The user has selected a tab.
    case tabDidSelect
    /// The user taps a tab that was set as a tab.
    case tabShouldSelectTab
    /// Another tab is selected, or the user tapped the selected one.
    case tabDidSelectTab
    /// A group of tabs builds its stack.
    case tabDisplayedControllers
    /// The sidebar of tabs comes or goes.
    case tabSidebarVisibility
    /// The user begins to edit the tabs.
    case tabWillBeginCustomizing
    /// The user has edited the tabs.
    case tabWillEndCustomizing
    /// The tabs stand in the user's order.
    case tabDidEndCustomizing
    /// A bar is about to get an item.
    case barShouldPush
    /// A bar has got an item.
    case barDidPush
    /// The user is about to rename what the bar shows.
    case renameShouldBegin
    /// The user has typed a new title.
    case renameShouldEnd
    /// The item has its new title.
    case renameDidEnd
    /// The back button is tapped.
    case barShouldPop
    /// The back button has popped.
    case barDidPop
    /// The user begins to turn to a page.
    case pageWillTransition
    /// The user has turned a page, or let it fall back.
    case pageDidFinish
    /// Where the spine is to lie.
    case pageSpineLocation
    /// The pages set from code are shown.
    case pageCompletion
    /// Which page comes before.
    case pageBefore
    /// Which page comes after.
    case pageAfter
    /// How many dots the page control shows.
    case pageCount
    /// Which dot stands for the page.
    case pageIndex
    /// The display mode is about to change.
    case splitWillChange
    /// A column is about to be seen.
    case splitWillShow
    /// A column is seen.
    case splitDidShow
    /// A column is about to be hidden.
    case splitWillHide
    /// A column is hidden.
    case splitDidHide
    /// Which column is to be on top of the stack.
    case splitTopColumn
    /// The columns are one stack.
    case splitDidCollapse
    /// How the columns are to be seen.
    case splitModeForExpanding
    /// The columns stand side by side.
    case splitDidExpand
    /// Which controller is to be the primary one.
    case splitPrimaryForCollapsing
    /// Whether the delegate deals with the secondary controller.
    case splitCollapseSecondary
    /// Which controller is to be the primary one.
    case splitPrimaryForExpanding
    /// Which controller is to be the secondary one.
    case splitSeparateSecondary
    /// Whether the delegate shows the controller.
    case splitShow
    /// Whether the delegate shows the controller as a detail.
    case splitShowDetail
    /// Memory is running short.
    case didReceiveMemoryWarning
    /// The view is about to be let go.
    case viewWillUnload
    /// The view was let go.
    case viewDidUnload
    /// The status bar is to be asked for anew.
    case setNeedsStatusBarAppearanceUpdate
    /// The child that decides on the status bar's style.
    case childForStatusBarStyle
    /// The child that decides whether the status bar shows.
    case childForStatusBarHidden
    /// The home indicator is to be asked for anew.
    case setNeedsUpdateOfHomeIndicatorAutoHidden
    /// The child that decides whether the home indicator hides.
    case childForHomeIndicatorAutoHidden
    /// The edges whose gestures the app gets first are to be asked for anew.
    case setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    /// The child that decides at which edges the app's gestures come first.
    case childForScreenEdgesDeferringSystemGestures
    /// The pointer's lock is to be asked for anew.
    case setNeedsUpdateOfPrefersPointerLocked
    /// The child that decides whether the pointer is locked.
    case childViewControllerForPointerLock
    /// The lock of the orientation is to be asked for anew.
    case setNeedsUpdateOfPrefersInterfaceOrientationLocked
    /// The child that decides whether the orientation is locked.
    case childViewControllerForInterfaceOrientationLock
    /// The view places its subviews.
    case layoutSubviews
    /// The view brings its constraints up to date.
    case updateConstraints
    /// The view is about to get a superview, or to lose it.
    case willMoveToSuperview
    /// The view has another superview, or none.
    case didMoveToSuperview
    /// The view is about to come to a window, or to leave it.
    case willMoveToWindow
    /// The view has another window, or none.
    case didMoveToWindow
    /// The view has a new subview.
    case didAddSubview
    /// The view is about to lose a subview.
    case willRemoveSubview
    /// The view's traits have changed.
    case viewTraitCollectionDidChange
    /// The safe area of the view has changed.
    case safeAreaInsetsDidChange
    /// The layout margins of the view have changed.
    case layoutMarginsDidChange
    /// How many sections the table has.
    case tableNumberOfSections
    /// How many rows a section has.
    case tableNumberOfRows
    /// The cell of a row.
    case tableCellForRow
    /// A cell is about to be shown.
    case tableWillDisplay
    /// A cell went out of sight.
    case tableDidEndDisplaying
    /// The user's finger is on a row.
    case tableShouldHighlight
    /// A row is highlighted.
    case tableDidHighlight
    /// A row is highlighted no more.
    case tableDidUnhighlight
    /// A row is about to be selected by the user.
    case tableWillSelect
    /// The user has selected a row.
    case tableDidSelect
    /// A row is about to be deselected by the user.
    case tableWillDeselect
    /// The user has deselected a row.
    case tableDidDeselect
    /// The user has tapped the button at the end of a row.
    case tableAccessoryTapped
    /// How many sections the collection has.
    case collectionNumberOfSections
    /// How many items a section has.
    case collectionNumberOfItems
    /// The cell of an item.
    case collectionCellForItem
    /// A cell is about to be shown.
    case collectionWillDisplay
    /// A cell went out of sight.
    case collectionDidEndDisplaying
    /// The user's finger is on an item.
    case collectionShouldHighlight
    /// An item is highlighted.
    case collectionDidHighlight
    /// An item is highlighted no more.
    case collectionDidUnhighlight
    /// An item is about to be selected by the user.
    case collectionShouldSelect
    /// The user has selected an item.
    case collectionDidSelect
    /// An item is about to be deselected by the user.
    case collectionShouldDeselect
    /// The user has deselected an item.
    case collectionDidDeselect
    /// The content has moved.
    case scrollDidScroll
    /// A finger begins to drag.
    case scrollWillBeginDragging
    /// The finger lifts.
    case scrollWillEndDragging
    /// The finger has lifted.
    case scrollDidEndDragging
    /// The content goes on by itself.
    case scrollWillBeginDecelerating
    /// The content came to rest.
    case scrollDidEndDecelerating
    /// An animated scroll from code has ended.
    case scrollDidEndAnimation
    /// The insets with the safe area have changed.
    case scrollDidChangeAdjustedInset
    /// A search may be presented by its delegate.
    case searchPresent
    /// A search is about to come.
    case searchWillPresent
    /// A search has come.
    case searchDidPresent
    /// A search is about to go.
    case searchWillDismiss
    /// A search has gone.
    case searchDidDismiss
    /// The search wants other results.
    case searchUpdate
    /// Whether the user may edit the search text.
    case searchBarShouldBegin
    /// The user has begun to edit the search text.
    case searchBarDidBegin
    /// Whether the editing of the search text may end.
    case searchBarShouldEnd
    /// The user has ended to edit the search text.
    case searchBarDidEnd
    /// Whether the user's change of the search text may be made.
    case searchBarShouldChange
    /// The user has changed the search text.
    case searchBarDidChange
    /// The user has pressed the search key.
    case searchBarSearch
    /// The user has tapped the cancel button.
    case searchBarCancel
    /// The user chose what a control or an alert offers.
    case action
    /// A control sends its action to the app's own method.
    case sentAction
    /// The object is to hear first of what the user types.
    case becomeFirstResponder
    /// The object is not to be first any more.
    case resignFirstResponder
    /// Whether the field may be edited.
    case fieldShouldBegin
    /// The field is being edited.
    case fieldDidBegin
    /// Whether editing may end.
    case fieldShouldEnd
    /// The field is not edited any more.
    case fieldDidEnd
    /// Whether the user's change may be made.
    case fieldShouldChange
    /// The cursor has moved.
    case fieldDidChangeSelection
    /// Whether the field may be emptied.
    case fieldShouldClear
    /// The user tapped the return key.
    case fieldShouldReturn
    /// Whether the text may be edited.
    case textViewShouldBegin
    /// The text is being edited.
    case textViewDidBegin
    /// Whether editing may end.
    case textViewShouldEnd
    /// The text is not edited any more.
    case textViewDidEnd
    /// Whether the user's change may be made.
    case textViewShouldChange
    /// The user has changed the text.
    case textViewDidChange
    /// The cursor has moved.
    case textViewDidChangeSelection
    /// The app was launched.
    case appWillFinishLaunching
    /// The app is about to run.
    case appDidFinishLaunching
    /// What a scene is to be made of.
    case appConfigureScene
    /// The app takes the user's input.
    case appDidBecomeActive
    /// The app is about to take no input.
    case appWillResignActive
    /// Nothing of the app is seen any more.
    case appDidEnterBackground
    /// The app is about to be seen again.
    case appWillEnterForeground
    /// Memory is running short.
    case appMemoryWarning
    /// A scene came to be.
    case sceneWillConnect
    /// A scene is gone.
    case sceneDidDisconnect
    /// A scene takes the user's input.
    case sceneDidBecomeActive
    /// A scene is about to take no input.
    case sceneWillResignActive
    /// A scene is about to be seen.
    case sceneWillEnterForeground
    /// A scene is not seen any more.
    case sceneDidEnterBackground
    /// What the user allows is known, or has changed.
    case locationDidChangeAuthorization
    /// What the user allows is known, or has changed.
    case locationDidChangeStatus
    /// The device is somewhere else.
    case locationDidUpdate
    /// No place was found, or the app may not know it.
    case locationDidFail
    /// Fingers came down on the view.
    case touchesBegan
    /// Fingers that came down on the view moved.
    case touchesMoved
    /// Fingers that came down on the view left the screen.
    case touchesEnded
    /// Fingers that came down on the view were taken away.
    case touchesCancelled
    /// The user began to shake the device.
    case motionBegan
    /// The user has shaken the device.
    case motionEnded
    /// A recognizer went on to another state.
    case gestureState
    /// A notification came that the object observes.
    case notification
    /// Asks whether a segue may be performed.
    case shouldPerformSegue
    /// A segue is about to be performed.
    case prepareForSegue
    /// A segue of the app's own shows its destination.
    case performSegue
    /// Asks which children may take an unwind segue.
    case allowedChildrenForUnwinding
    /// Asks whether the controller takes an unwind segue's action.
    case canPerformUnwind
    /// A container goes towards the target of an unwind segue.
    case unwindTowards
    /// UIKit prints that something looks wrong, and goes on.
    case warning
    /// UIKit raises an exception: an app would end.
    case exception
    /// What code called: the user's own, or a verb's.
    case call
    /// A mark of the user's own.
    case mark
    /// What is needed to be there again is written down.
    case encodeRestorableState
    /// What was written down is read.
    case decodeRestorableState
    /// All controllers have read what was written down.
    case finishedRestoringState
    /// Whether the state of the controllers is to be kept.
    case appShouldSaveState
    /// Whether the state is to be kept, for a coder that reads objects of known classes only.
    case appShouldSaveSecureState
    /// The controllers are about to write.
    case appWillEncodeState
    /// Whether the kept state is to be given back.
    case appShouldRestoreState
    /// Whether the kept state is to be given back, by a coder that reads objects of known classes only.
    case appShouldRestoreSecureState
    /// Who is to be the controller that was kept.
    case appControllerForPath
    /// The controllers have read.
    case appDidDecodeState
    /// What is to be there again when the scene connects next.
    case sceneStateActivity
    /// What the scene gave to be kept is there again.
    case sceneRestoreInteraction
}
