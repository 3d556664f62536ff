import HeadlessUIKit
import HierarchyRecords

/// An object of a user's class that may be a delegate or a data source of UIKit's containers and
/// presentations: what it answers stands in extensions of the protocols, beside the members.
protocol UIKitListener: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPageViewControllerDelegate, UIPageViewControllerDataSource, UISplitViewControllerDelegate,
    UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate,
    UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
    UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate, UIApplicationDelegate,
    UISceneDelegate,
    CLLocationManagerDelegate,
    SelectiveDelegate
{}

extension PlainObject: UIKitListener {}
extension ScriptedResponder: UIKitListener {}
extension ScriptedView: UIKitListener {}
extension ScriptedPresentationController: UIKitListener {}
extension ScriptedPercentDriver: UIKitListener {}
extension ScriptedViewController: UIKitListener {}
extension ScriptedNavigationController: UIKitListener {}
extension ScriptedTabBarController: UIKitListener {}
extension ScriptedPageViewController: UIKitListener {}
extension ScriptedSplitViewController: UIKitListener {}
extension ScriptedTableViewController: UIKitListener {}
extension ScriptedCollectionViewController: UIKitListener {}
extension ScriptedDrawerController: UIKitListener {}
extension ScriptedDeckController: UIKitListener {}
extension ScriptedSegmentedController: UIKitListener {}
extension ScriptedScrollController: UIKitListener {}
extension ScriptedAntipodalController: UIKitListener {}
extension ScriptedBrokenAntipodalController: UIKitListener {}
extension ScriptedWholeAntipodalController: UIKitListener {}
extension ScriptedMapController: UIKitListener {}
extension ScriptedPlaceController: UIKitListener {}
extension ScriptedHandedOnController: UIKitListener {}
extension ScriptedBrokenDrawerController: UIKitListener {}
extension ScriptedBrokenDeckController: UIKitListener {}
extension ScriptedBrokenSegmentedController: UIKitListener {}
extension ScriptedBrokenScrollController: UIKitListener {}

extension SelectiveDelegate where Self: ScriptedObject {
    /// Whether the class has the method that the callback is.
    @_semantics("optimize.sil.specialize.generic.never")
    func implements(_ callback: Callback) -> Bool {
        script.kind.method(named: callback.spelling.swift) != nil
    }
}

extension PlainObject: UIViewControllerInteractiveTransitioning {}
extension ScriptedViewController: UIViewControllerInteractiveTransitioning {}
