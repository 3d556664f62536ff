import HeadlessUIKit
import HierarchyRecords

/// A view of a user's class: what the class overrides runs in the place of UIKit's own members,
/// which are then its `super`.
final class ScriptedView: UIView, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance, frame: CGRect = .zero) {
        self.script = script
        super.init(frame: frame)
        if script.kind.overridesNoCallback { expectsNoCallbacks() }
    }

    required convenience init?(coder: NSCoder) { nil }

    isolated deinit {
        if script.kind.hasDeinit, script.kind.isRunning { script.kind.runDeinit(of: self) }
    }

    // MARK: Geometry and looks

    override var frame: CGRect {
        get { read(.frame) ?? super.frame }
        set { if !write(.frame, newValue) { super.frame = newValue } }
    }

    override var bounds: CGRect {
        get { read(.bounds) ?? super.bounds }
        set { if !write(.bounds, newValue) { super.bounds = newValue } }
    }

    override var center: CGPoint {
        get { read(.center) ?? super.center }
        set { if !write(.center, newValue) { super.center = newValue } }
    }

    override var transform: CGAffineTransform {
        get { read(.transform) ?? super.transform }
        set { if !write(.transform, newValue) { super.transform = newValue } }
    }

    override var isHidden: Bool {
        get { read(.isHidden) ?? super.isHidden }
        set { if !write(.isHidden, newValue) { super.isHidden = newValue } }
    }

    override var alpha: CGFloat {
        get { read(.alpha) ?? super.alpha }
        set { if !write(.alpha, newValue) { super.alpha = newValue } }
    }

    override var backgroundColor: UIColor? {
        get { read(.backgroundColor) ?? super.backgroundColor }
        set { if !write(.backgroundColor, newValue) { super.backgroundColor = newValue } }
    }

    override var tag: Int {
        get { read(.tag) ?? super.tag }
        set { if !write(.tag, newValue) { super.tag = newValue } }
    }

    // MARK: Hierarchy

    override func addSubview(_ view: UIView) {
        guard let own = script.override(.`addSubview(_:)`) else { return super.addSubview(view) }
        run(own, [view.value])
    }

    override func insertSubview(_ view: UIView, at index: Int) {
        guard let own = script.override(.`insertSubview(_:at:)`) else {
            return super.insertSubview(view, at: index)
        }
        run(own, [view.value, index.value])
    }

    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard let own = script.override(.`insertSubview(_:belowSubview:)`) else {
            return super.insertSubview(view, belowSubview: sibling)
        }
        run(own, [view.value, sibling.value])
    }

    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard let own = script.override(.`insertSubview(_:aboveSubview:)`) else {
            return super.insertSubview(view, aboveSubview: sibling)
        }
        run(own, [view.value, sibling.value])
    }

    override func bringSubviewToFront(_ view: UIView) {
        guard let own = script.override(.`bringSubviewToFront(_:)`) else {
            return super.bringSubviewToFront(view)
        }
        run(own, [view.value])
    }

    override func sendSubviewToBack(_ view: UIView) {
        guard let own = script.override(.`sendSubviewToBack(_:)`) else {
            return super.sendSubviewToBack(view)
        }
        run(own, [view.value])
    }

    override func removeFromSuperview() {
        guard let own = script.override(.removeFromSuperview) else {
            return super.removeFromSuperview()
        }
        run(own)
    }

    // MARK: Callbacks

    override func willMove(toSuperview view: UIView?) {
        guard let own = script.override(.`willMove(toSuperview:)`) else {
            return super.willMove(toSuperview: view)
        }
        perform(own, .willMoveToSuperview, [view.value]) { super.willMove(toSuperview: view) }
    }

    override func didMoveToSuperview() {
        guard let own = script.override(.didMoveToSuperview) else {
            return super.didMoveToSuperview()
        }
        perform(own, .didMoveToSuperview) { super.didMoveToSuperview() }
    }

    override func willMove(toWindow window: UIWindow?) {
        guard let own = script.override(.`willMove(toWindow:)`) else {
            return super.willMove(toWindow: window)
        }
        perform(own, .willMoveToWindow, [window.value]) { super.willMove(toWindow: window) }
    }

    override func didMoveToWindow() {
        guard let own = script.override(.didMoveToWindow) else { return super.didMoveToWindow() }
        perform(own, .didMoveToWindow) { super.didMoveToWindow() }
    }

    override func didAddSubview(_ view: UIView) {
        guard let own = script.override(.`didAddSubview(_:)`) else {
            return super.didAddSubview(view)
        }
        perform(own, .didAddSubview, [view.value]) { super.didAddSubview(view) }
    }

    override func willRemoveSubview(_ view: UIView) {
        guard let own = script.override(.`willRemoveSubview(_:)`) else {
            return super.willRemoveSubview(view)
        }
        perform(own, .willRemoveSubview, [view.value]) { super.willRemoveSubview(view) }
    }

    override func layoutSubviews() {
        guard let own = script.override(.layoutSubviews) else { return super.layoutSubviews() }
        perform(own, .layoutSubviews) { super.layoutSubviews() }
    }

    override func updateConstraints() {
        guard let own = script.override(.updateConstraints) else {
            return super.updateConstraints()
        }
        perform(own, .updateConstraints) { super.updateConstraints() }
    }

    override func safeAreaInsetsDidChange() {
        guard let own = script.override(.safeAreaInsetsDidChange) else {
            return super.safeAreaInsetsDidChange()
        }
        perform(own, .safeAreaInsetsDidChange) { super.safeAreaInsetsDidChange() }
    }

    override func layoutMarginsDidChange() {
        guard let own = script.override(.layoutMarginsDidChange) else {
            return super.layoutMarginsDidChange()
        }
        perform(own, .layoutMarginsDidChange) { super.layoutMarginsDidChange() }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        guard let own = script.override(.`traitCollectionDidChange(_:)`) else {
            return super.traitCollectionDidChange(previous)
        }
        perform(own, .viewTraitCollectionDidChange, [previous.value]) {
            super.traitCollectionDidChange(previous)
        }
    }

    // MARK: Layout

    override func setNeedsLayout() {
        guard let own = script.override(.setNeedsLayout) else { return super.setNeedsLayout() }
        run(own)
    }

    override func layoutIfNeeded() {
        guard let own = script.override(.layoutIfNeeded) else { return super.layoutIfNeeded() }
        run(own)
    }

    override func setNeedsUpdateConstraints() {
        guard let own = script.override(.setNeedsUpdateConstraints) else {
            return super.setNeedsUpdateConstraints()
        }
        run(own)
    }

    override var traitCollection: UITraitCollection {
        read(.traitCollection) ?? super.traitCollection
    }

    override var intrinsicContentSize: CGSize {
        read(.intrinsicContentSize) ?? super.intrinsicContentSize
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        result(of: .`sizeThatFits(_:)`, [size.value]) ?? super.sizeThatFits(size)
    }

    override func sizeToFit() {
        guard let own = script.override(.sizeToFit) else { return super.sizeToFit() }
        run(own)
    }

    override var forFirstBaselineLayout: UIView {
        read(.forFirstBaselineLayout) ?? super.forFirstBaselineLayout
    }

    override var forLastBaselineLayout: UIView {
        read(.forLastBaselineLayout) ?? super.forLastBaselineLayout
    }

    override func invalidateIntrinsicContentSize() {
        guard let own = script.override(.invalidateIntrinsicContentSize) else {
            return super.invalidateIntrinsicContentSize()
        }
        run(own)
    }

    override var layoutMargins: UIEdgeInsets {
        get { read(.layoutMargins) ?? super.layoutMargins }
        set { if !write(.layoutMargins, newValue) { super.layoutMargins = newValue } }
    }

    // MARK: Touches and gestures

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        (result(of: .`hitTest(_:with:)`, [point.value, event.value]) as UIView??)
            ?? super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        result(of: .`point(inside:with:)`, [point.value, event.value])
            ?? super.point(inside: point, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        result(of: .`gestureRecognizerShouldBegin(_:)`, [gestureRecognizer.value])
            ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
