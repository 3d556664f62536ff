/// The root view of a stack or of tabs; UIKit's class of that name.
final class UILayoutContainerView: UIView {}

/// The root view of a split from iOS 13 on, as public dumps of hierarchies have it.
final class SplitPanelView: UIView {
    override class var nameInLog: String { "_UISplitViewControllerPanelImplView" }
}

/// Holds the views of a stack's controllers; UIKit's class of that name.
final class UINavigationTransitionView: UIView {
    /// Says to each wrapper what bars cover.
    func coverWrappers(_ insets: UIEdgeInsets) {
        var next = subviewList.first
        while let view = next {
            if view.core.pointee.isWrapper {
                unsafeDowncast(view, to: UIViewControllerWrapperView.self).coveredInsets = insets
            }
            next = subviewList.element(after: view)
        }
    }

    /// Takes away the wrappers whose views have gone elsewhere.
    func removeEmptyWrappers() {
        var next = subviewList.first
        while let view = next {
            next = subviewList.element(after: view)
            if view.subviewList.isEmpty { view.removeFromSuperview() }
        }
    }
}

/// Holds one child's view, and says how much of it the container's bars cover; UIKit's class of that
/// name.
final class UIViewControllerWrapperView: UIView {
    /// What bars cover, from each edge; the device's own insets are counted in it.
    var coveredInsets = UIEdgeInsets.zero {
        didSet { if coveredInsets != oldValue { listForLayout() } }
    }

    /// A wrapper that fills its container and follows its size.
    static func filling(_ bounds: CGRect) -> UIViewControllerWrapperView {
        let wrapper = UIViewControllerWrapperView(frame: bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.core.pointee.isWrapper = true
        return wrapper
    }

    /// Puts a child's view in, as large as the wrapper.
    func hold(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

extension UIView {
    /// What holds a child's view in here, which is this view itself without a wrapper; an animator of
    /// the app's has what arrives come there (A63).
    func wrapper(of child: UIViewController?) -> UIView {
        guard let wrapper = child?.viewInPlace?.storedSuperview, wrapper.isWithin(self) else {
            return self
        }
        return wrapper
    }
}

extension UIViewController {
    /// The view leaves the container's with its wrapper, unless it has gone elsewhere.
    /// - Returns: whether it was there.
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
    /// The larger inset of each edge.
    func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
