import HierarchyRecords

extension UIView {
    /// L10, R7: margins first, then the safe area; the subviews' follow.
    fileprivate func take(_ insets: UIEdgeInsets) {
        storedSafeArea = insets
        if core.pointee.isConstrained { simulator.layout.engine?.refreshGuides(of: self) }
        if insetsLayoutMarginsFromSafeArea { sendMarginsDidChange() }
        send(.safeAreaInsetsDidChange, rule: .r7) { safeAreaInsetsDidChange() }
        if let controller {
            controller.send(.viewSafeAreaInsetsDidChange, rule: .l10) {
                controller.viewSafeAreaInsetsDidChange()
            }
        }
        var next = subviewList.first
        while let view = next {
            view.listForLayout()
            next = subviewList.element(after: view)
        }
    }

    /// R53, R55: what its presentation keeps free; none from now on where that is zero.
    func takeOwnSafeArea(_ insets: UIEdgeInsets) {
        core.pointee.hasOwnSafeArea = insets != .zero
        listForLayout()
    }

    fileprivate func safeAreaInPresentation(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
        guard let presentation = controller?.optional?.presentation?.controller,
            let container = presentation.containerView?.bounds
        else { return inherited }
        return inherited.union(presentation.safeAreaOfPresentedView(in: container))
    }

    private func sendMarginsDidChange() {
        send(.layoutMarginsDidChange, rule: .r7) { layoutMarginsDidChange() }
        guard let controller else { return }
        controller.send(.viewLayoutMarginsDidChange, rule: .l10) {
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
        if core.pointee.isConstrained { simulator.layout.engine?.refreshGuides(of: self) }
        sendMarginsDidChange()
    }
}

@MainActor
extension ViewLink {
    /// R7: takes over the safe area of this moment.
    func updateSafeArea() {
        let insets = currentSafeArea
        if insets != pointee.safeArea { pointee.view.take(insets) }
    }

    /// R7: the part of the superview's insets that reaches into the frame.
    private var currentSafeArea: UIEdgeInsets {
        if pointee.hasOwnSafeArea { return pointee.view.safeAreaInPresentation(inheritedSafeArea) }
        guard pointee.isWrapper else { return inheritedSafeArea }
        // R52: what bars cover; the device's insets lie behind them.
        let wrapper = unsafeDowncast(pointee.view, to: UIViewControllerWrapperView.self)
        return inheritedSafeArea.union(wrapper.coveredInsets)
    }

    private var inheritedSafeArea: UIEdgeInsets {
        guard pointee.world.pointee.systemVersion >= 11 else { return .zero }
        guard let superview = pointee.superview else {
            return self == pointee.window ? pointee.view.simulator.safeAreaOfWindow : .zero
        }
        let outer = superview.pointee.safeArea
        if outer == .zero { return .zero }
        let frame = frame
        let size = superview.pointee.bounds.size
        return UIEdgeInsets(
            top: Self.clamp(outer.top - frame.minY, outer.top),
            left: Self.clamp(outer.left - frame.minX, outer.left),
            bottom: Self.clamp(frame.maxY - (size.height - outer.bottom), outer.bottom),
            right: Self.clamp(frame.maxX - (size.width - outer.right), outer.right))
    }

    private static func clamp(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
        min(max(0, value), max(0, most))
    }
}
