import HierarchyRecords

extension UIView {
    /// R7: the part of the superview's insets that reaches into the frame.
    private var currentSafeArea: UIEdgeInsets {
        guard simulator.systemVersion >= 11 else { return .zero }
        guard let superview = storedSuperview else {
            return self is UIWindow ? simulator.device.safeAreaInsets : .zero
        }
        let outer = superview.storedSafeArea
        if outer == .zero { return .zero }
        let frame = frameOfBounds
        let size = superview.storedBounds.size
        return UIEdgeInsets(
            top: UIView.clamp(outer.top - frame.minY, outer.top),
            left: UIView.clamp(outer.left - frame.minX, outer.left),
            bottom: UIView.clamp(frame.maxY - (size.height - outer.bottom), outer.bottom),
            right: UIView.clamp(frame.maxX - (size.width - outer.right), outer.right))
    }

    private static func clamp(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
        min(max(0, value), max(0, most))
    }

    /// L10, R7: margins first, then the safe area; the subviews' follow.
    func updateSafeArea() {
        let insets = currentSafeArea
        guard insets != storedSafeArea else { return }
        storedSafeArea = insets
        if insetsLayoutMarginsFromSafeArea { sendMarginsDidChange() }
        send(.safeAreaInsetsDidChange, rule: .r7) { safeAreaInsetsDidChange() }
        if let controller {
            dispatch.send(.viewSafeAreaInsetsDidChange, to: controller, rule: .r21) {
                controller.viewSafeAreaInsetsDidChange()
            }
        }
        for view in subviewList.elements { view.listForLayout() }
    }

    private func sendMarginsDidChange() {
        send(.layoutMarginsDidChange, rule: .r7) { layoutMarginsDidChange() }
        guard let controller else { return }
        dispatch.send(.viewLayoutMarginsDidChange, to: controller, rule: .l10) {
            controller.viewLayoutMarginsDidChange()
        }
    }

    /// R7: 8 points each by default, the safe area added.
    var effectiveMargins: UIEdgeInsets {
        let own = storedMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        guard insetsLayoutMarginsFromSafeArea else { return own }
        let safe = storedSafeArea
        return UIEdgeInsets(
            top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
            right: own.right + safe.right)
    }

    func setMargins(_ margins: UIEdgeInsets) {
        guard margins != storedMargins else { return }
        storedMargins = margins
        sendMarginsDidChange()
    }
}
