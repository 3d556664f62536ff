/// Classes of UIKit that stand in outlets and parameters of listings, and that the model does
/// without.
@MainActor
enum AbsentClass {
    private static let views: Set<String> = [
        "UIActivityIndicatorView", "UIButton", "UICollectionView", "UICollectionViewCell",
        "UIControl", "UIDatePicker", "UIImageView", "UILabel", "UIPageControl",
        "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar", "UISegmentedControl",
        "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITableView",
        "UITableViewCell", "UITextField", "UITextView", "UIVisualEffectView",
    ]

    private static let others: Set<String> = [
        "CALayer", "NSBundle", "Bundle", "NSCoder", "NSError", "NSIndexPath", "IndexPath",
        "NSLayoutConstraint", "NSNotification", "UIEvent", "UIFont",
        "UIImage", "UILayoutGuide", "UINib",
        "UIPanGestureRecognizer", "UIStoryboard", "UIStoryboardSegue",
        "UITapGestureRecognizer", "UITouch", "UIViewControllerContextTransitioning",
        "UIViewControllerTransitionCoordinatorContext",
    ]

    /// What a value of the class is taken for: a view, or whatever it turns out to be.
    static func type(named name: String) -> ValueType? {
        if views.contains(name) { return .named(.view) }
        return others.contains(name) ? .any : nil
    }
}
