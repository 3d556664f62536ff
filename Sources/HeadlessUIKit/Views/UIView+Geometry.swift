extension UIView {
    var frameOfBounds: CGRect { link.frame }

    func setFrame(_ frame: CGRect) {
        setCenter(CGPoint(x: frame.midX, y: frame.midY))
        setBounds(CGRect(origin: storedBounds.origin, size: sizeBeforeTransform(frame.size)))
    }

    /// E76: raises an exception if a component is not a number; the position is checked before the
    /// size.
    func isNumber(_ frame: CGRect) -> Bool {
        isNumber(center: CGPoint(x: frame.midX, y: frame.midY))
            && isNumber(bounds: CGRect(origin: storedBounds.origin, size: frame.size))
    }

    func isNumber(center: CGPoint) -> Bool {
        guard center.x.isNaN || center.y.isNaN else { return true }
        return simulator.refuse(.positionNotANumber(center.x, center.y), about: objectID)
    }

    func isNumber(bounds: CGRect) -> Bool {
        let (origin, size) = (bounds.origin, bounds.size)
        guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else {
            return true
        }
        return simulator.refuse(
            .boundsNotANumber(origin.x, origin.y, size.width, size.height), about: objectID)
    }

    private func sizeBeforeTransform(_ size: CGSize) -> CGSize {
        guard let transform = storedTransform else { return size }
        return CGRect(origin: .zero, size: size).applying(transform.inverted()).size
    }

    func setCenter(_ center: CGPoint) {
        guard center != storedCenter else { return }
        noteForAnimation()
        storedCenter = center
        if core.isConstrained { noteFrame(isOther: true) }
        // R7: another position in the superview can mean another safe area.
        if isInWindow { listForLayout() }
        simulator.gates.watcher?(self)
    }

    func setBounds(_ bounds: CGRect) {
        let old = storedBounds
        guard bounds != old else { return }
        noteForAnimation()
        storedBounds = bounds
        if core.isConstrained { noteFrame(isOther: bounds.size != old.size) }
        markForLayout()
        if bounds.size != old.size, autoresizesSubviews { resizeSubviews(from: old.size) }
        simulator.gates.watcher?(self)
    }

    /// Tells the layout engine of a frame that code has set; a view that constraints determine
    /// keeps this frame until the next layout.
    private func noteFrame(isOther: Bool) {
        guard let engine = simulator.layout.engine else { return }
        let followsFrame =
            isOther
            ? controller != nil || preservesSuperviewLayoutMargins
                || constraintState?.readableGuide != nil
            : constraintState?.frameGuide != nil
        if followsFrame { engine.refreshGuides(of: self) }
        if translatesAutoresizingMaskIntoConstraints {
            engine.refresh(self)
        } else if isOther {
            engine.noteFrame(of: self)
        }
    }

    private func resizeSubviews(from old: CGSize) {
        guard !subviewList.isEmpty else { return }
        for view in subviewList.elements where view.translatesAutoresizingMaskIntoConstraints {
            if fillsWindow(view) {
                view.setFrame(storedBounds)
            } else {
                view.autoresize(from: old, to: storedBounds.size)
            }
        }
    }

    /// L12: whether this is a window and the subview its root controller's view, which follows the
    /// window's size whatever its mask is.
    private func fillsWindow(_ subview: UIView) -> Bool {
        guard subview.controller != nil, storedWindow === self else { return false }
        return (self as? UIWindow)?.rootViewController === subview.controller
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask
        let now = frameOfBounds
        let horizontal = UIView.stretch(
            now.minX, now.width, by: new.width - old.width, in: old.width,
            before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let vertical = UIView.stretch(
            now.minY, now.height, by: new.height - old.height, in: old.height,
            before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
        setFrame(
            CGRect(
                x: horizontal.origin, y: vertical.origin, width: horizontal.length,
                height: vertical.length))
    }

    /// Autoresizing along one axis: the flexible parts share the difference in proportion to their
    /// old lengths.
    private static func stretch(
        _ origin: CGFloat, _ length: CGFloat, by difference: CGFloat, in whole: CGFloat,
        before: Bool, size: Bool, after: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let margin = whole - origin - length
        let flexible = (before ? origin : 0) + (size ? length : 0) + (after ? margin : 0)
        let count = CGFloat((before ? 1 : 0) + (size ? 1 : 0) + (after ? 1 : 0))
        guard count > 0 else { return (origin, length) }
        func share(_ part: CGFloat) -> CGFloat {
            flexible == 0 ? difference / count : difference * part / flexible
        }
        return (
            before ? origin + share(origin) : origin, size ? length + share(length) : length
        )
    }
}

@MainActor
extension ViewLink {
    /// The frame that results from bounds, center and transform.
    var frame: CGRect {
        let size = core.bounds.size
        let center = core.center
        let plain = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2,
            width: size.width, height: size.height)
        guard let transform = core.transform else { return plain }
        let centered = plain.offsetBy(dx: -center.x, dy: -center.y)
        return centered.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}
