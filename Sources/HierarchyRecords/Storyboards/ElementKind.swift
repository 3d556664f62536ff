/// The elements that stand for objects, by the names that they have in files.
public enum ElementKind: String, Sendable, CaseIterable {
    // Controllers.
    case viewController, tableViewController, collectionViewController, navigationController
    case tabBarController, splitViewController, pageViewController, glkViewController
    case avPlayerViewController, hostingController
    // Placeholders.
    case viewControllerPlaceholder, placeholder, exit, customObject
    // Views.
    case view, label, button, imageView, textField, textView, scrollView, tableView, tableViewCell
    case collectionView, collectionViewCell, collectionReusableView, stackView, containerView
    case slider, stepper, activityIndicatorView, progressView, pageControl, segmentedControl
    case datePicker, pickerView, searchBar, navigationBar, toolbar, tabBar, webView, wkWebView
    case mapView, visualEffectView, control, window, tableViewCellContentView
    case `switch`
    // Parts of controllers and views.
    case navigationItem, barButtonItem, tabBarItem, tableViewSection, segment, state
    case searchDisplayController, searchController
    case collectionViewFlowLayout, collectionViewLayout, blurEffect, vibrancyEffect
    case collectionViewCellContentView
    // Gesture recognizers.
    case tapGestureRecognizer, panGestureRecognizer, pinchGestureRecognizer
    case rotationGestureRecognizer, swipeGestureRecognizer, longPressGestureRecognizer
    case screenEdgePanGestureRecognizer, hoverGestureRecognizer, customGestureRecognizer =
        "gestureRecognizer"

    /// Whether the element stands for a controller of its own, not for a reference to another file.
    public var isController: Bool {
        switch self {
        case .viewController, .tableViewController, .collectionViewController,
            .navigationController, .tabBarController, .splitViewController, .pageViewController,
            .glkViewController, .avPlayerViewController, .hostingController:
            true
        case .viewControllerPlaceholder, .placeholder, .exit, .customObject, .view, .label,
            .button, .imageView, .textField, .textView, .scrollView, .tableView, .tableViewCell,
            .collectionView, .collectionViewCell, .collectionReusableView, .stackView,
            .containerView, .slider, .stepper, .activityIndicatorView, .progressView, .pageControl,
            .segmentedControl, .datePicker, .pickerView, .searchBar, .navigationBar, .toolbar,
            .tabBar, .webView, .wkWebView, .mapView, .visualEffectView, .control, .window,
            .tableViewCellContentView, .switch, .navigationItem, .barButtonItem, .tabBarItem,
            .tableViewSection, .segment, .state, .searchDisplayController, .searchController,
            .collectionViewFlowLayout, .collectionViewLayout, .blurEffect, .vibrancyEffect,
            .collectionViewCellContentView, .tapGestureRecognizer, .panGestureRecognizer,
            .pinchGestureRecognizer, .rotationGestureRecognizer, .swipeGestureRecognizer,
            .longPressGestureRecognizer, .screenEdgePanGestureRecognizer,
            .hoverGestureRecognizer, .customGestureRecognizer:
            false
        }
    }
}
