import HierarchyRecords

extension UIView {
    /// R7: takes new insets, tells of them, then updates the subviews. L13: before iOS 11 nobody is
    /// told, but the guides of controllers move.
    fileprivate func take(_ insets: UIEdgeInsets) {
        storedSafeArea = insets
        if core.isConstrained { simulator.layout.engine?.refreshGuides(of: self) }
        if simulator.systemVersion >= 11 {
            tellOfSafeArea()
        } else {
            (self as? UIScrollView)?.updateInsetOfBars()
        }
        var next = subviewList.first
        while let view = next {
            view.listForLayout()
            next = subviewList.element(after: view)
        }
    }

    /// L10: sends the callback of the margins, then that of the safe area.
    private func tellOfSafeArea() {
        if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
        send(.safeAreaInsetsDidChange, rule: .r7) { safeAreaInsetsDidChange() }
        guard let controller else { return }
        controller.send(.viewSafeAreaInsetsDidChange, rule: .l10) {
            controller.viewSafeAreaInsetsDidChange()
        }
    }

    /// The safe area, also of a view outside of a window; none before iOS 11, where `storedSafeArea` is
    /// what bars cover (L13).
    var ownSafeArea: UIEdgeInsets { simulator.systemVersion >= 11 ? storedSafeArea : .zero }

    /// What bars and the device's edges cover of the view in its window: from iOS 11 on the safe area.
    var insetsOfBars: UIEdgeInsets { storedWindow == nil ? .zero : storedSafeArea }

    /// L13: whether it is the view of a child for which no container of UIKit's sets the guides.
    fileprivate var isWithoutGuides: Bool {
        guard let parent = controller?.storedParent else { return false }
        return
            !(parent is UINavigationController || parent is UITabBarController
            || parent is UISplitViewController)
    }

    /// L16: whether it is the view of a child, and a scroll view around it does not show it.
    fileprivate var isChildOutOfSight: Bool {
        guard controller?.storedParent != nil else { return false }
        var around = storedSuperview
        while let view = around, !(view is UIScrollView) { around = view.storedSuperview }
        guard let around, let superview = storedSuperview else { return false }
        // A view that only touches the edge, as the next page does, is not in sight.
        return superview.convert(frame, to: around).intersection(around.storedBounds).isEmpty
    }

    /// The insets that the view's presentation or controller adds have changed.
    func noteOwnSafeArea() {
        let hasMore = controller.map { $0.additionalSafeAreaInsets != .zero } ?? false
        core.hasOwnSafeArea = hasMore || safeArea(presentedWith: .zero) != nil
        listForLayout()
    }

    /// R53, R55: the safe area that the view's presentation makes of what it inherits; nil where that
    /// stays.
    private func safeArea(presentedWith inherited: UIEdgeInsets) -> UIEdgeInsets? {
        guard let presentation = controller?.optional?.presentation?.controller,
            presentation.presentedView === self,
            let container = presentation.containerView?.bounds
        else { return nil }
        return presentation.safeAreaOfPresentedView(in: container, inheriting: inherited)
    }

    /// A126: the controller's insets are added to all others.
    fileprivate func withOwnSafeArea(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
        let insets = safeArea(presentedWith: inherited) ?? inherited
        guard let controller, simulator.systemVersion >= 11 else { return insets }
        return insets.adding(controller.additionalSafeAreaInsets)
    }

    private func tellOfMargins() {
        send(.layoutMarginsDidChange, rule: .r7) { layoutMarginsDidChange() }
        guard let controller else { return }
        controller.send(.viewLayoutMarginsDidChange, rule: .l10) {
            controller.viewLayoutMarginsDidChange()
        }
    }

    /// R7: the margins including the safe area.
    var effectiveMargins: UIEdgeInsets {
        insetsLayoutMarginsFromSafeArea ? ownMargins.adding(ownSafeArea) : ownMargins
    }

    /// R7: 8 points at each edge by default and, if the view preserves the superview's margins, at
    /// least the part of those that reaches into its frame. A127: a controller's root view has the
    /// system's margins instead of the default.
    private var ownMargins: UIEdgeInsets {
        var margins = storedMargins ?? (controller == nil ? standardMargins : .zero)
        if let controller {
            margins = margins.union(controller.systemMargins(width: storedBounds.width))
        }
        guard preservesSuperviewLayoutMargins, let superview = storedSuperview else {
            return margins
        }
        return margins.union(
            superview.ownMargins.reaching(into: frameOfBounds, of: superview.storedBounds.size))
    }

    /// A159: those of a table cell's content view are its own.
    private var standardMargins: UIEdgeInsets {
        guard let cell = storedSuperview as? UITableViewCell, cell.contentView === self else {
            return .eights
        }
        return cell.contentMargins ?? .eights
    }

    func setMargins(_ margins: UIEdgeInsets) {
        guard margins != storedMargins else { return }
        storedMargins = margins
        marginsDidChange()
    }

    /// Updates the guides and sends the callback.
    func marginsDidChange() {
        if core.isConstrained { simulator.layout.engine?.refreshGuides(of: self) }
        tellOfMargins()
        for view in subviewList.elements where view.preservesSuperviewLayoutMargins {
            view.marginsDidChange()
        }
    }
}

@MainActor
extension ViewLink {
    /// R7: updates the safe area.
    func updateSafeArea() {
        let insets = currentSafeArea
        if insets != core.safeArea { core.view.take(insets) }
    }

    /// R7: the part of the superview's safe area that reaches into the frame.
    private var currentSafeArea: UIEdgeInsets {
        if core.hasOwnSafeArea { return core.view.withOwnSafeArea(inheritedSafeArea) }
        guard core.isWrapper else { return inheritedSafeArea }
        // R52: the insets of a wrapper are those that bars cover; they include the device's.
        let wrapper = unsafeDowncast(core.view, to: UIViewControllerWrapperView.self)
        return inheritedSafeArea.union(wrapper.coveredInsets)
    }

    private var inheritedSafeArea: UIEdgeInsets {
        guard let superview = core.superview else {
            return self == core.window ? core.view.simulator.insetsOfWindow : .zero
        }
        let outer = superview.core.safeArea
        if outer == .zero { return .zero }
        let version = core.world.core.systemVersion
        if version < 11, core.view.isWithoutGuides { return .zero }
        if (11...12).contains(version), core.view.isChildOutOfSight { return .zero }
        return outer.reaching(into: frame, of: superview.core.bounds.size)
    }
}

extension UIEdgeInsets {
    fileprivate static let eights = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// R7: the part of the insets of a view of that `size` that reaches into a subview's frame.
    fileprivate func reaching(into frame: CGRect, of size: CGSize) -> UIEdgeInsets {
        UIEdgeInsets(
            top: Self.clamp(top - frame.minY, top),
            left: Self.clamp(left - frame.minX, left),
            bottom: Self.clamp(frame.maxY - (size.height - bottom), bottom),
            right: Self.clamp(frame.maxX - (size.width - right), right))
    }

    private static func clamp(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
        min(max(0, value), max(0, most))
    }

    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}
