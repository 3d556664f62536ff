// swift-format-ignore-file
// Written by scripts/generate-callbacks.
import HeadlessUIKit
import HierarchyRecords

extension Callback {
    /// The callbacks that an object of that kind can get, as far as commands hang on them.
    @MainActor
    static func hookable(of object: AnyObject) -> [Callback] {
        var callbacks: [Callback] = []
        if object is UIViewController { callbacks += [.initWithCoder, .awakeFromNib, .loadView, .viewDidLoad, .deinitialized, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willMoveToParent, .didMoveToParent, .updateViewConstraints, .updateProperties, .updateContentUnavailable, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange, .viewWillTransitionToSize, .willTransitionToTraits, .traitCollectionDidChange, .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .setNeedsStatusBarAppearanceUpdate, .setNeedsUpdateOfHomeIndicatorAutoHidden, .setNeedsUpdateOfScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfPrefersPointerLocked, .setNeedsUpdateOfPrefersInterfaceOrientationLocked, .becomeFirstResponder, .resignFirstResponder, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .motionBegan, .motionEnded, .shouldPerformSegue, .prepareForSegue, .allowedChildrenForUnwinding, .canPerformUnwind, .unwindTowards, .encodeRestorableState, .decodeRestorableState, .finishedRestoringState] }
        if object is UIView { callbacks += [.updateProperties, .layoutSubviews, .updateConstraints, .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didAddSubview, .willRemoveSubview, .viewTraitCollectionDidChange, .safeAreaInsetsDidChange, .layoutMarginsDidChange, .becomeFirstResponder, .resignFirstResponder, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .motionBegan, .motionEnded] }
        if object is UIPresentationController { callbacks += [.containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews, .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin, .dismissalTransitionDidEnd] }
        if object is UITableViewController { callbacks += [.tableNumberOfSections, .tableNumberOfRows, .tableCellForRow, .tableWillDisplay, .tableDidEndDisplaying, .tableShouldHighlight, .tableDidHighlight, .tableDidUnhighlight, .tableWillSelect, .tableDidSelect, .tableWillDeselect, .tableDidDeselect, .tableAccessoryTapped, .scrollDidScroll] }
        if object is UICollectionViewController { callbacks += [.collectionNumberOfSections, .collectionNumberOfItems, .collectionCellForItem, .collectionWillDisplay, .collectionDidEndDisplaying, .collectionShouldHighlight, .collectionDidHighlight, .collectionDidUnhighlight, .collectionShouldSelect, .collectionDidSelect, .collectionShouldDeselect, .collectionDidDeselect, .scrollDidScroll] }
        if object is UITextView { callbacks += [.scrollDidScroll, .textViewShouldBegin, .textViewDidBegin, .textViewShouldEnd, .textViewDidEnd, .textViewShouldChange, .textViewDidChange, .textViewDidChangeSelection] }
        if object is UISearchBar { callbacks += [.searchBarShouldBegin, .searchBarDidBegin, .searchBarShouldEnd, .searchBarDidEnd, .searchBarShouldChange, .searchBarDidChange, .searchBarSearch, .searchBarCancel] }
        if object is UIControl { callbacks += [.action] }
        if object is UIAlertController { callbacks += [.action] }
        if object is UIActivityViewController { callbacks += [.action] }
        if object is UITextField { callbacks += [.fieldShouldBegin, .fieldDidBegin, .fieldShouldEnd, .fieldDidEnd, .fieldShouldChange, .fieldDidChangeSelection, .fieldShouldClear, .fieldShouldReturn] }
        if object is CLLocationManager { callbacks += [.locationDidChangeAuthorization, .locationDidChangeStatus, .locationDidUpdate, .locationDidFail] }
        if object is UIGestureRecognizer { callbacks += [.gestureState] }
        return callbacks
    }
}

extension HookedClass {
    /// What stands between the parentheses of the method, and of the call of `super`.
    static let parameters: [Callback: (written: String, passed: String)] = [
        .loadView: ("", ""),
        .viewDidLoad: ("", ""),
        .viewWillAppear: ("_ animated: Bool", "animated"),
        .viewIsAppearing: ("_ animated: Bool", "animated"),
        .viewDidAppear: ("_ animated: Bool", "animated"),
        .viewWillDisappear: ("_ animated: Bool", "animated"),
        .viewDidDisappear: ("_ animated: Bool", "animated"),
        .willMoveToParent: ("toParent parent: UIViewController?", "toParent: parent"),
        .didMoveToParent: ("toParent parent: UIViewController?", "toParent: parent"),
        .updateViewConstraints: ("", ""),
        .updateProperties: ("", ""),
        .updateContentUnavailable: ("using state: UIContentUnavailableConfigurationState", "using: state"),
        .viewWillLayoutSubviews: ("", ""),
        .viewDidLayoutSubviews: ("", ""),
        .viewSafeAreaInsetsDidChange: ("", ""),
        .viewLayoutMarginsDidChange: ("", ""),
        .viewWillTransitionToSize: ("to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator", "to: size, with: coordinator"),
        .willTransitionToTraits: ("to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator", "to: collection, with: coordinator"),
        .traitCollectionDidChange: ("_ previous: UITraitCollection?", "previous"),
        .didReceiveMemoryWarning: ("", ""),
        .viewWillUnload: ("", ""),
        .viewDidUnload: ("", ""),
        .tableDidHighlight: ("_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath", "tableView, didHighlightRowAt: indexPath"),
        .tableDidUnhighlight: ("_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath", "tableView, didUnhighlightRowAt: indexPath"),
        .tableDidSelect: ("_ tableView: UITableView, didSelectRowAt indexPath: IndexPath", "tableView, didSelectRowAt: indexPath"),
        .tableDidDeselect: ("_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath", "tableView, didDeselectRowAt: indexPath"),
        .tableAccessoryTapped: ("_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath", "tableView, accessoryButtonTappedForRowWith: indexPath"),
        .collectionDidHighlight: ("_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath", "collectionView, didHighlightItemAt: indexPath"),
        .collectionDidUnhighlight: ("_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath", "collectionView, didUnhighlightItemAt: indexPath"),
        .collectionDidSelect: ("_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath", "collectionView, didSelectItemAt: indexPath"),
        .collectionDidDeselect: ("_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath", "collectionView, didDeselectItemAt: indexPath"),
    ]
}
