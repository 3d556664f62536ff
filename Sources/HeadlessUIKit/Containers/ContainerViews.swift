/// The root view of a navigation or tab bar controller; UIKit's class of that name.
final class UILayoutContainerView: UIView {}

/// The root view of a split view controller from iOS 13 on, as published view dumps show it.
final class SplitPanelView: UIView {
    override class var nameInLog: String { "_UISplitViewControllerPanelImplView" }
}

/// Contains the views of a navigation controller's children; UIKit's class of that name.
final class UINavigationTransitionView: UIView {
    /// Sets the insets that bars cover on each wrapper.
    func coverWrappers(_ insets: UIEdgeInsets) {
        var next = subviewList.first
        while let view = next {
            if view.core.isWrapper {
                unsafeDowncast(view, to: UIViewControllerWrapperView.self).coveredInsets = insets
            }
            next = subviewList.element(after: view)
        }
    }

    /// Removes the wrappers whose child's view was moved elsewhere.
    func removeEmptyWrappers() {
        var next = subviewList.first
        while let view = next {
            next = subviewList.element(after: view)
            if view.subviewList.isEmpty { view.removeFromSuperview() }
        }
    }
}

/// Contains one child's view, and holds how much of it the container's bars cover; UIKit's class of
/// that name.
final class UIViewControllerWrapperView: UIView {
    /// The insets that bars cover; the device's own safe area insets are included.
    @Counted var coveredInsets = UIEdgeInsets.zero {
        didSet { if coveredInsets != oldValue { listForLayout() } }
    }

    /// Creates a wrapper that fills its container and is resized with it.
    static func filling(_ bounds: CGRect) -> UIViewControllerWrapperView {
        let wrapper = UIViewControllerWrapperView(frame: bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.core.isWrapper = true
        return wrapper
    }

    /// Adds a child's view, as large as the wrapper.
    func hold(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

extension UIView {
    /// The wrapper that contains the child's view; this view itself if there is none, as when an
    /// animator of the app's own added the view (A63).
    func wrapper(of child: UIViewController?) -> UIView {
        guard let wrapper = child?.viewInPlace?.storedSuperview, wrapper.isWithin(self) else {
            return self
        }
        return wrapper
    }
}

extension UIViewController {
    /// Removes a child's view and its wrapper from the container's view, unless the view was moved
    /// elsewhere.
    /// - Returns: whether the view was in the container's view.
    @discardableResult
    func leaveWrapper(in container: UIView?) -> Bool {
        guard let view = viewInPlace, let wrapper = view.storedSuperview,
            wrapper.storedSuperview === container
        else { return false }
        wrapper.removeFromSuperview()
        view.removeFromSuperview()
        return true
    }
}

extension UIEdgeInsets {
    /// The larger of the two insets for each edge.
    func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
